"""The pages that teach, over HTTP."""

from __future__ import annotations

import json

import pytest

from tests.serving import Server
from vintik.i18n import LANGUAGES
from vintik.teach import PAGES, page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_with_its_contents(server: Server, language: str) -> None:
    status, body = server.get(f"/api/rules/vint/{language}")
    sent, made = json.loads(body), page("vint", language)
    assert (status, sent["title"], sent["html"]) == (200, made.title, made.html)
    assert [(each["id"], each["title"]) for each in sent["contents"]] == [
        (each.id, each.title) for each in made.contents
    ]
    assert sent["contents"][0]["id"] == "what"
    assert sent["names"] == list(PAGES)


@pytest.mark.parametrize("path", ["whist/en", "vint/fr", "vint/..", "%2e%2e%2fen%2fvint/en"])
def test_a_page_that_there_is_not(server: Server, path: str) -> None:
    status, body = server.get(f"/api/rules/{path}")
    assert (status, json.loads(body)["code"]) == (404, "unknown_page")


@pytest.mark.parametrize("path", ["/rules", "/rules/vint"])
def test_its_address_opens_the_page(server: Server, path: str) -> None:
    status, body = server.get(path)
    assert (status, "a page" in body.decode()) == (200, True)
