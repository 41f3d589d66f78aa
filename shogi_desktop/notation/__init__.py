"""Kifu and move text: str and bytes to `Record` and back. Reads leniently, writes strictly, knows no Qt."""
