"""What can be typed: the subcommands with their arguments. What they do stands in modules of their own."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

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
