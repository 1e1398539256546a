"""The shape of a record: what is missing in it or of another kind is refused before anything is played."""

import re
from collections.abc import Mapping
from typing import Any

from regalia.core.errors import Refused, Unknown
from regalia.core.game import AnyGame

FORMAT = 1
_NEEDED: Mapping[str, type] = {
    "regalia": int,
    "game": str,
    "rules": int,
    "seats": int,
    "options": dict,
    "box": dict,
    "players": list,
    "entries": list,
}
_FIELDS = (*_NEEDED, "undone", "fair")
_FAIR = {"hash", "nonces", "since"}
_HEX = re.compile("[0-9a-f]{64}")
_HALVES = re.compile("[\ud800-\udfff]")  # of characters: JSON can name them alone, UTF-8 cannot write them


def checked(data: Any, games: Mapping[str, AnyGame]) -> AnyGame:
    """The game of a record whose shape is right."""
    if not isinstance(data, dict):
        raise Refused("A record is a JSON object with the fields {names}.", names=tuple(_NEEDED))
    for name, kind in _NEEDED.items():
        if type(data.get(name)) is not kind:
            raise Refused("A record needs the field “{name}”, of type {kind}.", name=name, kind=kind.__name__)
    if data["regalia"] != FORMAT:
        found = data["regalia"]
        raise Refused("This record has format {found}; this Regalia reads format {read}.", found=found, read=FORMAT)
    if unknown := sorted(set(data).difference(_FIELDS)):
        raise Refused("A record has no field “{name}”: its fields are {names}.", name=unknown[0], names=_FIELDS)
    if not all(isinstance(value, str) for value in (*data["options"].values(), *data["players"])):
        raise Refused("The options and players of a record are texts.")
    for number, entry in enumerate(data["entries"], 1):
        if not _is_entry(entry):
            raise Refused("Entry {number} of the record must be [lane or null, seat, action].", number=number)
    if "undone" in data and not (type(data["undone"]) is int and data["undone"] > 0):
        raise Refused("The field “undone” of a record counts choices, from 1.")
    if "fair" in data:
        _check_fair(data["fair"], data["seats"], len(data["entries"]))
    if data["game"] not in games:
        raise Unknown("game", data["game"], games)
    return games[data["game"]]


def _is_entry(entry: Any) -> bool:
    lane, seat, action = entry if isinstance(entry, list) and len(entry) == 3 else (None, None, None)
    return (lane is None or type(lane) is int) and type(seat) is int and isinstance(action, str)


def _check_fair(fair: Any, seats: int, entries: int) -> None:
    """What the dice were made of."""
    if not isinstance(fair, dict) or not _FAIR <= set(fair) <= _FAIR | {"seed"}:
        raise Refused("The field “fair” of a record has hash, nonces, since and, when the game is over, seed.")
    if not all(isinstance(fair[name], str) and _HEX.fullmatch(fair[name]) for name in {"hash", "seed"} & set(fair)):
        raise Refused("The hash and the seed of a record have 64 hexadecimal digits, with small letters.")
    nonces, since = fair["nonces"], fair["since"]
    if not isinstance(nonces, list) or len(nonces) != seats or not all(map(_is_text, nonces)):
        raise Refused("The nonces of a record are texts, one for each seat.")
    if type(since) is not int or not 0 <= since <= entries:
        raise Refused("The field “since” of a record counts entries, from 0 to {last}.", last=entries)


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and not _HALVES.search(value)
