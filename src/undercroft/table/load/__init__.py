"""Clients by the hundred, to measure a server or to try its patience: `python -m undercroft.table.load`."""
