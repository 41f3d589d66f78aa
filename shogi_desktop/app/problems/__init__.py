"""Mating problems: found in files, solved, examined for other solutions, kept in collections."""
