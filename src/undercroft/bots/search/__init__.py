"""A bot that thinks ahead: it tries answers out in imagined matches, and trusts the game's own bot until it knows."""
