"""Files of the record on the board: opening, saving, and what is asked on the way."""
