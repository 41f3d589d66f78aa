"""The kifu library: an index, kept in SQLite, of the kifu files in the folders that the player has named.

The files stay the truth; the index can be made anew from them at any time (docs/decisions/0011-library.md).
Nothing is imported here: worker processes load `reading` and what it needs, and never Qt.
"""
