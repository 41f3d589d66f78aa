"""Engines: where they are, how one is driven, and what is told when one fails."""
