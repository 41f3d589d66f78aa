"""Dialogs, each a question the player asked for."""
