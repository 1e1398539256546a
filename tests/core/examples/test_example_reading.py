"""A file that is no example is refused in one sentence that says where."""

from pathlib import Path

import pytest

from regalia.core.errors import Refused
from regalia.core.examples import read
from tests.core.examples.example_data import GAME, Change, Data, changed, data, folder


def test_what_an_example_says_is_read() -> None:
    example = changed(Data.copy)
    assert (example.seats, example.learner, len(example.answers)) == (3, 0, 2)
    assert [answer.right for answer in example.answers] == [True, False]
    assert example.answers[0].happens == ("battle 0 * won",)
    assert example == read(GAME, folder() / "recruit-or-keep.toml")


@pytest.mark.parametrize(
    "change, said",
    [
        (lambda t: t.pop("ask"), "“ask”"),
        (lambda t: t.update(asks="?"), "“asks”"),
        (lambda t: t.update(seats=9), "“seats”"),
        (lambda t: t.update(learner=3), "“learner”"),
        (lambda t: t["answer"].pop(), "two to four"),
        (lambda t: t["answer"].extend(t["answer"] * 2), "two to four"),
        (lambda t: t["answer"][0].update(right=False), "“right”"),
        (lambda t: t["answer"][0].update(right="yes"), "true or false"),
        (lambda t: t["answer"][0].update(moves=[]), "“moves”"),
        (lambda t: t["answer"][0].update(moves=["hop"]), "hop"),
        (lambda t: t["answer"][0].update(claims=[]), "claims"),
        (lambda t: t["answer"][0].update(claims=["wealth = 3"]), "wealth"),
        (lambda t: t["answer"][0].update(when="wealth = 3"), "wealth"),
        (lambda t: t["answer"][0]["do"].pop("fr"), "“do”"),
        (lambda t: t["answer"][0]["say"].update(en="{nothing} more."), "{nothing}"),
        (lambda t: t["answer"][0]["say"].update(en="{ more."), "answer 1"),
        (lambda t: t["answer"][0].pop("until"), "until"),
        (lambda t: t.pop("odds"), "“odds”"),
        (lambda t: t["values"].update(idle="goods"), "“idle”"),
        (lambda t: t.update(holds=["wealth"]), "wealth"),
        (lambda t: t.update(entries=3), "“entries”"),
        (lambda t: t.update(record="none"), "“none”"),
        (lambda t: t.update(draws=["hop"]), "hop"),
        (lambda t: t.update(moves=["hop"]), "hop"),
        (lambda t: t.update(options={"rows": "many"}), "many"),
        (lambda t: t["rivals"].update({"0": ["done"]}), "“0”"),
    ],
)
def test_a_faulty_file_is_refused(change: Change, said: str) -> None:
    with pytest.raises(Refused, match=None) as refused:
        changed(change)
    assert said in str(refused.value)


def test_more_of_a_record_than_there_is_is_refused() -> None:
    with pytest.raises(Refused, match="“entries”"):
        changed(lambda t: t.update(entries=9999), "the-market")


def test_the_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_text("place = [", "utf-8")
    with pytest.raises(Refused, match=r"odd\.toml"):
        read(GAME, path)
    assert data()["place"] == 15
