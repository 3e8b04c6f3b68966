"""The pages of Vint to 1000 and of Bridge, and the glossary, as axe reads them on a narrow screen."""

from __future__ import annotations

import pytest

from tests.browser.conftest import SitDown
from tests.browser.test_access import check
from vintik.i18n import LANGUAGES
from vintik.teach import page


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_can_be_read_by_everybody(sit_down: SitDown, language: str) -> None:
    person = sit_down(360, 740, language=language)
    for name in ("vint-1000", "bridge", "glossary"):
        person.page.goto(f"{person.url}/rules/{name}")
        person.page.get_by_role("heading", level=1, name=page(name, language).title, exact=True).wait_for()
        check(person, f"the page {name} in {language}")
        assert person.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), name
