"""Words of a game by language: one TOML file each, looked up by a dotted key, filled by name."""

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Protocol

LANGUAGES = ("en", "fr")


class Values(Protocol):
    """What the placeholders of a sentence stand for, by name."""

    def __getitem__(self, name: str, /) -> object: ...


class Number(int):
    """A number in a sentence: below zero it has a minus sign, not a hyphen."""

    def __format__(self, spec: str) -> str:
        return super().__format__(spec).replace("-", "\u2212")


class Words(ABC):
    """The words of one game by key."""

    @abstractmethod
    def sentence(self, lang: str, key: str) -> str: ...

    @abstractmethod
    def keys(self, lang: str) -> frozenset[str]: ...

    def has(self, lang: str, key: str) -> bool:
        return key in self.keys(lang)

    def all(self, lang: str) -> dict[str, str]:
        """Every sentence by its key."""
        return {key: self.sentence(lang, key) for key in sorted(self.keys(lang))}

    def say(self, lang: str, key: str, /, **values: object) -> str:
        return self.sentence(lang, key).format(**values)

    def tell(self, lang: str, key: str, values: Values) -> str:
        """A sentence whose values are looked up one by one, as far as it has them."""
        return self.sentence(lang, key).format_map(values)

    def named(self, kind: str, part: str, lang: str) -> str:
        """The name of a component."""
        return self.say(lang, f"{kind}.{part}.name")

    def the(self, kind: str, part: str, lang: str) -> str:
        """A component with its article."""
        return self.say(lang, f"{kind}.{part}.the")

    def counted(self, key: str, count: int, lang: str, /, **values: object) -> str:
        """The form of a sentence for none, one or many; a score may be below zero."""
        return self.say(lang, f"{key}.{('none', 'one', 'many')[min(abs(count), 2)]}", n=Number(count), **values)

    def amount(self, what: str, count: int, lang: str) -> str:
        """So much of something that is counted: "2 gold", "3 points"."""
        return self.counted(f"resource.{what}", count, lang)

    def joined(self, items: Sequence[str], word: str, lang: str) -> str:
        """A list as it is said: "Farm, Tower and Oasis"."""
        if len(items) < 2:
            return "".join(items)
        return self.say(lang, f"join.{word}", most=", ".join(items[:-1]), last=items[-1])

    def listed(self, kind: str, parts: Iterable[str], word: str, lang: str) -> str:
        """Components in a list."""
        return self.joined([self.named(kind, part, lang) for part in parts], word, lang)


@dataclass(frozen=True)
class WordFiles(Words):
    """The words in the files of a folder, one for each language. A missing key is an error: the tests compare them."""

    folder: Path

    def sentence(self, lang: str, key: str) -> str:
        return catalogue(self.folder, lang)[key]

    def has(self, lang: str, key: str) -> bool:
        return key in catalogue(self.folder, lang)

    def keys(self, lang: str) -> frozenset[str]:
        return frozenset(catalogue(self.folder, lang))


@dataclass(frozen=True)
class PlainWords(Words):
    """The words of a game without a catalogue: its own sentences, some that every game needs, else the key itself."""

    game: str
    sentences: Mapping[str, Mapping[str, str]]  # by language, then by key

    def sentence(self, lang: str, key: str) -> str:
        """ "house.rose.name" is "Rose", "game.name" the id of the game."""
        part = key.removesuffix(".name").rpartition(".")[2]
        guessed = (self.game if part == "game" else part).replace("-", " ").title()
        return self.sentences.get(lang, {}).get(key, EVERYWHERE[lang].get(key, guessed))

    def keys(self, lang: str) -> frozenset[str]:
        return frozenset((*self.sentences.get(lang, ()), *EVERYWHERE[lang]))


EVERYWHERE: Mapping[str, Mapping[str, str]] = {
    "en": {
        "join.and": "{most} and {last}",
        "prompt.wait": "Others choose.",
        "prompt.chance": "One moment.",
        "prompt.over": "The game is over.",
        "prompt.over.you": "You win with {total}!",
        "prompt.over.won": "{names} wins with {total}.",
        "prompt.over.shared": "{names} share the victory with {total} each.",
        "prompt.over.lost": "The game is lost.",
        "spoken.turn": "{name} is to choose.",
        "game.about": "",
        "home.motto": "",
        "home.minutes": "",
    },
    "fr": {
        "join.and": "{most} et {last}",
        "prompt.wait": "D’autres choisissent.",
        "prompt.chance": "Un instant.",
        "prompt.over": "La partie est finie.",
        "prompt.over.you": "Vous gagnez avec {total}\u202f!",
        "prompt.over.won": "{names} l’emporte avec {total}.",
        "prompt.over.shared": "{names} se partagent la victoire avec {total} chacun.",
        "prompt.over.lost": "La partie est perdue.",
        "spoken.turn": "C’est à {name} de choisir.",
        "game.about": "",
        "home.motto": "",
        "home.minutes": "",
        "house.moon.name": "Lune",
        "house.sun.name": "Soleil",
        "house.oak.name": "Chêne",
        "house.tower.name": "Tour",
    },
}


@cache
def catalogue(folder: Path, lang: str) -> Mapping[str, str]:
    return dict(_flat(tomllib.loads((folder / f"{lang}.toml").read_text("utf-8"))))


def _flat(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, str):
            yield path + key, value
        else:
            yield from _flat(value, f"{path}{key}.")
