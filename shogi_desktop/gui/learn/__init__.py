"""The course and the rules reference in the window."""
