"""A game being played: its beginning, its course, its manners, its end."""
