"""Points by reason, and how the game ends: points, tie-breaks, quests missed, scenarios lost, medals."""

from regalia.core.protocol import Result, Seat
from regalia.games.wonderful_kingdom.box.catalogue import PointsPer
from regalia.games.wonderful_kingdom.box.data import CALAMITY_POINTS
from regalia.games.wonderful_kingdom.rules.icons import kind_count
from regalia.games.wonderful_kingdom.rules.lands import BLUE, colour, held
from regalia.games.wonderful_kingdom.rules.powers import number
from regalia.games.wonderful_kingdom.rules.quests import STEPS, named, step_of
from regalia.games.wonderful_kingdom.rules.state import Card, Duchy, Readable

SIDE_A = -15
SISTERS, SISTERS_BONUS = 4, 20
EGG, EGGS_POINTS = "black-dragon-egg", (0, 3, 10)
MEDALS, CONQUEST_MEDALS = (70, 95, 115), (60, 80, 100)
MEDAL_NAMES = ("bronze", "silver", "gold")


def points(table: Readable) -> list[dict[str, int]]:
    """The points of every seat, reason by reason; reasons that cannot be in this game are left out."""
    return [reasons(table, seat) for seat in range(table.setting.seats)]


def reasons(state: Readable, seat: Seat) -> dict[str, int]:
    """The points of one seat."""
    duchy, setting = state.duchies[seat], state.setting
    found = {"cards": flat(state, duchy), "kinds": combos(state, duchy)}
    if not setting.threat or duchy.calamities:
        found["calamities"] = CALAMITY_POINTS * duchy.calamities
    if setting.threat:
        found["threats"] = threats(state, duchy)
        found |= relics(duchy)
    if duchy.chronicle:
        found["chronicle"] = number(state, "chronicler", "points") * kind_count(
            state.catalogue, duchy.built, duchy.chronicle
        )
    if setting.quest:
        found["quest"] = quests(state, seat)
    if setting.conquest:
        found["land"] = land(state, seat)
    if setting.solo and setting.side == "A":
        found["side"] = SIDE_A
    return found


def flat(state: Readable, duchy: Duchy[Card]) -> int:
    cards = state.catalogue.cards
    return sum([cards[card].points for card in duchy.built if card in cards])


def combos(state: Readable, duchy: Duchy[Card]) -> int:
    """Points for each card of a kind, of built cards and of the duchy card."""
    cards = state.catalogue.cards
    side = state.catalogue.sides[duchy.name, state.setting.side]
    rows = [cards[card].points_per for card in duchy.built if card in cards]
    return sum([_per(state, duchy, row) for row in (*rows, side.points_per) if row])


def _per(state: Readable, duchy: Duchy[Card], row: PointsPer) -> int:
    return row[0] * kind_count(state.catalogue, duchy.built, row[1]) if row else 0


def threats(state: Readable, duchy: Duchy[Card]) -> int:
    """What stands undefeated in the construction area, frozen cards included."""
    rows = state.catalogue.threats
    standing = (*duchy.threats, *(site.giant for site in duchy.construction if site.giant))
    return sum([rows[threat].points for threat in standing])


def relics(duchy: Duchy[Card]) -> dict[str, int]:
    """All sisters defeated, dragon eggs secured."""
    sisters = sum(threat.startswith("sister-") for threat in duchy.defeated)
    eggs = EGGS_POINTS[min(2, duchy.defeated.count(EGG))]
    found = {"sisters": SISTERS_BONUS if sisters == SISTERS else 0, "eggs": eggs}
    return {reason: worth for reason, worth in found.items() if worth}


def quests(state: Readable, seat: Seat) -> int:
    """Steps that were undertaken; a final step is worth more to the first."""
    return sum([_step_points(state, seat, step) for step in state.duchies[seat].steps])


def _step_points(state: Readable, seat: Seat, step: str) -> int:
    row, quest = step_of(state, step), named(step)[0]
    first = next((who for done, who in state.finals if done == quest), seat)
    return row.second if row.final and first != seat else row.points


def land(state: Readable, seat: Seat) -> int:
    """Territories one controls; alone those of the rival are subtracted."""
    mine = sum(territory.points[colour(state, seat)] for territory in held(state, seat))
    return mine - (sum(t.points["blue"] for t in held(state, BLUE)) if state.setting.solo else 0)


def finished(state: Readable, seat: Seat) -> bool:
    """Every quest in play was finished."""
    return all(f"{quest}-{STEPS}" in state.duchies[seat].steps for quest in state.setting.quests)


def cards_of(duchy: Duchy[Card]) -> int:
    """Cards of a duchy, which count when points are equal: developments, tamed siphons, and calamities."""
    return len(duchy.built) + duchy.calamities


def result(state: Readable) -> Result:
    if state.setting.solo:
        return _alone(state)
    totals = [sum(found.values()) for found in points(state)]
    worths = [
        (finished(state, seat), totals[seat], cards_of(duchy), duchy.soldiers)
        for seat, duchy in enumerate(state.duchies)
    ]
    if not any(worth[0] for worth in worths):
        return Result((3, 3), ("quest", "quest"))
    ranks = (1 + (worths[1] > worths[0]), 1 + (worths[0] > worths[1]))
    return Result(ranks, tuple(_why(worths, seat) for seat in range(2)))


def _why(worths: list[tuple[bool, int, int, int]], seat: Seat) -> str:
    """The first thing that tells the two apart."""
    for at, reason in enumerate(("quest", "points", "duchy", "soldiers")):
        if worths[0][at] != worths[1][at]:
            return reason
    return "shared"


def _alone(state: Readable) -> Result:
    """A medal, none, or a defeat."""
    if why := state.defeat or missed(state):
        return Result((2,), (why,))
    total = sum(points(state)[0].values())
    won = sum(total >= score for score in medals(state))
    return Result((1,), (MEDAL_NAMES[won - 1],)) if won else Result((2,), ("no-medal",))


def missed(state: Readable) -> str:
    """What a scenario or a quest demands and was not done."""
    duchy, story = state.duchies[0], state.setting.story
    if story and any(duchy.built.count(card) < story.construction.count(card) for card in story.construction):
        return "cards"
    if state.setting.scenario == "SC05" and duchy.defeated.count("thief") < 4:
        return "thieves"
    return "" if finished(state, 0) else "quest"


def medals(state: Readable) -> tuple[int, int, int]:
    if story := state.setting.story:
        return story.medals
    return CONQUEST_MEDALS if state.setting.conquest else MEDALS
