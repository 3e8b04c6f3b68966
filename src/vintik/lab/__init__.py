"""The laboratory: computer players against each other, and what can be learnt from it.

It knows players, rules and the solver, and no words: what it finds are numbers. `arena` is the way in.
"""
