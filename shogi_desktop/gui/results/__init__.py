"""The player's results."""
