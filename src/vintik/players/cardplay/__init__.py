"""The card to play, by worth in worlds that fit what is known."""
