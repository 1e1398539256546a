"""A lesson file as a lesson, or one sentence on what is wrong with it. docs/en/lessons.md describes the fields."""

import json
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from string import Formatter
from typing import Any

from regalia.core.errors import Refused
from regalia.core.game import AnyGame
from regalia.core.lessons import measures
from regalia.core.lessons.fields import Fields
from regalia.core.lessons.lesson import Branch, Else, Lesson, LessonStep, Recall, Text
from regalia.core.options import choose
from regalia.core.protocol import Action, Seat
from regalia.core.record import Match


def read(game: AnyGame, path: Path) -> Lesson:
    """The lesson in a file; a refusal begins with the name of the file."""
    try:
        return lesson(game, path.stem, tomllib.loads(path.read_text("utf-8")), path.parent)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise Refused("{file}: {why}", file=path.name, why=str(error)) from None
    except Refused as refused:
        raise Refused("{file}: {why}", file=path.name, why=refused) from None


def lesson(game: AnyGame, name: str, data: Any, folder: Path) -> Lesson:
    """The lesson that a table of a file describes; its records lie in the folder."""
    given = Fields("the lesson", data)
    seats, learner = given.take("seats", int), given.take("learner", int, 0)
    if seats not in game.seats or not 0 <= learner < seats:
        raise Refused("“seats” has to be how many play, “learner” one of their seats, from 0.")
    values, answers = given.table("values"), tuple(_answer(each) for each in given.each("else", "else"))
    record = given.take("record", str, "")
    steps = tuple(_step(each, values) for each in given.each("step", "step"))
    made = Lesson(
        name=name,
        game=game.id,
        place=given.take("place", int),
        minutes=given.take("minutes", int),
        title=given.text("title"),
        summary=given.text("summary"),
        seats=seats,
        learner=learner,
        options=choose(game.options, game.clashes, given.table("options"), seats),
        seed=given.take("seed", str, name),
        draws=tuple(_action(game, each) for each in given.texts("draws")),
        rivals=rivals(game, given.take("rivals", dict, {}), seats, learner),
        steps=steps,
        recalls=tuple(_recall(each) for each in given.each("recall", "recall")),
        answers=answers,
        records=records(game, seats, folder, (record, *(step.leap for step in steps))),
        record=record,
    )
    given.end()
    _check(game, made, values)
    return made


def _step(given: Fields, shared: Mapping[str, str]) -> LessonStep:
    id = given.take("id", str)
    given.where = f"step “{id}”"
    step = LessonStep(
        id=id,
        idea=given.text("idea"),
        say=given.text("say"),
        do=given.text("do", required=False),
        values={**shared, **given.table("values")},
        point=given.texts("point"),
        at=given.take("at", str, ""),
        leap=given.take("leap", str, ""),
        holds=given.texts("holds"),
        accept=given.texts("accept"),
        all=given.texts("all"),
        order=given.texts("order"),
        branches=tuple(_branch(each) for each in given.each("branch", "branch")),
        answers=tuple(_answer(each) for each in given.each("else", "else")),
        goto=given.take("goto", str, ""),
        until=given.take("until", str, ""),
        goal=given.take("goal", str, ""),
        won=given.text("won", required=False),
        lost=given.text("lost", required=False),
    )
    given.end()
    return step


def _branch(given: Fields) -> Branch:
    branch = Branch(given.texts("accept"), given.take("goto", str))
    given.end()
    return branch


def _recall(given: Fields) -> Recall:
    texts = {name: given.text(name) for name in ("ask", "right", "wrong", "because")}
    recall = Recall(given.take("after", str), **texts)
    given.end()
    return recall


def _answer(given: Fields) -> Else:
    answer = Else(given.text("say"), given.take("when", str, "*"))
    given.end()
    return answer


def _action(game: AnyGame, text: str) -> Action:
    return game.parse(text)


def rivals(game: AnyGame, given: Mapping[str, Any], seats: int, learner: Seat) -> dict[Seat, tuple[Action, ...]]:
    """What the others do, by seat."""
    others = [str(seat) for seat in range(seats) if seat != learner]
    lines = Fields("“rivals”", given)
    found = {int(seat): tuple(_action(game, text) for text in lines.texts(seat)) for seat in others}
    lines.end()
    return found


def records(game: AnyGame, seats: int, folder: Path, names: Iterable[str]) -> dict[str, Match]:
    """The matches of a lesson, played again."""
    found: dict[str, Match] = {}
    for name in filter(None, names):
        path = folder / f"{name}.json"
        try:
            found[name] = Match.load(json.loads(path.read_text("utf-8")), {game.id: game})
        except (OSError, ValueError) as error:
            raise Refused("The record “{name}”: {why}", name=name, why=error) from None
        if found[name].seats != seats:
            raise Refused("The record “{name}” has another number of seats.", name=name)
    return found


