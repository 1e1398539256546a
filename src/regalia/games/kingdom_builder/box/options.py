"""What may be decided before a game: the options, what excludes what, and the rows that a box file replaces."""

from collections.abc import Iterable, Sequence

from regalia.core.box import Box, Field, Row
from regalia.core.options import Clash, Option
from regalia.games.kingdom_builder.box.data import (
    CAPITOL_SECTIONS,
    CARDS,
    ISLANDS,
    PLACES,
    SECTIONS,
    TURNED,
    island_fault,
    upright,
)

ID = "kingdom-builder"
RANDOM = "random"
SLOTS = ("card1", "card2", "card3")
FREE = {"preset": ("free",)}
LAID = tuple(section + turn for section in SECTIONS for turn in ("", TURNED))

PLACE_FR = dict(zip(PLACES, ("nord-ouest", "nord-est", "sud-ouest", "sud-est"), strict=True))
OPTIONS = (
    Option(
        "preset",
        ("free", "first-game"),
        "free",
        {
            "en": "The board and cards suggested for a first game, or at random but for what you choose below.",
            "fr": "Le plateau et les cartes conseillés pour une première partie, ou au hasard, sauf ce que vous "
            "choisissez ci-dessous.",
        },
    ),
    *(
        Option(
            place,
            (RANDOM, *LAID),
            RANDOM,
            {
                "en": f"The section in the {place}, upright or turned.",
                "fr": f"La section placée au {PLACE_FR[place]}, droite ou tournée.",
            },
            when=FREE,
        )
        for place in PLACES
    ),
    *(
        Option(
            slot,
            (RANDOM, *CARDS),
            RANDOM,
            {"en": f"Scoring card {slot[-1]} of three.", "fr": f"Carte de score {slot[-1]} sur trois."},
            when=FREE,
        )
        for slot in SLOTS
    ),
    Option(
        "capitol",
        ("off", RANDOM, "north", "south", "chosen"),
        "off",
        {
            "en": "Queenies are small additions to the game. Queenie 1: a Capitol on a castle of the Oracle and the "
            "Harbor section, if they are in play: drawn, the northern, the southern, or chosen by the first player.",
            "fr": "Les Queenies sont de petits ajouts au jeu. Queenie 1 : un Capitole sur un château des sections "
            "Oracle et Port, si elles sont en jeu : au hasard, celui du nord, celui du sud, ou choisi par la "
            "première personne à jouer.",
        },
        module=True,
    ),
    Option(
        "capitol-section",
        ("both", RANDOM, *CAPITOL_SECTIONS, "chosen"),
        "both",
        {
            "en": "With Oracle and Harbor both in play: a Capitol on each, on one of them alone, drawn or named, or as "
            "the first player chooses.",
            "fr": "Avec Oracle et Port en jeu : un Capitole sur chacune, sur une seule, au hasard ou désignée, ou au "
            "choix de la première personne à jouer.",
        },
        module=True,
        when={"capitol": (RANDOM, "north", "south", "chosen")},
    ),
    Option(
        "caves",
        ("off", RANDOM, "chosen"),
        "off",
        {
            "en": "Queenie 2: a Cave on a mountain of each section, drawn or chosen by the first player.",
            "fr": "Queenie 2 : une Cave sur une montagne de chaque section, au hasard ou choisie par la première "
            "personne à jouer.",
        },
        module=True,
    ),
    Option(
        "island",
        ("off", RANDOM, *ISLANDS),
        "off",
        {
            "en": "Queenie 3: the Island with Rope Bridge or Tree House. Its layout is our own: the official one is "
            "not public.",
            "fr": "Queenie 3 : l’Île, avec le Pont de corde ou la Cabane dans les arbres. Son plan est le nôtre : "
            "l’officiel n’est pas public.",
        },
        module=True,
        ours=(RANDOM, *ISLANDS),
    ),
)


def _pairs(names: Sequence[str]) -> Iterable[tuple[str, str]]:
    return ((one, two) for at, one in enumerate(names) for two in names[at + 1 :])


def _same_section(one: str, two: str) -> bool:
    return RANDOM not in (one, two) and upright(one) == upright(two)


def _same_card(one: str, two: str) -> bool:
    return RANDOM != one == two


def _not_preset(preset: str, other: str) -> bool:
    return preset == "first-game" and other != RANDOM


def _no_capitol(capitol: str, section: str) -> bool:
    return capitol == "off" and section != "both"


CLASHES = (
    *(
        Clash(
            one,
            two,
            _same_section,
            {"en": "a section lies on the board once", "fr": "une section n’est posée qu’une fois"},
            peers=True,
        )
        for one, two in _pairs(PLACES)
    ),
    *(
        Clash(
            one,
            two,
            _same_card,
            {"en": "a card is in play once", "fr": "une carte n’est en jeu qu’une fois"},
            peers=True,
        )
        for one, two in _pairs(SLOTS)
    ),
    *(
        Clash(
            "preset",
            name,
            _not_preset,
            {
                "en": "the first game has its own board and cards",
                "fr": "la première partie a son plateau et ses cartes",
            },
        )
        for name in (*PLACES, *SLOTS)
    ),
    Clash(
        "capitol",
        "capitol-section",
        _no_capitol,
        {"en": "the game is played without a Capitol", "fr": "la partie se joue sans Capitole"},
    ),
)
BOX = Box(
    ID,
    tuple(
        Row(
            f"island.{side}",
            f"The Island with {side.replace('-', ' ').title()}: five lines; odd lines lie half a hex to the left. "
            "G C D F T W M L, a dot is no hex.",
            (Field("lines", list(lines), island_fault),),
        )
        for side, lines in ISLANDS.items()
    ),
)
