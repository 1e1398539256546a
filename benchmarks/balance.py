"""How the house values of It's a Wonderful Kingdom stand up to greedy seats: python -m benchmarks.balance [GAMES]

Writes docs/en/balance-wonderful-kingdom.md and its French twin."""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, quantiles, stdev
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

from regalia.agents.runner import play
from regalia.games.wonderful_kingdom import GAME
from regalia.games.wonderful_kingdom.box.catalogue import BOARDS, SCENARIOS, SOLO_PACKS
from regalia.games.wonderful_kingdom.rules.scoring import medals

DOCS = Path(__file__).parent.parent / "docs"
DEFEATS = ("vermin", "cubes", "cards", "thieves", "quest")
PIECE = 25  # games that one process plays before it reports
WORDS = {
    "en": {
        "title": "Balance of It's a Wonderful Kingdom",
        "other": "En français",
        "intro": "Greedy seats (`regalia.agents`, one look ahead) against each other and alone, {games} games a line. "
        "Many numbers of this deck are our own ([the rulings](rulings-wonderful-kingdom.md) say which): here is "
        "how they stand up. The page is made by `make balance`.",
        "duels": "Two players",
        "duel_head": "| game | first seat | second seat | first seat wins | why |",
        "solos": "Alone",
        "solo_head": "| game | medals at | mean ± spread | worst and best tenth | bronze | silver | gold | lost by |",
        "first": "The first seat wins {share} of all duels. No line may lie outside 44 to 56 % beyond its interval: "
        "a house value would be changed.",
    },
    "fr": {
        "title": "Équilibre d'It's a Wonderful Kingdom",
        "other": "In English",
        "intro": "Des joueurs gloutons (`regalia.agents`, un coup d'avance) l'un contre l'autre et en solo, {games} "
        "parties par ligne. Bien des nombres du paquet sont les nôtres ([les décisions](rulings-wonderful-kingdom.md) "
        "disent lesquels) : cette page montre ce qu'ils valent. Elle est écrite par `make balance`.",
        "duels": "À deux",
        "duel_head": "| partie | premier joueur | second joueur | victoires du premier | départage |",
        "solos": "En solo",
        "solo_head": "| partie | médailles à | moyenne ± écart | pire et meilleur dixième | bronze | argent | or "
        "| défaites |",
        "first": "Le premier joueur gagne {share} de tous les duels. Aucune ligne ne doit sortir de 44 à 56 % au-delà "
        "de son intervalle : une valeur maison serait changée.",
    },
}


class Line(NamedTuple):
    """One kind of game, named by its options."""

    seats: int
    options: Mapping[str, str]

    def __str__(self) -> str:
        return ", ".join(f"{name}={value}" for name, value in self.options.items())


class Found(NamedTuple):
    """What a game brought: totals by seat, shares of the victory, reasons of the result."""

    totals: tuple[int, ...]
    shares: tuple[float, ...]
    why: tuple[str, ...]


def lines() -> Iterator[Line]:
    """Every module with two seats; every solo mode and scenario."""
    for module in ("threat", "advisors", "quest", "conquest"):
        yield Line(2, {"module": module})
    for pack in SOLO_PACKS:
        yield Line(1, {"module": "threat", "pack": pack, "side": "B"})
    yield Line(1, {"module": "advisors", "side": "B"})
    yield Line(1, {"module": "quest", "side": "B"})
    for board in BOARDS[4:]:
        yield Line(1, {"module": "conquest", "board": board})
    for scenario in SCENARIOS:
        yield Line(1, {"scenario": scenario, "side": "B"})


def piece(line: Line, begin: int, count: int) -> list[Found]:
    return [_game(line, seed) for seed in range(begin, begin + count)]


def _game(line: Line, seed: int) -> Found:
    state = play(GAME, ["greedy"] * line.seats, f"balance {seed}", line.options).state
    result = GAME.result(state)
    return Found(tuple(sum(reasons.values()) for reasons in GAME.scores(state)), result.shares(), result.why)


def _percent(part: float) -> str:
    return f"{100 * part:.0f} %"


def _duel(line: Line, games: list[Found]) -> str:
    share = mean(game.shares[0] for game in games)
    spread = 1.96 * (share * (1 - share) / len(games)) ** 0.5
    totals = zip(*(game.totals for game in games), strict=True)
    scores = [f"{mean(each):.1f} ± {stdev(each):.1f}" for each in totals]
    whys = Counter(game.why[0] for game in games)
    told = ", ".join(f"{why} {_percent(count / len(games))}" for why, count in whys.most_common())
    return f"| {line} | {scores[0]} | {scores[1]} | {100 * share:.0f} ± {100 * spread:.0f} % | {told} |"


def _solo(line: Line, games: list[Found]) -> str:
    totals = [game.totals[0] for game in games]
    tenths, whys = quantiles(totals, n=10), Counter(game.why[0] for game in games)
    at = medals(GAME.setup(1, _options(line), GAME.box.values()))
    won = [sum(whys[name] for name in names) for names in (("bronze", "silver", "gold"), ("silver", "gold"), ("gold",))]
    lost = ", ".join(f"{why} {_percent(whys[why] / len(games))}" for why in DEFEATS if whys[why])
    shares = " | ".join(_percent(count / len(games)) for count in won)
    score = f"{mean(totals):.1f} ± {stdev(totals):.1f} | {tenths[0]:.0f} / {tenths[-1]:.0f}"
    return f"| {line} | {'/'.join(map(str, at))} | {score} | {shares} | {lost} |"


def _options(line: Line) -> dict[str, str]:
    return {option.name: line.options.get(option.name, option.default) for option in GAME.options}


def page(lang: str, found: Sequence[tuple[Line, list[Found]]], games: int) -> str:
    words, other = WORDS[lang], "fr" if lang == "en" else "en"
    duels = [(line, played) for line, played in found if line.seats == 2]
    solos = [(line, played) for line, played in found if line.seats == 1]
    share = mean(game.shares[0] for _, played in duels for game in played)
    return "\n".join(
        [
            f"# {words['title']}\n",
            f"[{words['other']}](../{other}/balance-wonderful-kingdom.md)\n",
            words["intro"].format(games=games) + "\n",
            f"## {words['duels']}\n",
            words["duel_head"],
            "|---" * 5 + "|",
            *(_duel(*each) for each in duels),
            "\n" + words["first"].format(share=_percent(share)) + "\n",
            f"## {words['solos']}\n",
            words["solo_head"],
            "|---" * 8 + "|",
            *(_solo(*each) for each in solos),
            "",
        ]
    )


def main() -> None:
    games, wanted = int(sys.argv[1]) if sys.argv[1:] else 500, list(lines())
    work = [(line, begin) for line in wanted for begin in range(0, games, PIECE)]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        pieces = pool.map(piece, *zip(*work, strict=True), repeat(PIECE))
        told = list(track(pieces, "balance", len(work), console=Console(stderr=True)))
    found: dict[str, list[Found]] = {str(line): [] for line in wanted}
    for (line, _), more in zip(work, told, strict=True):
        found[str(line)] += more
    for lang in WORDS:
        played = [(line, found[str(line)]) for line in wanted]
        (DOCS / lang / "balance-wonderful-kingdom.md").write_text(page(lang, played, games), "utf-8")


if __name__ == "__main__":
    main()
