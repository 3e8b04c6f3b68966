"""The call to make where the table of a system leaves a choice: candidates compared in imagined worlds."""

from vintik.players.judgement.choice import Alternative, Considered, choose_call

__all__ = ["Alternative", "Considered", "choose_call"]
