"""The runner: whole games by seed, and tables where people sit at some of the seats."""

import regalia
from regalia.agents.runner import Table, play
from regalia.core.game import AnyGame
from regalia.core.lanes import pending
from regalia.core.protocol import CHANCE, Entry
from regalia.core.record import Match
from regalia.games.kingdom_builder import GAME
from tests.core.lanes_toy import Ask, Deal, Note, Say, lanes, refusal, toy

A = Say("a")
MIXED = toy(Deal(0), Ask(0), Ask(1), lanes([Ask(0)], [Deal(1), Ask(1)]), Note("closed"), Ask(1), bag="wxyz")


def seated(game: AnyGame, *players: str, seed: object = 1) -> Table:
    match = Match.start(game, len(players))
    match.players = list(players)
    return Table(match, seed)


# whole games


def test_a_seed_is_a_game() -> None:
    once, again, other = (play(GAME, ["random", "random"], seed).record() for seed in (1, 1, 2))
    assert once == again
    assert once["entries"] != other["entries"]


def test_a_game_is_played_to_its_end_by_all_seats() -> None:
    match = play(GAME, ["random"] * 3, "three", {"caves": "random"})
    assert match.over
    assert {entry.seat for entry in match.entries} == {CHANCE, 0, 1, 2}
    assert (match.seats, match.options["caves"]) == (3, "random")


def test_the_record_says_who_played() -> None:
    names = ["greedy:10it", "random"]
    assert play(MIXED, names, 1).record()["players"] == names


def test_seats_do_not_share_their_random_numbers() -> None:
    both = [Ask(0, "a b c d"), Ask(1, "a b c d")]
    said = play(toy(*both * 20), ["random", "random"], 1).state.said
    assert said[0] != said[1]


def test_another_seed_is_other_dice_and_other_bots() -> None:
    dice, bots = toy(Deal(0), bag="abcdefgh"), toy(Ask(0, "a b c d e f g h"))
    for game in (dice, bots):
        assert len({play(game, ["random", "random"], seed).entries[0] for seed in range(20)}) > 1


def test_the_draws_are_the_same_whoever_plays() -> None:
    drawn = [play(MIXED, bots, 4).state.drawn for bots in (["random", "random"], ["greedy", "random"])]
    assert drawn[0] == drawn[1]


def test_nobody_plays_if_a_name_is_unknown() -> None:
    assert refusal(play, MIXED, ["random", "deep"], 1).startswith("There is no bot “deep”: ")
    assert refusal(play, GAME, ["random"], 1) == "Kingdom Builder takes 2 to 5 seats, not 1."


# tables with people


def test_one_step_is_one_entry() -> None:
    table = seated(MIXED, "random", "random")
    steps = 0
    while table.step():
        steps += 1
        assert len(table.match.entries) == steps
    assert table.match.over


def test_without_bots_only_chance_acts() -> None:
    table = seated(MIXED, "", "")
    table.advance()
    assert [entry.seat for entry in table.match.entries] == [CHANCE]
    assert not table.step()


def test_a_table_stops_where_a_person_has_to_choose() -> None:
    table = seated(MIXED, "random", "")
    table.advance()
    assert [entry.seat for entry in table.match.entries] == [CHANCE, 0]
    assert table.match.act(A) == Entry(None, 1, A)
    table.advance()
    assert [(lane, choice.seat) for lane, choice in pending(table.match.state)] == [(1, 1)]


def test_a_bot_does_not_wait_for_a_person_in_another_lane() -> None:
    table = seated(toy(lanes([Ask(0)], [Ask(1), Deal(1), Ask(1)]), Ask(0), bag="x"), "", "random")
    table.advance()
    assert [(lane, seat) for lane, seat, _ in table.match.entries] == [(1, 1), (1, CHANCE), (1, 1)]
    assert [lane for lane, _ in pending(table.match.state)] == [0]


def test_a_person_and_a_bot_play_to_the_end() -> None:
    table = seated(MIXED, "", "greedy")
    table.advance()
    while not table.match.over:
        table.match.act(A)
        table.advance()
    assert [len(words) for words in table.match.state.said] == [2, 3]
    assert not table.step()


def test_one_call_starts_a_table() -> None:
    table = regalia.start("kingdom-builder", ["random", "", "greedy"], 3, {"caves": "random"})
    assert (table.match.seats, table.match.players) == (3, ["random", "", "greedy"])
    assert set(table.bots) == {0, 2}
    table.advance()
    assert table.match.choice().seat == 1
    assert refusal(regalia.start, "chess", ["random"]).startswith("There is no game “chess”: choose from ")
