"""What the page does with an entry of the log: dice that were rolled, the place it is about, a picture of it."""

from collections import Counter
from collections.abc import Sequence
from functools import reduce

from regalia.art.ink import use
from regalia.art.parts import picture
from regalia.core.html import Html
from regalia.core.known import UNKNOWN
from regalia.core.protocol import Entry, Seat
from regalia.core.vignette import Row, Vignette
from regalia.games.kingsburg.box.data import ADVISORS, BUILDING, ENEMY, Enemy
from regalia.games.kingsburg.rules.actions import (
    OUTCOMES,
    Build,
    Cast,
    Copy,
    Deal,
    Fate,
    Fight,
    Influence,
    Invoke,
    Meet,
    Neutral,
    Offer,
    Pay,
    Peek,
    Pick,
    Receive,
    Reveal,
    Roll,
    Token,
)
from regalia.games.kingsburg.rules.gains import NO_GAIN, both
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.rules.winter import fierceness, spoils, strength
from regalia.games.kingsburg.shown.draw.gains import gain_signs, loss_signs
from regalia.games.kingsburg.shown.page.governors import face
from regalia.games.kingsburg.shown.page.grounds import named as drawn
from regalia.games.kingsburg.shown.page.parts import sign_row
from regalia.games.kingsburg.shown.page.province import disc
from regalia.games.kingsburg.shown.sight import signed
from regalia.games.kingsburg.shown.words import named, say
from regalia.games.kingsburg.shown.words.battle import battled, figures, is_strongest

MARKS = ("bad", "", "good")  # of a battle that was lost, drawn, won


def dice(entry: Entry) -> Sequence[int]:
    match entry.action:
        case Roll(faces=faces) | Neutral(faces=faces):
            return faces
        case Cast(face=one):
            return (one,)
    return ()


def places(after: View, entry: Entry) -> Sequence[str]:
    """An advisor, a building or its owner, a card."""
    match entry.action:
        case (Influence(private=False) | Copy(private=False) | Receive()) as placed:
            return (f"advisor.{ADVISORS[placed.rank - 1].name}",)
        case Build(building=name):
            return (_built(after, entry.seat, name),)
        case Invoke(power=power) | Pay(power=power) if power in BUILDING:
            return (_built(after, entry.seat, power),)
        case Fate(card=card):
            return (f"destiny.{card}",)
        case Meet(enemy=name):
            return (f"enemy.{name}",)
        case Peek(enemy=str(name)):
            return (f"enemy.{name}",)
        case Reveal(governor=name) | Offer(governor=name) | Pick(governor=name):
            return (f"governor.{name}",)
        case Deal(governor=name) if name is not UNKNOWN:
            return (f"governor.{name}",)
        case Invoke(power=power) | Pay(power=power) if power in after.governors:
            return (f"governor.{power}",)
    return ()


def _built(after: View, seat: Seat, name: str) -> str:
    """A building in the province that is seen from near; elsewhere the plate of its owner."""
    near = after.order[0] if after.seat is None else after.seat
    return f"house-{seat}-{name}" if seat == near else f"plate-{seat}"


def vignette(before: View, after: View, entry: Entry, names: Sequence[str], lang: str) -> Vignette | None:
    match entry.action:
        case Fate(card=card):
            words = say(lang, f"destiny.{card}.help")
            return Vignette("destiny", named("destiny", card, lang), art=drawn(face("destiny", card)), words=words)
        case Meet(enemy=name):
            return _enemy(after, ENEMY[name], names, lang)
        case Fight() if len(after.fights) == len(after.provinces):
            return _battle(after, names, lang)
        case Pick() if all(province.governor for province in after.provinces):
            return _governors(after, names, lang)
        case Token():
            return _tokens(before, after, names, lang)
    return None


def _enemy(view: View, foe: Enemy, names: Sequence[str], lang: str) -> Vignette:
    """Who stands before the walls, and everybody's strength against it."""
    rows = (Row(names[seat], seat, signed(strength(view, seat, foe))) for seat in view.order)
    title = say(lang, "vignette.enemy", foe=_foe(view, foe, lang))
    return Vignette("enemy", title, tuple(rows), _head(foe), say(lang, "vignette.strengths"))


def _battle(view: View, names: Sequence[str], lang: str) -> Vignette:
    """The strength of each seat, how it ended, and what the card gives and takes."""
    foe, then = ENEMY[view.foe], battled(view)
    rows = tuple(_fight(then, fight, names, lang) for fight in view.fights)
    title = say(lang, "vignette.battle", foe=_foe(then, foe, lang))
    words = say(lang, f"vignette.sum.{'army' if view.modules.army else 'king'}")
    return Vignette("battle", title, rows, _head(foe), words, long=True)


def _fight(view: View, fight: Fight, names: Sequence[str], lang: str) -> Row:
    foe, strongest = ENEMY[view.foe], is_strongest(view, fight)
    won = reduce(both, (gain for gain, _ in spoils(view, fight.seat, foe, strongest)), NO_GAIN)
    signs = gain_signs(won) if fight.outcome > 0 else loss_signs(foe.loss) if fight.outcome else []
    words = say(lang, f"vignette.{'strongest' if strongest else OUTCOMES[fight.outcome + 1]}", name=names[fight.seat])
    art = drawn(sign_row(tuple(signs), 18))
    return Row(words, fight.seat, figures(view, fight), art, MARKS[fight.outcome + 1])


def _foe(view: View, foe: Enemy, lang: str) -> str:
    """Its kind and its strength, with what destiny adds."""
    return say(lang, "foe.seen", kind=named("enemy", foe.name, lang), strength=foe.strength + fierceness(view))


def _head(foe: Enemy) -> Html:
    return drawn(picture("0 0 100 112", use(f"foe-{foe.kind}")))


def _governors(view: View, names: Sequence[str], lang: str) -> Vignette:
    """Who governs where, when all are turned up."""
    rows = (
        Row(say(lang, "vignette.governor", name=name, governor=named("governor", own.governor, lang)), seat,
            signs=drawn(face("governor", own.governor)))
        for seat, (name, own) in enumerate(zip(names, view.provinces, strict=False))
    )  # fmt: skip
    return Vignette("governors", say(lang, "draw.governors"), tuple(rows))


def _tokens(before: View, after: View, names: Sequence[str], lang: str) -> Vignette | None:
    """The army tokens, when all are turned up together."""
    spent = [
        [*(Counter(was.tokens) - Counter(now.tokens)).elements()]
        for was, now in zip(before.provinces, after.provinces, strict=True)
    ]
    if not all(spent):
        return None
    rows = (Row(names[seat], seat, signs=drawn(disc(values[0]))) for seat, values in enumerate(spent))
    return Vignette("tokens", say(lang, "vignette.tokens"), tuple(rows))
