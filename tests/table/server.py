"""A real server process, and guests who talk to it over HTTP."""

import os
import re
import resource
import subprocess
import sys
import weakref
from collections.abc import Iterator, Mapping
from pathlib import Path
from signal import SIGINT, SIGKILL
from typing import Any, ClassVar

import httpx

from tests.table.prepared import Copy, original

USUAL = {"bot_pause": 0, "reads": 10**9}
PLAIN = ("-m", "regalia")
PATH = "PYTHONPATH"
USUAL_PATH = os.environ.get(PATH)  # a server with another one finds other modules
LISTENS = re.compile(r"Regalia listens on (http://\S+)")


class Server:
    """`regalia serve` on a free port and a folder of its own; it can be stopped, killed and started again."""

    all: ClassVar[weakref.WeakSet["Server"]] = weakref.WeakSet()  # of this process
    files: int | None = None  # that it may have open, connections among them; as many as the tests have
    program: tuple[str, ...] = PLAIN  # any other one is started as a program of its own

    def __init__(self, folder: Path, **settings: object) -> None:
        self.all.add(self)
        self.folder = folder
        self.settings = {f"REGALIA_{name.upper()}": str(value) for name, value in (USUAL | settings).items()}
        self.address = ""
        self.start()

    def start(self, **settings: object) -> "Server":
        """The second start takes the same port, as a real one would."""
        more = {f"REGALIA_{name.upper()}": str(value) for name, value in settings.items()}
        port = self.address.rpartition(":")[2] or "0"
        self.log = (self.folder / "log.txt").open("ab")
        args = ("serve", "--port", port, "--data", str(self.folder / "data"))
        self.process = self._begin(args, os.environ | self.settings | more)
        assert self.process.stdout
        for line in self.process.stdout:
            if found := LISTENS.search(line):
                self.address = found[1]
                return self
        raise AssertionError(f"the server did not start: {self.said()}")

    def _begin(self, args: tuple[str, ...], env: Mapping[str, str]) -> subprocess.Popen[str] | Copy:
        if self.program == PLAIN and not self.files and env.get(PATH) == USUAL_PATH:
            return original().copy(args, env, self.log.fileno())
        return subprocess.Popen(
            [sys.executable, *self.program, *args],
            stdout=subprocess.PIPE,
            stderr=self.log,
            env=env,
            start_new_session=True,
            preexec_fn=self._ration if self.files else None,
            text=True,
        )

    def _ration(self) -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (self.files or 0, self.files or 0))

    def stop(self) -> int:
        """As Ctrl-C does."""
        return self._end(SIGINT)

    def kill(self) -> int:
        """As a power cut does."""
        return self._end(SIGKILL)

    def said(self) -> str:
        """What the server has written to its log."""
        return (self.folder / "log.txt").read_text("utf-8")

    def guest(self, name: str, lang: str = "en") -> "Guest":
        guest = Guest(self)
        guest.ok("POST", "/api/me", name=name, lang=lang)
        return guest

    def _end(self, signal: int) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal)
        code = self.process.wait(60)
        assert self.process.stdout
        self.process.stdout.close()
        self.log.close()
        return code


class Guest:
    """Somebody with a cookie jar."""

    def __init__(self, server: Server, **headers: str) -> None:
        self.server = server
        self.http = httpx.Client(headers=headers, timeout=60, verify=False)  # plain HTTP: no certificates to load
        weakref.finalize(self, self.http.close)  # who is forgotten hangs up

    def ask(self, method: str, path: str, /, headers: dict[str, str] | None = None, **body: Any) -> httpx.Response:
        """A request; the body goes as JSON."""
        return self.http.request(method, self.server.address + path, headers=headers, json=body or None)

    def ok(self, method: str, path: str, /, headers: dict[str, str] | None = None, **body: Any) -> Any:
        """The answer to a request that is granted."""
        response = self.ask(method, path, headers, **body)
        assert response.is_success, f"{method} {path}: {response.status_code} {response.text}"
        return response.json()

    def refused(self, status: int, method: str, path: str, /, **body: Any) -> str:
        """The one sentence of a request that is not granted."""
        response = self.ask(method, path, **body)
        assert response.status_code == status, f"{method} {path}: {response.status_code} {response.text}"
        answer = response.json()
        assert answer.keys() == {"error", "status"}
        assert answer["status"] == status
        sentence: str = answer["error"]
        return sentence

    def open(self, game: str, *chairs: str, **terms: Any) -> str:
        """A new table: for each seat a bot, or "" for a person. Its id."""
        id: str = self.ok("POST", "/api/tables", game=game, chairs=list(chairs), **terms)["id"]
        return id

    def events(self, path: str, since: int | None = None) -> "Stream":
        return Stream(self, path, since)


class Stream:
    """An open stream of server-sent events: iterate over dicts with id, event and data."""

    def __init__(self, guest: Guest, path: str, since: int | None) -> None:
        headers = {} if since is None else {"Last-Event-ID": str(since)}
        self._context = guest.http.stream("GET", guest.server.address + path, headers=headers)
        self.response = self._context.__enter__()
        self._lines = self.response.iter_lines()

    def __iter__(self) -> Iterator[dict[str, str]]:
        event: dict[str, str] = {}
        for line in self._lines:
            name, colon, value = line.partition(": ")
            if not line and "data" in event:
                yield event
            event = {} if not line else event | ({name: value} if colon and name else {})

    def close(self) -> None:
        self._context.__exit__(None, None, None)
