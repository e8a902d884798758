"""Playing in a terminal: a table for any game, with people at the keyboard, bots, or both."""
