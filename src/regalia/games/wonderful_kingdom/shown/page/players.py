"""The plates of the players, and what can be seen of the rival's side of the table."""

from collections import Counter
from collections.abc import Iterator, Mapping

from regalia.art.ink import use
from regalia.art.parts import badge, icon, person, picture, spoken, told
from regalia.core.html import Html, join, tag
from regalia.core.known import UNKNOWN
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.rules.scoring import medals, points
from regalia.games.wonderful_kingdom.rules.state import Lying, Site
from regalia.games.wonderful_kingdom.shown.art.signs import minus
from regalia.games.wonderful_kingdom.shown.art.slots import laid
from regalia.games.wonderful_kingdom.shown.draw.points import medal_row
from regalia.games.wonderful_kingdom.shown.page.cards import card, filled, lying, site_words, sort_of
from regalia.games.wonderful_kingdom.shown.page.duchy import duchy
from regalia.games.wonderful_kingdom.shown.page.parts import group
from regalia.games.wonderful_kingdom.shown.page.stores import council, goods
from regalia.games.wonderful_kingdom.shown.sight import Sight
from regalia.games.wonderful_kingdom.shown.words import amount, counted, site


def plates(sight: Sight) -> Html:
    """One a seat; alone the medals to be won."""
    seats = (_plate(sight, seat, reasons) for seat, reasons in enumerate(points(sight.view)))
    return tag("div", *seats, class_="plates") + (_medals(sight) if sight.view.setting.solo else "")


def _plate(sight: Sight, seat: Seat, reasons: Mapping[str, int]) -> Html:
    house, plate = sight.houses[seat], sight.plates[seat]
    name = person(plate, _crown(sight, seat))
    worth = tag("small", sight.say("page.points"))
    earned = "score." + ",".join(f"{reason}={n}" for reason, n in reasons.items())
    total = sum(reasons.values())
    score = tag("div", minus(total), worth, class_="total", data_help=earned, aria_hidden="true")
    flag = tag("div", badge(house, 34), class_="flag")
    facts = tag("div", *_facts(sight, seat), class_="facts", aria_hidden="true")
    words = told(plate, *_words(sight, seat), amount("points", total, sight.lang))
    turn = " turn" if seat in sight.waiting else ""
    return tag("article", flag, name, facts, score, words, class_=f"plate {house}{turn}", data_seat=seat)


def _first(sight: Sight, seat: Seat) -> bool:
    """Whether it is the first player of the round, where there are two."""
    view = sight.view
    return bool(view.setting.seats > 1 and view.round and view.first == seat)


def _crown(sight: Sight, seat: Seat) -> Html:
    return tag("span", icon("crown", 18), class_="wk-crown") if _first(sight, seat) else Html()


def _held(sight: Sight, seat: Seat) -> dict[str, int]:
    """Soldiers, krystallium, and how many cards the others hold."""
    own = sight.duchy(seat)
    cards = {} if sight.mine(seat) or not own.hand else {"choice": len(own.hand)}
    return {"soldiers": own.soldiers, "krystallium": own.krystallium} | cards


def _facts(sight: Sight, seat: Seat) -> Iterator[Html]:
    return (tag("span", icon(sign, 18), tag("b", count)) for sign, count in _held(sight, seat).items())


def _words(sight: Sight, seat: Seat) -> Iterator[str]:
    """What the plate tells besides the name and the points."""
    if _first(sight, seat):
        yield sight.say("draw.first")
    for sign, count in _held(sight, seat).items():
        yield f"{count} {counted(f'page.goods.{sign}', count, sight.lang)}"


def _medals(sight: Sight) -> Html:
    """Bronze, silver and gold; in a scenario under its name."""
    story, wanted = sight.view.setting.scenario, medals(sight.view)
    name = tag("b", sight.say(f"scenario.{story}.name")) if story else ""
    said = spoken(sight.say("fact.medals", **dict(zip(("bronze", "silver", "gold"), wanted, strict=True))))
    art = picture("0 0 188 58", medal_row(wanted), kind="wk-medals")
    helps = f"scenario.{story}" if story else "rules.solo"
    return tag("div", name, art, said, class_="sheet wk-story", data_help=helps)


def realm(sight: Sight, seat: Seat) -> Html:
    """Everything of a seat that is not in front of the viewer. Small cards are pictures: their help says the rest."""
    return goods(sight, seat) + council(sight, seat) + join(_cards(sight, seat)) + duchy(sight, seat)


def _cards(sight: Sight, seat: Seat) -> Iterator[Html]:
    own, lang = sight.duchy(seat), sight.lang
    hand = (lying(sight, Lying(UNKNOWN, seat)) for _ in own.hand)
    yield group(amount("cards", len(own.hand), lang), *hand, kind="wk-fan")
    yield group(sight.say("draw.taken"), *(lying(sight, each) for each in own.taken), kind="wk-thumbs")
    if sight.view.phase != "interfere":
        selected = (card(sight, name) for name in own.selection)
        yield group(sight.say("draw.taken"), *selected, kind="wk-thumbs")
    sites = tag("ul", *(_site(sight, seat, each) for each in own.construction), class_="wk-deeds")
    yield tag("section", tag("h3", sight.say("draw.works")), sites, class_="wk-kind") if own.construction else Html()
    threats = (card(sight, name, count=count) for name, count in Counter(own.threats).items())
    yield group(sight.say("draw.threats"), *threats, kind="wk-thumbs")


def _site(sight: Sight, seat: Seat, each: Site) -> Html:
    """A card under construction in a line: its name, and its slots."""
    slots = (
        tag("i", picture("0 0 20 20", laid(lies, asked) if lies else use(f"i-{asked}", 2, 2, 16, 16)))
        for asked, lies in filled(sight.view.catalogue, each)
    )
    name = tag("b", site(sight.view.catalogue, each.key, sight.lang), aria_hidden="true")
    ice = icon("threat", 18) if each.giant else ""
    helps = sort_of(sight.view.catalogue, each.card)
    line = name + ice + tag("span", *slots, class_="wk-slots") + spoken(site_words(sight, each))
    kind = sight.view.catalogue.kinds[each.card]
    return tag("li", line, class_=f"wk-deed wk-line wk-{kind}", data_help=helps, data_piece=sight.piece(each.card))
