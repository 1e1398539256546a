"""Laws of what a coach says: short, whole, filled, and no number typed in."""

import re
from collections.abc import Iterator, Mapping

from regalia.core.lessons import Lesson, Recall, Said
from regalia.core.protocol import Broken

WORDS: Mapping[str, int] = {"en": 25, "fr": 30}  # of a sentence or an answer, at most
DO: Mapping[str, int] = {"en": 12, "fr": 14}  # of what the hand can do
SENTENCES = 2
LOOKS = 2  # steps in a row that only look
START = 60  # words in English before the first move is asked for: 20 seconds
TYPED = re.compile(r"(?<![+\d])\d")  # a number that is no name: +2 is one
PLACEHOLDER = re.compile(r"\{[^{}]*\}")
END = re.compile(r"[.!?]+(?=\s|$)")


def words(text: str) -> int:
    return sum(any(map(str.isalnum, word)) for word in text.split())


def check_said(text: str, lang: str, most: Mapping[str, int] = WORDS, sentences: int = SENTENCES) -> None:
    """A sentence as people read it."""
    if not text or re.search(r"[{}]|  ", text) or not text.endswith((".", "!", "?")):
        raise Broken(f"“{text}” is no whole sentence")
    if not (text[0].isupper() or text[0].isdigit() or text[0] in "−"):
        raise Broken(f"“{text}” begins small")
    if words(text) > most[lang]:
        raise Broken(f"“{text}” has {words(text)} words, more than {most[lang]}")
    if len(END.findall(text)) > sentences:
        raise Broken(f"“{text}” is more than {sentences} sentences")


def check_shown(said: Said, lang: str) -> None:
    """What the coach shows at a step."""
    check_said(said.sentence, lang)
    if said.do:
        check_said(said.do, lang, DO, 1)
    if len(said.idea) > 30:
        raise Broken(f"“{said.idea}” is too long for an idea")


def check_texts(lesson: Lesson) -> None:
    """What can be seen without playing: numbers, and the pace."""
    for step in lesson.steps:
        for text in step.sentences():
            for sentence in text.values():
                if TYPED.search(PLACEHOLDER.sub("", sentence)):
                    raise Broken(f"step “{step.id}”: a number is typed in “{sentence}”")
    for recall in lesson.recalls:
        _check_recall(recall)
    for fault in _pace(lesson):
        raise Broken(fault)


def _check_recall(recall: Recall) -> None:
    for lang in WORDS:
        check_said(recall.ask[lang], lang, sentences=1)
        check_said(recall.because[lang], lang)
        if not recall.ask[lang].endswith("?"):
            raise Broken(f"“{recall.ask[lang]}” is no question")
        for answer in (recall.right[lang], recall.wrong[lang]):
            if words(answer) > DO[lang]:
                raise Broken(f"“{answer}” is too long for an answer")
        if any(TYPED.search(text[lang]) for text in (recall.ask, recall.right, recall.wrong, recall.because)):
            raise Broken(f"a number is typed in the recall after “{recall.after}”")


def _pace(lesson: Lesson) -> Iterator[str]:
    for number, looks in enumerate(_looks(lesson)):
        if looks > LOOKS:
            yield f"step “{lesson.steps[number].id}”: more than {LOOKS} steps in a row only look"
    if (before := _before_a_move(lesson)) > START:
        yield f"{before} words are read before the first move, more than {START}"
    ideas = [step.idea["en"] for step in lesson.steps]
    for idea in ideas:
        if ideas.count(idea) > 1:
            yield f"two steps have the idea “{idea}”"


def _looks(lesson: Lesson) -> list[int]:
    """By step: how many steps only look, one after the other, up to this one on any road."""
    rows = [0] * (len(lesson.steps) + 1)
    for number, step in enumerate(lesson.steps):
        rows[number] = rows[number] + 1 if step.kind == "look" else 0
        for after in (lesson.next(number), *(lesson.at(branch.goto) for branch in step.branches)):
            rows[after] = max(rows[after], rows[number])
    return rows[:-1]


def _before_a_move(lesson: Lesson) -> int:
    """The words that are read before the first move."""
    asked = next((at for at, step in enumerate(lesson.steps) if step.kind != "look"), len(lesson.steps) - 1)
    return sum(words(step.say["en"]) + words(step.do.get("en", "")) for step in lesson.steps[: asked + 1])
