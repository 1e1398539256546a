"""What is said of a game: prompts, log, the table for the ear, help. A game gives its words and what they name."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from inspect import cleandoc
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from regalia.core.actions import Action
from regalia.core.facts import facts
from regalia.core.known import UNKNOWN, known
from regalia.core.lanes import Seen, asking, offered, open_lanes
from regalia.core.marked import marked, unmarked
from regalia.core.protocol import CHANCE, Choice, Entry, Result, Seat, Step

if TYPE_CHECKING:
    from regalia.core.game import Game

V = TypeVar("V", bound=Seen)
A = TypeVar("A", bound=Action)
Value = Callable[[Any, Any], object]  # of an ActionLine, and of the field of the action that has the placeholder's name
Question = Callable[[Any, Any, str], Mapping[str, Any] | str]  # of a view, a choice and a language


class ActionLine(Generic[V]):
    """What the placeholders in the sentence of an action stand for; each is made only where the sentence has it."""

    def __init__(self, values: Mapping[str, Value], view: V, entry: Entry, names: Sequence[str], lang: str) -> None:
        self.values, self.view, self.entry, self.names, self.lang = values, view, entry, names, lang
        self.action = entry.action

    def __getitem__(self, placeholder: str) -> object:
        """What the game makes of the field of this name, or else the field as it is."""
        field = getattr(self.action, placeholder, None)
        return self.values[placeholder](self, field) if placeholder in self.values else field


class Speech(Generic[V, A]):
    """The sentences of a game. A function of a game replaces a default by staticmethod."""

    questions: Mapping[type[Choice], Question] = {}
    """By choice: its sentence, or the values of the sentence under its key. Among these `n` or `way` chooses a form of
    the sentence, `also` names a second one, and `who` is the seat whose player the sentence calls by name."""
    values: Mapping[str, Value] = {}  # by placeholder in the sentences of actions
    chapters: Sequence[str] = ()  # of the rules in short

    def __init__(self, game: "Game[Any, V, A]") -> None:
        self.game, self.words = game, game.words

    def house(self, seat: Seat, lang: str) -> str:
        return self.words.named("house", self.game.houses[seat], lang)

    # Prompts

    def prompt(self, view: V, lang: str, names: Sequence[str] = ()) -> str:
        """One sentence on what the viewer may do now, or on what everybody waits for; without names by house."""
        step = asking(view)
        if not view.agenda:
            return self._over(view, lang, names)
        if step is None:
            return self.words.say(lang, "prompt.chance")
        ask = self.question if step.seat == view.seat else self._waiting
        return ask(view, step, lang, names)

    def question(self, view: V, step: Choice, lang: str, names: Sequence[str] = ()) -> str:
        """What is asked of the viewer: by the words of the game, else by the docstring of the step."""
        key = f"prompt.{step_word(step)}"
        if type(step) not in self.questions:
            return self.words.say(lang, key) if self.words.has(lang, key) else _first_line(step)
        found = self.questions[type(step)](view, step, lang)
        if isinstance(found, str):
            return found
        called: Mapping[str, Any] = {"name": self._called(found["who"], lang, names)} if "who" in found else {}
        return self._form(key, lang, **found, **called)

    def _form(self, key: str, lang: str, *, n: int = -1, way: str = "", also: str = "", **values: object) -> str:
        if n < 0:
            sentence = self.words.say(lang, f"{key}.{way}" if way else key, **values)
        else:
            sentence = self.words.counted(key, n, lang, **values)
        return f"{sentence} {self.words.say(lang, f'{key}.{also}')}" if also else sentence

    def _waiting(self, view: V, step: Choice, lang: str, names: Sequence[str]) -> str:
        together = open_lanes(view) is not None
        key = f"prompt.together.{self.lanes_word(view, step)}" if together else f"prompt.wait.{step_word(step)}"
        known_key = key if self.words.has(lang, key) else "prompt.wait"
        return self.words.say(lang, known_key, name=self._called(step.seat, lang, names))

    def lanes_word(self, view: V, step: Choice) -> str:
        """The word of what seats do together, in the key of the sentence that those who wait read."""
        return step_word(step)

    def _called(self, seat: Seat, lang: str, names: Sequence[str]) -> str:
        return names[seat] if names else self.house(seat, lang)

    def _over(self, view: V, lang: str, names: Sequence[str]) -> str:
        """Who won, as far as the viewer can tell."""
        scores = [known(reasons.values()) for reasons in self.game.scores(view)]
        if any(points is UNKNOWN for points in scores):
            return self.words.say(lang, "prompt.over")
        result, words = self.game.result(view), self.words
        best = min(result.ranks)
        leaders = [seat for seat, rank in enumerate(result.ranks) if rank == best]
        way = "you" if best == 1 and leaders == [view.seat] else self.outcome(result)
        total, why = self.game.totals(view)[leaders[0]], f"why.{result.why[leaders[0]]}"
        values: dict[str, object] = {
            "names": words.joined([self._called(seat, lang, names) for seat in leaders], "and", lang),
            "total": total,
            "why": words.say(lang, why) if words.has(lang, why) else "",
        }
        for key in ("resource.points", "points"):
            if words.has(lang, f"{key}.many"):
                values["points"] = words.counted(key, total, lang)
        return words.say(lang, f"prompt.over.{way}", **values)

    def outcome(self, result: Result) -> str:
        """The word of how a game ended: by one winner, by several, or by none."""
        return ("lost", "won", "shared")[min(result.ranks.count(1), 2)]

    # Log and buttons

    def log_line(self, view: V, entry: Entry, names: Sequence[str], lang: str) -> str:
        """What happened; view: before the entry."""
        key = f"log.{self.log_key(view, entry, lang)}"
        if self.words.has(lang, key):
            return self.words.tell(lang, key, ActionLine(self.values, view, entry, names, lang))
        label = self.label(entry.action, view, lang)
        return label if entry.seat == CHANCE else f"{names[entry.seat]}: {label}"

    def log_key(self, view: V, entry: Entry, lang: str) -> str:
        """Under which the sentence of an entry is found."""
        key: str = entry.action.key()
        return key

    def run(self, view: V, entry: Entry, lang: str) -> str:
        """What several entries like this one in a row are called together, with {n} for how many: "{n} cards dealt"."""
        key = f"run.{self.log_key(view, entry, lang)}"
        return self.words.sentence(lang, key) if self.words.has(lang, key) else ""

    def heading(self, view: V, names: Sequence[str], lang: str) -> str:
        """Under which what happens now stands in the log: a round, a season, a turn; nothing if there is none."""
        return ""

    def label(self, action: A, view: V, lang: str) -> str:
        """The words of a button. No names are given: they tell the sentence of a button from a line of the log."""
        key, entry = self.label_key(view, action), Entry(None, view.seat or 0, action)
        if self.words.has(lang, key):
            return self.words.tell(lang, key, ActionLine(self.values, view, entry, (), lang))
        return str(action).capitalize()

    def label_key(self, view: V, action: A) -> str:
        return f"do.{action.key()}"

    def which(self, action: A, view: V, lang: str) -> tuple[str, str] | None:
        """For actions that differ in nothing on the board: a question with a place for {ways}, and its own way."""
        key, entry = f"which.{action.key()}", Entry(None, view.seat or 0, action)
        if not self.words.has(lang, f"{key}.ask"):
            return None
        way = self.words.tell(lang, f"{key}.way", ActionLine(self.values, view, entry, (), lang))
        return self.words.say(lang, f"{key}.ask", ways="{ways}"), way

    def changes(self, before: V, after: V, entry: Entry, names: Sequence[str], lang: str) -> Sequence[str]:
        """What an entry brought by itself, by two views of one seat."""
        return ()

    # The table for the ear

    def describe(self, view: V, names: Sequence[str], lang: str) -> Sequence[str]:
        """The whole table for the ear."""
        return [
            *self.phase_lines(view, names, lang),
            *self._turn(view, names, lang),
            *self.table_lines(view, names, lang),
            *self._legal(view, lang),
        ]

    def phase_lines(self, view: V, names: Sequence[str], lang: str) -> Iterator[str]:
        """The round and its phase."""
        yield from ()

    def setup_lines(self, view: V, lang: str) -> Sequence[str]:
        """What was decided before the first turn."""
        return ()

    def table_lines(self, view: V, names: Sequence[str], lang: str) -> Sequence[str]:
        """Everything that lies on the table, and how it was set up."""
        return facts(view, names).lines()

    def seat_lines(self, view: V, seat: Seat, names: Sequence[str], lang: str) -> Sequence[str]:
        """Those of these lines that name a seat: all that lies in front of it."""
        lines = [unmarked(line) for line in self.table_lines(view, marked(names), lang)]
        return [line for line, named in lines if any(name.seat == seat for name in named)]

    def ways(self, verb: str, count: int, lang: str) -> str:
        """How many ways there are to do something; verb: the first word of the notation."""
        return self.words.counted(f"spoken.may.{verb}", count, lang)

    def _turn(self, view: V, names: Sequence[str], lang: str) -> Iterator[str]:
        """Who is to choose, and the prompt, unless it would say only that."""
        step, together = asking(view), open_lanes(view) is not None
        if step and not together:
            yield self.words.say(lang, "spoken.turn", name=names[step.seat])
        if not step or together or step.seat == view.seat:
            yield self.prompt(view, lang, names)

    def _legal(self, view: V, lang: str) -> Iterator[str]:
        """How many ways there are to do each thing, if the viewer is to choose."""
        counts = Counter(str(move).partition(" ")[0] for move in offered(view))
        if counts and self.words.has(lang, "spoken.legal"):
            ways = [self.ways(verb, count, lang) for verb, count in counts.items()]
            yield self.words.say(lang, "spoken.legal", choices=self.words.joined(ways, "or", lang))

    # Help

    def help(self, lang: str, view: V | None = None) -> Sequence[tuple[str, str]]:
        """The rules in short, then every component: title and text."""
        parts = [f"{kind}.{part}" for kind, parts in self.game.components().items() for part in parts]
        chapters = self.in_short(lang)
        rules = (self.words.say(lang, "game.name"), cleandoc(type(self.game).__doc__ or ""))
        return [*(chapters or [rules]), *(self.explain(part, lang, view) for part in parts)]

    def in_short(self, lang: str) -> list[tuple[str, str]]:
        """The chapters of the rules, in short."""
        return [self.chapter(name, lang) for name in self.chapters]

    def topic(self, view: V) -> str:
        """What the question is about that is asked now, for the book: "choice.taking.favour", "chance.roll", "over"."""
        step = asking(view)
        if step:
            aspect = self.aspect(view, step)
            return f"choice.{step_word(step)}.{aspect}" if aspect else f"choice.{step_word(step)}"
        return f"chance.{step_word(view.agenda[-1])}" if view.agenda else "over"

    def aspect(self, view: V, step: Choice) -> str:
        """Which side of a question it is about, where the rules on it stand in several places."""
        return ""

    def chapter(self, name: str, lang: str) -> tuple[str, str]:
        """A chapter of the rules in short: title and text."""
        return self.words.say(lang, f"help.{name}.title"), self.words.say(lang, f"help.{name}.text")

    def explain(self, key: str, lang: str, view: V | None = None) -> tuple[str, str]:
        """Title and text of a component, or of a chapter: "tile.farm", "help.end"."""
        kind, _, part = key.partition(".")
        if kind == "help":
            return self.chapter(part, lang)
        return self.title(kind, part, lang, view), self.help_text(kind, part, lang, view)

    def title(self, kind: str, part: str, lang: str, view: V | None = None) -> str:
        """A name that no other component has."""
        name, key = self.words.named(kind, part, lang), f"title.{kind}"
        return self.words.say(lang, key, name=name, part=part) if self.words.has(lang, key) else name

    def help_text(self, kind: str, part: str, lang: str, view: V | None = None) -> str:
        """What a component does, with the numbers of the box that the view is of."""
        return self.words.say(lang, f"{kind}.{part}.help")


def step_word(step: Step) -> str:
    """The word of a step in the keys of sentences."""
    return type(step).__name__.lower()


def _first_line(step: object) -> str:
    return cleandoc(type(step).__doc__ or "").partition("\n")[0]
