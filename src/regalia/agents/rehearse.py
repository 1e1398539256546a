"""A lesson while it is written: python -m regalia.agents.rehearse GAME [LESSON] [LANGUAGE] says what the coach says.

Without a lesson the law is held against all of the game."""

import sys
from collections.abc import Iterator, Sequence

from regalia.agents.squire import squire
from regalia.core.errors import Refused
from regalia.core.game import AnyGame
from regalia.core.laws.lessons import check_lesson, wins
from regalia.core.lessons import Coach, Lesson, lessons
from regalia.core.protocol import Broken
from regalia.games import game as game_of

GAMES_AT_RANDOM = 20


def told(game: AnyGame, lesson: Lesson, lang: str) -> Iterator[str]:
    """Every step on the main road: what is said, what is pointed at, what is played then."""
    coach = Coach(game, lesson, squire)
    while not coach.over:
        said = coach.said(lang)
        yield f"{said.number}/{said.of} {said.step}, {said.kind}. {said.idea}: {said.sentence} > {said.do}".rstrip("> ")
        points = f"   points {game.totals(coach.match.state)}, pointed at {list(said.point)}"
        yield points + f", {len(coach.offered())} offered"
        yield "   " + ", ".join(str(entry.action) for entry in coach.skip())
    yield f"{coach.said(lang).sentence}"


def judged(game: AnyGame, lesson: Lesson) -> str:
    """What the law says of it."""
    walked = check_lesson(game, lesson, squire)
    free = lesson.steps[-1].kind == "free"
    won = f", {wins(game, lesson, squire, GAMES_AT_RANDOM)} of {GAMES_AT_RANDOM} ends won at random" if free else ""
    return f"{lesson.name}: {walked.positions} positions, {walked.answers} answers{won}"


def main(words: Sequence[str]) -> int:
    if not words:
        print("Name a game, then a lesson, then a language.")
        return 2
    name, wanted, lang = [*words, "", ""][:3]
    try:
        game = game_of(name)
        for lesson in lessons(game).values():
            if lesson.name == wanted:
                print(*told(game, lesson, lang or "en"), sep="\n")
            if wanted in ("", lesson.name):
                print(judged(game, lesson))
    except (Refused, Broken) as fault:
        print(fault)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
