"""Engines asked what positions are worth: live beside the board, and through whole games."""
