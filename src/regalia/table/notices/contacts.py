"""Where somebody wants to be told: what people enter, read and checked."""

import asyncio
import re
import socket
from base64 import urlsafe_b64decode
from contextlib import suppress
from typing import Literal
from urllib.parse import SplitResult, urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from msgspec import Struct, json

from regalia.core.errors import Refused
from regalia.table.notices.network import public
from regalia.table.refusals import Unprocessable
from regalia.table.settings import Settings
from regalia.table.store import Contact
from regalia.table.translation import _

Kind = Literal["webhook", "ntfy", "discord", "mail"]
LONGEST = 500  # characters of an address
PATIENCE = 5.0  # seconds to find the host of an address
TOPIC = re.compile(r"[A-Za-z0-9_-]{1,64}")
DISCORD = re.compile(r"/api/webhooks/\d{1,20}/[A-Za-z0-9_-]{1,100}")
DISCORD_HOSTS = ("discord.com", "discordapp.com")
MAIL = re.compile(r"[A-Za-z0-9._%+'-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}")
SECURE = _("The address has to begin with {start}, and holds no name and no password.")
WRONG: dict[Kind, str] = {
    "webhook": _("A webhook is an address like {example}."),
    "ntfy": _("An ntfy topic is a word like my-games, or an address like {example}."),
    "discord": _("A Discord webhook is an address that begins with {example}."),
    "mail": _("This is not a mail address."),
}
EXAMPLES: dict[Kind, str] = {
    "webhook": "https://example.org/hook",
    "ntfy": "https://ntfy.sh/my-games",
    "discord": "https://discord.com/api/webhooks/",
    "mail": "me@example.org",
}
NOWHERE = _("Nothing can be sent to {host} from here.")
UNUSABLE = _("What this browser has given for its notices cannot be used.")


class Subscription(Struct, frozen=True):
    """Where a browser gets its notices, and the keys that only it can read them with."""

    endpoint: str
    p256dh: str
    auth: str


def address(kind: Kind, text: str, settings: Settings) -> str:
    """What somebody has entered, as it is kept; one sentence if it cannot be right."""
    text = text.strip()
    if len(text) > LONGEST or not text.isascii() or not text.isprintable() or " " in text:
        raise _wrong(kind)
    if kind == "mail":
        return _mail(text, settings)
    if kind == "ntfy" and TOPIC.fullmatch(text):
        return f"https://ntfy.sh/{text}"
    url = _url(text, settings, _wrong(kind))
    if kind == "ntfy" and not (TOPIC.fullmatch(url.path[1:]) and not url.query):
        raise _wrong(kind)
    if kind == "discord" and not _discord(url, settings):
        raise _wrong(kind)
    return url.geturl()


def subscription(endpoint: str, p256dh: str, auth: str, settings: Settings) -> Subscription:
    """What a browser gives: keys that are keys, and an address like any other."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _raw(p256dh))
        keyed = len(_raw(auth)) == 16
    except ValueError:
        keyed = False
    if not keyed:
        raise Unprocessable(UNUSABLE)
    return Subscription(
        _url(endpoint, settings, Unprocessable(UNUSABLE)).geturl(), p256dh.rstrip("="), auth.rstrip("=")
    )


def encode(found: Subscription) -> str:
    return json.encode(found).decode()


def decode(kept: str) -> Subscription:
    return json.decode(kept, type=Subscription)


def url(contact: Contact) -> SplitResult:
    """The address to which something is sent; a mail has none."""
    return urlsplit(decode(contact.address).endpoint if contact.kind == "push" else contact.address)


def target(contact: Contact) -> str:
    """Who has to take it: the host, or the domain of a mail."""
    return contact.address.rpartition("@")[2] if contact.kind == "mail" else url(contact).netloc


def shown(contact: Contact) -> str:
    """So much of an address that its owner knows it again; the rest is a secret."""
    if contact.kind == "mail":
        name, _at, domain = contact.address.partition("@")
        return f"{name[:1]}…@{domain}"
    return f"{url(contact).hostname}/…"


async def check_host(host: str, settings: Settings) -> None:
    """Refuses a host that is not there, or not in the internet: which of the two is nobody's business."""
    if settings.notices_local:
        return
    found: list[str] = []
    with suppress(OSError, UnicodeError, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            loop = asyncio.get_running_loop()
            found = [str(each[4][0]) for each in await loop.getaddrinfo(host, 443, type=socket.SOCK_STREAM)]
    if not found or not all(map(public, found)):
        raise Unprocessable(NOWHERE, host=host)


def _wrong(kind: Kind) -> Refused:
    return Unprocessable(WRONG[kind], example=EXAMPLES[kind])


def _mail(text: str, settings: Settings) -> str:
    if not settings.mail:
        raise Unprocessable(_("This server sends no mail."))
    if len(text) > 200 or ".." in text or not MAIL.fullmatch(text):
        raise _wrong("mail")
    return text


def _url(text: str, settings: Settings, wrong: Refused) -> SplitResult:
    try:
        url = urlsplit(text)
        port, host = url.port, url.hostname
    except ValueError:
        raise wrong from None
    if not host or len(text) > LONGEST or "\\" in text or url.fragment or url.scheme not in ("http", "https"):
        raise wrong
    if "@" in url.netloc or (url.scheme != "https" and not settings.notices_local) or (port or 443) not in _PORTS:
        raise Unprocessable(SECURE, start="https://")
    return url


_PORTS = {80, 443, *range(1024, 65536)}  # those below are for other things than notices


def _discord(url: SplitResult, settings: Settings) -> bool:
    ours = url.netloc in DISCORD_HOSTS or settings.notices_local
    return bool(ours and not url.query and DISCORD.fullmatch(url.path))


def _raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
