"""Engine matches in the window: set up, watched, stopped and gone on with."""
