"""What the player has chosen, kept between runs."""