def _check(game: AnyGame, lesson: Lesson, shared: Mapping[str, str]) -> None:
    """What can be seen without playing it."""
    ids = Counter(step.id for step in lesson.steps)
    if not ids or ids.most_common(1)[0][1] > 1:
        raise Refused("A lesson has steps, and each has an id of its own.")
    if unknown := [recall.after for recall in lesson.recalls if recall.after not in ids]:
        raise Refused("A recall comes after “{id}”, which is no step.", id=unknown[0])
    for number, step in enumerate(lesson.steps):
        _check_step(game, lesson, number, step, shared)
    for name, spec in shared.items():
        measure(game, "the lesson", name, spec)
        if not any(name in _placeholders(step, lesson.answers) for step in lesson.steps):
            raise Refused("No sentence of the lesson has the value “{name}”.", name=name)


def _check_step(game: AnyGame, lesson: Lesson, number: int, step: LessonStep, shared: Mapping[str, str]) -> None:
    where = f"step “{step.id}”"
    for faulty, why in _faults(lesson, number, step):
        if faulty:
            raise Refused("{where}: {why}", where=where, why=why)
    for name, spec in step.values.items():
        if shared.get(name) != spec:
            measure(game, where, name, spec)
    for condition in (*step.holds, *(each for each in (step.until, step.goal) if each not in ("", "over", "won"))):
        measure(game, where, condition, _spec(condition))
    for pattern in patterns(step):
        if "*" not in pattern:
            _action(game, pattern)
    try:
        placeholders = _placeholders(step, lesson.answers)
    except ValueError as error:
        raise Refused("{where}: {why}", where=where, why=str(error)) from None
    if missing := placeholders - set(step.values):
        raise Refused("{where}: a sentence has {{{name}}}, which is no value.", where=where, name=min(missing))
    if idle := set(step.values) - placeholders - set(shared):
        raise Refused("{where}: no sentence has the value “{name}”.", where=where, name=min(idle))


def _faults(lesson: Lesson, number: int, step: LessonStep) -> Iterator[tuple[bool, str]]:
    """What a step may not be, with the sentence that says so."""
    ids, free = [each.id for each in lesson.steps], step.kind == "free"
    ways = sum(map(bool, (step.accept, step.all, step.order)))
    gotos = [branch.goto for branch in step.branches] + [step.goto] * bool(step.goto)
    yield (
        bool(step.do) != (step.kind != "look"),
        "what asks or leaves the table free says what to “do”, nothing else does.",
    )
    yield ways > 1, "it asks by one of “accept”, “all” and “order”."
    yield free and ways > 0, "it asks for moves or leaves the table free, not both."
    yield free and number + 1 < len(lesson.steps), "only the last step leaves the table free."
    yield bool(step.branches) and step.kind != "ask", "only a step that asks has branches."
    yield any(goto not in ids[number + 1 :] for goto in gotos), "“goto” names a later step."
    yield free != bool(step.goal), "“until” and “goal” belong together."
    yield free != bool(step.won and step.lost), "a free step has “won” and “lost”, and no other has."
    yield step.until == "over" and not step.goal, "a free step has a goal."
    yield bool(step.leap and step.at), "after a leap the table waits for the learner: “at” has no meaning there."


def patterns(step: LessonStep) -> tuple[str, ...]:
    """Every move that a step names."""
    branches = (pattern for branch in step.branches for pattern in branch.accept)
    return (*step.accept, *step.all, *step.order, *branches)


def measure(game: AnyGame, where: str, name: str, spec: str) -> None:
    """Refuses what is no measure of a game, and says where it stands."""
    try:
        measures.check(game, spec)
    except Refused as refused:
        raise Refused("{where}, “{name}”: {why}", where=where, name=name, why=refused) from None


def _spec(condition: str) -> str:
    found = measures.CONDITION.fullmatch(condition)
    return found[1] if found else condition


def _placeholders(step: LessonStep, answers: Iterable[Else]) -> set[str]:
    texts = (*step.sentences(), *(answer.say for answer in answers if step.kind == "ask"))
    return {measures.small(name) for text in texts for name in placeholders(text)}


def placeholders(text: Text) -> set[str]:
    """The names in braces, in any language."""
    return {name for words in text.values() for _, name, _, _ in Formatter().parse(words) if name is not None}
