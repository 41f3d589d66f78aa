"""Controllers: what the program does, without saying how it looks.

What is here joins the game, the engine, the files and the settings for the window above it. It knows QtCore,
never a widget.
"""
