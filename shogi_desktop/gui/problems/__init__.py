"""Mating problems in the window: the page where they are solved."""
