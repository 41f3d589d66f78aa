"""Controllers: what the program does, without saying how it looks.

A controller joins the game, the engine, the files and the settings for the window above it. It knows QtCore,
never a widget.
"""
