table-nobody-throws = There has to be somebody who throws the dice: at a table with real dice, at least one seat is a person’s.
