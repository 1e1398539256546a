"""Things in a picture that can be pressed."""

from collections.abc import Iterable

from regalia.art.ink import g, tag, title


def target(art: str, part: str | None, label: str, die: str | None = None) -> str:
    """A thing with its name; a button when it is an action of the viewer, or a die of one."""
    if part is None and die is None:
        return g(title(label), art)
    button = {"tabindex": "0", "role": "button", "aria_label": label}
    kind = "can target" if part else "can die"
    return tag("g", title(label), art, class_=kind, data_part=part, data_die=die, **button)


def joined(words: Iterable[str]) -> str:
    return ", ".join(filter(None, words))
