"""A question for every kind of choice: what a seat is asked now."""

from collections.abc import Callable, Mapping
from typing import Any

from regalia.core.lanes import offered
from regalia.core.protocol import Action, Choice
from regalia.games.wonderful_kingdom.box.catalogue import RESOURCES
from regalia.games.wonderful_kingdom.rules.actions import Drop, Fight, Search, Spy, Use
from regalia.games.wonderful_kingdom.rules.advisors import Foreseeing, Furnishing
from regalia.games.wonderful_kingdom.rules.combat import Fighting
from regalia.games.wonderful_kingdom.rules.conquest import Acting, Mustering, defenders
from regalia.games.wonderful_kingdom.rules.gathering import Finding, Gathering
from regalia.games.wonderful_kingdom.rules.interfere import Destroying, Haunted
from regalia.games.wonderful_kingdom.rules.lands import reserve
from regalia.games.wonderful_kingdom.rules.placing import Placing
from regalia.games.wonderful_kingdom.rules.planning import Planning, giants_wait
from regalia.games.wonderful_kingdom.rules.prison import Replacing
from regalia.games.wonderful_kingdom.rules.production import Declaring
from regalia.games.wonderful_kingdom.rules.proposals import Proposing, Selecting
from regalia.games.wonderful_kingdom.rules.reach import thaws
from regalia.games.wonderful_kingdom.rules.setup import Appointing
from regalia.games.wonderful_kingdom.rules.slots import Arranging, index
from regalia.games.wonderful_kingdom.rules.solo import SELECTIONS, SoloSelecting
from regalia.games.wonderful_kingdom.rules.state import faces
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.rules.window import Lingering
from regalia.games.wonderful_kingdom.shown.words import amount, counted, listed, named, say, territory


def asked(view: View, step: Choice, lang: str) -> str:
    """The question, then what spies and the council could do first."""
    question, moves = ASKED.get(type(step), _plain), offered(view)
    return " ".join([question(view, step, lang), *_first(view, step, moves, lang)])


def kind(step: Choice) -> str:
    """The word of a choice in the keys."""
    return type(step).__name__.lower()


def _first(view: View, step: Choice, moves: list[Action], lang: str) -> list[str]:
    advisors = [move.advisor for move in moves if isinstance(move, Use)]
    spies = isinstance(step, Proposing | Selecting | SoloSelecting) and any(isinstance(move, Spy) for move in moves)
    return [
        *([say(lang, "prompt.spying")] if spies else []),
        *([say(lang, "prompt.council", cards=listed(view.catalogue, advisors, "and", lang))] if advisors else []),
    ]


def _plain(view: View, step: Choice, lang: str) -> str:
    return say(lang, f"prompt.{kind(step)}")


def _looking(view: View, step: Appointing | Finding | Foreseeing, lang: str) -> str:
    """One of the cards in front of the seat."""
    cards = dict.fromkeys(faces(view.duchies[step.seat].looked))
    return say(lang, f"prompt.{kind(step)}", cards=listed(view.catalogue, cards, "or", lang))


def _proposing(view: View, step: Proposing, lang: str) -> str:
    return counted("prompt.proposing", view.duchies[step.seat].traps, lang)


def _areas(view: View, lang: str) -> dict[str, str]:
    left, right = (amount("cards", len(area), lang) for area in view.areas)
    return {"left": left, "right": right}


def _selecting(view: View, step: Selecting, lang: str) -> str:
    return say(lang, "prompt.selecting", **_areas(view, lang))


def _solo(view: View, step: SoloSelecting, lang: str) -> str:
    return say(lang, "prompt.soloselecting", number=step.number, total=SELECTIONS, **_areas(view, lang))


def _gathering(view: View, step: Gathering, lang: str) -> str:
    """With the Favourite, with a search, or with both."""
    found = {type(move) for move in offered(view)}
    return say(lang, f"prompt.gathering.{'both' if {Drop, Search} <= found else 'drop' if Drop in found else 'search'}")


