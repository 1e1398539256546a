"""Tokens, the links that carry them, and the ids of tables."""

import hashlib
from urllib.parse import urlsplit

from regalia.table import links


def test_a_token_has_128_bits_and_may_stand_in_an_address() -> None:
    made = {links.new_secret() for _ in range(1000)}
    assert len(made) == 1000
    assert all(len(token) * 6 >= 128 and token.replace("-", "").replace("_", "").isalnum() for token in made)


def test_only_the_sha_256_of_a_token_is_kept() -> None:
    assert links.digest("abc") == hashlib.sha256(b"abc").digest()
    assert len(links.digest("\ud800é")) == 32


def test_a_table_id_spells_nothing_and_has_48_bits() -> None:
    made = {links.new_table_id() for _ in range(1000)}
    assert len(made) == 1000
    assert len(links.LETTERS) ** 10 > 2**48
    assert all(len(id) == 10 and not set(id) & set("aeioul01") for id in made)


def test_the_token_of_a_link_is_in_its_fragment_only() -> None:
    address = urlsplit(links.address("https://example.org/", "bcdfghjkmn", "seat", "SECRET"))
    assert address.fragment == "seat=SECRET"
    assert address._replace(fragment="").geturl() == "https://example.org/table/bcdfghjkmn"
    assert links.address("http://localhost:8420", "x", "watch", "T") == "http://localhost:8420/table/x#watch=T"
