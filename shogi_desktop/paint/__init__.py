"""Everything that is drawn of the game: themes, piece faces, the board, diagrams and the printed kifu.

Screen, print and export share these painters. No widgets: QtGui, QtSvg and QtCore only.
"""
