"""A disclosed bidding system as one table, used to propose calls and to read them."""

from vintik.players.bidding.hearing import Hearing, System
from vintik.players.bidding.systems import system_of

__all__ = ["Hearing", "System", "system_of"]
