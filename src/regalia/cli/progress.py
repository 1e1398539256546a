"""A bar on the terminal while many games are played."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.progress import Progress

from regalia.cli.screen import screen

T = TypeVar("T")


def progress_bar(results: Iterable[T], total: int, title: str) -> Iterator[T]:
    """The results as they come; nothing is shown where nobody looks."""
    console = screen(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        yield from progress.track(results, total=total, description=title)
