"""A table, a scorekeeper and a study room for the card games Vint and Bridge."""

__version__ = "0.1.0"
