"""How each kind of notice is sent: to a browser by pywebpush, to anybody else by Apprise."""

import json
import re
from typing import Any
from urllib.parse import SplitResult, parse_qsl, urlsplit

from apprise import AppriseAsset
from apprise.plugins.base import NotifyBase
from apprise.plugins.custom_json import NotifyJSON
from apprise.plugins.discord import NotifyDiscord
from apprise.plugins.email import NotifyEmail
from apprise.plugins.ntfy import NotifyNtfy
from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]

from regalia.table.notices.outcomes import FAILED, GONE, SENT

DAY = 24 * 3600
MARKUP = re.compile(r"([\\*_~`|>\[\]()#<:-])")  # what Discord does not take as it stands
SECURITY = {"smtp": "insecure", "smtps": "ssl", "smtp+tls": "starttls"}
Message = dict[str, Any]


def send(message: Message) -> str:
    """What became of it: sent, failed, or gone if there is nobody any more who could take it."""
    if message["kind"] == "push":
        return _push(message)
    plugin = _MAKE[message["kind"]](message)
    taken = plugin.notify(title=message["title"], body=_body(message))
    return SENT if taken else FAILED


def _push(message: Message) -> str:
    to, said = message["subscription"], {name: message[name] for name in ("title", "words", "path")}
    try:
        webpush(
            {"endpoint": to["endpoint"], "keys": {"p256dh": to["p256dh"], "auth": to["auth"]}},
            json.dumps(said, ensure_ascii=False),
            vapid_private_key=message["key"],
            vapid_claims={"sub": message["sub"]},
            ttl=DAY,
            timeout=message["seconds"],
            headers={"Urgency": "high"},
        )
    except WebPushException as error:
        return GONE if error.status_code in (404, 410) else FAILED
    return SENT


def _body(message: Message) -> str:
    """The words, and the address to which they lead."""
    words = message["words"]
    if message["kind"] == "discord":  # nobody's name calls anybody
        words = MARKUP.sub(r"\\\1", words.replace("@", "＠"))
    return "\n".join(filter(None, (words, message["link"])))


def _common(message: Message, url: SplitResult) -> dict[str, Any]:
    return {
        "host": f"[{url.hostname}]" if ":" in str(url.hostname) else url.hostname,
        "port": url.port,
        "secure": url.scheme == "https",
        "redirect": False,
        "rto": message["seconds"],
        "cto": message["seconds"],
        "asset": AppriseAsset(app_id="Regalia", app_desc="Regalia", app_url="", image_url_mask="", image_url_logo=""),
    }


def _webhook(message: Message) -> NotifyBase:
    url = urlsplit(message["address"])
    query = dict(parse_qsl(url.query, keep_blank_values=True))
    plugin = NotifyJSON(params=query, method="POST", **_common(message, url))
    plugin.fullpath = url.path or "/"  # as it was entered
    return plugin


def _ntfy(message: Message) -> NotifyBase:
    url = urlsplit(message["address"])
    common = _common(message, url)
    return NotifyNtfy(
        targets=[url.path[1:]], mode="private", click=message["link"] or None, include_image=False, **common
    )


def _discord(message: Message) -> NotifyBase:
    url = urlsplit(message["address"])
    *before, number, token = url.path.split("/")
    plugin = NotifyDiscord(webhook_id=number, webhook_token=token, avatar=False, **_common(message, url))
    plugin.notify_url = f"{url.scheme}://{url.netloc}{'/'.join(before)}"
    return plugin


def _mail(message: Message) -> NotifyBase:
    url = urlsplit(message["mail"])
    common = _common(message, url)
    common |= {"user": url.username, "password": url.password}
    sender = dict(parse_qsl(url.query))["from"]
    return NotifyEmail(
        smtp_host=url.hostname,
        from_addr=f"Regalia <{sender}>",
        targets=[message["address"]],
        secure_mode=SECURITY[url.scheme],
        format="text",
        **common,
    )


_MAKE = {"webhook": _webhook, "ntfy": _ntfy, "discord": _discord, "mail": _mail}
