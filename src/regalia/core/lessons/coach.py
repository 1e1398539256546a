"""The coach: takes a learner through a lesson. What happened is a Progress, from which all else is played again."""

from collections import Counter

from regalia.core.errors import Illegal, Refused
from regalia.core.game import AnyGame
from regalia.core.lessons.lesson import NOW, OVER, Branch, Lesson, LessonStep, Recall, Text, fits
from regalia.core.lessons.measures import Filling, Moment, holds
from regalia.core.lessons.playing import LessonTable, Rival
from regalia.core.lessons.told import Progress, Reply, Said
from regalia.core.protocol import Action, Entry
from regalia.core.record import Match

OFFER = 3  # the try after which the coach offers to play the move itself


class Coach:
    """A lesson that is being taken."""

    def __init__(self, game: AnyGame, lesson: Lesson, rival: Rival) -> None:
        self.game, self.lesson = game, lesson
        self.table = LessonTable(game, lesson, rival)
        self.moves: list[str | None] = []
        self.visited: list[int] = []  # how many moves were made before each step began
        self.number, self.met, self.tries = -1, list[str](), 0
        self.begun = self.before = self.match.state.copy()  # when this step began, and the one before
        self._enter(0)

    @classmethod
    def resume(cls, game: AnyGame, lesson: Lesson, rival: Rival, progress: Progress) -> "Coach":
        """Where a learner left; of a lesson that was changed since, as far as it can still be played."""
        coach = cls(game, lesson, rival)
        for move in progress.moves:
            if not coach._again(move):
                return coach
        coach.tries = progress.tries
        return coach

    def copy(self) -> "Coach":
        """The same, to be taken on apart from this one."""
        other = object.__new__(Coach)
        other.__dict__.update(self.__dict__)
        other.table, other.moves, other.visited = self.table.copy(), self.moves[:], self.visited[:]
        other.met = self.met[:]
        return other

    # What is so now

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def over(self) -> bool:
        return self.number >= len(self.lesson.steps)

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    @property
    def progress(self) -> Progress:
        step = "" if self.over else self.step.id
        return Progress(self.lesson.name, step, tuple(self.moves), self.tries)

    def offered(self) -> list[Action]:
        """All that the learner could do by the rules."""
        return self.table.offered()

    def moment(self, lang: str = "en", tried: Action | None = None) -> Moment:
        return Moment(self.game, self.match.state, self.before, self.lesson.learner, lang, tried)

    def said(self, lang: str) -> Said:
        """What the coach says now."""
        step, number = self.step, len(self.visited)
        idea = step.idea[lang]
        if self.over:
            text = (step.won if self.won else step.lost) or step.say
            return Said(step.id, "end", idea, self._filled(text, lang), "", (), number, number, self.won)
        of = number - 1 + self.lesson.left(self.number)
        do = self._filled(step.do, lang) if step.do else ""
        return Said(step.id, step.kind, idea, self._filled(step.say, lang), do, self.points(), number, of)

    @property
    def won(self) -> bool:
        """Whether the goal of the free table is reached."""
        step, moment = self.step, self.moment()
        if step.goal == "won":
            return not self.match.state.agenda and self.game.result(self.match.state).ranks[self.lesson.learner] == 1
        return bool(step.goal) and holds(step.goal, moment)

    def points(self) -> tuple[str, ...]:
        """What is pointed at: of the targets of moves only those of moves that can be done now."""
        wanted = {token for pattern in self._patterns() for token in self._targets(pattern)}
        open_ = {token for action in self.wanted() for token in self.game.tokens(action)}
        return tuple(token for token in self.step.point if token not in wanted or token in open_)

    def wanted(self) -> list[Action]:
        """The moves that lead on now."""
        if self.over or self.step.kind != "ask":
            return []
        patterns = self.open_patterns()
        offered = self.table.offered()
        return [action for pattern in patterns for action in offered if fits(pattern, action)]

    def advised(self) -> Action:
        """What the Squire would choose among the moves of the main road, or on a free table among all."""
        wanted = self.wanted()
        main = [action for action in wanted if any(fits(pattern, action) for pattern in self._main())]
        return self.table.choose(self.lesson.learner, main or wanted or self.offered())

    def recall(self) -> Recall | None:
        """The question to begin a second sitting with: on what was learned last."""
        behind = [recall for recall in self.lesson.recalls if self.lesson.at(recall.after) < self.number]
        return max(behind, key=lambda recall: self.lesson.at(recall.after), default=None)

    # What the learner does

    def go_on(self) -> tuple[Entry, ...]:
        """After a step that only looks; what is played then."""
        if self.over or self.step.kind != "look":
            raise Illegal("This step of the lesson waits for a move.")
        self.moves.append(None)
        return tuple(self._leave())

    def attempt(self, text: str, lang: str) -> Reply:
        """A move of the learner: it leads on, or it is answered and taken back. One that is not offered is refused."""
        if self.over or self.step.kind == "look":
            raise Illegal("This step of the lesson waits for nothing but to go on.")
        if self.step.kind == "ask" and not self._leads(action := self.game.parse(text)):
            return self._answer(action, lang)
        own = self.table.act(text)
        self.moves.append(str(own.action))
        entries = (own, *(self._free() if self.step.kind == "free" else self._meet(own.action)))
        return Reply(True, entries, self.match)

    def skip(self) -> tuple[Entry, ...]:
        """Play this step to its end: the moves that lead on; on a free table what the Squire would do."""
        number, entries = self.number, list[Entry]()
        while self.number == number:
            entries += self._skipped()
        return tuple(entries)

    def back(self) -> "Coach":
        """As it was before this step; if something of it was done, at its beginning; on a free table one move ago."""
        kept = next((made for made in reversed(self.visited) if made < len(self.moves)), 0)
        if self.step.kind == "free" and len(self.moves) > self.visited[-1]:
            kept = len(self.moves) - 1
        progress = self.progress._replace(moves=tuple(self.moves[:kept]), tries=0)
        return Coach.resume(self.game, self.lesson, self.table.rival, progress)

    # How it goes on

    def _again(self, move: str | None) -> bool:
        """Whether a move of an earlier sitting can be made."""
        try:
            if move is None:
                self.go_on()
            else:
                return self.attempt(move, "en").accepted
        except Refused:
            return False
        return True

    def _skipped(self) -> tuple[Entry, ...]:
        if self.step.kind == "look":
            return self.go_on()
        reply = self.attempt(str(self.advised()), "en")
        if not reply.accepted:
            raise Illegal("No move leads on here.")
        return reply.entries

    def _enter(self, number: int) -> list[Entry]:
        """A step begins: the table plays to its moment."""
        self.number, self.met, self.tries = number, [], 0
        if self.over:
            return []
        self.visited.append(len(self.moves))
        if self.step.leap:
            self.table.leap(self.step.leap)
        entries = [] if self.step.at == NOW else self.table.play_on(self.step.at)
        self.before, self.begun = self.begun, self.match.state.copy()
        return entries

    def _leave(self, goto: str = "") -> list[Entry]:
        return self._enter(self.lesson.next(self.number, goto))

    def open_patterns(self) -> tuple[str, ...]:
        """The patterns that lead on now."""
        return (*self._main(), *(pattern for branch in self._branches() for pattern in branch.accept))

    def _main(self) -> tuple[str, ...]:
        """Those that lead to the next step."""
        step = self.step
        if step.order:
            return step.order[len(self.met) : len(self.met) + 1]
        return step.accept or tuple(Counter(step.all) - Counter(self.met))

    def _branches(self) -> tuple[Branch, ...]:
        """They fork at the first move of a step."""
        return () if self.met else self.step.branches

    def _patterns(self) -> tuple[str, ...]:
        step = self.step
        return (*step.accept, *step.all, *step.order)

    def _leads(self, action: Action) -> bool:
        return any(fits(pattern, action) for pattern in self.open_patterns())

    def _meet(self, action: Action) -> list[Entry]:
        """A move that leads on was made."""
        step = self.step
        for branch in self._branches():
            if any(fits(pattern, action) for pattern in branch.accept):
                return self._leave(branch.goto)
        self.met.append(next(pattern for pattern in self.open_patterns() if fits(pattern, action)))
        if len(self.met) >= len(step.all or step.order or (1,)):
            return self._leave()
        return self.table.play_on()

    def _free(self) -> list[Entry]:
        entries = self.table.play_on()
        ended = not self.match.state.agenda or (self.step.until != OVER and holds(self.step.until, self.moment()))
        return [*entries, *(self._leave() if ended else ())]

    def _answer(self, action: Action, lang: str) -> Reply:
        """Played, answered, taken back."""
        shown = self.table.copy()
        own = shown.act(str(action))
        self.tries += 1
        found = self.lesson.answer(self.step, action)
        sentence = self._filled(found.say, lang, action) if found else ""
        return Reply(False, (own,), shown.match, sentence, self.tries, self.tries >= OFFER)

    def _targets(self, pattern: str) -> tuple[str, ...]:
        return () if "*" in pattern else self.game.tokens(self.game.parse(pattern))

    def _filled(self, text: Text, lang: str, tried: Action | None = None) -> str:
        return text[lang].format_map(Filling(self.step.values, self.moment(lang, tried)))
