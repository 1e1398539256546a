"""The viewer's own pieces: dice, tokens, goods, and what an option asks for beside them."""

from collections import Counter
from collections.abc import Iterator

from regalia.art.icons import Sign
from regalia.art.parts import icon, row, silent
from regalia.core.html import Html, join, tag
from regalia.games.kingsburg.box.data import RESOURCES
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.bonus import GOOD_YEAR
from regalia.games.kingsburg.rules.gains import enemies
from regalia.games.kingsburg.rules.hooks import effects
from regalia.games.kingsburg.rules.winter import fierceness
from regalia.games.kingsburg.shown.art.dice import BONUS
from regalia.games.kingsburg.shown.page.governors import face
from regalia.games.kingsburg.shown.page.parts import choice, cube, medal, sign_row
from regalia.games.kingsburg.shown.page.province import disc
from regalia.games.kingsburg.shown.page.year import might, span
from regalia.games.kingsburg.shown.sight import Sight
from regalia.games.kingsburg.shown.words import amount, counted, joined
from regalia.games.kingsburg.shown.words.prompts import blessing

FACES = range(1, 7)
WAYS = {"gain": "rule.rewards", "pay": "rule.recruiting"}
SOLDIER = sign_row((Sign("soldiers"),), 24)
UNROLLED, MORE = cube(0, BONUS), silent("+", kind="kg-count")


def tray(sight: Sight) -> Html:
    """A spectator has none of it."""
    if sight.view.seat is None:
        return Html()
    asked = (
        row(*_dice(sight), *_faces(sight), kind="kg-dice"),
        row(*_tokens(sight), kind="kg-tokens"),
        row(*_extra(sight), *_blessings(sight), *_ways(sight), *_bargains(sight), kind="kg-ways"),
        _odds(sight),
    )
    held = tag("div", *_goods(sight), *_helps(sight), class_="kg-goods")
    return tag("div", row(*asked, kind="kg-asked"), held, class_="kg-tray")


def _dice(sight: Sight) -> Iterator[Html]:
    for face_, kind, key in sight.hand(sight.front):
        sort = "own" if kind == sight.houses[sight.front] else "bonus"
        token = f"{'die' if sort == 'own' else 'bonus'}-{face_}"
        said = sight.say(f"draw.die.{sort}", n=face_)
        yield choice(token, "kg-roll", cube(face_, kind), said, f"thing.{sort}", key)


def _faces(sight: Sight) -> Iterator[Html]:
    """Faces to which a governor turns dice."""
    for face_ in FACES:
        if f"to-{face_}" in sight.needs:
            art = silent("▸") + cube(face_, sight.houses[sight.front])
            yield choice(f"to-{face_}", "kg-roll", art, sight.say("page.to", n=face_), "thing.own")


def _goods(sight: Sight) -> Iterator[Html]:
    """Each kind with its number."""
    for what, count in sight.held(sight.front):
        token = f"goods-{what}" if what in RESOURCES else what
        art = icon(what, 26) + silent(str(count), kind="kg-count")
        yield choice(token, "kg-well", art, amount(what, count, sight.lang), f"thing.{what}")


def _helps(sight: Sight) -> Iterator[Html]:
    """The Market and the envoy, which help dice; the governor, whose power is used on his portrait."""
    view = sight.view
    if effects(view, sight.front, moments.MARKET):
        art = icon("market", 26) + silent("±1", kind="kg-count")
        yield choice("market", "kg-well", art, sight.say("page.market"), "building.market")
    if view.envoy == view.seat:
        yield choice("envoy", "kg-well", icon("envoy", 28), sight.say("draw.envoy"), "thing.envoy", "envoy")
    if name := view.provinces[sight.front].governor:
        said = sight.say(f"governor.{name}.name")
        yield choice(f"governor-{name}", "kg-seal", face("governor", name), said, f"governor.{name}")


def _extra(sight: Sight) -> Iterator[Html]:
    """Bonus dice that may be added to the roll: a button for each number of them, with as many dice on it."""
    for token in sight.needs:
        sort, _, count = token.partition("-")
        if sort == "extra":
            said = sight.say("page.extra", dice=counted("dice.more", int(count), sight.lang))
            yield choice(token, "kg-well kg-more kg-offer", MORE + join([UNROLLED] * int(count)), said, "thing.bonus")


def _blessings(sight: Sight) -> Iterator[Html]:
    """The die that is there with the Priest's points, or his die with resources."""
    for gift in ("point", "die"):
        if f"accept-{gift}" in sight.needs:
            said = sight.say(f"page.accept.{gift}", **blessing(sight.view, sight.lang))
            yield choice(
                f"accept-{gift}", "kg-well kg-more kg-offer", _blessing(sight, gift), said, "destiny.good-year"
            )


def _blessing(sight: Sight, gift: str) -> Html:
    numbers, held = sight.view.numbers.values, sight.view.provinces[sight.front].bonus
    if gift == "point":
        return join(cube(face_, BONUS) for face_ in held) + medal(numbers["priest", "blessing"], 28)
    goods = numbers[GOOD_YEAR, "any"]
    return UNROLLED + (sign_row((Sign("any", goods),), 26) if goods else "")


def _ways(sight: Sight) -> Iterator[Html]:
    """What is received or paid together, one button each."""
    for token in sight.needs:
        sort, _, named = token.partition("-")
        if sort in WAYS:
            things = Counter(named.split("-")) - Counter(["nothing"])
            told = joined([amount(what, count, sight.lang) for what, count in things.items()], "and", sight.lang)
            said = sight.say(f"page.{sort}.{'some' if things else 'nothing'}", goods=told)
            art = sign_row(tuple(Sign(what, count) for what, count in things.items()), 24) if things else SOLDIER
            yield choice(token, "kg-well kg-more", art, said, WAYS[sort])


def _odds(sight: Sight) -> Html:
    """While soldiers are recruited: what one more makes of the strength, and what the enemy has."""
    if not any(token.startswith("pay-") for token in sight.needs):
        return Html()
    foes, more = enemies(sight.view), fierceness(sight.view)
    now = might(sight, sight.front)
    foe = span([foe.strength + more for foe in foes])
    way = "army" if sight.view.modules.army else "king"
    said = sight.say(f"page.odds.{way}", now=span(now), more=span([mine + 1 for mine in now]), foe=foe)
    return tag("p", said, class_="kg-odds", data_help="rule.winter")


def _bargains(sight: Sight) -> Iterator[Html]:
    """What a trade brings, and what a governor takes off a price."""
    for sort, sign in (("get", "▸"), ("less", "−1")):
        for resource in RESOURCES:
            if f"{sort}-{resource}" in sight.needs:
                said = sight.say(f"page.{sort}", goods=amount(resource, 1, sight.lang))
                art = silent(sign) + icon(resource, 26)
                yield choice(f"{sort}-{resource}", "kg-well kg-more", art, said, f"thing.{resource}")


def _tokens(sight: Sight) -> Iterator[Html]:
    """The army tokens, when one is to be chosen; the chosen one is lifted."""
    province = sight.view.provinces[sight.front]
    choosing = province.pick or any(token.startswith("army-") for token in sight.needs)
    for value in province.tokens if choosing else ():
        kind = "kg-token kg-picked" if province.pick == str(value) else "kg-token"
        yield choice(f"army-{value}", kind, disc(value), sight.say("draw.token", n=value), "thing.army")
