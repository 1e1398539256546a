"""Guests: the secret, the cookie, names and lines of chat."""

import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.responses import Response

from regalia.core.errors import Refused
from regalia.table import guests
from regalia.table.guests import Signer
from regalia.table.refusals import Unprocessable
from regalia.table.settings import Settings
from regalia.table.store import Epoch

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
    given, *old = response.headers.getlist("set-cookie")
    parts, name = set(given.split("; ")), "__Host-regalia" if secure else "regalia"
    assert parts - {"Secure"} == {f"{name}=value", "HttpOnly", "SameSite=lax", "Path=/", "Max-Age=34560000"}
    assert ("Secure" in parts) == secure
    assert [each.split("; ")[0] for each in old] == ['regalia=""'] * secure


@given(st.integers(0, 9), st.integers(0, 9))
def test_only_the_cookie_of_the_present_epoch_is_good(given: int, present: int) -> None:
    signer = Signer(b"s" * 32, [Epoch("ann", given)] if given else [])
    cookie = signer.sign("ann")
    other = signer.sign("bob")
    assert signer.read(cookie) == "ann"
    signer.enter(Epoch("ann", present))
    assert signer.read(cookie) == ("ann" if given == present else None)
    assert signer.read(other) == "bob"
    signer.enter(signer.next("ann"))
    assert signer.read(cookie) == ("ann" if given == present + 1 else None)


def test_a_cookie_that_another_part_of_the_site_could_have_set_comes_second() -> None:
    assert guests.cookie({"regalia": "old", "__Host-regalia": "new"}) == "new"
    assert guests.cookie({"regalia": "old"}) == "old"
    assert guests.cookie({}) is None


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
        ("Ann ❤\ufe0f", "Ann ❤"),
        ("<b>&amp;{x}", "<b>&amp;{x}"),
    ],
)
def test_a_name_is_cleaned(text: str, shown: str) -> None:
    assert guests.name(text, SETTINGS) == shown


UNSEEN = [
    "a\nb",
    "a\x00",
    "\x1b[31m",
    "a\u200bb",
    "a\u202eb",
    "a\u2066b",
    "\ufeffa",
    "a\u2028b",
    "\ud800",
    "\u3164",
    "a\u034f",
    "a\U000e0100",
]


@pytest.mark.parametrize("text", ["", "   ", "\u3000", "a" * 21, "👑" * 21, *UNSEEN])
def test_a_name_that_cannot_be_seen_or_is_too_long_is_refused(text: str) -> None:
    with pytest.raises(Unprocessable):
        guests.name(text, SETTINGS)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (" well   played ", "well played"),
        ("x" * 140, "x" * 140),
        ("👨‍👩‍👧 ❤️‍🔥 می‌خواهم שלום", "👨‍👩‍👧 ❤️‍🔥 می‌خواهم שלום"),
        ("a\u202eb\u2066c\u200fd\u061ce", "abcde"),
        ("\u200d a\u200d\u200d \ufe0f b\u200c", "a b"),
        ("\u200bhi\ufeff\u00ad\u3164", "hi"),
    ],
)
def test_chat_is_one_line_of_what_can_be_seen(text: str, shown: str) -> None:
    assert guests.chat(text, SETTINGS) == shown


def test_no_character_hides_or_turns_anything_around_it() -> None:
    """Of all that nobody sees: each is gone, or refused. Only joints stay, between letters, in chat."""
    hidden = [char for char in map(chr, range(sys.maxunicode + 1)) if category(char) in HIDDEN or char in UNLIKELY]
    for char in hidden:
        for clean in (guests.name, guests.chat):
            for text in (f"a{char}", f"{char}a", f"a{char}b", f"a {char} b"):
                shown = cleaned(clean, text)
                joint = char in "\u200c\u200d" and clean is guests.chat and text == f"a{char}b"
                assert shown is None or char not in shown or joint, (hex(ord(char)), text)


HIDDEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
UNLIKELY = {
    *"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2065\u2800\u3164\uffa0",
    *map(chr, range(0xE0100, 0xE01F0)),
}


def cleaned(clean: Callable[[str, Settings], str], text: str) -> str | None:
    try:
        return clean(text, SETTINGS)
    except Unprocessable:
        return None


@given(st.text(st.sampled_from("ab ❤🔥\u200c\u200d\ufe0f\ufe0e\u202e\u3164"), max_size=20))
def test_a_line_of_chat_that_passes_passes_again_unchanged(text: str) -> None:
    shown = cleaned(guests.chat, text)
    assert shown is None or guests.chat(shown, SETTINGS) == shown


@pytest.mark.parametrize(
    "text", ["", "  ", "\u202e\u3164\u200d", "x" * 141, "two\nlines", "two\u2028lines", "\x07", "\udfff"]
)
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
