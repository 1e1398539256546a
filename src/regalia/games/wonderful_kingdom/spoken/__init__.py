"""What is said of the game: facts of cards, questions, deeds, and the whole table."""
