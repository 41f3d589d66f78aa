"""The engines that the player owns."""
