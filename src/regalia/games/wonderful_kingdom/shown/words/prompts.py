"""What a seat is asked: the values of the sentence of every choice that has more than its own words."""

from collections.abc import Iterator, Mapping

from regalia.core.lanes import offered
from regalia.core.protocol import Choice
from regalia.core.speech import Question
from regalia.games.wonderful_kingdom.box.catalogue import RESOURCES
from regalia.games.wonderful_kingdom.rules.actions import (
    Crystal,
    Drop,
    Fight,
    March,
    Recruit,
    Scrap,
    Search,
    Soldier,
    Spy,
    Transmute,
    Undertake,
    Use,
)
from regalia.games.wonderful_kingdom.rules.advisors import Furnishing
from regalia.games.wonderful_kingdom.rules.combat import Fighting
from regalia.games.wonderful_kingdom.rules.conquest import Acting, Mustering, defenders
from regalia.games.wonderful_kingdom.rules.gathering import Gathering
from regalia.games.wonderful_kingdom.rules.interfere import Haunted
from regalia.games.wonderful_kingdom.rules.lands import reserve
from regalia.games.wonderful_kingdom.rules.placing import Placing
from regalia.games.wonderful_kingdom.rules.planning import Planning, giants_wait
from regalia.games.wonderful_kingdom.rules.prison import Replacing
from regalia.games.wonderful_kingdom.rules.production import Declaring
from regalia.games.wonderful_kingdom.rules.proposals import Proposing, Selecting
from regalia.games.wonderful_kingdom.rules.reach import thaws
from regalia.games.wonderful_kingdom.rules.rights import Exercising, rights
from regalia.games.wonderful_kingdom.rules.slots import Arranging, index
from regalia.games.wonderful_kingdom.rules.solo import SELECTIONS, SoloSelecting
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.rules.window import Lingering
from regalia.games.wonderful_kingdom.shown.words import amount, joined, listed_cards, named, say, territory

RIGHTS = (Undertake, Crystal, Soldier, Transmute, Scrap)
Values = dict[str, object]


def rights_of(view: View) -> list[str]:
    """What the viewer may do at any time, as far as it can be done now: the rarest first."""
    found = {type(move) for move in rights(view, view.seat or 0)}
    return [right.__name__.lower() for right in RIGHTS if right in found]


def more_to_do(view: View, step: Choice, lang: str) -> Iterator[str]:
    """What the question does not say: what spies and the council could do first, what exactly can be done now."""
    moves = offered(view)
    kinds = {type(move) for move in moves}
    if isinstance(step, Proposing | Selecting | SoloSelecting) and Spy in kinds:
        yield say(lang, "prompt.spying")
    if advisors := [move.advisor for move in moves if isinstance(move, Use)]:
        yield say(lang, "prompt.council", cards=listed_cards(view.catalogue, advisors, "and", lang))
    if isinstance(step, Exercising):
        ways = [say(lang, f"page.right.{right}") for right in rights_of(view)]
        yield say(lang, "prompt.rights", what=joined(ways, "or", lang))
    if isinstance(step, Acting):
        way = ("both" if March in kinds else "recruit") if Recruit in kinds else "march" if March in kinds else "idle"
        yield say(lang, f"prompt.war.{way}")


def _selecting(view: View, _: Selecting, lang: str) -> Values:
    left, right = (amount("cards", len(area), lang) for area in view.areas)
    return {"left": left, "right": right}


def _gathering(view: View, _: Gathering, __: str) -> Values:
    """With the Favourite, with a search, or with both."""
    found = {type(move) for move in offered(view)}
    return {"way": "both" if {Drop, Search} <= found else "drop" if Drop in found else "search"}


def _planning(view: View, step: Planning, _: str) -> Values:
    """Cards, giants, or nothing but advisors and free actions."""
    duchy = view.duchies[step.seat]
    rest = "done" if any(isinstance(move, Use) for move in offered(view)) else "rights"
    cards = "cards" if duchy.selection else rest
    return {"way": ("both" if duchy.selection else "giant") if giants_wait(duchy) else cards}


def _fighting(view: View, step: Fighting, lang: str) -> Values:
    """The threats within reach; or a frozen card that free actions could complete; or only other things."""
    fights = any(isinstance(move, Fight) for move in offered(view))
    way = "threats" if fights else "frozen" if thaws(view, step.seat) else "rights"
    return {"way": way, **_soldiers(view, step, lang)}


def _soldiers(view: View, step: Choice, lang: str) -> Values:
    return {"soldiers": amount("soldier", view.duchies[step.seat].soldiers, lang)}


def _acting(view: View, step: Acting, lang: str) -> Values:
    return {**_soldiers(view, step, lang), "armies": amount("armies", reserve(view, step.seat), lang)}


def _mustering(view: View, step: Mustering, lang: str) -> Values:
    needed = 1 + defenders(view, step.seat, index(view, step.target))
    armies = amount("armies", sum(armies for _, armies in step.brought), lang)
    return {"territory": territory(view.setting.board, step.target, lang), "armies": armies, "needed": needed}


def _replacing(view: View, step: Replacing, lang: str) -> Values:
    slot = view.catalogue.boards[view.setting.board][step.territory].slots[step.slot].kind
    return {"territory": territory(view.setting.board, step.territory, lang), "slot": named("slot", slot, lang)}


QUESTIONS: Mapping[type[Choice], Question] = {
    Proposing: lambda view, step, _: {"n": view.duchies[step.seat].traps},
    Selecting: _selecting,
    SoloSelecting: lambda _, step, __: {"number": step.number, "total": SELECTIONS},
    Gathering: _gathering,
    Haunted: lambda _, step, __: {"n": step.left},
    Planning: _planning,
    Furnishing: lambda _, step, __: {"n": step.left},
    Declaring: lambda view, _, lang: {"resource": named("resource", RESOURCES[view.resource], lang)},
    Placing: lambda _, step, lang: {"cubes": amount(RESOURCES[step.resource], step.left, lang)},
    Fighting: _fighting,
    Acting: _acting,
    Mustering: _mustering,
    Arranging: lambda view, step, lang: {"territory": territory(view.setting.board, step.territory, lang)},
    Replacing: _replacing,
    Lingering: lambda view, _, __: {"way": view.phase},
}
