"""A convention card as a page for the printer: HTML that needs nothing else, two columns, ink on white."""

from __future__ import annotations

from html import escape

from vintik.cli.card_words import heard_text, marked, note, says
from vintik.i18n import Words
from vintik.players.bidding.american.paper import Answer, Chapter, Row

STYLE = """
@page{margin:10mm}
*{box-sizing:border-box}
body{max-width:66rem;margin:0 auto;padding:1rem;background:#fff;color:#111;
font:400 .84rem/1.3 'Alegreya Sans','Segoe UI','Noto Sans',Arial,sans-serif;
font-variant-numeric:lining-nums tabular-nums}
h1,h2,h3,dt{font-family:'Old Standard TT','Times New Roman','Liberation Serif','Noto Serif',serif}
h1{margin:0 0 .2rem;font-size:1.9rem}
header p{margin:0 0 .9rem}
main{columns:2;column-gap:1.6rem;column-rule:1px solid #bbb}
h2{margin:0 0 .3rem;padding-top:.5rem;border-bottom:2px solid #111;font-size:1.15rem;break-after:avoid}
h3{margin:.5rem 0 .1rem;font-size:1rem;break-after:avoid}
dl{display:grid;grid-template-columns:3.4em 1fr;margin:0;column-gap:.4em}
dt{font-weight:700;break-inside:avoid}
dd{margin:0;break-inside:avoid;hyphens:auto}
dd p,section>p{margin:0}
@media(max-width:640px){main{columns:1}}
@media print{body{max-width:none;padding:0;font-size:6.8pt;line-height:1.2}
h2{font-size:11pt}h3{font-size:8.5pt}
main{columns:2}
.sheet body{font-size:6.6pt}.sheet h1{font-size:14pt}.sheet header p{margin:0 0 2pt}
.sheet h2{margin:0;padding-top:3pt;border-bottom-width:1px;font-size:9pt}
.sheet h3{margin:1pt 0 0;font-size:7.5pt}}
"""


def page(name: str, chapters: tuple[Chapter, ...], whole: bool, words: Words) -> str:
    """The page of the card, or of its summary, in the language of `words`."""
    title = escape(words("convention-card", card=name))
    body = "\n".join(_chapter(chapter, whole, words) for chapter in chapters)
    sheet = "" if whole else ' class="sheet"'
    return (
        f'<!doctype html>\n<html lang="{words.language}"{sheet}>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n"
        f"<header><h1>{title}</h1>\n<p>{escape(note(whole, words))}</p></header>\n<main>\n{body}\n</main>\n"
    )


def _chapter(chapter: Chapter, whole: bool, words: Words) -> str:
    title = escape(words("card-chapter", chapter=chapter.code))
    remarks = [f"<p>{escape(words('card-remark', remark=each))}</p>" for each in chapter.remarks]
    parts = [f"<h2>{title}</h2>", *(_row(row, whole, words) for row in chapter.rows), *remarks]
    return "<section>\n" + "\n".join(parts) + "\n</section>"


def _row(row: Row, whole: bool, words: Words) -> str:
    answers = "\n".join(_answer(answer, whole, words) for answer in row.answers)
    return f"<h3>{escape(heard_text(row, words))}</h3>\n<dl>\n{answers}\n</dl>"


def _answer(answer: Answer, whole: bool, words: Words) -> str:
    said = "".join(f"<p>{escape(each)}</p>" for each in says(answer, whole, words))
    return f"<dt>{escape(marked(answer, words))}</dt><dd>{said}</dd>"
