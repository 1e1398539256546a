"""The law of worked examples fails where an example is broken on purpose."""

import pytest

from regalia.agents.squire import squire
from regalia.core.laws.examples import check_example
from regalia.core.protocol import Broken
from tests.core.examples.example_data import GAME, Change, Data, changed


def text(table: dict[str, str], **words: str) -> None:
    table.update(words)


@pytest.mark.parametrize(
    "change, said",
    [
        (lambda t: t["answer"][0].update(claims=["brought = 3"]), "does not hold"),
        (lambda t: t["answer"][1].update(moves=["pass"]), "No move fits"),
        (lambda t: t["answer"][1].update(moves=["done", "pass"]), "never met"),
        (lambda t: t["answer"][1].update(when="goods = 99"), "No move fits"),
        (lambda t: t["answer"][1].update(until="battle 0 * won"), "does not come"),
        (lambda t: t["answer"][1].update(then=["build statue"]), "not offered"),
        (lambda t: t["answer"][1].update(happens=["battle 0 * *"]), "likelier"),
        (lambda t: t["draws"].append("meet orcs-1-3"), "never played"),
        (lambda t: t["rivals"]["2"].append("bid 3"), "never played"),
        (lambda t: t["moves"].insert(0, "take wood"), "not possible"),
        (lambda t: t.update(holds=["has gold = 3"]), "does not hold"),
        (lambda t: t.update(point=["advisor-19"]), "not on the page"),
        (lambda t: text(t["ask"], en="Your strength is {strength} of {low} to {high}, {gold}."), "no question"),
        (lambda t: text(t["answer"][0]["say"], en="Strength {more} for 2 gold."), "typed in"),
        (lambda t: text(t["answer"][0]["say"], en="Strength {more} " + "and more " * 40 + "."), "words"),
        (lambda t: text(t["answer"][0]["say"], en="strength {more}."), "begins small"),
        (lambda t: text(t["answer"][0]["do"], en="Keep the gold for spring"), "same words"),
        (lambda t: text(t["answer"][0]["do"], fr="Recruit a soldier"), "both languages"),
        (lambda t: text(t["title"], en="A title that goes on and on and on and on"), "title"),
    ],
)
def test_the_law_bites(change: Change, said: str) -> None:
    with pytest.raises(Broken) as broken:
        check_example(GAME, changed(change), squire)
    assert said in str(broken.value)
    assert "recruit-or-keep" in str(broken.value)


def test_the_law_lets_the_example_be() -> None:
    assert check_example(GAME, changed(Data.copy), squire).answered == 2
