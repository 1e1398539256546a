"""Guests: a signed cookie instead of an account, a name, and what they may write."""

import re
from collections.abc import Iterable, Mapping
from hashlib import sha256
from hmac import compare_digest
from pathlib import Path
from secrets import token_bytes
from unicodedata import category, normalize

import itsdangerous
from starlette.responses import Response

from regalia.core.errors import Refused
from regalia.table.folder import kept
from regalia.table.refusals import Unprocessable
from regalia.table.settings import Settings
from regalia.table.store import Epoch
from regalia.table.translation import _

COOKIE = "regalia"
SAFE_COOKIE = f"__Host-{COOKIE}"  # which a browser takes by HTTPS only, and from no other part of the site
AGE = 400 * 24 * 3600  # seconds; browsers keep no cookie for longer
LONGEST = 128  # characters of a cookie that is worth a look
BYTES = 32

BREAKS = frozenset({"Cc", "Cs", "Zl", "Zp"})  # controls, halves of characters, line breaks
UNSEEN = BREAKS | {"Cf"}  # and marks that join, hide or turn what stands around them
STYLES = {chr(code) for code in range(0xFE00, 0xFE10)}  # of the character before: ❤ as a picture
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2065\u2800\u3164\uffa0").union(
    *(map(chr, codes) for codes in (range(0xFFF0, 0xFFF9), range(0xE0000, 0xE1000)))
)  # what looks like nothing, though it is called a letter, or kept for later
JOINTS = STYLES | {"\u200c", "\u200d"}  # and what joins letters, or pictures to one


class Signer:
    """Guest ids that nobody else can make. Each guest has one good cookie: that of their present epoch."""

    def __init__(self, secret: bytes, epochs: Iterable[Epoch] = ()) -> None:
        self._signer = itsdangerous.Signer(secret, salt="regalia.guest", digest_method=sha256, key_derivation="hmac")
        self.epochs = {epoch.guest: epoch.number for epoch in epochs}

    def sign(self, guest: str) -> str:
        number = self.epochs.get(guest)
        return self._signer.sign(f"{guest}~{number}" if number else guest).decode()

    def read(self, cookie: str | None) -> str | None:
        """The guest, if the cookie is to the letter the one that was given last."""
        if not cookie or len(cookie) > LONGEST or not cookie.isascii():
            return None
        guest = cookie.rpartition(".")[0].partition("~")[0]
        return guest if compare_digest(self.sign(guest), cookie) else None

    def next(self, guest: str) -> Epoch:
        """What makes all cookies of a guest void, once it is saved and entered here."""
        return Epoch(guest, self.epochs.get(guest, 0) + 1)

    def enter(self, epoch: Epoch) -> None:
        self.epochs[epoch.guest] = epoch.number


def cookie(cookies: Mapping[str, str]) -> str | None:
    """The cookie that somebody sends; one that another part of the site could have set counts only if it is alone."""
    return cookies.get(SAFE_COOKIE) or cookies.get(COOKIE)


def set_cookie(response: Response, cookie: str, settings: Settings) -> None:
    """Hand out a signed cookie, for this site and for no script."""
    secure = _secure(settings)
    name = SAFE_COOKIE if secure else COOKIE
    response.set_cookie(name, cookie, max_age=AGE, path="/", secure=secure, httponly=True, samesite="lax")
    if secure:
        response.delete_cookie(COOKIE, path="/", secure=True, httponly=True, samesite="lax")


def outdated(cookies: Mapping[str, str], settings: Settings) -> bool:
    """Whether somebody has a cookie of the time before HTTPS."""
    return _secure(settings) and SAFE_COOKIE not in cookies


def _secure(settings: Settings) -> bool:
    return settings.origin.lower().startswith("https:")


def secret(folder: Path) -> bytes:
    """The server's secret, made at the first start."""
    path = folder / "secret"
    found = kept(path, lambda: token_bytes(BYTES))
    if len(found) != BYTES:
        raise Refused(
            _("{path} should have {size} bytes: put the right file back, or delete it, which makes all guests new."),
            path=path,
            size=BYTES,
        )
    return found


def name(text: str, settings: Settings) -> str:
    """A guest's name as it is shown: it can be seen, and turns nothing around."""
    plain = "".join(c for c in text if c not in STYLES)
    if any(category(c) in UNSEEN or c in BLANKS for c in plain):
        raise Unprocessable(_("A name has only characters that can be seen."))
    line, most = _line(plain), settings.name_length
    if not 1 <= len(line) <= most:
        raise Unprocessable(_("A name has 1 to {most} characters."), most=most)
    return line


def chat(text: str, settings: Settings) -> str:
    """A line of chat as it is shown. Marks that nobody sees are left out, unless they join letters or pictures."""
    if any(category(c) in BREAKS for c in text):
        raise Unprocessable(_("A chat message is one line of plain text."))
    seen = "".join(c for c in text if c in JOINTS or (category(c) != "Cf" and c not in BLANKS))
    line, most = _line(re.sub(f"[{''.join(JOINTS)}]+", _joint, seen)), settings.chat_length
    if not 1 <= len(line) <= most:
        raise Unprocessable(_("A chat message has 1 to {most} characters."), most=most)
    return line


def _joint(run: re.Match[str]) -> str:
    """Of joints in a row, one of each kind, where there is something to join."""
    before, after = run.string[: run.start()][-1:].strip(), run.string[run.end() :][:1].strip()
    style = next((c for c in run[0] if c in STYLES), "")
    join = next((c for c in run[0] if c not in STYLES), "")
    return (style + (join if after else "")) if before else ""


def _line(text: str) -> str:
    return " ".join(normalize("NFC", text).split())
