"""The page of the characters: who there is to play against."""
