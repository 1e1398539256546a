"""Servers that start at once: one process has read the program already, and each server is a copy of it."""

import atexit
import importlib
import json
import os
import signal
import socket
import subprocess
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from multiprocessing.util import _exit_function as end_processes  # type: ignore[attr-defined]
from pathlib import Path
from threading import Event, Thread

MESSAGE = 1 << 20  # bytes
ROOT = Path(__file__).parents[2]  # wherever the test that asks first has gone
MAIN = "regalia.__main__"
UNENDED: int | None = None


class Copy:
    """A copy that runs: as much of subprocess.Popen as servers need."""

    def __init__(self, pid: int, stdout: int) -> None:
        self.pid, self.returncode, self._ended = pid, UNENDED, Event()
        self.stdout = os.fdopen(stdout, encoding="utf-8")

    def ended(self, code: int) -> None:
        self.returncode = code
        self._ended.set()

    def poll(self) -> int | None:
        return self.returncode

    def send_signal(self, signal: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal)

    def wait(self, timeout: float | None = None) -> int:
        if not self._ended.wait(timeout):
            raise TimeoutError(f"the server {self.pid} has not ended within {timeout} s")
        assert self.returncode is not None
        return self.returncode


class Original:
    """The process that is copied, and what it tells of its copies; it ends with this process."""

    def __init__(self) -> None:
        self.line, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with other:
            command = (sys.executable, "-m", __name__, str(other.fileno()))
            self.process = subprocess.Popen(command, cwd=ROOT, pass_fds=[other.fileno()], start_new_session=True)
        atexit.register(self.line.close)
        self.copies, self.begun = dict[int, Copy](), Event()
        Thread(target=self._hear, daemon=True).start()

    def copy(self, args: Sequence[str], env: Mapping[str, str], stderr: int) -> Copy:
        out, into = os.pipe()
        self.begun.clear()
        order = json.dumps({"args": args, "env": dict(env)}).encode()
        socket.send_fds(self.line, [order], [into, stderr])
        os.close(into)
        assert self.begun.wait(60), "no server was started"
        copy = self.copies[self.pid] = Copy(self.pid, out)
        self.begun.clear()
        self.line.send(b"go")
        return copy

    def _hear(self) -> None:
        """The number of a new copy, or that of one that has ended with how it did."""
        while told := self.line.recv(MESSAGE):
            pid, *code = map(int, told.split())
            if code:
                self.copies.pop(pid).ended(*code)
            else:
                self.pid = pid
                self.begun.set()


@cache
def original() -> Original:
    """The one of this process."""
    return Original()


def main(line: socket.socket) -> None:
    """Copy myself whenever I am asked to, until nobody can ask any more."""
    importlib.import_module("regalia.cli")
    importlib.import_module("regalia.table.run")
    signal.signal(signal.SIGCHLD, lambda *_: _tell_ended(line))
    while True:
        order, files, *_ = socket.recv_fds(line, MESSAGE, 2)
        if not order:
            return
        asked = json.loads(order)
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGCHLD])
        pid = os.fork()
        if not pid:
            _become(line, files, asked["args"], asked["env"])
        line.send(str(pid).encode())
        line.recv(MESSAGE)  # it is known there: now its end may be told
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
        for file in files:
            os.close(file)


def _tell_ended(line: socket.socket) -> None:
    with suppress(ChildProcessError):
        while (found := os.waitpid(-1, os.WNOHANG))[0]:
            line.send(f"{found[0]} {os.waitstatus_to_exitcode(found[1])}".encode())


def _become(line: socket.socket, files: Sequence[int], args: Sequence[str], env: Mapping[str, str]) -> None:
    """The command regalia with these arguments, as if it had just been started."""
    line.close()
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
    for file, place in zip(files, (1, 2), strict=True):
        os.dup2(file, place)
        os.close(file)
    sys.stdout, sys.stderr = os.fdopen(1, "w"), os.fdopen(2, "w", buffering=1)
    os.environ.clear()
    os.environ.update(env)
    sys.argv = ["regalia", *args]
    sys.modules["__main__"] = importlib.import_module(MAIN)  # what its own processes begin with
    _exit(sys.modules["__main__"].main)


def _exit(run: Callable[[], None]) -> None:
    """As a program ends, past everything that the original has to do at its end."""
    code = 1
    try:
        run()
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        end_processes()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
