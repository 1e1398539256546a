"""An example file as an example, or one sentence on what is wrong with it. docs/en/examples.md describes the fields."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from regalia.core.errors import Refused
from regalia.core.examples.example import Answer, Example
from regalia.core.game import AnyGame
from regalia.core.lessons import measures
from regalia.core.lessons.fields import Fields
from regalia.core.lessons.lesson import Text
from regalia.core.lessons.reading import measure, placeholders, records, rivals
from regalia.core.options import choose
from regalia.core.record import Match

ANSWERS = range(2, 5)


def read(game: AnyGame, path: Path) -> Example:
    """The example in a file; a refusal begins with the name of the file."""
    try:
        return example(game, path.stem, tomllib.loads(path.read_text("utf-8")), path.parent)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise Refused("{file}: {why}", file=path.name, why=str(error)) from None
    except Refused as refused:
        raise Refused("{file}: {why}", file=path.name, why=refused) from None


def example(game: AnyGame, name: str, data: Any, folder: Path) -> Example:
    """The example that a table of a file describes; its record lies in the folder."""
    given = Fields("the example", data)
    seats, learner = given.take("seats", int), given.take("learner", int, 0)
    if seats not in game.seats or not 0 <= learner < seats:
        raise Refused("“seats” has to be how many play, “learner” one of their seats, from 0.")
    record, entries = given.take("record", str, ""), given.take("entries", int, 0)
    made = Example(
        name=name,
        game=game.id,
        place=given.take("place", int),
        title=given.text("title"),
        ask=given.text("ask"),
        seats=seats,
        learner=learner,
        options=choose(game.options, game.clashes, given.table("options"), seats),
        seed=given.take("seed", str, name),
        draws=tuple(game.parse(each) for each in given.texts("draws")),
        rivals=rivals(game, given.take("rivals", dict, {}), seats, learner),
        moves=tuple(str(game.parse(each)) for each in given.texts("moves")),
        holds=given.texts("holds"),
        point=given.texts("point"),
        values=given.table("values"),
        answers=tuple(_answer(each) for each in given.each("answer", "answer")),
        odds=given.text("odds", required=False),
        rule=given.take("rule", str, ""),
        records=_begun(game, seats, folder, record, entries),
        record=record,
        entries=entries,
    )
    given.end()
    _check(game, made)
    return made


def _begun(game: AnyGame, seats: int, folder: Path, record: str, entries: int) -> dict[str, Match]:
    """The record of an example, as far as it is played."""
    found = records(game, seats, folder, (record,))
    if entries and (not record or not 0 < entries <= len(found[record].entries)):
        raise Refused("“entries” is how many of a record are played.")
    return {name: match.fork(entries) for name, match in found.items()} if entries else found


def _answer(given: Fields) -> Answer:
    answer = Answer(
        moves=given.texts("moves"),
        when=given.take("when", str, ""),
        do=given.text("do"),
        say=given.text("say"),
        right=given.take("right", bool, False),
        then=given.texts("then"),
        until=given.take("until", str, ""),
        claims=given.texts("claims"),
        happens=given.texts("happens"),
        values=given.table("values"),
    )
    given.end()
    return answer


def _check(game: AnyGame, example: Example) -> None:
    """What can be seen without playing it."""
    for faulty, why in _faults(example):
        if faulty:
            raise Refused(why)
    for name, spec in example.values.items():
        measure(game, "the example", name, spec)
    for condition in example.holds:
        measure(game, "the example", condition, _spec(condition))
    for number, answer in enumerate(example.answers, 1):
        _check_answer(game, f"answer {number}", answer)
        for text in (answer.do, answer.say):
            _check_values(f"answer {number}", text, {*example.values, *answer.values})
    _check_values("the question", example.ask, {*example.values})
    _check_idle(example)


def _faults(example: Example) -> Iterator[tuple[bool, str]]:
    """What an example may not be, with the sentence that says so."""
    answers = example.answers
    yield len(answers) not in ANSWERS, "An example has two to four answers."
    yield not any(answer.right for answer in answers), "One answer at least is “right”."
    yield not all(answer.moves for answer in answers), "Every answer has “moves”."
    yield not all(answer.claims for answer in answers), "Every answer claims something: “claims”."
    yield bool(example.odds) != any(answer.happens for answer in answers), "“odds” and “happens” belong together."
    yield any(answer.happens and not answer.until for answer in answers), "What “happens” is waited for: “until”."


def _check_answer(game: AnyGame, where: str, answer: Answer) -> None:
    for name, spec in answer.values.items():
        measure(game, where, name, spec)
    for condition in (*answer.claims, *([answer.when] if answer.when else ())):
        measure(game, where, condition, _spec(condition))
    for pattern in (*answer.moves, *answer.then):
        if "*" not in pattern:
            game.parse(pattern)


def _check_values(where: str, text: Text, known: set[str]) -> None:
    try:
        missing = {measures.small(name) for name in placeholders(text)} - known
    except ValueError as error:
        raise Refused("{where}: {why}", where=where, why=str(error)) from None
    if missing:
        raise Refused("{where}: a sentence has {{{name}}}, which is no value.", where=where, name=min(missing))


def _check_idle(example: Example) -> None:
    """No value is there for nothing."""
    said = {measures.small(name) for text in example.sentences() for name in placeholders(text)}
    for name in (*example.values, *(name for answer in example.answers for name in answer.values)):
        if name not in said:
            raise Refused("No sentence has the value “{name}”.", name=name)


def _spec(condition: str) -> str:
    found = measures.CONDITION.fullmatch(condition)
    return found[1] if found else condition
