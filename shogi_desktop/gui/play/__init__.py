"""The board with a game on it, and what is done while playing."""
