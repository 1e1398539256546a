"""The plates of the players, and what can be seen of the rival's side of the table."""

from collections import Counter
from collections.abc import Iterator, Mapping

from regalia.art.ink import tag, use
from regalia.art.wonder_laid import laid
from regalia.art.wonder_signs import minus
from regalia.core.known import UNKNOWN
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.draw.points import medal_row
from regalia.games.wonderful_kingdom.page.cards import card, filled, lying, site_words, sort_of
from regalia.games.wonderful_kingdom.page.duchy import duchy
from regalia.games.wonderful_kingdom.page.parts import badge, group, icon, spoken, svg, words
from regalia.games.wonderful_kingdom.page.seen import Seen
from regalia.games.wonderful_kingdom.page.stores import council, goods
from regalia.games.wonderful_kingdom.scoring import medals, points
from regalia.games.wonderful_kingdom.state import Lying, Site
from regalia.games.wonderful_kingdom.words import amount, site


def plates(seen: Seen) -> str:
    """One a seat; alone the medals to be won."""
    shown = (_plate(seen, seat, reasons) for seat, reasons in enumerate(points(seen.view)))
    return tag("div", *shown, class_="plates") + (_medals(seen) if seen.view.setting.solo else "")


def _plate(seen: Seen, seat: Seat, reasons: Mapping[str, int]) -> str:
    house, plate = seen.houses[seat], seen.plates[seat]
    note = words("span", plate.note, class_="you") if plate.note else ""
    name = tag("div", words("b", plate.name), note, _crown(seen, seat))
    worth = words("small", seen.say("page.points"))
    earned = "score." + ",".join(f"{reason}={n}" for reason, n in reasons.items())
    score = tag("div", minus(sum(reasons.values())), worth, class_="total", data_help=earned)
    flag, facts = tag("div", badge(house, 34), class_="flag"), tag("div", *_facts(seen, seat), class_="facts")
    turn = " turn" if seat in seen.lit else ""
    return tag("article", flag, name, facts, score, class_=f"plate {house}{turn}")


def _crown(seen: Seen, seat: Seat) -> str:
    """The first player of the round, where there are two."""
    view = seen.view
    first = view.setting.seats > 1 and view.round and view.first == seat
    return tag("span", icon("crown", 18), spoken(seen.say("draw.first")), class_="wk-crown") if first else ""


def _facts(seen: Seen, seat: Seat) -> Iterator[str]:
    """Soldiers, krystallium, and how many cards the others hold."""
    own = seen.duchy(seat)
    held = {"soldiers": own.soldiers, "krystallium": own.krystallium, "choice": len(own.hand)}
    for sign, count in held.items():
        if sign != "choice" or (count and not seen.mine(seat)):
            yield tag("span", icon(sign, 18), spoken(seen.say(f"page.fact.{sign}")), words("b", count))


def _medals(seen: Seen) -> str:
    """Bronze, silver and gold; in a scenario under its name."""
    story, wanted = seen.view.setting.scenario, medals(seen.view)
    name = words("b", seen.say(f"scenario.{story}.name")) if story else ""
    said = spoken(seen.say("fact.medals", **dict(zip(("bronze", "silver", "gold"), wanted, strict=True))))
    art = svg("0 0 188 58", medal_row(wanted), class_="wk-medals")
    helps = f"scenario.{story}" if story else "rules.solo"
    return tag("div", name, art, said, class_="sheet wk-story", data_help=helps)


def realm(seen: Seen, seat: Seat) -> str:
    """Everything of a seat that is not in front of the viewer. Small cards are pictures: their help says the rest."""
    return goods(seen, seat) + council(seen, seat) + "".join(_cards(seen, seat)) + duchy(seen, seat)


def _cards(seen: Seen, seat: Seat) -> Iterator[str]:
    own, lang = seen.duchy(seat), seen.book.lang
    hand = (lying(seen, Lying(UNKNOWN, seat)) for _ in own.hand)
    yield group(amount("cards", len(own.hand), lang), *hand, kind="wk-fan")
    yield group(seen.say("draw.taken"), *(lying(seen, each) for each in own.taken), kind="wk-thumbs")
    if seen.view.phase != "interfere":
        selected = (card(seen, name) for name in own.selection)
        yield group(seen.say("draw.taken"), *selected, kind="wk-thumbs")
    sites = tag("ul", *(_site(seen, seat, each) for each in own.construction), class_="wk-deeds")
    yield tag("section", words("h3", seen.say("draw.works")), sites, class_="wk-kind") if own.construction else ""
    threats = (card(seen, name, count=count) for name, count in Counter(own.threats).items())
    yield group(seen.say("draw.threats"), *threats, kind="wk-thumbs")


def _site(seen: Seen, seat: Seat, each: Site) -> str:
    """A card under construction in a line: its name, and its slots."""
    slots = (
        tag("i", svg("0 0 20 20", laid(lies, asked) if lies else use(f"i-{asked}", 2, 2, 16, 16)))
        for asked, lies in filled(seen.view.catalogue, each)
    )
    name = words("b", site(seen.view.catalogue, each.key, seen.book.lang), aria_hidden="true")
    ice = icon("threat", 18) if each.giant else ""
    helps = sort_of(seen.view.catalogue, each.card)
    line = name + ice + tag("span", *slots, class_="wk-slots") + spoken(site_words(seen, each))
    kind = seen.view.catalogue.kinds[each.card]
    return tag("li", line, class_=f"wk-deed wk-line wk-{kind}", data_help=helps, data_piece=seen.piece(each.card))
