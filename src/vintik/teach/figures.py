"""What may stand in a text in double brackets, and what the engine puts there.

`[[value 3C]]` is a name with arguments, `[[V6.NS.honours]]` a part of an example, `[[vint-1000/value 4H]]`
speaks of another game than the page's. Every figure is listed in docs/teaching.md.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from vintik.cards import NotationError, Side
from vintik.game.closing import own_lines
from vintik.game.forms import Rubber, Target
from vintik.game.lines import Line
from vintik.game.rules import Rules
from vintik.games import GAMES, OptionRefused, rules_for
from vintik.games.options import Option, value_of
from vintik.players.bidding.natural import BOLD, CAREFUL
from vintik.players.bidding.systems import DEAR, trick_down
from vintik.teach import diagrams, measured, shown
from vintik.teach.examples import EXAMPLES
from vintik.teach.piece import Piece, Place, UnknownFigure, bid_of, bid_piece, number, plain
from vintik.teach.scored import Example, Played, Scored, outcome_of, scored

Figure = Callable[..., Piece | int]
_FIGURES: dict[str, Figure] = {}


def piece_of(source: str, place: Place) -> Piece:
    """What `[[source]]` stands for; raises `UnknownFigure`."""
    try:
        made = _made(source, place)
    except (ArithmeticError, LookupError, NotationError, OptionRefused, TypeError, ValueError) as fault:
        raise UnknownFigure(f"[[{source}]]: {fault}") from fault
    return made if isinstance(made, Piece) else number(made)


def _made(source: str, place: Place) -> Piece | int:
    name, _, rest = source.partition(" ")
    if "/" in name:
        game, _, name = name.partition("/")
        if game not in GAMES:
            raise UnknownFigure(game)
        place = replace(place, game=game)
    if name in _FIGURES:
        return _FIGURES[name](place, *rest.split())
    example, _, part = name.partition(".")
    if rest or not part:
        raise UnknownFigure(source)
    return _of_example(_example(example), part, place)


def _example(name: str) -> Example:
    if name not in EXAMPLES:
        raise UnknownFigure(name)
    return EXAMPLES[name]


# --- numbers of the rules --------------------------------------------------------------------------


def _figure(name: str) -> Callable[[Figure], Figure]:
    def keep(made: Figure) -> Figure:
        _FIGURES[name] = made
        return made

    return keep


@_figure("bid")
def _bid(place: Place, bid: str) -> Piece:
    return bid_piece(bid_of(bid), place.words)


@_figure("card")
def _card(place: Place, *cards: str) -> Piece:
    return shown.cards(cards, place.words)


@_figure("value")
def _value(place: Place, bid: str) -> int:
    """Trick value of a bid (V4.1, M4.1)."""
    return _trick_value(place.rules, bid)


@_figure("step")
def _step(place: Place) -> int:
    """What a level adds to the trick value (V4.1, M4.1)."""
    return _trick_value(place.rules, "2S") - _trick_value(place.rules, "1S")


@_figure("tricks-to-game")
def _tricks_to_game(place: Place, bid: str) -> int:
    """Tricks that make a game from nothing, at the value of a bid."""
    return -(-_target(place.rules) // _trick_value(place.rules, bid))


@_figure("needs")
def _needs(_place: Place, bid: str) -> int:
    return bid_of(bid).needs


@_figure("order")
def _order(place: Place) -> Piece:
    """The suits as they rise (V2.2, M2.2, B2.2)."""
    return shown.order(place)


@_figure("bids")
def _bids(place: Place) -> int:
    return len(place.rules.auction.heights)


@_figure("passes-to-end")
def _passes_to_end(place: Place) -> int:
    return place.rules.auction.closing_passes


@_figure("passes-to-annul")
def _passes_to_annul(place: Place) -> int:
    return place.rules.auction.annulling_passes


@_figure("game-at")
def _game_at(place: Place) -> int:
    """Points that win a game (V5.1), or the match (M5.1)."""
    return _target(place.rules)


@_figure("game-bonus")
def _game_bonus(place: Place) -> int:
    form = place.rules.form
    if isinstance(form, Rubber):
        return form.game
    if isinstance(form, Target):
        return form.bonus
    raise UnknownFigure("game-bonus")


@_figure("rubber-bonus")
def _rubber_bonus(place: Place) -> int:
    form = place.rules.form
    if isinstance(form, Rubber):
        return form.rubber
    raise UnknownFigure("rubber-bonus")


@_figure("item")
def _item(place: Place, kinds: str, contract: str, tricks: str, *more: str) -> int:
    """`item undertricks 3C 8`: the points of a kind of item when North and South play the contract and take
    so many tricks. Then, if need be, the cards they hold (`CA CK`) and options (`vulnerable=Both`)."""
    return _points(_probe(place, contract, tricks, more)[1], kinds)


@_figure("times")
def _times(place: Place, kinds: str, contract: str, tricks: str, *more: str) -> int:
    """The same in trick values."""
    rules, lines = _probe(place, contract, tricks, more)
    return _points(lines, kinds) // _trick_value(rules, contract)


@_figure("measured")
def _measured(place: Place, name: str) -> Piece:
    """What our own players have found (docs/players.md)."""
    text = measured.FIGURES[name]
    if place.words.language != "en":
        text = text.replace(".", ",")
    return Piece(f'<span class="figure">{text}</span>', text)


@_figure("opening-points")
def _opening_points(place: Place, level: str) -> int:
    """Points with which our players open a suit in this game."""
    system = CAREFUL if trick_down(place.rules) >= DEAR else BOLD
    return system.open_suit[int(level)]


@_figure("choice")
def _choice(place: Place, option: str, which: str) -> int:
    """One of the values of an option of the game, counted from 1."""
    return int(_option(place, option).values[int(which) - 1])


@_figure("others")
def _others(place: Place, option: str) -> Piece:
    """All its values but the usual one."""
    named = _option(place, option)
    return plain(", ".join(str(value) for value in named.values if value != named.default))


@_figure("diagram")
def _diagram(place: Place, name: str, example: str = "") -> Piece:
    if name == "ladder":
        return diagrams.ladder(place)
    if name == "table":
        return diagrams.table(place)
    if name == "sheet":
        return diagrams.sheet(_example(example), place)
    raise UnknownFigure(name)


@_figure("widget")
def _widget(place: Place, name: str) -> Piece:
    """Something that the page in the browser fills with life; until then, and elsewhere, a link."""
    if name != "calculator":
        raise UnknownFigure(name)
    link = f'<a href="/calculator/{place.game}">{place.words("taught-calculator")}</a>'
    return Piece(f'<div data-widget="calculator" data-game="{place.game}"><p>{link}</p></div>', "", True)


def _option(place: Place, name: str) -> Option:
    return next(option for option in GAMES[place.game].options if option.name == name)


def _trick_value(rules: Rules, bid: str) -> int:
    if rules.trick_value is None:
        raise UnknownFigure("value")
    return rules.trick_value(bid_of(bid))


def _target(rules: Rules) -> int:
    if rules.form.target is None:
        raise UnknownFigure("game-at")
    return rules.form.target


def _probe(place: Place, contract: str, tricks: str, more: tuple[str, ...]) -> tuple[Rules, tuple[Line, ...]]:
    options = dict(each.split("=") for each in more if "=" in each)
    rules = rules_for(place.game, {name: value_of(value) for name, value in options.items()})
    taken = int(tricks)
    winners = " ".join(f"{seat}{count}" for seat, count in (("N", taken), ("E", 13 - taken)) if count)
    held = " ".join(each for each in more if "=" not in each)
    return rules, own_lines(rules, outcome_of(rules, Played(contract, "N", winners, held)))


def _points(lines: tuple[Line, ...], kinds: str, side: Side | None = None) -> int:
    """Raises `UnknownFigure` if there is no such item: a text that names it would be wrong."""
    found = [line.points for line in lines if line.kind in kinds.split("+") and side in (None, line.side)]
    if not found:
        raise UnknownFigure(f"no {kinds}")
    return sum(found)


# --- parts of an example ---------------------------------------------------------------------------


def _of_example(example: Example, part: str, place: Place) -> Piece | int:
    """`V6.NS.honours`; of a match of several deals the last one, `RUBBER.2.NS` the second."""
    deals = scored(example)
    place = replace(place, game=example.game)
    names = part.split(".")
    if names[0].isdigit():
        deal = deals[int(names.pop(0)) - 1]
    else:
        deal = deals[-1]
    if names[0] in Side.__members__:
        return _of_side(deal, Side[names[0]], names[1:])
    match names:
        case ["contract"]:
            return bid_piece(deal.outcome.contract.bid, place.words)
        case ["value"]:
            return deal.outcome.trick_value
        case ["needed"]:
            return deal.outcome.contract.bid.needs
        case ["taken"]:
            return deal.outcome.tricks(deal.outcome.declaring)
        case ["short"] if deal.outcome.surplus < 0:
            return -deal.outcome.surplus
        case ["over"] if deal.outcome.surplus > 0:
            return deal.outcome.surplus
        case ["difference"]:
            return abs(deal.totals[0] - deal.totals[1])
        case ["crossed"] if deal.game_won is not None:
            return deal.game_won.trick
        case ["before" | "below" | "total" | "games" as what, side]:
            return _of_sheet(deal, what, Side[side])
        case ["margin"]:
            return deal.after.margin
        case ["items"]:
            return shown.items(deal, place)
        case ["tricks"]:
            return shown.running(deal, place)
        case ["hands"] if deal.deal is not None:
            return shown.hands(deal.deal, place.words)
    raise UnknownFigure(part)


def _of_side(deal: Scored, side: Side, names: list[str]) -> Piece | int:
    match names:
        case []:
            return deal.totals[side]
        case ["taken"]:
            return deal.outcome.tricks(side)
        case ["why", kind]:
            (line,) = [line for line in deal.lines if line.kind == kind and line.side is side]
            return Piece(f'<span class="figure">{line.why}</span>', line.why)
        case [kinds]:
            return _points(deal.lines, kinds, side)
    raise UnknownFigure(".".join(names))


def _of_sheet(deal: Scored, what: str, side: Side) -> int:
    if what == "before":
        return deal.before.below[side]
    if what == "below":
        return deal.after.below[side]
    return deal.after.games[side] if what == "games" else deal.after.totals[side]
