"""Guests: a signed cookie instead of an account, a name, and what they may write."""

import os
import tempfile
from contextlib import suppress
from hashlib import sha256
from hmac import compare_digest
from pathlib import Path
from secrets import token_bytes
from unicodedata import category, normalize

import itsdangerous
from starlette.responses import Response

from regalia.core.errors import Refused
from regalia.table.folder import hide, make
from regalia.table.refusals import Unprocessable
from regalia.table.settings import Settings
from regalia.table.speech import _

COOKIE = "regalia"
AGE = 400 * 24 * 3600  # seconds; browsers keep no cookie for longer
LONGEST = 128  # characters of a cookie that is worth a look
BYTES = 32

BREAKS = frozenset({"Cc", "Cs", "Zl", "Zp"})  # controls, halves of characters, line breaks
UNSEEN = BREAKS | {"Cf"}  # and marks that join, hide or turn what stands around them
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters that look like nothing


class Signer:
    """Guest ids that nobody else can make."""

    def __init__(self, secret: bytes) -> None:
        self._signer = itsdangerous.Signer(secret, salt="regalia.guest", digest_method=sha256, key_derivation="hmac")

    def sign(self, guest: str) -> str:
        return self._signer.sign(guest).decode()

    def read(self, cookie: str | None) -> str | None:
        """The guest, if the cookie is to the letter the one that was given."""
        if not cookie or len(cookie) > LONGEST or not cookie.isascii():
            return None
        guest = cookie.rpartition(".")[0]
        return guest if compare_digest(self.sign(guest), cookie) else None


def set_cookie(response: Response, cookie: str, settings: Settings) -> None:
    """Hand out a signed cookie, for this site and for no script."""
    secure = settings.origin.lower().startswith("https:")
    response.set_cookie(COOKIE, cookie, max_age=AGE, path="/", secure=secure, httponly=True, samesite="lax")


def secret(folder: Path) -> bytes:
    """The server's secret, made at the first start; of several servers that start at once, one makes it."""
    path = folder / "secret"
    try:
        if not path.exists():
            _make(path)
        hide(path)
        kept = path.read_bytes()
    except OSError as error:
        raise Refused(_("{path} cannot be read or written: {why}."), path=path, why=error.strerror) from error
    if len(kept) != BYTES:
        raise Refused(
            _("{path} should have {size} bytes: put the right file back, or delete it, which makes all guests new."),
            path=path,
            size=BYTES,
        )
    return kept


def _make(path: Path) -> None:
    """Written aside for the owner's eyes only, and complete when it gets its name."""
    make(path.parent)
    handle, aside = tempfile.mkstemp(dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(token_bytes(BYTES))
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(aside, path)
    finally:
        Path(aside).unlink()


def name(text: str, settings: Settings) -> str:
    """A guest's name as it is shown: it can be seen, and turns nothing around."""
    if any(category(c) in UNSEEN or c in BLANKS for c in text):
        raise Unprocessable(_("A name has only characters that can be seen."))
    line, most = _line(text), settings.name_length
    if not 1 <= len(line) <= most:
        raise Unprocessable(_("A name has 1 to {most} characters."), most=most)
    return line


def chat(text: str, settings: Settings) -> str:
    """A line of chat as it is shown."""
    if any(category(c) in BREAKS for c in text):
        raise Unprocessable(_("A chat message is one line of plain text."))
    line, most = _line(text), settings.chat_length
    if not 1 <= len(line) <= most:
        raise Unprocessable(_("A chat message has 1 to {most} characters."), most=most)
    return line


def _line(text: str) -> str:
    return " ".join(normalize("NFC", text).split())
