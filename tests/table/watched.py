"""A whole game over HTTP, watched by everybody: who was sent what at which moment, and what was secret then."""

import json
import re
from collections.abc import Iterator
from functools import cache, cached_property
from random import Random
from typing import Any, NamedTuple

from regalia.core.codec import written
from regalia.core.lanes import open_lanes
from regalia.core.protocol import CHANCE, Seat
from regalia.core.record import Match
from regalia.core.viewer_log import ViewerLog
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.games.kingdom_builder.rules.actions import Draw
from tests.table.playing import SOAK, Crowd, Player, Tape

EVERY = 1 if SOAK else 40  # choices between two looks at everything that can be asked for
SIGNS = re.compile(r'<symbol id=\\?"[^"]+"')  # every picture brings the whole alphabet of signs, used or not
TRIED = {"kingdom-builder": "begin 1", "kingsburg": "roll 0 1+2+3", "wonderful-kingdom": "mix 0 so"}


class Look(NamedTuple):
    """What one viewer could ask for after so many choices, and how many events he had been told by then."""

    choices: int
    viewer: Seat | None
    served: dict[str, bytes]
    events: int


class Moment(NamedTuple):
    """What a viewer may see after so many choices, and what is hidden from him, with what else it might be."""

    choices: int
    view: Any
    secrets: dict[str, list[str]]


class Watched:
    """A game of two that was played to its end while a spectator looked on."""

    def __init__(self, crowd: Crowd, game: str, options: dict[str, str], chat: str) -> None:
        self.seats = crowd.sit(game, "", "", options=options)
        self.viewers = [self.seats[0], crowd.watch(self.seats[0])]
        self.tapes = {player.seat: Tape(player) for player in self.viewers}
        self.promise: str = self.seats[0].get()["hash"]
        self.looks = list[Look]()
        self.seats[0].post("chat", text=chat)
        self._play(Random(5))
        self.match = Match.load(self.seats[0].get("record"), GAMES)
        for tape in self.tapes.values():
            tape.until(lambda tape: tape.over).close()

    def _play(self, rng: Random) -> None:
        choices, phase, turn = 0, "playing", self.seats
        while phase != "over":
            if choices % EVERY == 0:
                self.looks += [_look(player, choices) for player in self.viewers]
            if not (options := turn[0].options()):
                turn = turn[::-1]
                options = turn[0].options()
            phase, choices = turn[0].act(rng.choice(options))["phase"], choices + 1

    def sent(self, look: Look) -> Iterator[str]:
        """All texts that a viewer had got when he looked."""
        yield from (body.decode() for body in look.served.values())
        for event in self.tapes[look.viewer].events[: look.events]:
            yield json.dumps(event, ensure_ascii=False)

    @cached_property
    def pairs(self) -> list[tuple[Look, Moment]]:
        """What was sent, with what was allowed at that moment."""
        viewers = [player.seat for player in self.viewers]
        moments = {(viewer, moment.choices): moment for viewer in viewers for moment in self._moments(viewer)}
        return [(look, moments[look.viewer, look.choices]) for look in self.looks]

    def betrayed(self, look: Look, moment: Moment) -> list[str]:
        """What has come out: a name stands in a text that does not name everything else it might be."""
        text = SIGNS.sub("", "\n".join(self.sent(look)))
        return [
            secret
            for secret, or_else in moment.secrets.items()
            if self._holds(text, secret) and not all(self._holds(text, other) for other in or_else)
        ]

    def _holds(self, text: str, name: str) -> bool:
        return any(mark in text and word(mark).search(text) for mark in marks(self.match.game.id, name))

    def _moments(self, viewer: Seat | None) -> Iterator[Moment]:
        """The game once more, from the record and through the eyes of one viewer."""
        match, log, choices, seen = self.match.fork(0), ViewerLog(self.match.game, viewer), 0, ""
        for entry, following in zip(self.match.entries, [*self.match.entries[1:], None], strict=True):
            lanes = open_lanes(match.state)
            match.trust(*entry)
            seen += " ".join(str(known.action) for known in log.add(entry, lanes, match.state))
            choices += entry.seat != CHANCE
            if following and following.seat != CHANCE:
                view = match.view(viewer)
                seen += written(view).decode()
                if choices % EVERY == 0:
                    unseen = {name: or_else for name, *or_else in _hidden(match, view) if name not in seen}
                    yield Moment(choices, view, unseen)


def _look(player: Player, choices: int) -> Look:
    """Everything that can be asked for, and how something is refused that only chance does."""
    served = player.served()
    game, events = json.loads(served[""])["game"], json.loads(served["log"])["events"]
    refused = player.guest.ask("POST", player.path("act"), action=TRIED[game])
    assert refused.status_code in (403, 409), refused.text
    return Look(choices, player.seat, served | {"act": refused.content}, len(events))


def _hidden(match: Match, view: Any) -> Iterator[list[str]]:
    """What lies hidden, then what might lie there: names, or of a terrain card the draw that brought it."""
    for place, possible in match.game.hidden(view).items():
        secret = match.game.secret(match.state, place)
        names = [secret, *(other for other in possible if other != secret)]
        yield names if isinstance(secret, str) else [str(Draw(int(place.split()[1]), terrain)) for terrain in names]


def word(text: str) -> re.Pattern[str]:
    """A text with no letter or digit around it."""
    return re.compile(rf"(?<![^\W_]){re.escape(text)}(?![^\W_])")


@cache
def marks(game: str, secret: str) -> list[str]:
    """The name of a hidden thing, and what people call it, as far as nothing else in the game is called so."""
    words, parts = GAMES[game].words, [part for some in GAMES[game].components().values() for part in some]
    texts = [(key, text) for lang in LANGUAGES for key, text in words.all(lang).items()]
    others = [text for key, text in texts if f".{secret}." not in key] + [part for part in parts if part != secret]
    called = {secret, *(text for key, text in texts if key.endswith(f".{secret}.name"))}
    return [each for each in called if not any(each in other and word(each).search(other) for other in others)]
