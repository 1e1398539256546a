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
from regalia.games.kingsburg.shown.draw.gains import FOR
from regalia.games.kingsburg.shown.page.governors import face
from regalia.games.kingsburg.shown.page.parts import choice, cube, medal, sign_row
from regalia.games.kingsburg.shown.page.province import disc
from regalia.games.kingsburg.shown.page.year import might, span
from regalia.games.kingsburg.shown.view import SEATS, Shown
from regalia.games.kingsburg.shown.words import amount, counted, joined
from regalia.games.kingsburg.shown.words.prompts import blessing

FACES = range(1, 7)
WAYS = {"gain": "rule.rewards", "pay": "rule.recruiting"}
SOLDIER = sign_row((FOR, Sign("soldiers")), 24)
UNROLLED, MORE = cube(0, BONUS), silent("+", kind="kg-count")


def tray(shown: Shown) -> Html:
    """A spectator has none of it."""
    if shown.view.seat is None:
        return Html()
    parts = (
        row(*_dice(shown), *_faces(shown), kind="kg-dice"),
        row(*_tokens(shown), kind="kg-tokens"),
        tag("div", *_goods(shown), *_helps(shown), class_="kg-goods"),
        row(*_extra(shown), *_blessings(shown), *_ways(shown), *_bargains(shown), kind="kg-ways"),
        _odds(shown),
    )
    return tag("div", *parts, class_="kg-tray")


def _dice(shown: Shown) -> Iterator[Html]:
    for face_, kind, key in shown.hand(shown.front):
        sort = "own" if kind == SEATS[shown.front] else "bonus"
        token = f"{'die' if sort == 'own' else 'bonus'}-{face_}"
        said = shown.say(f"draw.die.{sort}", n=face_)
        yield choice(token, "kg-roll", cube(face_, kind), said, f"thing.{sort}", key)


def _faces(shown: Shown) -> Iterator[Html]:
    """Faces to which a governor turns dice."""
    for face_ in FACES:
        if f"to-{face_}" in shown.needs:
            art = silent("▸") + cube(face_, SEATS[shown.front])
            yield choice(f"to-{face_}", "kg-roll", art, shown.say("page.to", n=face_), "thing.own")


def _goods(shown: Shown) -> Iterator[Html]:
    """Each kind with its number."""
    province = shown.view.provinces[shown.front]
    held = (*zip(RESOURCES, province.goods, strict=True), ("plus2", province.plus2), ("soldiers", province.soldiers))
    for what, count in held:
        token = f"goods-{what}" if what in RESOURCES else what
        art = icon(what, 26) + silent(str(count), kind="kg-count")
        yield choice(token, "kg-well", art, amount(what, count, shown.lang), f"thing.{what}")


def _helps(shown: Shown) -> Iterator[Html]:
    """The Market and the envoy, which help dice; the governor, whose power is used on his portrait."""
    view = shown.view
    if effects(view, shown.front, moments.MARKET):
        art = icon("market", 26) + silent("±1", kind="kg-count")
        yield choice("market", "kg-well", art, shown.say("page.market"), "building.market")
    if view.envoy == view.seat:
        yield choice("envoy", "kg-well", icon("envoy", 28), shown.say("draw.envoy"), "thing.envoy", "envoy")
    if name := view.provinces[shown.front].governor:
        said = shown.say(f"governor.{name}.name")
        yield choice(f"governor-{name}", "kg-seal", face("governor", name), said, f"governor.{name}")


def _extra(shown: Shown) -> Iterator[Html]:
    """Bonus dice that may be added to the roll: a button for each number of them, with as many dice on it."""
    for token in shown.needs:
        sort, _, count = token.partition("-")
        if sort == "extra":
            said = shown.say("page.extra", dice=counted("dice.more", int(count), shown.lang))
            yield choice(token, "kg-well kg-more kg-offer", MORE + join([UNROLLED] * int(count)), said, "thing.bonus")


def _blessings(shown: Shown) -> Iterator[Html]:
    """The die that is there with the Priest's points, or his die with resources."""
    for gift in ("point", "die"):
        if f"accept-{gift}" in shown.needs:
            said = shown.say(f"page.accept.{gift}", **blessing(shown.view, shown.lang))
            yield choice(
                f"accept-{gift}", "kg-well kg-more kg-offer", _blessing(shown, gift), said, "destiny.good-year"
            )


def _blessing(shown: Shown, gift: str) -> Html:
    numbers, held = shown.view.numbers.values, shown.view.provinces[shown.front].bonus
    if gift == "point":
        return join(cube(face_, BONUS) for face_ in held) + medal(numbers["priest", "blessing"], 28)
    goods = numbers[GOOD_YEAR, "any"]
    return UNROLLED + (sign_row((Sign("any", goods),), 26) if goods else "")


def _ways(shown: Shown) -> Iterator[Html]:
    """What is received or paid together, one button each."""
    for token in shown.needs:
        sort, _, named = token.partition("-")
        if sort in WAYS:
            things = Counter(named.split("-")) - Counter(["nothing"])
            told = joined([amount(what, count, shown.lang) for what, count in things.items()], "and", shown.lang)
            said = shown.say(f"page.{sort}.{'some' if things else 'nothing'}", goods=told)
            art = sign_row(tuple(Sign(what, count) for what, count in things.items()), 24) if things else Html()
            yield choice(token, "kg-well kg-more", art + (SOLDIER if sort == "pay" else ""), said, WAYS[sort])


def _odds(shown: Shown) -> Html:
    """While soldiers are recruited: what one more makes of the strength, and what the enemy has."""
    if not any(token.startswith("pay-") for token in shown.needs):
        return Html()
    foes, more = enemies(shown.view), fierceness(shown.view)
    now = might(shown, shown.front)
    foe = span([foe.strength + more for foe in foes])
    said = shown.say("page.odds", now=span(now), more=span([mine + 1 for mine in now]), foe=foe)
    return tag("p", said, class_="kg-odds", data_help="rule.winter")


def _bargains(shown: Shown) -> Iterator[Html]:
    """What a trade brings, and what a governor takes off a price."""
    for sort, sign in (("get", "▸"), ("less", "−1")):
        for resource in RESOURCES:
            if f"{sort}-{resource}" in shown.needs:
                said = shown.say(f"page.{sort}", goods=amount(resource, 1, shown.lang))
                art = silent(sign) + icon(resource, 26)
                yield choice(f"{sort}-{resource}", "kg-well kg-more", art, said, f"thing.{resource}")


def _tokens(shown: Shown) -> Iterator[Html]:
    """The army tokens, when one is to be chosen; the chosen one is lifted."""
    province = shown.view.provinces[shown.front]
    choosing = province.pick or any(token.startswith("army-") for token in shown.needs)
    for value in province.tokens if choosing else ():
        kind = "kg-token kg-picked" if province.pick == str(value) else "kg-token"
        yield choice(f"army-{value}", kind, disc(value), shown.say("draw.token", n=value), "thing.army")
