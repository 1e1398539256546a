"""A room as bytes, so that a long log need not be played again from its beginning."""

import json
from collections import Counter
from typing import Any

import msgspec

from regalia.core.codec import by_name, decode, encode
from regalia.core.fair import FairDice
from regalia.core.protocol import Entry
from regalia.table import people
from regalia.table.chairs import Chair
from regalia.table.lines import Charter
from regalia.table.room import Room

FORMAT = 3  # also when what a state consists of has changed


def encode_room(room: Room) -> bytes:
    """The room after its last line."""
    return json.dumps(
        {
            "format": FORMAT,
            "rules": room.game.version,
            "chairs": [msgspec.to_builtins(chair) for chair in room.chairs],
            "people": people.to_json(room.people),
            "entries": [[lane, seat, str(action)] for lane, seat, action in room.match.entries],
            "state": encode(room.match.state),
            "nonces": room.nonces,
            "drawn": None if room.dice is None else room.dice.drawn,
            "since": [*room.since.items()],
            "earlier": [*room.earlier.items()],
            "rested": [*room.rested.items()],
            "taken_back": room.taken_back,
            "undone": room.match.undone,
            "next": room.next_table,
        },
        separators=(",", ":"),
    ).encode()


def decode_room(charter: Charter, number: int, body: bytes) -> Room | None:
    """The room again; None if other rules wrote it: then the log has to be replayed."""
    room, kept = Room(charter), json.loads(body)
    if (kept["format"], kept["rules"]) != (FORMAT, room.game.version):
        return None
    room.number, room.taken_back, room.next_table = number, kept["taken_back"], kept["next"]
    room.chairs = tuple(msgspec.convert(chair, Chair) for chair in kept["chairs"])
    room.people = people.from_json(kept["people"])
    room.match.entries = [Entry(lane, seat, room.game.parse(text)) for lane, seat, text in kept["entries"]]
    room.match.undone = kept.get("undone", 0)
    room.match.state = decode(kept["state"], by_name(room.game.types))
    room.nonces = tuple(kept["nonces"])
    room.dice = _dice(room, kept["drawn"])
    room.since = dict(kept["since"])
    room.earlier, room.rested = dict(kept["earlier"]), dict(kept["rested"])
    return room


def _dice(room: Room, drawn: Any) -> FairDice | None:
    if drawn is None:
        return None
    dice = FairDice(room.charter.seed, room.nonces)
    dice.drawn = Counter(drawn)
    return dice
