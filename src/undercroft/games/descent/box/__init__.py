"""What is in the box: cards, dice, sheets and figures as they are printed."""
