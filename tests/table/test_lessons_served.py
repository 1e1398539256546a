"""Lessons over HTTP: to the end, kept over a restart, refused in one sentence, each guest for themselves."""

from collections.abc import Iterator

import pytest

from tests.table.server import Server

HERE = "/api/lessons/kingsburg/first"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("lessons"), sitting=0)
    yield running
    running.kill()


def test_a_lesson_over_http(served: Server) -> None:
    """By skipping, to its end; then the list of lessons knows it, after a restart too."""
    ann = served.guest("Ann")
    address = "/api/lessons/wonderful-kingdom/scenario"
    face = ann.ok("GET", address)
    assert (face["game"], face["hints"], [chair["mine"] for chair in face["chairs"]].count(True)) == (
        "wonderful-kingdom",
        False,
        1,
    )
    coach = ann.ok("GET", f"{address}/scene")["coach"]
    while coach["kind"] != "end":
        done = ann.ok("POST", f"{address}/skip", at=coach["at"])
        assert done["accepted"]
        coach = ann.ok("GET", f"{address}/scene")["coach"]
        assert coach["at"] == done["at"]
    assert coach["next"]["address"] == "/learn/wonderful-kingdom/first"
    served.stop()
    served.start()
    found = {each["lesson"]: each for each in ann.ok("GET", "/api/lessons/wonderful-kingdom")}
    assert found["scenario"]["state"] == "done"
    assert {each["state"] for name, each in found.items() if name != "scenario"} == {"new"}
    page = ann.ask("GET", "/learn/wonderful-kingdom").text
    assert page.count("/learn/wonderful-kingdom/") == len(found) + 1


def test_what_is_asked_wrongly_is_one_sentence_and_changes_nothing(served: Server) -> None:
    ann, nobody = served.guest("Ann"), served.guest("Bo")
    at = ann.ok("GET", f"{HERE}/scene")["coach"]["at"]
    nobody.http.cookies.clear()
    assert nobody.ask("GET", "/api/lessons/kingsburg").is_success
    assert "name" in nobody.refused(401, "GET", HERE)
    assert "name" in nobody.refused(401, "POST", f"{HERE}/go", at=at)
    assert nobody.ask("GET", "/learn/kingsburg").is_success
    assert nobody.ask("GET", "/learn/kingsburg/first").is_success
    for page in ("/learn/chess", "/learn/kingsburg/nothing", "/learn/chess/first"):
        assert ann.ask("GET", page).status_code == 404
    assert "no such lesson" in ann.refused(404, "GET", "/api/lessons/kingsburg/nothing")
    assert "go on" in ann.refused(409, "POST", f"{HERE}/act", at=at, action="take gold")
    assert "gone on" in ann.refused(409, "POST", f"{HERE}/go", at="elsewhere")
    assert "beginning" in ann.refused(409, "POST", f"{HERE}/back", at=at)
    assert "no move to show" in ann.refused(409, "POST", f"{HERE}/show", at=at)
    assert ann.refused(422, "POST", f"{HERE}/go", at="x" * 41)
    assert ann.refused(422, "POST", f"{HERE}/go", at=at, seat=1)
    assert ann.ok("GET", f"{HERE}/scene")["coach"]["at"] == at
    at = ann.ok("POST", f"{HERE}/go", at=at)["at"]
    for action in ("", "take the moon", "take gold with gold", "x" * 400):
        assert ann.ask("POST", f"{HERE}/act", at=at, action=action).status_code in (409, 422)
    assert ann.ok("GET", f"{HERE}/scene")["coach"]["at"] == at
    assert ann.ok("POST", f"{HERE}/show", at=at)["accepted"]


def test_nobody_meets_the_lesson_of_another(served: Server) -> None:
    """The same lesson, two guests: neither moves the other's; the second sitting asks a question."""
    ann, bo = served.guest("Ann"), served.guest("Bo")
    start = ann.ok("GET", f"{HERE}/scene")["coach"]["at"]
    at = start
    while not ann.ok("GET", HERE)["recall"]:
        at = ann.ok("POST", f"{HERE}/skip", at=at)["at"]
    assert bo.ok("GET", f"{HERE}/scene")["coach"]["at"] == start
    assert bo.ok("GET", HERE)["recall"] is None
    assert ann.ok("GET", f"{HERE}/log")["events"]
    assert ann.ok("POST", f"{HERE}/restart", at=at)["at"] == start
