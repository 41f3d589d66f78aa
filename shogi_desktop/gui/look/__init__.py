"""Colours, sizes, signs and pieces: everything that decides how the program looks."""
