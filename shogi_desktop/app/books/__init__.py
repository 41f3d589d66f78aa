"""Books of the player's own: opened where they lie, asked, changed, chosen from.

Knows no windows and no Qt.
"""
