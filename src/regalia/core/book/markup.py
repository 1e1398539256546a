"""The little markup of sentences: *words that matter*, and [words](exact.one) that lead to a paragraph or a component.

A target is the id of a paragraph or the key of a component, such as advisor.king.
"""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

_MARK = re.compile(r"\[(?P<words>[^\]]+)\]\((?P<target>[^)]*)\)|\*(?P<strong>[^*]+)\*")


class Piece(NamedTuple):
    """A part of a sentence. One with a target is a link."""

    words: str
    strong: bool = False
    target: str = ""


def pieces(sentence: str) -> Iterator[Piece]:
    """A sentence, part by part."""
    end = 0
    for mark in _MARK.finditer(sentence):
        if mark.start() > end:
            yield Piece(sentence[end : mark.start()])
        yield Piece(mark["words"] or mark["strong"], bool(mark["strong"]), mark["target"] or "")
        end = mark.end()
    if end < len(sentence):
        yield Piece(sentence[end:])


def plain(sentence: str) -> str:
    """The words alone."""
    return "".join(piece.words for piece in pieces(sentence))


def targets(text: Mapping[str, str]) -> set[str]:
    """Where the links of a text lead, in any language."""
    return {piece.target for sentence in text.values() for piece in pieces(sentence) if piece.target}
