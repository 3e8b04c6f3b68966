"""Calling: a disclosed system as one table, used to choose a call and to read one; and judgement."""
