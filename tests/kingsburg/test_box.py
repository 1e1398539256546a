"""Numbers of a box file at the ends of what it allows: the game is played and told to its end."""

from collections.abc import Sequence
from random import Random

import pytest

from regalia.core.lanes import pending
from regalia.core.protocol import Chance
from regalia.core.record import Dice, Match
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.box.cards import BOX, DESTINIES, GOVERNORS, Card
from tests.sentences import NAMED, said


@pytest.mark.parametrize("value", (0, 1, 18))
@pytest.mark.parametrize("seed", range(4))
def test_any_number_that_the_box_allows_can_be_played(value: int, seed: int) -> None:
    box = {row.key: {field.name: value for field in row.fields} for row in BOX.rows}
    options = {"governors": "pick", "destiny": "on", "army": "on", "rows": "extended"}
    match, dice, rng = Match.start(GAME, 2 + seed, options, BOX.check(box)), Dice(seed), Random(seed)
    while not match.over:
        lane, choice = pending(match.state)[0]
        if isinstance(choice, Chance):
            entry = match.act(dice.draw(match.state, choice), lane)
        else:
            options_now = choice.options(match.state)
            assert len(set(options_now)) == len(options_now)
            said(GAME.shown.prompt(match.view(choice.seat), "fr"))
            entry = match.act(rng.choice(options_now), lane)
        said(GAME.shown.log_line(match.view(None), entry, NAMED, "en"))
        GAME.audit(match.state)


@pytest.mark.parametrize(
    "deck, option, published",
    [(GOVERNORS, "governors", ["fairy", "prince", "sorcerer"]), (DESTINIES, "destiny", ["famine", "fierce-enemies"])],
)
def test_the_options_tell_how_many_cards_are_ours(deck: Sequence[Card], option: str, published: list[str]) -> None:
    """Ruling 6. All but these; of the Tax Collector the column and the choice of the resource are ours."""
    assert [card.name for card in deck if not card.ours] == published
    told = next(each.help for each in GAME.options if each.name == option)
    assert f"{len(deck) - len(published)} of the {len(deck)}" in told["en"]
    assert f"{len(deck) - len(published)} des {len(deck)}" in told["fr"]


def test_a_replaced_number_stands_on_the_card_and_it_is_no_longer_ours() -> None:
    box = BOX.check({"governor.heiress": {"total": 8}})
    match = Match.start(GAME, 2, {"governors": "pick"}, box)
    view = match.view(0)
    card = GAME.shown.help_text("governor", "heiress", "en", view)
    assert card.endswith("By your box file: total 8.")
    assert "is not public" not in card
    assert GAME.shown.help_text("governor", "priest", "en", view).endswith("may differ from the printed one.")
