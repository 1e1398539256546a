"""Somebody leaves a seat and looks through its eyes at the same time: he sees what was before, or is refused."""

from concurrent.futures import ThreadPoolExecutor

import httpx

from tests.table.access.checks import whole
from tests.table.access.model import FINE, NOWHERE
from tests.table.access.watch import Watch
from tests.table.playing import blocks

LOOKS = ("log", "scene", "view")
JUDGED = FINE | NOWHERE | {403}


def race(watch: Watch, who: str, seat: int) -> None:
    place, truth = watch.place, watch.truth
    before = len(place.get(who, "log", seat=seat).json()["events"])
    seen = set(truth.sights[seat].known) if watch.model.begun else set()
    with ThreadPoolExecutor(len(LOOKS) + 1) as others:
        stream = others.submit(place.stream_to_its_end, who, seat)
        looks = {what: others.submit(place.get, who, what, seat=seat, lang="fr") for what in LOOKS}
        watch.do(who, "leave", watch.model.leaves(who, seat), seat=seat)
        answers = {what: look.result() for what, look in looks.items()} | {"stream": stream.result()}
    for what, answer in answers.items():
        assert answer.status_code in JUDGED, f"{who}, {what} while he leaves: {answer.status_code}"
        watch.without(whole(answer), truth.hidden({None}) - seen)
        if answer.is_success:
            heard = _events(what, answer)
            assert heard <= before, f"{who} has heard {heard} events by {what} instead of {before}"
    watch.happened["race"] += 1


def _events(what: str, answer: httpx.Response) -> int:
    """How many events an answer is after."""
    if what == "stream":
        return len(blocks(answer.content))
    told = answer.json()
    return len(told["events"]) if what == "log" else int(told.get("number", 0))
