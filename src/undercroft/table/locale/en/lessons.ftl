# First games to learn by.

table-no-lesson = There is no first game to learn this one by.
table-others-wait = Others play here too: bots do not wait for one person alone.

table-no-practice = There is nothing to practise in this game.
