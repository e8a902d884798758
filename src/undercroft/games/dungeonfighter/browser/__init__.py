"""What a browser shows of the game."""
