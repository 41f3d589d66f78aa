"""The window's frame: what its parts get of it, and when each of them is made."""
