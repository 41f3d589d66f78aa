"""Who sits at the board: one contract, and those who fulfil it."""
