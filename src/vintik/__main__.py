"""`python -m vintik`."""

from vintik.cli import main

main()
