"""The explorer beside the board: what was played, and what books and engines say, from the position shown."""
