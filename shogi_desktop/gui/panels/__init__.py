"""The parts of the play page beside the board."""
