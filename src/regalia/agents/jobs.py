"""Work spread over processes: results in the order of the tasks, the same for any number of jobs."""

import signal
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple, TypeVar

from regalia.core.errors import Refused

T = TypeVar("T")
R = TypeVar("R")


class Worker(NamedTuple):
    """A process that takes tasks and gives results through a pipe."""

    process: BaseProcess
    pipe: "Connection[Any, Any]"


def spread(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    """Do the work here, or in so many processes, which end with this one."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    with _ignoring_interrupts():
        crew = [_worker(work) for _ in range(min(jobs, len(tasks)))]
    try:
        yield from _results([worker.pipe for worker in crew], tasks)
    except (EOFError, ConnectionError):
        raise Refused("A process in which bots were playing has died: look closer with --jobs 1.") from None
    finally:
        for process, pipe in crew:
            process.kill()
            process.join()
            pipe.close()


def _results(pipes: Sequence["Connection[Any, Any]"], tasks: Sequence[T]) -> Iterator[Any]:
    """A worker that is free gets the next task; a result that comes early waits for those before it."""
    left, busy, done, yielded = iter(enumerate(tasks)), dict[Any, int](), dict[int, Any](), 0
    free = list(pipes)
    while yielded < len(tasks):
        for pipe, (at, task) in zip(free, left, strict=False):
            pipe.send(task)
            busy[pipe] = at
        ready = wait([*busy])
        free = [pipe for pipe in busy if pipe in ready]
        done |= {busy.pop(pipe): _received(pipe) for pipe in free}
        while yielded in done:
            yield done.pop(yielded)
            yielded += 1


def _received(pipe: "Connection[Any, Any]") -> Any:
    result, error = pipe.recv()
    if error is not None:
        raise error
    return result


def _worker(work: Callable[[T], R]) -> Worker:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs, work), daemon=True)
    process.start()
    theirs.close()
    return Worker(process, ours)


def _serve(pipe: "Connection[Any, Any]", work: Callable[[T], R]) -> None:
    """Work until the other end of the pipe is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, ConnectionError):
        while True:
            task = pipe.recv()
            try:
                answer: tuple[Any, Exception | None] = work(task), None
            except Exception as error:
                error.add_note(traceback.format_exc())
                answer = None, error
            pipe.send(answer)


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """Processes that are started now do not hear Ctrl-C, which is meant for their parent."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
