"""Kernels: the rules of a game a second time, on one flat array of integers (t), for what is tried by the thousand.

With numba they are compiled, arrays are numpy's and the lock of the interpreter is free; without it the same
functions run as plain Python on the standard library's arrays, slower, and the first process says so once in its log.
"""

import logging
from array import array
from collections.abc import Callable, Iterable
from contextlib import suppress
from importlib import import_module
from multiprocessing import current_process
from pathlib import Path
from shutil import rmtree
from typing import Any, Protocol, TypeVar

from regalia.agents.compilation import NOTICE, Compiling, cache_folder

F = TypeVar("F", bound=Callable[..., Any])
SETTINGS = {"error_model": "numpy", "_nrt": False}  # nothing divides by zero, nothing allocates


class Ints(Protocol):
    """A flat array of 64-bit integers: numpy's where numba is, the standard library's elsewhere."""

    def __len__(self) -> int: ...
    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...
    def tobytes(self) -> bytes: ...


def _numba() -> Any:
    if Compiling.disabled:
        return None
    try:
        import_module("numba.extending")
        return import_module("numba")
    except ImportError:
        if current_process().name == "MainProcess":  # the others would say the same
            logging.getLogger(__name__).warning(NOTICE)
        return None


NUMBA = _numba()


def ints(values: Iterable[int]) -> Ints:
    """A new array of these."""
    made: Ints = array("q", values)
    return import_module("numpy").array(made) if NUMBA else made


def zeros(size: int) -> Ints:
    return ints(array("q", bytes(8 * size)))


def jitable(function: F) -> F:
    """A function that other functions of its kernel call; for Python it stays what it is."""
    if NUMBA:
        NUMBA.extending.register_jitable(**SETTINGS, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    return function


def jit(function: F) -> F:
    """A function that Python calls: compiled once for all processes, if there is a place to keep it."""
    if NUMBA is None:
        return function
    compiled: F = NUMBA.njit(**SETTINGS, nogil=True)(function)
    given = NUMBA.config.CACHE_DIR
    NUMBA.config.CACHE_DIR = str(_cleared(cache_folder(Path(function.__code__.co_filename).parent)))
    with suppress(RuntimeError):
        compiled.enable_caching()  # type: ignore[attr-defined]
    NUMBA.config.CACHE_DIR = given
    return compiled


def _cleared(kept: Path) -> Path:
    """The place of compiled code, without that of older texts beside it."""
    for outdated in (old for old in kept.parent.glob("*") if old != kept):
        rmtree(outdated, ignore_errors=True)
    return kept


def popcount(word: int) -> int:
    """How many bits a word has."""
    return word.bit_count()


def _teach_popcount() -> None:
    """Compiled, it is one instruction of the processor."""

    @NUMBA.extending.intrinsic  # type: ignore[untyped-decorator]
    def counted(typing: Any, word: Any) -> Any:
        return word(word), lambda _context, builder, _signature, given: builder.ctpop(given[0])

    NUMBA.extending.overload(popcount)(lambda word: lambda word: counted(word))  # noqa: ARG005


if NUMBA:
    _teach_popcount()
