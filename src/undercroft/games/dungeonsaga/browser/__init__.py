"""What a browser is told of Dungeon Saga: the table as a scene, what helps with an ask, and the cards to read."""
