"""Refusals: one sentence, in English or translated, whatever people have typed; and they travel between processes."""

import pickle
from collections.abc import Mapping

import pytest

from regalia.core.errors import Illegal, Refused, Unknown

GERMAN = {
    "The {animal} sleeps.": "{animal} schläft.",
    "No: {why}": "Nein: {why}",
    "There is no game “{name}”: choose from {valid}.": "Kein Spiel „{name}“: wähle aus {valid}.",
}


def german(template: str) -> str:
    return GERMAN.get(template, template)


def test_a_sentence_with_its_values() -> None:
    error = Refused("The {animal} sleeps.", animal="cat")
    assert (error.template, error.values) == ("The {animal} sleeps.", {"animal": "cat"})
    assert str(error) == "The cat sleeps."
    assert error.said(german, "de") == "cat schläft."


@pytest.mark.parametrize("typed", ["{", "}", "{0}", "{animal}", "{animal.__class__}", "%s", "{{}}"])
def test_braces_in_what_people_type_mean_nothing(typed: str) -> None:
    assert str(Refused(typed)) == typed
    assert str(Refused("The {animal} sleeps.", animal=typed)) == f"The {typed} sleeps."
    assert str(Refused("No: {why}", why=Refused("The {animal} sleeps.", animal=typed))) == f"No: The {typed} sleeps."


@pytest.mark.parametrize(
    "value, english, other",
    [
        (Illegal("The {animal} sleeps.", animal="cat"), "No: The cat sleeps.", "Nein: cat schläft."),
        (["a", 1], "No: a, 1", "Nein: a, 1"),
        (("a", {"en": "dog", "de": "Hund"}), "No: a, dog", "Nein: a, Hund"),
        ({"en": "dog", "de": "Hund"}, "No: dog", "Nein: Hund"),
        ({"fr": "chien"}, "No: {'fr': 'chien'}", "Nein: {'fr': 'chien'}"),
        (None, "No: None", "Nein: None"),
    ],
)
def test_a_value_is_said_too(value: object, english: str, other: str) -> None:
    error = Refused("No: {why}", why=value)
    assert str(error) == english
    assert error.said(german, "de") == other


def test_an_unknown_name_comes_with_the_valid_ones() -> None:
    error = Unknown("game", "{chess}", {"go": 1, "risk": 2})
    assert str(error) == "There is no game “{chess}”: choose from go, risk."
    assert error.said(german, "de") == "Kein Spiel „{chess}“: wähle aus go, risk."


@pytest.mark.parametrize(
    "error",
    [
        Refused("{text}"),
        Illegal("The {animal} sleeps.", animal="cat"),
        Unknown("game", "chess", Mapping.__mro__),
        Refused("No: {why}", why=Unknown("game", "chess", ())),
    ],
    ids=str,
)
def test_a_refusal_comes_whole_from_another_process(error: Refused) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.said(german)) == (type(error), str(error), error.said(german))
