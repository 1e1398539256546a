"""Where notices arrive in tests: a web server, a mail server and a browser's keys, all on this machine."""

import json
import socketserver
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Arrival(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """Keeps what arrives, and answers with a status that the test can change."""

    def __init__(self) -> None:
        self.arrivals: list[Arrival] = []
        self.status = 200
        self.location = ""
        self.hangs = threading.Event()  # as long as it is set, nothing is answered
        self.free = threading.Event()
        self.address = ""

    def to(self, path: str) -> list[Arrival]:
        return [each for each in self.arrivals if each.path == path]


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            receiver.arrivals.append(Arrival(self.path, headers, body))
            if receiver.hangs.is_set():
                receiver.free.wait(60)
            self.send_response(receiver.status)
            if receiver.location:
                self.send_header("Location", receiver.location)
            self.send_header("Content-Length", "2")
            self.end_headers()
            self.wfile.write(b"{}")

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        receiver.address = f"http://127.0.0.1:{server.server_port}"
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield receiver
        finally:
            receiver.free.set()
            server.shutdown()
            thread.join()


class Mail(NamedTuple):
    to: str
    text: str


@contextmanager
def receiving_mail() -> Iterator[tuple[str, list[Mail]]]:
    """The address of a mail server, and the mails that it has taken."""
    mails: list[Mail] = []

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            to = ""
            self.say("220 here")
            for line in self.rfile:
                command = line.decode().strip()
                if command.upper().startswith("RCPT"):
                    to = command.partition("<")[2].partition(">")[0]
                if command.upper() == "DATA":
                    self.say("354 go on")
                    mails.append(Mail(to, _plain(b"".join(iter(self.rfile.readline, b".\r\n")))))
                self.say("221 bye" if command.upper() == "QUIT" else "250 yes")

        def say(self, text: str) -> None:
            self.wfile.write(text.encode() + b"\r\n")

    class MailServer(socketserver.ThreadingTCPServer):
        daemon_threads = True

    with MailServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"smtp://127.0.0.1:{server.server_address[1]}?from=table@example.org", mails
        finally:
            server.shutdown()
            thread.join()


def _plain(mail: bytes) -> str:
    """Subject and words of a mail."""
    message = message_from_bytes(mail, policy=policy.default)
    body = message.get_body(("plain",))
    assert body
    return f"{message['subject']}\n{body.get_content()}"


class Browser:
    """The keys that a browser makes for its notices."""

    def __init__(self) -> None:
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), b"sixteen letters."

    @property
    def keys(self) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": _text(point), "auth": _text(self.auth)}

    def read(self, arrival: Arrival) -> dict[str, str]:
        """What a notice says, if it was meant for this browser."""
        found: dict[str, str] = json.loads(
            http_ece.decrypt(arrival.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        )
        return found


def signed_claims(arrival: Arrival, server_key: str) -> dict[str, Any]:
    """What the server has signed about itself; an error if it was signed by anybody else."""
    fields = dict(
        part.strip().split("=", 1) for part in arrival.headers["authorization"].removeprefix("vapid ").split(",")
    )
    assert fields["k"].rstrip("=") == server_key
    told, _, signature = fields["t"].rpartition(".")
    raw = _raw(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _raw(server_key))
    public.verify(both, told.encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(_raw(told.partition(".")[2]))
    return claims


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
