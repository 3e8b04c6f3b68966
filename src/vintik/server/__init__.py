"""The table in a browser: HTTP and WebSocket around the engine.

It knows who sits where and what they may see; it knows no rules and no names of games.
"""

import os

# Read when NumPy is imported. The matrices of the players are small: its threads would wait for one another.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
