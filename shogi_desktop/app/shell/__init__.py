"""The commands of the program, as data."""
