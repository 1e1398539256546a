"""Guests: the secret, the cookie, names and lines of chat."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.responses import Response

from regalia.core.errors import Refused
from regalia.table import guests
from regalia.table.guests import Signer
from regalia.table.refusals import Unprocessable
from regalia.table.settings import Settings

SIGNER = Signer(b"s" * 32)
SETTINGS = Settings()


@given(st.text("abcXYZ019-_", min_size=1, max_size=40))
def test_a_signed_guest_is_read_again(guest: str) -> None:
    assert SIGNER.read(SIGNER.sign(guest)) == guest


def test_a_cookie_with_any_letter_changed_is_nobody() -> None:
    cookie = SIGNER.sign("2Kx0guest")
    for at in range(len(cookie)):
        for letter in "AZaz09-_.":
            other = cookie[:at] + letter + cookie[at + 1 :]
            assert other == cookie or SIGNER.read(other) is None
    assert Signer(b"t" * 32).read(cookie) is None


@pytest.mark.parametrize("cookie", [None, "", ".", "guest", "guest.", ".guest", "é.è", "\ud800.x", "a" * 100_000])
def test_what_was_never_signed_is_nobody(cookie: str | None) -> None:
    assert SIGNER.read(cookie) is None


@pytest.mark.parametrize(("origin", "secure"), [("", False), ("http://a.example", False), ("https://a.example", True)])
def test_the_cookie_is_for_this_site_and_for_no_script(origin: str, secure: bool) -> None:
    response = Response()
    guests.set_cookie(response, "value", Settings(origin=origin))
    parts = set(response.headers["set-cookie"].split("; "))
    assert parts - {"Secure"} == {"regalia=value", "HttpOnly", "SameSite=lax", "Path=/", "Max-Age=34560000"}
    assert ("Secure" in parts) == secure


def test_the_secret_is_made_once_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    made = guests.secret(folder)
    assert len(made) == 32
    assert guests.secret(folder) == made
    assert [path.name for path in folder.iterdir()] == ["secret"]
    if os.name == "posix":
        assert (folder / "secret").stat().st_mode & 0o777 == 0o600


def test_servers_that_start_at_once_have_the_same_secret(tmp_path: Path) -> None:
    with ThreadPoolExecutor(16) as pool:
        assert len(set(pool.map(guests.secret, [tmp_path] * 64))) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]


def test_a_secret_of_a_wrong_length_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"short")
    with pytest.raises(Refused, match="should have 32 bytes"):
        guests.secret(tmp_path)


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(Refused, match="cannot be read or written"):
        guests.secret(tmp_path / "file")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  Ann \u00a0 of  Cleves ", "Ann of Cleves"),
        ("Zoe\u0308", "Zoë"),
        ("王", "王"),
        ("e\u0301" * 20, "é" * 20),
        ("👑" * 20, "👑" * 20),
        ("<b>&amp;{x}", "<b>&amp;{x}"),
    ],
)
def test_a_name_is_cleaned(text: str, shown: str) -> None:
    assert guests.name(text, SETTINGS) == shown


UNSEEN = ["a\nb", "a\x00", "\x1b[31m", "a\u200bb", "a\u202eb", "a\u2066b", "\ufeffa", "a\u2028b", "\ud800", "\u3164"]


@pytest.mark.parametrize("text", ["", "   ", "\u3000", "a" * 21, "👑" * 21, *UNSEEN])
def test_a_name_that_cannot_be_seen_or_is_too_long_is_refused(text: str) -> None:
    with pytest.raises(Unprocessable):
        guests.name(text, SETTINGS)


@pytest.mark.parametrize(
    ("text", "shown"),
    [(" well   played ", "well played"), ("x" * 140, "x" * 140), ("👨‍👩‍👧 \u202eabc", "👨‍👩‍👧 \u202eabc")],
)
def test_chat_is_one_line_of_anything(text: str, shown: str) -> None:
    assert guests.chat(text, SETTINGS) == shown


@pytest.mark.parametrize("text", ["", "  ", "x" * 141, "two\nlines", "two\u2028lines", "\x07", "\udfff"])
def test_chat_that_is_empty_too_long_or_has_control_characters_is_refused(text: str) -> None:
    with pytest.raises(Unprocessable):
        guests.chat(text, SETTINGS)


@given(st.text(max_size=60))
def test_a_name_that_passes_passes_again_unchanged(text: str) -> None:
    try:
        name = guests.name(text, SETTINGS)
    except Unprocessable:
        return
    assert 1 <= len(name) <= 20
    assert guests.name(name, SETTINGS) == name
