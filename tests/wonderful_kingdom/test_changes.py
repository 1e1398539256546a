"""What happens by itself is told, and nothing that the log says anyway."""

import pytest

from regalia.core.protocol import Entry
from regalia.core.words import LANGUAGES
from regalia.games.wonderful_kingdom.game import GAME
from regalia.games.wonderful_kingdom.rules.actions import Produce, Take
from regalia.games.wonderful_kingdom.rules.view import View
from tests.sentences import NAMED, said
from tests.wonderful_kingdom.desk import Desk


def after(desk: Desk, *moves: str, viewer: int | None = 0) -> list[str]:
    """What the last of these moves brought beyond its own line."""
    *first, last = moves
    desk.do(*first)
    before: View = desk.view(viewer)
    number = len(desk.match.entries)
    desk.do(last)
    entry: Entry = desk.match.entries[number]
    told = [GAME.shown.changes(before, desk.view(viewer), entry, NAMED[: desk.match.seats], lang) for lang in LANGUAGES]
    assert len(told[0]) == len(told[1])
    assert all(map(said, (*told[0], *told[1])))
    return [*told[0]]


def test_the_reveal_tells_what_everybody_has() -> None:
    desk = Desk(module="none")
    desk.taken(0, "farm/1 farm quarry/1")
    desk.taken(1, "calamity/0")
    desk.state.phase = "choice"
    before = desk.view(0)
    lines = GAME.shown.changes(before, desk.reveal().view(0), Entry(None, 0, Take(0)), NAMED[:2], "en")
    assert lines == ["Ana has taken Farm ×2 and Quarry.", "Élie: +1 calamity (−4 points)."]


def test_a_spy_is_told_in_secret() -> None:
    for viewer, told in ((0, ["It is Quarry."]), (1, []), (None, [])):
        desk = Desk(module="quest")
        desk.areas("quarry/1", "farm")
        desk.give(0, spies=1)
        assert after(desk.selecting(0), "spy left 1", viewer=viewer) == told


def test_an_advisor_brings_a_soldier() -> None:
    desk = Desk(module="advisors")
    desk.areas("steward", "farm")
    desk.give(0, hand="farm quarry")
    assert after(desk.selecting(0), "take left") == ["Ana welcomes an advisor: The Steward.", "Ana: +1 soldier."]


def test_a_card_is_built_and_brings_its_bonus() -> None:
    desk = Desk(1, module="none")
    desk.construct(0, barracks="MM")
    desk.give(0, krystallium=1)
    assert after(desk.window(), "rights", "crystal materials barracks") == ["Ana builds Barracks.", "Ana: +2 soldiers."]


def test_five_cubes_become_krystallium() -> None:
    desk = Desk(1, module="none")
    desk.give(0, alchemy="MMPP", selection="farm")
    assert after(desk.planning(), "recycle farm")[0] == "Ana: +1 krystallium."


def test_supremacy_trains_a_soldier() -> None:
    desk = Desk(module="none")
    desk.give(0, built="quarry")
    before = desk.view(0)
    now = desk.production("M").view(0)
    lines = GAME.shown.changes(before, now, Entry(None, -1, Produce(0, (5, 3), 0)), NAMED[:2], "en")
    assert lines[0].startswith("Ana: +1 krystallium, +1 soldier in training")


def test_shadows_feed_the_other() -> None:
    desk = Desk(pack="shadows")
    desk.taken(0, "shadow farm quarry")
    assert after(desk.reveal(), "surrender farm") == ["Élie: +1 cube in alchemy."]


def test_rats_bring_vermin_and_illusionists_illusions() -> None:
    desk = Desk()
    desk.areas("giant-rat", "")
    assert after(desk.selecting(0), "take left") == []
    before, entry = desk.view(0), desk.match.entries[-1]
    desk.duchy(0).threats, desk.duchy(1).illusions = ("giant-rat", "vermin"), 1
    lines = GAME.shown.changes(before, desk.view(0), entry, NAMED[:2], "en")
    assert lines == ["Ana: +1 vermin.", "Élie: +1 illusion."]


def test_a_battle_sends_armies_home() -> None:
    desk = Desk(module="conquest")
    desk.land(c="1:1:0", b1="0:3:01")
    desk.give(0, soldiers=2)
    assert after(desk.conquest(), "march c", "bring 2 b1", "go") == [
        "Ana: −2 soldiers.",
        "Ana: 1 army back to the castle.",
        "Élie: 1 army back to the castle.",
        "Ana takes Bridge Island.",
    ]


def test_prisoners_go_free_with_the_prison() -> None:
    desk = Desk(module="conquest", board="B2")
    desk.land(nc="0:1:0", p="")
    desk.give(0, soldiers=1)
    desk.state.prison = (2, 0)
    lines = after(desk.conquest(), "march p", "bring 1 nc", "go")
    assert "Ana: 2 armies freed from prison." in lines


def test_blue_comes_back_where_nobody_stands() -> None:
    desk = Desk(1, module="conquest")
    desk.land(m1="", p="0:1:0")
    assert after(desk.conquest(), "pass") == ["Blue occupies Silver Forest."]


@pytest.mark.parametrize(
    "seats, line", [(1, "Ana finishes the quest The Usurper."), (2, "Ana is first to finish the quest The Usurper.")]
)
def test_a_final_step_is_awarded(seats: int, line: str) -> None:
    desk = Desk(seats, module="quest")
    desk.give(0, soldiers=5)
    assert after(desk.window(), "rights", "quest usurper-4") == [line]
