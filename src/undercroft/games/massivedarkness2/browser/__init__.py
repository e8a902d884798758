"""What a browser is told of Massive Darkness 2: the table as a scene, what helps with an ask, and the cards to read."""
