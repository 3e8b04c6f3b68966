"""The phases of a deal: the auction and the play. Each is data (its rules) and a state made of acts."""
