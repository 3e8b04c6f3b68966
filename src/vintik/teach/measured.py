"""Numbers that our own players have found, as docs/players.md has them (a test compares)."""

FIGURES = {
    "vint-expert-beginner": "546 ± 132",
    "vint-expert-club": "284 ± 65",
    "expert-received": "518",
    "expert-paid": "207",
    "opening-lead-expert": "16.7 %",
    "opening-lead-beginner": "21.7 %",
    "later-lead-expert": "10.7 %",
    "later-lead-beginner": "18.6 %",
    "cards-vint": "358 ± 113",
    "cards-tricks": "0.87",
    "cards-bridge": "4.23 ± 0.61",
    "bridge-played": "6.17 ± 0.99",
    "margin": "1.6",
}
