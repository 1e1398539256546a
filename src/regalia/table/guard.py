"""The outermost middleware: which requests are let in, and the headers of every answer."""

import socket
from collections.abc import Callable
from ipaddress import ip_address
from secrets import token_hex
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bound_contextvars

from regalia.table import refusals
from regalia.table.metrics import Metrics
from regalia.table.settings import Settings
from regalia.table.translation import ECHO, _

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS_SIZE = 16 * 1024
STREAM = "text/event-stream"
EVERYWHERE = frozenset({"", "0.0.0.0", "::"})
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), "
    "magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
}

log: structlog.stdlib.BoundLogger = structlog.get_logger()


class Guard:
    """Stands around the app: names, origins, sizes and types of requests; headers, count and log of answers."""

    def __init__(
        self, app: ASGIApp, settings: Settings, signed: Callable[[Request], bool], metrics: Metrics | None = None
    ) -> None:
        """Signed: whether a request comes from somebody with a name, which is known before its body is."""
        self.app, self.settings, self.signed, self.metrics = app, settings, signed, metrics or Metrics()
        self.public = urlsplit(settings.origin.lower())
        self.hosts = {*_hosts(settings.host), self.public.hostname} - {"", None}
        self.headers = dict(HEADERS)
        if self.public.scheme == "https":
            self.headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        with bound_contextvars(request=token_hex(8)):
            await self._pass(Request(scope), receive, self._with_headers(scope, send))

    async def _pass(self, request: Request, receive: Receive, send: Send) -> None:
        try:
            _check_headers(request)
            self._check_host(request)
            self._check_origin(request)
            _check_room(request)
            body = await self._body(request, receive)
            _check_type(request, body)
        except refusals.Rejected as error:
            await refusals.answer(request, error)(request.scope, receive, send)
        except ClientDisconnect:
            return
        else:
            await self.app(request.scope, _replay(body, receive), send)

    def _check_host(self, request: Request) -> None:
        """Another site can make its own name lead here; then the browser takes the two for one."""
        host = _hostname(request.headers.get("host", ""))
        if host not in self.hosts and not (self.settings.host in EVERYWHERE and _private(host)):
            raise refusals.Misdirected(_("This server does not go by the name “{host}”."), host=host[:ECHO])

    def _check_origin(self, request: Request) -> None:
        """What a page of another site sends is refused; what no page sends is a program's own business."""
        if request.method in SAFE:
            return
        site, origin = request.headers.get("sec-fetch-site"), request.headers.get("origin")
        own = origin is None or origin in self._own_origins(request)
        if site is not None:  # the browser's own word, which no page can change
            own = site in ("same-origin", "none")
        if not own:
            raise refusals.Forbidden(_("This request comes from another site."))

    def _own_origins(self, request: Request) -> tuple[str, ...]:
        if self.public.netloc:
            return (f"{self.public.scheme}://{self.public.netloc}",)
        host = request.headers["host"].lower()
        return f"http://{host}", f"https://{host}"

    async def _body(self, request: Request, receive: Receive) -> bytes:
        """Of a stranger no more is read than it takes to say a name."""
        limit, few = self._limit(request), self.settings.stranger_body
        if not (few < limit and _has_body(request)) or self.signed(request):
            return await _read(request, receive, limit)
        try:
            return await _read(request, receive, few)
        except refusals.TooLarge:
            raise refusals.Unsigned(_("Tell us your name first.")) from None

    def _limit(self, request: Request) -> int:
        record = request.method == "POST" and request.scope["path"] == "/api/records"
        return self.settings.record if record else self.settings.body

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        stream = False

        async def add_headers(message: Message) -> None:
            nonlocal stream
            if message["type"] == "http.response.start":
                self._add_headers(scope["path"], message)
                self._note(scope, message["status"])
                stream = Headers(raw=message["headers"]).get("content-type", "").startswith(STREAM)
            elif stream and not self.signed(Request(scope)):  # the cookie that opened it is void by now
                await send({"type": "http.response.body", "body": b""})
                raise ClientDisconnect
            await send(message)

        return add_headers

    def _add_headers(self, path: str, message: Message) -> None:
        message.setdefault("headers", [])
        headers = MutableHeaders(scope=message)
        headers.update(self.headers)
        if path.startswith("/api") or headers.get("content-type", "").startswith("text/html"):
            headers.setdefault("Cache-Control", "no-store")

    def _note(self, scope: Scope, status: int) -> None:
        if status >= 400:
            self.metrics.refused.labels(str(status)).inc()
            log.info("refused", method=scope["method"], path=scope["path"][:ECHO], status=status)


def _hosts(listening: str) -> set[str]:
    """The names of this machine for those who sit at it, or near it if it listens to them."""
    here = {"127.0.0.1", "localhost", "::1", listening.lower()}
    if listening in EVERYWHERE:
        name = socket.gethostname().lower()
        here |= {name, f"{name.partition('.')[0]}.local"}
    return here


def _hostname(host: str) -> str:
    """A Host header without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _private(host: str) -> bool:
    """An address of a network at home. It is no name, so nobody can make it lead elsewhere."""
    try:
        return ip_address(host).is_private
    except ValueError:
        return False


async def _read(request: Request, receive: Receive, limit: int) -> bytes:
    """The whole body. What is announced as too large is not read, and no more than the limit is held."""
    _check_size(_announced(request), limit)
    body, more = bytearray(), True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        chunk, more = message.get("body", b""), message.get("more_body", False)
        _check_size(len(body) + len(chunk), limit)
        body += chunk
    return bytes(body)


def _has_body(request: Request) -> bool:
    """Whether a body is announced."""
    return "content-length" in request.headers or "transfer-encoding" in request.headers


def _check_room(request: Request) -> None:
    if request.scope.get("state", {}).get("full"):
        raise refusals.Full


def _check_size(size: int, limit: int) -> None:
    if size > limit:
        raise refusals.TooLarge(_("A request may have {limit} bytes at most."), limit=limit)


def _check_headers(request: Request) -> None:
    if sum(len(name) + len(value) for name, value in request.scope["headers"]) > HEADERS_SIZE:
        raise refusals.Overlong(_("The headers of a request may have {limit} bytes at most."), limit=HEADERS_SIZE)


def _announced(request: Request) -> int:
    try:
        return int(request.headers.get("content-length", "0"))
    except ValueError:
        raise refusals.Malformed(_("This request cannot be read.")) from None


def _check_type(request: Request, body: bytes) -> None:
    """Forms of other sites can send anything but JSON."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if body and request.method not in SAFE and kind != "application/json":
        raise refusals.Unsupported(_("The body must be JSON, with the Content-Type application/json."))


def _replay(body: bytes, receive: Receive) -> Receive:
    """The body that has been read, and then whatever comes."""
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replayed() -> Message:
        return messages.pop() if messages else await receive()

    return replayed
