"""What can be typed: the subcommands with their arguments. What they do stands in modules of their own."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal

import typer

from vintik import __version__
from vintik.i18n import Words, language_of

words = Words(language_of(os.environ))
app = typer.Typer(
    help=words("help-vintik"), no_args_is_help=True, rich_markup_mode=None, add_completion=False
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"vintik {__version__}")
        raise typer.Exit


@app.callback()
def vintik(
    version: Annotated[
        bool, typer.Option("--version", help=words("help-version"), callback=_version, is_eager=True)
    ] = False,
) -> None:
    pass


@app.command(help=words("help-score"))
def score(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help=words("help-score-files"))],
    as_json: Annotated[bool, typer.Option("--json", help=words("help-score-json"))] = False,
) -> None:
    from vintik.cli.score import score_files

    raise typer.Exit(score_files(files, as_json, words))


@app.command(help=words("help-deal"))
def deal(
    game: Annotated[str, typer.Option(help=words("help-game"))],
    seed: Annotated[int | None, typer.Option(help=words("help-seed"))] = None,
    bots: Annotated[str, typer.Option(metavar="LEVEL", help=words("help-bots"))] = "beginner",
    matches: Annotated[int, typer.Option(min=1, metavar="K", help=words("help-matches"))] = 1,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help=words("help-option"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=words("help-deal-json"))] = False,
) -> None:
    from vintik.cli.deal import deal_matches

    raise typer.Exit(deal_matches(game, seed, bots, matches, option or [], as_json, words))


@app.command(help=words("help-dd"))
def dd(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help=words("help-score-files"))],
    as_json: Annotated[bool, typer.Option("--json", help=words("help-dd-json"))] = False,
    svg: Annotated[Path | None, typer.Option(metavar="PATH", help=words("help-dd-svg"))] = None,
    threads: Annotated[
        int | None, typer.Option(min=1, max=1024, metavar="N", help=words("help-dd-threads"))
    ] = None,
    memory: Annotated[int, typer.Option(min=1, max=2**20, metavar="MB", help=words("help-dd-memory"))] = 32,
) -> None:
    from vintik.cli.dd import analyse_files

    raise typer.Exit(analyse_files(files, as_json, svg, threads, memory, words))


@app.command(help=words("help-review"))
def review(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help=words("help-score-files"))],
    most: Annotated[int, typer.Option("--most", min=1, metavar="N", help=words("help-review-most"))] = 8,
    as_json: Annotated[bool, typer.Option("--json", help=words("help-dd-json"))] = False,
) -> None:
    from vintik.cli.review import review_files

    raise typer.Exit(review_files(files, most, as_json, words))


@app.command(help=words("help-bid"))
def bid(
    files: Annotated[
        list[str] | None, typer.Argument(metavar="FILE...", help=words("help-bid-files"))
    ] = None,
    seed: Annotated[int, typer.Option(help=words("help-advice-seed"))] = 1,
    as_json: Annotated[bool, typer.Option("--json", help=words("help-bid-json"))] = False,
) -> None:
    from vintik.cli.bid import answer_files

    raise typer.Exit(answer_files(files or [], seed, as_json, words))


@app.command(help=words("help-card"))
def card(
    name: Annotated[str, typer.Argument(metavar="NAME", help=words("help-card-name"))] = "sayc",
    whole: Annotated[bool, typer.Option("--all", help=words("help-card-all"))] = False,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help=words("help-card-html"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=words("help-card-json"))] = False,
) -> None:
    from vintik.cli.card import print_card

    raise typer.Exit(print_card(name, whole, html, as_json, words))


@app.command(help=words("help-rules"))
def rules(
    page: Annotated[str, typer.Argument(metavar="NAME", help=words("help-rules-page"))] = "overview",
    language: Annotated[
        Literal["en", "es", "pt", "ru"] | None, typer.Option(help=words("help-rules-language"))
    ] = None,
) -> None:
    from vintik.cli.rules import print_rules

    raise typer.Exit(print_rules(page, language or words.language))


@app.command(help=words("help-explain"))
def explain(
    file: Annotated[str, typer.Argument(metavar="FILE", help=words("help-explain-file"))],
    deal: Annotated[int, typer.Option(min=1, metavar="K", help=words("help-explain-deal"))] = 1,
    card: Annotated[int | None, typer.Option(min=1, metavar="N", help=words("help-explain-card"))] = None,
    call: Annotated[int | None, typer.Option(min=1, metavar="N", help=words("help-explain-call"))] = None,
    match: Annotated[int, typer.Option(min=1, metavar="M", help=words("help-explain-match"))] = 1,
    level: Annotated[str, typer.Option(metavar="LEVEL", help=words("help-explain-level"))] = "expert",
    seed: Annotated[int, typer.Option(help=words("help-advice-seed"))] = 1,
    as_json: Annotated[bool, typer.Option("--json", help=words("help-explain-json"))] = False,
) -> None:
    from vintik.cli.explain import explain_act

    raise typer.Exit(explain_act(file, match, deal, card, call, level, seed, as_json, words))


@app.command(help=words("help-quiz"))
def quiz(
    topic: Annotated[str | None, typer.Option(metavar="TOPIC", help=words("help-quiz-topic"))] = None,
    card: Annotated[str, typer.Option(metavar="CARD", help=words("help-quiz-card"))] = "sayc",
    seed: Annotated[int | None, typer.Option(min=0, help=words("help-quiz-seed"))] = None,
    count: Annotated[int, typer.Option(min=1, metavar="N", help=words("help-quiz-count"))] = 10,
    topics: Annotated[bool, typer.Option("--topics", help=words("help-quiz-topics"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=words("help-quiz-json"))] = False,
) -> None:
    from vintik.cli.quiz import quiz as ask

    raise typer.Exit(ask(topic, card, seed, count, as_json, topics, words))


@app.command(help=words("help-arena"))
def arena(
    game: Annotated[str, typer.Option(help=words("help-game"))],
    players: Annotated[str, typer.Option(metavar="A", help=words("help-arena-players"))] = "beginner",
    against: Annotated[str, typer.Option(metavar="B", help=words("help-arena-against"))] = "beginner",
    deals: Annotated[int, typer.Option(min=1, metavar="N", help=words("help-arena-deals"))] = 100,
    seed: Annotated[int, typer.Option(help=words("help-arena-seed"))] = 1,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help=words("help-option"))] = None,
    rubbers: Annotated[bool, typer.Option("--rubbers", help=words("help-arena-rubbers"))] = False,
    start: Annotated[Literal["auction", "cards"], typer.Option(help=words("help-arena-start"))] = "auction",
    end: Annotated[Literal["auction", "cards"], typer.Option(help=words("help-arena-end"))] = "cards",
    auction: Annotated[str, typer.Option(metavar="LEVEL", help=words("help-arena-auction"))] = "beginner",
    errors: Annotated[bool, typer.Option("--errors", help=words("help-arena-errors"))] = False,
    jobs: Annotated[int, typer.Option(min=1, max=1024, metavar="J", help=words("help-arena-jobs"))] = 1,
    dask: Annotated[str | None, typer.Option(metavar="ADDRESS", help=words("help-arena-dask"))] = None,
    log: Annotated[Path | None, typer.Option(metavar="FILE", help=words("help-arena-log"))] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help=words("help-arena-plot"))] = None,
    patience: Annotated[
        float, typer.Option(min=0.001, metavar="SECONDS", help=words("help-arena-patience"))
    ] = 10.0,
    as_json: Annotated[bool, typer.Option("--json", help=words("help-arena-json"))] = False,
) -> None:
    from vintik.cli.arena import Order, compare

    order = Order(
        game=game,
        players=players,
        against=against,
        deals=deals,
        seed=seed,
        options=option or [],
        rubbers=rubbers,
        start=start,
        end=end,
        auction=auction,
        errors=errors,
        patience=patience,
        jobs=jobs,
        dask=dask,
        log=log,
        plot=plot,
        as_json=as_json,
    )
    raise typer.Exit(compare(order, words))


HostOption = Annotated[str | None, typer.Option(help=words("help-host"))]
PortOption = Annotated[int | None, typer.Option(min=0, max=65535, help=words("help-port"))]


@app.command(help=words("help-serve"))
def serve(host: HostOption = None, port: PortOption = None) -> None:
    from vintik.cli.serve import run

    run(host, port, open_browser=False)


@app.command(help=words("help-play"))
def play(host: HostOption = None, port: PortOption = None) -> None:
    from vintik.cli.serve import run

    run(host, port, open_browser=True)
