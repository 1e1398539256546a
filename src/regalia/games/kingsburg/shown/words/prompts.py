"""What a seat is asked: the values of the sentence of every choice that has more than its own words."""

from collections.abc import Mapping

from regalia.core.lanes import offered
from regalia.core.protocol import Choice
from regalia.core.speech import Question
from regalia.games.kingsburg.box.cards import OURS
from regalia.games.kingsburg.box.data import ADVISORS, BUILDING
from regalia.games.kingsburg.rules.actions import DONE, Build, Consider, Copy, Exchange, Influence, Recruit
from regalia.games.kingsburg.rules.bonus import GOOD_YEAR, Accepting, ChoosingDice, extra, favoured, plentiful
from regalia.games.kingsburg.rules.building import Constructing
from regalia.games.kingsburg.rules.conjuring import Conjuring
from regalia.games.kingsburg.rules.dice import Changing, Finishing
from regalia.games.kingsburg.rules.ending import Buying
from regalia.games.kingsburg.rules.fortune import Levy
from regalia.games.kingsburg.rules.gains import Losing, Taking
from regalia.games.kingsburg.rules.influence import Considering, Moving, Placing
from regalia.games.kingsburg.rules.recruiting import Recruiting
from regalia.games.kingsburg.rules.rewards import Receiving
from regalia.games.kingsburg.rules.setup import Raising, TakingLast
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.rules.winter import Drilling
from regalia.games.kingsburg.shown.words import advisor, amount, dice, goods, joined, listed, named, say, the

Values = dict[str, object]


def blessing(view: View, lang: str) -> dict[str, str]:
    """What the Priest's blessing brings in a good year: with the die that is there, and with his."""
    numbers = view.numbers.values
    points, goods = numbers["priest", "blessing"], numbers[GOOD_YEAR, "any"]
    return {"points": amount("points", points, lang), "goods": amount("any", goods, lang)}


def levy_points(view: View, lang: str) -> str:
    """What the Royal Levy costs those who do not pay it."""
    return amount("points", view.numbers.values["royal-levy", "points"], lang)


def _kind(name: str) -> str:
    """Whether something is a building, a governor or a destiny."""
    return "building" if name in BUILDING else "governor" if f"governor.{name}" in OURS else "destiny"


def cause_of(step: Taking, lang: str) -> str:
    """What brings a resource of one's choice: a component by its name, the King's favour, a victory."""
    kind, _, part = step.cause.partition(".")
    return named(kind, part, lang) if part else say(lang, f"cause.{step.cause}")


def aspect(view: View, step: Choice) -> str:
    """What brings a resource of one's choice, for the book: "favour", "victory", "advisor"."""
    return step.cause.partition(".")[0] if isinstance(step, Taking) else ""


def _powers(view: View, lang: str) -> str:
    """The buildings and governors that can be used now."""
    used = dict.fromkeys(move.power for move in offered(view) if move != DONE)
    return joined([the(_kind(power), power, lang) for power in used], "or", lang)


def _placing(view: View, step: Placing, lang: str) -> Values:
    """With the dice in hand; with a secret deal, if one can be struck."""
    found, province = {type(move) for move in offered(view)}, view.provinces[step.seat]
    ways = (("influence", Influence), ("consider", Consider), ("copy", Copy))
    way = next((word for word, move in ways if move in found), "stuck")
    deal = "deal" if Copy in found and way != "copy" else ""
    return {"way": way, "dice": dice(province.dice, province.bonus, lang), "also": deal}


def _choosing_dice(view: View, step: ChoosingDice, lang: str) -> Values:
    """Whose dice they are, what comes with them, and what is rolled in any case."""
    names = extra(view, step.seat)
    sources = joined([named(_kind(name), name, lang) for name in names], "and", lang)
    plenty = "plenty" if plentiful(view, step.seat, len(names)) else ""
    return {"n": len(names), "sources": sources, "also": "king" if favoured(view, step.seat) else plenty}


def _changing(view: View, step: Changing, lang: str) -> Values:
    province = view.provinces[step.seat]
    return {"dice": dice(province.dice, province.bonus, lang), "powers": _powers(view, lang)}


def _finishing(view: View, step: Finishing, lang: str) -> Values:
    province = view.provinces[step.seat]
    return {"total": sum(province.dice) + sum(province.bonus), "powers": _powers(view, lang)}


def _moving(view: View, step: Moving, lang: str) -> Values:
    placed = [lying for seat, lying in view.court if seat == step.seat and isinstance(lying, Influence)]
    highest = max(placed, key=lambda lying: lying.rank)
    return {"advisor": advisor(highest.rank, highest.private, lang)}


def _receiving(_: View, step: Receiving, lang: str) -> Values:
    gains = [goods(gain.goods, lang) for gain in ADVISORS[step.rank - 1].gains]
    return {"advisor": advisor(step.rank, False, lang), "rank": step.rank, "gains": joined(gains, "either", lang)}


def _constructing(view: View, step: Constructing, _: str) -> Values:
    """Whether a building can be paid for, and whether something can be exchanged before."""
    found = {type(move) for move in offered(view)}
    if Build not in found:
        return {"way": "trade"}
    return {"way": "second" if step.built else "first", "also": "also" if Exchange in found else ""}


def _buying(view: View, _: Buying, lang: str) -> Values:
    return {"end": say(lang, f"season.{view.season}.end"), "powers": _powers(view, lang)}


def _levy(view: View, _: Levy, lang: str) -> Values:
    gold = amount("gold", view.numbers.values["royal-levy", "gold"], lang)
    return {"gold": gold, "points": levy_points(view, lang)}


def _drilling(_: View, step: Drilling, lang: str) -> Values:
    return {what: amount("soldiers", getattr(step, what), lang) for what in ("drilled", "soldiers")}


def _raising(_: View, step: Raising, lang: str) -> Values:
    lot = step.lot
    governor, points = named("governor", lot.governor, lang), amount("points", lot.bid, lang)
    return {"governor": governor, "who": lot.leader, "points": points}


QUESTIONS: Mapping[type[Choice], Question] = {
    **dict.fromkeys((Losing, Conjuring), lambda _, step, __: {"n": step.count}),
    Taking: lambda _, step, lang: {"n": step.count, "cause": cause_of(step, lang)},
    Placing: _placing,
    Considering: lambda _, step, lang: {"advisor": advisor(step.rank, step.private, lang), "rank": step.rank},
    ChoosingDice: _choosing_dice,
    Accepting: lambda view, _, lang: blessing(view, lang),
    Changing: _changing,
    Finishing: _finishing,
    Moving: _moving,
    Receiving: _receiving,
    Constructing: _constructing,
    Buying: _buying,
    Levy: _levy,
    Recruiting: lambda view, _, __: {"n": max(len(move.price) for move in offered(view) if isinstance(move, Recruit))},
    Drilling: _drilling,
    Raising: _raising,
    TakingLast: lambda view, _, lang: {"governors": listed("governor", view.offered, "or", lang)},
}
