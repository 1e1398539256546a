"""Where notices may go, as the process that sends them sees it."""

import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.table.notices.network import public

V4 = (
    "127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 169.254.0.0/16 100.64.0.0/10 0.0.0.0/8 224.0.0.0/4 240.0.0.0/4"
)
V6 = "::1/128 ::/128 fe80::/10 fc00::/7 ff00::/8 2001:db8::/32"
INSIDE = [*V4.split(), *V6.split()]


@given(st.sampled_from(INSIDE).flatmap(lambda network: st.ip_addresses(network=network)))
def test_no_address_of_a_private_network_is_public(address: object) -> None:
    assert not public(str(address))
    if "." in str(address):
        assert not public(f"::ffff:{address}")
        assert not public(f"64:ff9b::{address}")


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8"])
def test_addresses_of_the_internet_are(address: str) -> None:
    assert public(address)


@pytest.mark.parametrize("text", ["", "localhost", "8.8.8", "/run/socket", "8.8.8.8.8"])
def test_what_is_no_address_is_not(text: str) -> None:
    assert not public(text)


@contextmanager
def dripping() -> Iterator[int]:
    """A port that answers one letter at a time, for ever."""
    stop = threading.Event()

    def drip(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 x")
        while not stop.wait(0.1):
            connection.sendall(b"x")

    def serve() -> None:
        connection, _ = listening.accept()
        with connection:
            try:
                drip(connection)
            except OSError:
                return

    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=serve)
        thread.start()
        yield listening.getsockname()[1]
        stop.set()
        thread.join()


SEND = """
import sys
from regalia.table.notices import sender
sys.addaudithook(sender.watch_connections)
import requests
requests.sessions.HTTPAdapter = sender.Careful
port, local = int(sys.argv[1]), sys.argv[2] == "local"
message = {"kind": "webhook", "address": f"http://localhost:{port}/", "title": "A", "words": "B", "link": ""}
print(sender.deliver({**message, "seconds": 1, "local": local}))
"""


@pytest.mark.parametrize("where, outcome", [("local", "failed"), ("internet", "barred")])
def test_the_process_looks_at_each_connection_and_cuts_off_who_never_ends(where: str, outcome: str) -> None:
    """Names that lead elsewhere by now than when they were entered are of no use."""
    with dripping() as port:
        command = [sys.executable, "-c", SEND, str(port), where]
        run = subprocess.run(command, capture_output=True, text=True, timeout=100, check=True)
        if where == "internet":
            socket.create_connection(("127.0.0.1", port)).close()  # nobody else has come
        assert run.stdout.split() == [outcome]
