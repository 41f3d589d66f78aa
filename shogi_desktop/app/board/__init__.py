"""What the board shows: a record, a place in it, who may move there, and what has changed."""
