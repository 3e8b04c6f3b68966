"""Fits the marks by which the solver orders leads (native/src/solver/lead_weights.hpp) to what leads cost.

    python benchmarks/lead_weights.py [--deals 1000] [--seed 1] [--write]

Builds native/tools/lead_samples.cpp in build/tools and lets it solve random deals. At some leads it tries
every card, each from the same knowledge, and says whether it works and how many cards that took. A lead that
works costs what its proof takes, another what it took in vain and the cheapest that works besides. The marks
are to make the leads that are tried first cheap: they are fitted by gradient descent on the mean cost when
leads are drawn with chances that rise with their marks (softmax). New deals, a tenth as many, give a first
idea of what they are worth elsewhere, but a few large trees decide it.
Without --write nothing is changed; with it, build again, run the tests, and keep the new marks only if
`benchmarks/solver.py` is the faster for them. It takes some ten minutes and a gigabyte.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import textwrap
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).parents[1]
HEADER = ROOT / "native" / "src" / "solver" / "lead_weights.hpp"
BUILD = ROOT / "build" / "tools"
SAMPLE = np.dtype(
    [(name, "u8") for name in ("leader", "partner", "next", "last", "card")]
    + [("node", "u4"), ("cost", "u4"), ("mark", "i2")]
    + [(name, "u1") for name in ("left", "wanted", "works")],
    align=True,
)
SIZES = {
    "tops": 500,
    "order": 64,
    "our_lengths": 36,
    "their_lengths": 36,
    "slack": 32,
    "shape": 256,
    "choice": 96,
    "ruffs": 64,
    "trump": 64,
    "trumps_out": 324,
    "trumps_led": 256,
}
"""Tables of marks and their lengths, in the order of `LeadWeights`."""
SUITS_ONLY = ("ruffs", "trump", "trumps_out", "trumps_led")
SCALE = 8
"""Marks are whole numbers: eighths of the logarithm of a chance."""
STEPS = 300
SHRINK = 2e-5
"""How strongly weights are drawn to nothing."""

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Weights = dict[str, Floats]


@dataclass(frozen=True)
class Leads:
    """Samples as the fit sees them; leads of one position (a node) stand together.

    `places`: for each table of marks, which entry each lead adds, -1 for none. `loss`: what it costs to try
    it first beyond the cheapest, by the root of the mean of its node, so that large trees do not drown the
    others.
    """

    places: dict[str, Ints]
    starts: Ints
    nodes: Ints
    cost: Floats
    loss: Floats
    marks: Ints


def samples(what: str, deals: int, seed: int) -> NDArray[np.void]:
    """From `nt` or `suits`."""
    done = subprocess.run(
        [BUILD / "native" / "lead_samples", what, str(deals), str(seed)], check=True, stdout=subprocess.PIPE
    )
    return np.frombuffer(done.stdout, SAMPLE)


def build() -> None:
    options = ["-DVINTIK_TOOLS=ON", "-DCMAKE_BUILD_TYPE=Release", "--log-level=WARNING"]
    cmake = Path(sys.executable).with_name("cmake")  # where `make install` puts it
    subprocess.run([cmake, "-S", ROOT, "-B", BUILD, *options], check=True, stdout=subprocess.DEVNULL)
    subprocess.run([cmake, "--build", BUILD, "--target", "lead_samples"], check=True, stdout=sys.stderr)


def places_of(taken: NDArray[np.void], trumps: bool) -> dict[str, Ints]:
    """The entries that leads.hpp adds up for each lead."""
    card_bits = np.frexp(taken["card"].astype(float))[1] - 1
    suit = card_bits // 16

    def in_suit(cards: NDArray[np.uint64]) -> Ints:
        lane: NDArray[np.uint64] = cards >> (16 * suit).astype(np.uint64) & np.uint64(0x1FFF)
        return lane.astype(np.int64)

    def top(cards: Ints) -> Ints:
        return np.where(cards > 0, 1 << np.maximum(np.frexp(cards.astype(float))[1] - 1, 0), 0).astype(
            np.int64
        )

    def up_to(count: int, cards: Ints) -> Ints:
        return np.minimum(np.bitwise_count(cards).astype(np.int64), count)

    mine, partner, after, last = (in_suit(taken[who]) for who in ("leader", "partner", "next", "last"))
    card = in_suit(taken["card"])
    holders, rest = [], mine | partner | after | last
    for _ in range(3):
        best = top(rest)
        rest = rest & ~best
        others = ((partner | last) & best > 0) + 2 * ((after | last) & best > 0).astype(np.int64)
        holders.append(np.where(best == 0, 4, others))
    first = holders[0]
    trump = (suit == 0) & trumps
    low = (card != top(mine)).astype(np.int64)
    lowest = (card == (mine & -mine)).astype(np.int64)
    slack = np.minimum(taken["left"].astype(np.int64) - taken["wanted"], 3)
    order = [partner > after, partner > last, card > after, card > last, card > partner]
    out = {
        "tops": ((first * 5 + holders[1]) * 5 + holders[2]) * 2 + low + 250 * trump,
        "order": sum(fact * (16 >> i) for i, fact in enumerate(order)) + 32 * low,
        "our_lengths": up_to(5, mine) * 6 + up_to(5, partner),
        "their_lengths": up_to(5, after) * 6 + up_to(5, last),
        "slack": (slack * 4 + first) * 2 + low,
        "shape": ((first * 4 + up_to(3, partner)) * 4 + up_to(3, after)) * 4 + up_to(3, last),
        "choice": ((up_to(5, mine) * 4 + first) * 2 + low) * 2 + lowest,
    }
    if trumps:
        held = [
            (taken[who] & np.uint64(0x1FFF)).astype(np.int64) for who in ("leader", "partner", "next", "last")
        ]
        drawn = ((held[2] | held[3]) == 0).astype(np.int64)
        void = [(there == 0) & (own > 0) for there, own in zip((partner, after, last), held[1:], strict=True)]
        ruffs = void[0] * 8 + void[1] * 4 + void[2] * 2 + drawn
        single = (np.bitwise_count(mine) == 1) & (held[0] > 0)
        twos, threes = ([up_to(count, own) for own in held] for count in (2, 3))
        spread = ((twos[0] * 3 + twos[1]) * 3 + twos[2]) * 3 + twos[3]
        out |= {
            "ruffs": np.where(trump, -1, (ruffs * 2 + (first < 2)) * 2 + single),
            "trump": np.where(trump, ((drawn * 4 + first) * 4 + slack) * 2 + low, -1),
            "trumps_out": np.where(trump, -1, spread * 4 + first),
            "trumps_led": np.where(trump, threes[0] * 4 + threes[1] + 16 * threes[2] + 64 * threes[3], -1),
        }
    return out


def leads_of(taken: NDArray[np.void], trumps: bool) -> Leads:
    """Of positions in which some lead works."""
    starts = np.flatnonzero(np.diff(taken["node"], prepend=0))
    some = np.maximum.reduceat(taken["works"], starts) > 0
    taken = taken[np.repeat(some, np.diff(starts, append=len(taken)))]
    starts = np.flatnonzero(np.diff(taken["node"], prepend=0))
    sizes = np.diff(starts, append=len(taken))
    nodes = np.repeat(np.arange(len(starts)), sizes)
    took = taken["cost"] + 2.0
    works = taken["works"] > 0
    cheapest = np.minimum.reduceat(np.where(works, took, np.inf), starts)[nodes]
    cost = np.where(works, took, took + cheapest)
    mean = (np.add.reduceat(took, starts) / sizes)[nodes]
    loss = (cost - np.minimum.reduceat(cost, starts)[nodes]) / np.sqrt(mean)
    return Leads(
        places_of(taken, trumps), starts, nodes, cost, loss / loss.mean(), taken["mark"].astype(np.int64)
    )


def marks(leads: Leads, weights: Weights) -> Floats:
    """The sum for each lead."""
    out = np.zeros(len(leads.nodes))
    for name, places in leads.places.items():
        out += np.append(weights[name], 0.0)[places]
    return out


def first_costs(leads: Leads, by: Floats) -> float:
    """Cards tried, a mean over positions, if the lead with the highest mark is tried first."""
    best = np.maximum.reduceat(by, leads.starts)[leads.nodes] == by
    share = best / np.add.reduceat(best.astype(float), leads.starts)[leads.nodes]
    return float((share * leads.cost).sum() / len(leads.starts))


def fitted(leads: Leads) -> Weights:
    """By gradient descent with moments (Adam)."""
    weights = {name: np.zeros(SIZES[name]) for name in leads.places}
    mean, square = ({name: np.zeros_like(w) for name, w in weights.items()} for _ in range(2))
    for step in range(STEPS):
        by = marks(leads, weights)
        chance = np.exp(by - np.maximum.reduceat(by, leads.starts)[leads.nodes])
        chance /= np.add.reduceat(chance, leads.starts)[leads.nodes]
        expected = np.add.reduceat(chance * leads.loss, leads.starts)[leads.nodes]
        slope = chance * (leads.loss - expected) / len(leads.starts)
        rate = 0.06 * (1 - step / STEPS) + 0.005
        for name, places in leads.places.items():
            size = SIZES[name]
            gradient = np.bincount(places + 1, slope, size + 1)[1:] + SHRINK * weights[name]
            mean[name] = 0.9 * mean[name] + 0.1 * gradient
            square[name] = 0.99 * square[name] + 0.01 * gradient**2
            weights[name] -= rate * mean[name] / (np.sqrt(square[name]) + 1e-7)
    return {name: np.clip(np.rint(SCALE * w), -120, 120) for name, w in weights.items()}


def in_header(text: str) -> list[Weights]:
    """Without and with a trump suit."""
    out = []
    for body in re.findall(r"kLeadsWith\w+ = \{\n(.*?)\n\};", text, re.DOTALL):
        found = re.findall(r"// (\w+)\n\s+\{([^}]*)\}", body)
        weights = {name: np.array([float(each) for each in numbers.split(",")]) for name, numbers in found}
        out.append(
            {
                name: np.resize(w, SIZES[name]) if len(w) > 1 else np.zeros(SIZES[name])
                for name, w in weights.items()
            }
        )
    return out


def written(text: str, both: list[Weights]) -> str:
    """The header with these marks."""
    head = text[: text.index("inline constexpr")]
    parts = []
    for kind, weights in zip(("Without", "With"), both, strict=True):
        lines = []
        for name, size in SIZES.items():
            numbers = weights.get(name, np.zeros(size)).astype(int).tolist()
            row = "{" + (", ".join(map(str, numbers)) if any(numbers) else "0") + "},"
            lines.append(f"    // {name}")
            lines += textwrap.wrap(row, 115, initial_indent=" " * 4, subsequent_indent=" " * 5)
        parts.append(f"inline constexpr LeadWeights kLeads{kind}Trump = {{\n" + "\n".join(lines) + "\n};\n")
    return head + "\n".join(parts) + "\n}  // namespace vintik::solver\n"


def refit(what: str, deals: int, seed: int, present: Weights) -> Weights:
    """The new marks; says how they compare with the present ones on deals of their own."""
    apart = leads_of(samples(what, max(deals // 10, 1), seed + 1_000_000), what == "suits")
    if (marks(apart, present) != apart.marks).any():
        sys.exit("leads.hpp adds up other marks than places_of: one of them has changed")
    learnt = leads_of(samples(what, deals, seed), what == "suits")
    new = fitted(learnt)
    print(f"{what}: {len(learnt.nodes)} leads in {len(learnt.starts)} positions of {deals} deals")
    for name, leads in (("fitted to", learnt), ("others", apart)):
        now, then = first_costs(leads, marks(leads, present)), first_costs(leads, marks(leads, new))
        best = np.minimum.reduceat(leads.cost, leads.starts).mean()
        print(
            f"    {name:9} {now:.0f} cards tried with present marks, {then:.0f} with new; at best {best:.0f}"
        )
    return new


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--deals", type=int, default=1000, help="of each kind (1000)")
    parser.add_argument("--seed", type=int, default=1, help="of the deals (1)")
    parser.add_argument("--write", action="store_true", help="writes the new marks into the header")
    options = parser.parse_args()
    build()
    text = HEADER.read_text(encoding="utf-8")
    present = in_header(text)
    both = [
        refit(what, options.deals, options.seed, weights)
        for what, weights in zip(("nt", "suits"), present, strict=True)
    ]
    if options.write:
        HEADER.write_text(written(text, both), encoding="utf-8")


if __name__ == "__main__":
    main()
