"""A record being studied."""
