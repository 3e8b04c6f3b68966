"""A seat's view as the message a screen is drawn from.

It reads a `View`, so it cannot show what that hides.
"""

from __future__ import annotations

from typing import Any

from vintik.cards import SEATS, SIDES, Bid, Denomination, Holding, Seat
from vintik.game import Offers, Rules, Table, View
from vintik.game.phases.auction import Auction, Contract
from vintik.game.phases.play import Play, Trick
from vintik.game.sheet import DealResult, Sheet, Sides
from vintik.game.standing import Race, prices, race
from vintik.game.table import CurrentDeal
from vintik.record.score import game_won_of, item_of
from vintik.server.shapes import OffersSeen, ViewSeen

Json = dict[str, Any]


def view_seen(view: View) -> ViewSeen:
    """Everything the seat of this view may know."""
    table = view.table
    rules = table.rules
    return ViewSeen.model_validate(
        {
            "game": rules.game,
            "options": dict(rules.options),
            "form": rules.form.kind,
            "columns": list(rules.columns),
            "vulnerable": [side.name for side in SIDES if side in rules.vulnerable],
            "seat": view.seat.name,
            "match": _match(table),
            "deal": None if table.deal is None else _deal(rules, table.sheet, table.deal),
            "sheet": [row_seen(rules, result) for result in table.sheet.deals],
        }
    )


def bids_seen(rules: Rules, seat: Seat) -> list[Json]:
    """Each bid as `BidWorth`, from low to high."""
    order = rules.auction.order
    bids = [Bid.of(level, denomination) for level in range(1, 8) for denomination in order]
    return [
        {
            "bid": bid.name,
            "needs": bid.needs,
            "trick_value": None if rules.trick_value is None else rules.trick_value(bid),
            "one_short": prices(rules, Contract(bid, seat, 0)).one_short,
        }
        for bid in bids
    ]


def offers_seen(offers: Offers, may_deal: bool, may_take_back: bool, may_ask: bool) -> OffersSeen:
    """What a seat may do; who may ask for the next deal, for an act back or for a hint is the server's to
    say."""
    return OffersSeen.model_validate(
        {
            "calls": [call.name for call in offers.calls],
            "cards": [card.name for card in offers.cards],
            "hand": None if offers.hand is None else offers.hand.name,
            "deal": may_deal,
            "claim": offers.claimable > 0,
            "take_back": may_take_back,
            "hint": may_ask,
        }
    )


def _sides(pair: Sides) -> Json:
    return {side.name: pair[side] for side in SIDES}


def _name(seat: Seat | None) -> str | None:
    return None if seat is None else seat.name


def _match(table: Table) -> Json:
    sheet = table.sheet
    return {
        "over": sheet.over,
        "winner": None if sheet.winner is None else sheet.winner.name,
        "totals": _sides(sheet.totals),
        "margin": sheet.margin,
        "games": _sides(sheet.games),
        "below": _sides(sheet.below),
        "target": table.rules.form.target,
        "dealer": _name(table.dealer),
    }


def _deal(rules: Rules, sheet: Sheet, deal: CurrentDeal) -> Json:
    phase = "over" if deal.over else "auction" if deal.play is None else "play"
    contract = deal.auction.contract()
    tricks = deal.play.tricks if deal.play is not None else ()
    won = [trick.winner.side for trick in tricks]
    running = race(rules, sheet, None, ()) if deal.over else race(rules, sheet, contract, won)
    return {
        "number": deal.number,
        "dealer": deal.dealer.name,
        "phase": phase,
        "hands": {seat.name: _hand(deal.holdings[seat]) for seat in SEATS},
        "auction": auction_seen(rules, deal.auction),
        "contract": None if contract is None else _contract(rules, contract, deal.play),
        "trick": None if deal.play is None or deal.over else _trick_on_table(deal.play),
        "tricks": [trick_seen(trick) for trick in tricks],
        "taken": _taken(tricks),
        "race": None if running is None else _race(running),
        "turn": _name(deal.turn),
        "actor": _name(deal.actor),
    }


def _hand(holding: Holding) -> Json:
    return {"cards": [card.name for card in holding.known], "unseen": holding.unseen}


def auction_seen(rules: Rules, auction: Auction) -> Json:
    """As `AuctionSeen`."""
    order: tuple[Denomination, ...] = rules.auction.order
    return {
        "calls": [
            {"seat": auction.dealer.after(place).name, "call": call.name}
            for place, call in enumerate(auction.calls)
        ],
        "bid": None if auction.bid is None else auction.bid.name,
        "bidder": _name(auction.bidder),
        "doubled": auction.doubled,
        "passes": auction.passes,
        "passes_to_end": auction.passes_to_end,
        "minimum_level": auction.minimum_level,
        "denominations": [each.name for each in order],
        "doubles": rules.auction.doubles,
    }


def _race(running: Race) -> Json:
    return {
        "reached": _sides(running.reached),
        "missing": _sides(running.missing),
        "tricks": {side.name: running.tricks[side] for side in SIDES},
        "won": game_won_of(running.won),
    }


def _contract(rules: Rules, contract: Contract, play: Play | None) -> Json:
    one_short, overtrick = prices(rules, contract)
    return {
        "bid": contract.bid.name,
        "declarer": contract.declarer.name,
        "doubled": contract.doubled,
        "dummy": _name(play.dummy) if play is not None else None,
        "needs": contract.bid.needs,
        "to_beat": 14 - contract.bid.needs,
        "trick_value": None if rules.trick_value is None else rules.trick_value(contract.bid),
        "one_short": one_short,
        "overtrick": overtrick,
    }


def trick_seen(trick: Trick) -> Json:
    """As `TrickSeen`."""
    return {
        "leader": trick.leader.name,
        "cards": [{"seat": trick.leader.after(n).name, "card": c.name} for n, c in enumerate(trick.cards)],
        "winner": trick.winner.name,
    }


def _trick_on_table(play: Play) -> Json:
    return {
        "leader": play.leader.name,
        "cards": [{"seat": play.leader.after(n).name, "card": c.name} for n, c in enumerate(play.on_table)],
        "winner": None,
    }


def _taken(tricks: tuple[Trick, ...]) -> Json:
    return {side.name: sum(1 for trick in tricks if trick.winner.side is side) for side in SIDES}


def row_seen(rules: Rules, result: DealResult) -> Json:
    """As `SheetRow`."""
    contract = result.contract
    return {
        "deal": result.number,
        "dealer": result.dealer.name,
        "contract": None if contract is None else contract.bid.name,
        "declarer": None if contract is None else contract.declarer.name,
        "doubled": 0 if contract is None else contract.doubled,
        "needs": 0 if contract is None else contract.bid.needs,
        "tricks": _taken(result.tricks),
        "trick_winners": [trick.winner.name for trick in result.tricks],
        "items": [{**item_of(line), "rule": rules.paragraphs[line.kind]} for line in result.lines],
        "totals": _sides(result.totals),
        "game_won": game_won_of(result.game_won),
    }
