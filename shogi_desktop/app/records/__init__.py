"""Records and positions as documents: files, journals, unsaved work, and a place in them."""
