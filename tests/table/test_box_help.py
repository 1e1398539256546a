"""Help at a table with a box file: the values of that table, for who may be there."""

from tests.table.server import Server

MINE = {"development.spare-1": {"en": "Iron Mine", "fr": "Mine de fer", "copies": 2, "cost": "MMP"}}
KEY = "help/development.spare-1"


def test_help_follows_the_box_of_its_table(server: Server) -> None:
    """Beside it a table as the game comes, and the game itself, know no such card."""
    ann = server.guest("Ann")
    table, plain = (ann.open("wonderful-kingdom", "", "", **terms) for terms in ({"box": MINE}, {}))
    assert ann.ok("GET", f"/api/tables/{table}/{KEY}")["name"] == "Iron Mine"
    assert ann.ok("GET", f"/api/tables/{table}/{KEY}?lang=fr")["name"] == "Mine de fer"
    assert "2 materials and 1 population" in ann.ok("GET", f"/api/tables/{table}/{KEY}")["text"]
    ours = [
        ann.ok("GET", path)["name"] for path in (f"/api/tables/{plain}/{KEY}", f"/api/games/wonderful-kingdom/{KEY}")
    ]
    assert ours == ["Spare card 1"] * 2


def test_help_of_a_table_is_for_who_may_be_there(server: Server) -> None:
    """A private table does not exist for others, and no table has help on nothing."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open("wonderful-kingdom", "", "", box=MINE)
    assert bob.ask("GET", f"/api/tables/{table}/{KEY}").status_code == 404
    assert ann.ask("GET", f"/api/tables/{table}/help/nothing").status_code == 404