def _destroying(view: View, step: Destroying, lang: str) -> str:
    cards = dict.fromkeys(view.duchies[1 - step.seat].selection)
    return say(lang, "prompt.destroying", cards=listed(view.catalogue, cards, "or", lang))


def _haunted(view: View, step: Haunted, lang: str) -> str:
    cards = dict.fromkeys(view.duchies[step.seat].selection)
    return counted("prompt.haunted", step.left, lang, cards=listed(view.catalogue, cards, "or", lang))


def _planning(view: View, step: Planning, lang: str) -> str:
    """Cards, giants, or nothing but advisors and free actions."""
    duchy = view.duchies[step.seat]
    giant, cards = giants_wait(duchy), listed(view.catalogue, duchy.selection, "and", lang)
    rest = "done" if any(isinstance(move, Use) for move in offered(view)) else "rights"
    way = ("both" if cards else "giant") if giant else "cards" if cards else rest
    return say(lang, f"prompt.planning.{way}", cards=cards)


def _furnishing(view: View, step: Furnishing, lang: str) -> str:
    return counted("prompt.furnishing", step.left, lang)


def _declaring(view: View, step: Declaring, lang: str) -> str:
    return say(lang, "prompt.declaring", resource=named("resource", RESOURCES[view.resource], lang))


def _placing(view: View, step: Placing, lang: str) -> str:
    return say(lang, "prompt.placing", cubes=amount(RESOURCES[step.resource], step.left, lang))


def _fighting(view: View, step: Fighting, lang: str) -> str:
    """The threats within reach; or a frozen card that free actions could complete; or only other things."""
    threats = dict.fromkeys(move.threat for move in offered(view) if isinstance(move, Fight))
    soldiers = amount("soldier", view.duchies[step.seat].soldiers, lang)
    way = "threats" if threats else "frozen" if thaws(view, step.seat) else "rights"
    return say(lang, f"prompt.fighting.{way}", soldiers=soldiers, threats=listed(view.catalogue, threats, "or", lang))


def _acting(view: View, step: Acting, lang: str) -> str:
    armies = amount("armies", reserve(view, step.seat), lang)
    return say(lang, "prompt.acting", soldiers=amount("soldier", view.duchies[step.seat].soldiers, lang), armies=armies)


def _mustering(view: View, step: Mustering, lang: str) -> str:
    needed = 1 + defenders(view, step.seat, index(view, step.target))
    armies = amount("armies", sum(armies for _, armies in step.brought), lang)
    where = territory(view.setting.board, step.target, lang)
    return say(lang, "prompt.mustering", territory=where, armies=armies, needed=needed)


def _arranging(view: View, step: Arranging, lang: str) -> str:
    return say(lang, "prompt.arranging", territory=territory(view.setting.board, step.territory, lang))


def _replacing(view: View, step: Replacing, lang: str) -> str:
    slot = view.catalogue.boards[view.setting.board][step.territory].slots[step.slot].kind
    where = territory(view.setting.board, step.territory, lang)
    return say(lang, "prompt.replacing", territory=where, slot=named("slot", slot, lang))


def _lingering(view: View, step: Lingering, lang: str) -> str:
    return say(lang, f"prompt.lingering.{view.phase}")


ASKED: Mapping[type[Choice], Callable[[View, Any, str], str]] = {  # those that tell more than their own sentence
    Appointing: _looking,
    Proposing: _proposing,
    Selecting: _selecting,
    SoloSelecting: _solo,
    Gathering: _gathering,
    Finding: _looking,
    Foreseeing: _looking,
    Destroying: _destroying,
    Haunted: _haunted,
    Planning: _planning,
    Furnishing: _furnishing,
    Declaring: _declaring,
    Placing: _placing,
    Fighting: _fighting,
    Acting: _acting,
    Mustering: _mustering,
    Arranging: _arranging,
    Replacing: _replacing,
    Lingering: _lingering,
}
