"""What a server survives: `python -m undercroft.table.campaign` kills, fails over, and sends nonsense."""
