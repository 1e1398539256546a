"""An example on its table: what is asked, what a move leads to, what chance makes of it."""

import pytest

from regalia.agents.squire import squire
from regalia.core.codec import written
from regalia.core.errors import Illegal, Refused
from regalia.core.examples import Stand, examples
from regalia.games import GAMES
from tests.core.examples.example_data import GAME, changed


def stand(name: str = "recruit-or-keep") -> Stand:
    return Stand(GAME, examples(GAME)[name], squire)


def test_a_question_with_its_cards() -> None:
    asked = stand().asked("en")
    assert asked.ask.startswith("Your strength is 2, the enemy has 2 to 4")
    assert [card.move for card in asked.cards] == ["recruit gold+gold", "done"]
    assert [card.do for card in stand().asked("fr").cards] == ["Engager un soldat", "Garder l’or pour le printemps"]


def test_an_answer_is_played_on_told_and_taken_back() -> None:
    here = stand()
    before = written(here.match.state)
    tried = here.attempt("recruit gold+gold", "en")
    assert (tried.number, tried.right) == (0, True)
    assert [str(entry.action) for entry in tried.entries][-1] == "battle 0 5 won"
    assert tried.sentence.startswith("Strength 3 of your own")
    assert tried.shown.entries == [*here.match.entries, *tried.entries]
    assert written(here.match.state) == before


def test_the_odds_are_those_of_the_rules() -> None:
    """Five enemies of the first year, one die: 29 of 30 and 26 of 30."""
    assert stand().odds() == ((29, 30), (26, 30))


def test_odds_count_every_outcome_once() -> None:
    """By hand: strength 3 or 2 and the die against 2, 2, 3, 3 and 4."""
    for own, odds in ((3, 29), (2, 26)):
        assert sum(own + die > foe for die in range(1, 7) for foe in (2, 2, 3, 3, 4)) == odds


def test_a_move_without_an_answer_is_played_alone() -> None:
    game = GAMES["kingdom-builder"]
    here = Stand(game, examples(game)["few-lands"], squire)
    move = next(str(action) for action, answer in here.answers.items() if answer is None)
    tried = here.attempt(move, "en")
    assert (tried.number, tried.right, tried.sentence) == (None, False, "")
    assert [str(entry.action) for entry in tried.entries] == [move]


def test_what_is_not_offered_is_refused() -> None:
    with pytest.raises(Illegal):
        stand().attempt("recruit wood+wood", "en")
    with pytest.raises(Refused):
        stand().attempt("hop", "en")


def test_answers_may_ask_what_a_move_does() -> None:
    game = GAMES["kingdom-builder"]
    here = Stand(game, examples(game)["first-place"], squire)
    by_answer = [[str(a) for a, found in here.answers.items() if found is answer] for answer in here.example.answers]
    beside = ("3,20", "4,18", "4,19", "7,2", "13,9", "13,19", "14,7", "14,8", "16,14")
    assert by_answer[0] == [f"settle {hex_}" for hex_ in beside]
    assert len(by_answer[0]) + len(by_answer[1]) == len(here.offered())


def test_a_position_that_the_rules_do_not_reach_is_refused() -> None:
    with pytest.raises(Illegal):
        Stand(GAME, changed(lambda t: t.update(moves=["take gold", "build statue"])), squire)
