"""What the server says, in the language of whoever reads it: English in the source, the rest in locale/*.po."""

import re
from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from regalia.core.errors import Refused, Translate, filled
from regalia.core.words import LANGUAGES

FOLDER = Path(__file__).with_name("locale")
ECHO = 60  # characters of the input that a sentence may repeat
SOURCE = LANGUAGES[0]  # the language of the source
_RANGE = re.compile(r"([A-Za-z]+)(?:-\w+)*(?:\s*;\s*q=([01](?:\.\d{0,3})?))?")  # fr, fr-CH, fr;q=0.8


def _(text: str) -> str:
    """Marks a text that is said later, so that the catalogues are held to have it."""
    return text


def translator(lang: str) -> Translate:
    return _catalogue(lang).gettext


def say(lang: str, text: str, /, **values: object) -> str:
    """A text that was marked with _, with its values."""
    return filled(translator(lang)(text), values, translator(lang), lang)


def plural(lang: str, one: str, many: str, n: int, /, **values: object) -> str:
    """The form of a text for a number, which it may name as {n}."""
    return filled(_catalogue(lang).ngettext(one, many, n), {"n": n, **values}, translator(lang), lang)


def refusal(error: Refused, lang: str) -> str:
    """Its sentence, which repeats only a little of what came in, however long that is."""
    return error.said(translator(lang), lang, ECHO)


def language(accepted: str | None, wanted: str | None = None) -> str:
    """The language somebody has chosen, or else the dearest one of an Accept-Language header that we have."""
    choices = (wanted, *_preferred(accepted or ""))
    return next((lang for lang in choices if lang in LANGUAGES), SOURCE)


def _preferred(header: str) -> list[str]:
    """The languages of a header, the dearest first; what is refused in it or cannot be read is left out."""
    ranges = filter(None, (_RANGE.fullmatch(part.strip()) for part in header.split(",")))
    weighed = [(float(found[2] or 1), found[1].lower()) for found in ranges]
    return [lang for weight, lang in sorted(weighed, key=lambda each: -each[0]) if weight]


@cache
def _catalogue(lang: str) -> NullTranslations:
    if lang == SOURCE:
        return NullTranslations()
    compiled = BytesIO()
    with (FOLDER / f"{lang}.po").open("rb") as file:
        write_mo(compiled, read_po(file, locale=lang))
    compiled.seek(0)
    return GNUTranslations(compiled)
