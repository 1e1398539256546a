"""The law of worked examples: the position is reached, every answer can be played, and what it claims happens.

check_example(game, example, squire) raises Broken with a sentence that names the example and the answer.
"""

from dataclasses import dataclass, field

from regalia.core.codec import written
from regalia.core.errors import Refused
from regalia.core.examples import Answer, Example, Stand
from regalia.core.game import AnyGame
from regalia.core.laws.lesson_words import PLACEHOLDER, TYPED, check_said
from regalia.core.laws.lessons import tokens_of
from regalia.core.lessons import Rival
from regalia.core.lessons.lesson import fits
from regalia.core.lessons.measures import holds
from regalia.core.protocol import Action, Broken
from regalia.core.words import LANGUAGES

ASK = {"en": 36, "fr": 42}  # words of a question, at most
SAY = {"en": 36, "fr": 42}  # of what is said to an answer
DO = {"en": 10, "fr": 12}  # of a card
TITLE = 34  # letters
SENTENCES = 3
WILD = 6  # moves that are tried of those that fit one answer


@dataclass(slots=True)
class Seen:
    """What was played of an example."""

    answered: int = 0  # moves for which an answer is written
    others: list[Action] = field(default_factory=list)  # moves that are left to the general answer


def check_example(game: AnyGame, example: Example, rival: Rival, wild: int = WILD) -> Seen:
    """Wild: of the moves that fit one answer, so many are tried."""
    seen, at = Seen(), "the question"
    try:
        _check_texts(example)
        stand = Stand(game, example, rival)
        _check_position(stand, rival)
        seen.others = [action for action, answer in stand.answers.items() if answer is None]
        lines = _lines(example) - _used(stand.match.entries)
        for number, answer in enumerate(example.answers, 1):
            at = f"answer {number}"
            fitting = [action for action, found in stand.answers.items() if found is answer]
            _check_met(answer, fitting)
            seen.answered += len(fitting)
            for action in _some(fitting, wild):
                lines -= _check_answer(stand, answer, action)
        at = "the whole"
        if lines:
            raise Broken(f"“{min(lines)}” is never played")
        _check_odds(stand)
    except Exception as error:
        said = error if isinstance(error, Broken | Refused) else repr(error)
        raise Broken(f"example “{example.name}” of {game.id}, {at}: {said}") from error
    return seen


def _check_texts(example: Example) -> None:
    for lang in LANGUAGES:
        if len(example.title[lang]) > TITLE:
            raise Broken(f"“{example.title[lang]}” is too long for a title")
    for text in (example.title, *example.sentences(), *([example.odds] if example.odds else ())):
        if text["en"] == text["fr"] and any(map(str.isalpha, PLACEHOLDER.sub("", text["en"]))):
            raise Broken(f"“{text['en']}” is the same in both languages")
        for sentence in text.values():
            if TYPED.search(PLACEHOLDER.sub("", sentence)):
                raise Broken(f"a number is typed in “{sentence}”")


def _check_position(stand: Stand, rival: Rival) -> None:
    """It stands where it should, the same each time, and asks."""
    again = Stand(stand.game, stand.example, rival)
    if again.match.entries != stand.match.entries or written(again.match.state) != written(stand.match.state):
        raise Broken("reached again, it is another position")
    if not stand.offered():
        raise Broken("nothing is to be chosen")
    for condition in stand.example.holds:
        if not holds(condition, stand.moment()):
            raise Broken(f"“{condition}” does not hold")
    for lang in LANGUAGES:
        asked = stand.asked(lang)
        check_said(asked.ask, lang, ASK, SENTENCES)
        if not asked.ask.endswith("?"):
            raise Broken(f"“{asked.ask}” is no question")
        for card in asked.cards:
            check_said(f"{card.do}.", lang, DO, 1)
        if len({card.do for card in asked.cards}) < len(asked.cards):
            raise Broken("two answers have the same words")
        shown = tokens_of(stand.game, stand.match, stand.example.learner, stand.offered(), lang)
        if missing := [token for token in asked.point if token not in shown]:
            raise Broken(f"“{missing[0]}” is not on the page")


def _check_met(answer: Answer, fitting: list[Action]) -> None:
    for pattern in answer.moves:
        if not any(fits(pattern, action) for action in fitting):
            raise Broken(f"“{pattern}” is never met")


def _check_answer(stand: Stand, answer: Answer, action: Action) -> set[tuple[int, str]]:
    """It is played, what it claims holds, and it is taken back; the lines that were played."""
    before = written(stand.match.state)
    for lang in LANGUAGES:
        tried = stand.attempt(str(action), lang)
        check_said(tried.sentence, lang, SAY, SENTENCES)
    if written(stand.match.state) != before:
        raise Broken(f"“{action}” is not taken back")
    moment = stand.after(action)
    for claim in answer.claims:
        if not holds(claim, moment):
            raise Broken(f"after “{action}” it does not hold that “{claim}”")
    return _used(tried.entries)


def _check_odds(stand: Stand) -> None:
    """The right answer is the likeliest one."""
    found = stand.odds()
    shares = [(odd[0], answer.right) for odd, answer in zip(found, stand.example.answers, strict=True) if odd]
    if shares and not max(shares)[1]:
        raise Broken(f"a wrong answer is likelier than the right one: {found}")


def _lines(example: Example) -> set[tuple[int, str]]:
    """What the file fixes of chance and of the others, by seat."""
    found = {(-1, str(action)) for action in example.draws}
    return found | {(seat, str(action)) for seat, moves in example.rivals.items() for action in moves}


def _used(entries: object) -> set[tuple[int, str]]:
    assert isinstance(entries, list | tuple)
    return {(entry.seat, str(entry.action)) for entry in entries}


def _some(actions: list[Action], count: int) -> list[Action]:
    """So many of them, from the first to the last."""
    if len(actions) <= count:
        return actions
    return [actions[at * (len(actions) - 1) // max(count - 1, 1)] for at in range(count)]
