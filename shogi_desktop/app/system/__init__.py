"""What the operating system gives: files, places, other starts of the program, time, languages."""
