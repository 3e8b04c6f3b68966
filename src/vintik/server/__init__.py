"""The table in a browser: HTTP and WebSocket around the engine.

It knows who sits where and what they may see; it knows no rules and no names of games.
"""
