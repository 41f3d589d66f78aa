"""The page of the kifu library: filters, list, preview, and the search for positions."""
