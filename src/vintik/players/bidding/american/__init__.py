"""Standard American for Bridge: convention cards written as data, and what they say in an auction."""
