"""What an answer or a stream of one table may hold, by the model and by what has really happened."""

import json
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Any

import httpx

from tests.table.access.facts import Eyes
from tests.table.access.ground import NAMES, Place
from tests.table.access.model import Model, Verdict
from tests.table.access.truth import Truth

HOST = NAMES[0]
NOBODY: tuple[Eyes, ...] = ()  # what is refused shows nothing at all


class Checks:
    """One table, watched."""

    def __init__(self, place: Place, model: Model, happened: Counter[str]) -> None:
        self.place, self.model, self.happened = place, model, happened
        self.truth = Truth(place.ground.database, place.id, place.match)
        self.aliases = dict[str, str]()  # by guest: what his devices are called
        self.speakers = dict[str, int]()  # by guest: his number, once he has spoken

    def judge(self, who: str, answer: httpx.Response, verdict: Verdict) -> None:
        asked = f"{who}: {answer.request.method} {answer.request.url.raw_path.decode()}"
        assert answer.status_code in verdict.statuses, f"{asked}: {answer.status_code}, not {sorted(verdict.statuses)}"

    def clean(self, text: str, known_by: Collection[Eyes]) -> None:
        """No secret of a person, of the dice, of a hand but those that these eyes have seen."""
        self.without(text, self.truth.hidden(known_by))

    def without(self, text: str, hidden: Collection[str]) -> None:
        secrets = [*self.place.ground.ids, *(link.secret for link in self.model.links)]
        secrets += [] if self.model.over else [self.truth.seed, "nonce-"]
        found = [secret for secret in secrets if secret in text]
        if not self.model.over:
            found += self.truth.betrayed(text, hidden)
            self.happened["hidden cards looked for"] += len(hidden)
        assert not found, f"{found} in {text[:2000]}"

    def known(self, eyes: Eyes) -> set[Eyes]:
        """Before the game begins nobody sees a hand."""
        return {None, eyes} if self.model.begun else {None}

    def told(self, who: str, eyes: Eyes, events: Sequence[dict[str, Any]]) -> None:
        """Exactly what these eyes are told, action by action."""
        heard = [(e["kind"], e["seat"], e.get("action", "")) for e in events if e["kind"] in ("acted", "undone")]
        due = self.truth.sights[eyes].told
        at = next((n for n, (one, two) in enumerate(zip(heard, due, strict=False)) if one != two), len(due))
        assert heard == due, f"{who} heard through the eyes of {eyes} {heard[at:][:3]} instead of {due[at:][:3]}"

    def view(self, who: str, eyes: Eyes, answer: Any) -> None:
        seen = self.truth.sights[eyes if self.model.begun else None].view
        assert answer["seat"] == eyes, f"{who} sees through the eyes of {answer['seat']} instead of {eyes}"
        assert answer["view"] == json.loads(seen), f"{who} sees something else through the eyes of {eyes}"

    def options(self, who: str, eyes: Eyes, answer: Any) -> None:
        assert eyes is not None
        due = [] if self.model.seats[eyes].late else self.truth.to_choose().get(eyes, [])
        assert answer == due, f"{who} is offered {answer} instead of {due}"

    def log(self, who: str, eyes: Eyes, answer: Any) -> None:
        self.told(who, eyes, answer["events"])

    def face(self, who: str, eyes: Eyes, answer: Any) -> None:
        chairs = [(chair["mine"], chair["left"], chair["free"], bool(chair["bot"])) for chair in answer["chairs"]]
        seats = self.model.seats
        due = [(who in seat.devices, who == seat.left, seat.free, seat.by_bot) for seat in seats]
        assert chairs == due, f"{who} sees the chairs {chairs} instead of {due}"
        muted = len(self.model.muted) if who == HOST else 0
        assert len(answer["muted"]) == muted, f"{who} sees {answer['muted']} muted"

    def links(self, who: str, eyes: Eyes, answer: Any) -> None:
        listed, due = {link["link"] for link in answer}, {link.name for link in self.model.may_end(who)}
        assert listed == due, f"{who} sees the links {listed} instead of {due}"

    def devices(self, who: str, eyes: Eyes, answer: Any) -> None:
        assert eyes is not None
        listed = [(device["name"], device["this"]) for device in answer]
        due = [(name, name == who) for name in self.model.seats[eyes].devices]
        assert listed == due, f"{who} sees the devices {listed} instead of {due}"
        self.aliases |= {device["name"]: device["device"] for device in answer}


def whole(answer: httpx.Response) -> str:
    """Every byte of an answer, as text."""
    return f"{answer.headers} {answer.text}"


CHECKS: dict[str, Callable[[Checks, str, Eyes, Any], None]] = {
    "": Checks.face,
    "view": Checks.view,
    "options": Checks.options,
    "log": Checks.log,
    "links": Checks.links,
    "devices": Checks.devices,
}
