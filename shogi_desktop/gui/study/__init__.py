"""The record beside the board: moves, comments, branches, information."""
