"""The greedy bot."""
