"""Small widgets of the program's own look, used on every page."""
