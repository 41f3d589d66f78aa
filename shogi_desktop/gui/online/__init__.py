"""Play over the network: asking where, waiting, agreeing; the game itself is on the board of `gui.play`."""
