"""Books of the player's own: opened where they lie, asked, changed, chosen from.

Only its words know Qt.
"""
