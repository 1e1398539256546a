"""What the command line says, it says in every language."""

from string import Formatter

import pytest

from regalia.cli.orders import ORDERS
from regalia.cli.words import WORDS
from regalia.core.words import LANGUAGES, catalogue

KEYS = sorted(WORDS.keys("en"))


def fields(lang: str, key: str) -> set[str | None]:
    return {name for _, name, _, _ in Formatter().parse(catalogue(WORDS.folder, lang)[key])} - {None}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_keys_and_fields(lang: str) -> None:
    assert sorted(WORDS.keys(lang)) == KEYS
    assert all(fields(lang, key) == fields("en", key) for key in KEYS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_order_is_explained(lang: str) -> None:
    assert {key.removeprefix("help.orders.") for key in WORDS.keys(lang) if key.startswith("help.orders.")} == {*ORDERS}
