"""Play over the network: the club's server, and players who go to somebody else's."""
