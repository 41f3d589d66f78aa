"""The dialog that sets up a game, one module a group of its fields."""
