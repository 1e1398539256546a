"""Every component of the box on one sheet."""

from collections.abc import Iterator, Mapping

from regalia.art.faces import portrait
from regalia.art.heraldry import HOUSES, seals, seat
from regalia.art.icons import Sign, icon, icon_symbols, signs
from regalia.art.ink import g, use
from regalia.art.sheet import Figure, sheet_symbols, shelf, whole
from regalia.core.html import Html, join
from regalia.core.stock import Picture
from regalia.games.kingsburg.box.cards import DESTINIES, GOVERNORS, OURS
from regalia.games.kingsburg.box.data import (
    ADVISORS,
    ALL_ROWS,
    ARMY_TOKENS,
    BASE_ROWS,
    BUILDING,
    BUILDINGS,
    ENEMIES,
    RANGES,
    RESOURCES,
)
from regalia.games.kingsburg.shown.art import court
from regalia.games.kingsburg.shown.art.advisor_portraits import COURTIERS
from regalia.games.kingsburg.shown.art.buildings import building_symbols
from regalia.games.kingsburg.shown.art.court import Lot, court_symbols
from regalia.games.kingsburg.shown.art.destinies import fate_symbols
from regalia.games.kingsburg.shown.art.dice import BONUS, FACES, KINDS, NEUTRAL, dice_symbols, die, ringed
from regalia.games.kingsburg.shown.art.enemies import FOES, foe_symbols
from regalia.games.kingsburg.shown.art.wheel import RADIUS, YEARS, wheel
from regalia.games.kingsburg.shown.draw.enemy import CARD, enemy_back, enemy_face
from regalia.games.kingsburg.shown.draw.gains import gain_signs, loss_signs, reward_signs
from regalia.games.kingsburg.shown.draw.province import GAP, LOW, STATES, TALL, board, plot
from regalia.games.kingsburg.shown.draw.tokens import army_token, governor_symbols
from regalia.games.kingsburg.shown.words import WORDS
from regalia.games.kingsburg.shown.words.table import PHASES

say = WORDS.say
PIECES = {  # what stands for the pieces of the box
    **{name: f"thing.{name}" for name in (*RESOURCES, "plus2", "soldiers", "envoy")},
    "die": "dice.rose",
    "bonus-die": "dice.bonus",
    "province": "board.base",
    "building-token": "state.built",
    "governor-token": "seat",
    "year": "wheel",
    "army-token": f"army.{max(ARMY_TOKENS)}",
}


def gallery(lang: str = "en", theme: str = "light") -> str:
    """Advisors, buildings, enemies, cards, pieces, boards and what places can say."""
    blocks = (shelf(say(lang, f"draw.{title}"), art, each) for title, art, each in _shelves(lang))
    return whole(blocks, symbols(), say(lang, "game.name"), theme)


def _shelves(lang: str) -> Iterator[tuple[str, Iterator[Figure], float]]:
    yield "advisors", _advisors(lang), 151.0
    yield "buildings", _buildings(lang), 195.0
    yield "boards", _boards(lang), 440.0
    yield "enemies", _enemies(lang), 136.0
    yield "governors", _governors(lang), 226.0
    yield "destinies", _destinies(lang), 226.0
    yield "pieces", _pieces(lang), 170.0
    yield "states", _states(lang), 124.0


def pictures(lang: str) -> Mapping[str, Picture]:
    """Each component alone."""
    figures = {figure.name: figure for _, figures, _ in _shelves(lang) for figure in figures}
    drawn = {name: Picture(figure.art, figure.width, figure.height) for name, figure in figures.items()}
    drawn["seat"] = Picture(seat("rose", 30, 30, 56), 60, 60)
    return drawn | {f"piece.{key}": drawn[name] for key, name in PIECES.items()}


def symbols() -> Html:
    """All that these drawings use."""
    return (
        sheet_symbols()
        + seals(*HOUSES)
        + icon_symbols()
        + court_symbols()
        + dice_symbols(KINDS)
        + building_symbols(BUILDING)
        + foe_symbols(FOES)
        + fate_symbols(card.name for card in DESTINIES)
        + governor_symbols(tuple(card.name for card in GOVERNORS))
    )


def _advisors(lang: str) -> Iterator[Figure]:
    for rank, advisor in enumerate(ADVISORS, 1):
        name, rule = (say(lang, f"advisor.{advisor.name}.{key}") for key in ("name", "help"))
        art = court.place(rank, portrait(COURTIERS[advisor.name]), name, reward_signs(rank))
        yield Figure(f"advisor.{advisor.name}", art, court.WIDTH, court.HEIGHT, rule)


def _buildings(lang: str) -> Iterator[Figure]:
    """Picture, price and points; the rule is in the caption."""
    for building in BUILDINGS:
        name, rule = (say(lang, f"building.{building.name}.{key}") for key in ("name", "help"))
        yield Figure(f"building.{building.name}", plot(building, name, "rose", "near", (84, TALL)), 84, TALL, rule)


