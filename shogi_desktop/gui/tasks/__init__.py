"""Work that must not keep the window waiting: in slices, or in a thread."""
