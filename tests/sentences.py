"""What a sentence for people has to be, for the tests of each game."""

import re

MISSET = re.compile(
    r"""['"“”]|\.\.\.  # marks of a typewriter, or of English
    |(?<!\u202f)[;:!?»%](?!\d)|«(?!\u202f)  # no narrow no-break space
    |(?<![\w,)])-\d  # a hyphen for a minus sign
    |\b[01][ ](?!(bois|bonus|choix|plus|pas|les|dans|aux)\b)\w+[sx]\b  # none is singular in French, and so is one
    |\{(total|points|score)\}[ ]points
    |\b[Bb]ots?\b  # robots""",
    re.VERBOSE,
)
NAMED = ("Ana", "Élie", "Bo", "Uma", "Zoé")


def said(sentence: str) -> str:
    """A whole sentence: it starts, it ends, and nothing in it was left open."""
    assert re.fullmatch(r"\S.*[.!?]", sentence), sentence
    assert not re.search(r"[{}]|  | [.,)]|\(\)|: ?\.", sentence), sentence
    return sentence


def told(sentence: str, lang: str) -> str:
    """A whole sentence, set as its language is."""
    assert lang != "fr" or not misset(sentence), sentence
    return said(sentence)


def misset(french: str) -> bool:
    """Whether a French text is not set as French is."""
    return MISSET.search(re.sub(r"\{\w+:\+\}|\{bot\}", "", french)) is not None
