"""What the hidden hands may be."""
