"""The one kind of error people see: a sentence that says what is wrong and what would be right."""

from collections.abc import Callable, Iterable, Mapping

Translate = Callable[[str], str]  # a template in English to the same in another language


class Refused(ValueError):
    """Bad input. It is one sentence for the person, in English or translated; nothing has been changed.

    Refused
     ├─ Unknown        no such game, option, value, bot, file
     └─ Illegal        an action that is not offered
    """

    def __init__(self, template: str, /, **values: object) -> None:
        super().__init__(template)
        self.template, self.values = template, values

    def __str__(self) -> str:
        return self.said(str)

    def said(self, translate: Translate, lang: str = "en", echo: int | None = None) -> str:
        """The sentence in a language. Its values are filled in as they are: braces in them mean nothing. Echo: how many
        characters of a value are repeated at most."""
        return filled(translate(self.template), self.values, translate, lang, echo)


class Unknown(Refused):
    """A name that is not one of the valid choices, which the sentence lists."""

    def __init__(self, what: str, name: object, valid: Iterable[object]) -> None:
        choices = tuple(map(str, valid))
        super().__init__(unknown(what), name=name, valid=choices)
        self.args = what, name, choices  # with which pickle makes it again


class Illegal(Refused):
    """An action that is not among the options of the seat."""


def unknown(what: str) -> str:
    """A template for each kind of thing, because languages have genders."""
    return f"There is no {what} “{{name}}”: choose from {{valid}}."


def filled(text: str, values: Mapping[str, object], translate: Translate, lang: str, echo: int | None = None) -> str:
    """A text with its values; one without any stays as it is."""
    if not values:
        return text
    return text.format(**{name: _said(value, translate, lang, echo) for name, value in values.items()})


def _said(value: object, translate: Translate, lang: str, echo: int | None) -> str:
    """Another refusal, a text by language, a list, or anything with a notation."""
    match value:
        case Refused():
            return value.said(translate, lang, echo)
        case Mapping() if lang in value:
            return str(value[lang])
        case list() | tuple():
            return ", ".join(_said(each, translate, lang, echo) for each in value)
    text = str(value)
    return text if echo is None or len(text) <= echo else f"{text[:echo]}…"