def _boards(lang: str) -> Iterator[Figure]:
    """Both sides of a province board, and the wheel of the year."""
    for side, rows in (("base", BASE_ROWS), ("extended", ALL_ROWS)):
        art = board(rows, (96, LOW), lambda building: plot(building, "", "rose", "far", (96, LOW)))
        yield Figure(f"board.{side}", art, 402, 14 + (LOW + GAP) * len(rows), say(lang, f"draw.board.{side}"))
    turning = g(wheel(3, PHASES.index("summer"), say(lang, "draw.year")), at=(RADIUS * 0.75, RADIUS * 0.75), scale=0.75)
    yield Figure("wheel", turning, RADIUS * 1.5, RADIUS * 1.5, say(lang, "draw.wheel"))


def _enemies(lang: str) -> Iterator[Figure]:
    """A back of each year, then its five cards with what they give and take."""
    for year in RANGES:
        yield Figure(
            f"back.{year}",
            enemy_back(say(lang, "draw.strength"), year),
            *CARD,
            say(lang, "draw.back", year=YEARS[year - 1]),
        )
    for enemy in ENEMIES:
        name = say(lang, f"enemy.{enemy.name}.name")
        stakes = signs([Sign("+"), *gain_signs(enemy.reward)], 48, 134, 17) + signs(
            [Sign("−"), *loss_signs(enemy.loss)], 48, 156, 17
        )
        yield Figure(f"enemy.{enemy.name}", enemy_face(name, enemy) + stakes, CARD[0], CARD[1] + 46, name)


def _governors(lang: str) -> Iterator[Figure]:
    for card in GOVERNORS:
        yield Figure(
            f"governor.{card.name}", use(f"who-{card.name}", 0, 0, 92, 100), 92, 100, _rule(lang, "governor", card.name)
        )


def _destinies(lang: str) -> Iterator[Figure]:
    for card in DESTINIES:
        yield Figure(
            f"destiny.{card.name}", use(f"fate-{card.name}", 0, 0, 60, 60), 60, 60, _rule(lang, "destiny", card.name)
        )


def _rule(lang: str, kind: str, name: str) -> str:
    """Name and rule of a card, and whether they are ours."""
    title, rule = (say(lang, f"{kind}.{name}.{key}") for key in ("name", "help"))
    mark = f" ({say(lang, 'draw.ours')})" if OURS[f"{kind}.{name}"].ours else ""
    return say(lang, "draw.card", name=title, rule=rule) + mark


def _pieces(lang: str) -> Iterator[Figure]:
    """Dice of the houses, of a bonus, of nobody; resources; tokens."""
    for kind in KINDS:
        dice = join(die(face, kind, 15 + 27 * (face - 1), 16, 24) for face in FACES)
        crest = seat(kind, 82, 52, 34) if kind in HOUSES else ""
        words = say(lang, f"house.{kind}.name" if kind in HOUSES else f"draw.dice.{kind}")
        yield Figure(f"dice.{kind}", dice + crest, 165, 72, words)
    for thing in (*RESOURCES, "plus2", "soldiers", "points"):
        yield Figure(f"thing.{thing}", icon(thing, 0, 0, 48), 48, 48, say(lang, f"resource.{thing}.name"))
    for thing in ("any", "envoy", "crown", "peek"):
        yield Figure(f"thing.{thing}", icon(thing, 0, 0, 48), 48, 48, say(lang, f"draw.thing.{thing}"))
    for value in dict.fromkeys(ARMY_TOKENS):
        yield Figure(f"army.{value}", army_token(value, 24, 24, 46), 48, 48, say(lang, "draw.token", n=value))


def _states(lang: str) -> Iterator[Figure]:
    """What an advisor, a plot and a die can say."""
    rank, name = 9, say(lang, "advisor.huntress.name")
    bust = portrait(COURTIERS["huntress"])
    mine, theirs = Lot("rose", ((6, "rose"), (3, BONUS)), ("plus2",)), Lot(NEUTRAL, ((5, NEUTRAL), (4, NEUTRAL)))
    places = {"lit": (), "open": (), "dusk": (), "away": (), "taken": (mine,), "shared": (theirs, mine)}
    for state, lots in places.items():
        light = state if state in court.LIGHTS else "lit"
        art = court.place(rank, bust, name, reward_signs(rank), lots, light)
        yield Figure(f"state.{state}", art, court.WIDTH, court.HEIGHT, say(lang, f"draw.state.{state}"))
    inn, inn_name = BUILDING["inn"], say(lang, "building.inn.name")
    for state in STATES:
        art = plot(inn, inn_name, "rose", state, (84, TALL))
        yield Figure(f"state.{state}", art, 84, TALL, say(lang, f"draw.state.{state}"))
    yield Figure(
        "state.plot", plot(inn, inn_name, "rose", "near", (84, TALL), lit=True), 84, TALL, say(lang, "draw.state.plot")
    )
    yield Figure("state.ringed", ringed(die(5, "rose", 30, 30), 30, 30), 60, 60, say(lang, "draw.state.ringed"))
