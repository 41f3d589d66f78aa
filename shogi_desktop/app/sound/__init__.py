"""What is heard: sounds of the board and the clock, and the spoken count."""
