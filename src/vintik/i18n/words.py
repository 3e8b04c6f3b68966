"""Looks sentences up in the catalogues of a language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LANGUAGES = ("en", "es", "pt", "ru")


def language_of(environment: Mapping[str, str]) -> str:
    """The language of `VINTIK_LANGUAGE`, else of the locale (`LC_ALL`, `LC_MESSAGES`, `LANG`), else English.

    >>> language_of({"LANG": "pt_BR.UTF-8"}), language_of({"LANG": "es_ES", "VINTIK_LANGUAGE": "ru"})
    ('pt', 'ru')
    """
    for name in ("VINTIK_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


class Words:
    """The sentences of one language. Numbers are written as digits alone: `match 1500`, not `1,500`.

    >>> Words("en")("refusal-must-follow", seat="E", suit="H")
    'E must follow hearts'
    """

    def __init__(self, language: str) -> None:
        """Raises `KeyError` for a language that is not one of `LANGUAGES`."""
        if language not in LANGUAGES:
            raise KeyError(language)
        self.language = language
        self._bundle = _first_area(language)

    def __call__(self, name: str, **params: str | int) -> str:
        """The sentence `name`; raises `KeyError` if there is none, `ValueError` if it lacks a parameter."""
        if not self._bundle.has_message(name):
            self._bundle = _all_areas(self.language)
            if not self._bundle.has_message(name):
                raise KeyError(name)
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise KeyError(name)
        plain = {
            key: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for key, value in params.items()
        }
        text, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise ValueError(f"{name}: {errors[0]}")
        return str(text)

    def refusal(self, code: str, params: Mapping[str, object]) -> str:
        """The sentence for a refusal code (docs/refusals.md)."""
        plain = {key: value if isinstance(value, int) else str(value) for key, value in params.items()}
        return self("refusal-" + code.replace("_", "-"), **plain)


@cache
def _first_area(language: str) -> FluentBundle:
    """The command's own words: `vintik score --json` needs no others, and starts sooner."""
    return _bundle(language, "command.ftl")


@cache
def _all_areas(language: str) -> FluentBundle:
    return _bundle(language, "*.ftl")


def _bundle(language: str, files: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((Path(__file__).parent / language).glob(files)):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
