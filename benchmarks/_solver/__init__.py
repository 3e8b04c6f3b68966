"""The parts of `benchmarks/solver.py`."""
