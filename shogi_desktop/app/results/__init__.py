"""What games against the computer came to: results, rating, and what follows from them."""
