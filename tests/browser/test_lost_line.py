"""The server dies under the page and comes back: the page finds it again by itself."""

from __future__ import annotations

from pathlib import Path

from tests.browser.conftest import WEB, SitDown
from tests.serving import Server


def test_a_table_goes_on_after_the_server_was_killed(sit_down: SitDown, tmp_path: Path) -> None:
    server = Server(tmp_path, web=str(WEB))
    person = sit_down()
    person.url = server.url
    person.start("Vint")
    person.act(call=lambda names: "pass")
    person.turn()
    before = person.choices("Your call")
    server.kill()
    person.wait(lambda: not person.choices("Your call"), "the call to be out of reach")
    person.page.get_by_role("main").get_by_text("The connection dropped").wait_for()
    again = Server(tmp_path, web=str(WEB), port=server.url.rsplit(":", 1)[1])
    person.turn()
    assert person.choices("Your call") == before
    person.act(call=lambda names: "pass")
    person.turn()
    again.stop()
    person.faults.clear()  # the browser notes every attempt to reach the dead server
