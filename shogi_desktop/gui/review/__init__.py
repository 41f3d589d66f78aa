"""The review of a game for people: its page, and learning from one's mistakes."""
