"""Spaced repetition: positions that come back when they are about to be forgotten. Without Qt or engines."""
