"""The server speaks French: every text of the source is in the catalogue, well set, and no text is there in vain."""

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

import regalia
from regalia.core.errors import Refused, Unknown, unknown
from regalia.core.options import Clash, Option, choose
from regalia.core.record import Match
from regalia.games import GAMES
from regalia.table import translation
from regalia.table.pages.frame import texts as scripted
from regalia.table.refusals import Rejected
from regalia.table.translation import language, plural, refusal, say, translator
from tests.sentences import misset

SOURCE = Path(regalia.__file__).parent
ROOMS = ("core", "games", "agents", "table")
OPERATORS = {  # told on the console, before anybody sits down
    SOURCE / name
    for name in (
        "table/store",
        "table/run.py",
        "agents/arena.py",
        "agents/loading.py",
        "agents/contest_files.py",
        "agents/jobs.py",
    )
}
Text = str | tuple[str, ...]  # two of them: for one and for many


def kinds(refused: type[Refused]) -> set[str]:
    """The names of a kind of refusal and of all below it."""
    return {refused.__name__}.union(*map(kinds, refused.__subclasses__()))


SAID = {"_", *kinds(Refused)} - {"Unknown"}  # their first argument is a text


def literals(node: ast.expr, place: str) -> Iterator[str]:
    """The texts that may stand at a place. One that is put together at run time could never be translated."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp():
            yield from literals(node.body, place)
            yield from literals(node.orelse, place)
        case ast.JoinedStr() | ast.BinOp():
            raise AssertionError(f"{place}: write the text as a template with values")


def called(call: ast.Call, place: str) -> Iterator[Text]:
    """The texts that a call says."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name in SAID and call.args:
        yield from literals(call.args[0], place)
    elif name == "Unknown":
        yield from map(unknown, literals(call.args[0], place))
    elif name == "Notation":
        yield from literals(call.args[1], place)
    elif name == "plural":
        yield tuple(text for argument in call.args[1:3] for text in literals(argument, place))


def texts() -> dict[Text, str]:
    """Every text of the source with a place where it is said."""
    paths = (
        path
        for room in ROOMS
        for path in sorted((SOURCE / room).rglob("*.py"))
        if OPERATORS.isdisjoint((path, *path.parents))
    )
    calls = (
        (node, f"{path.relative_to(SOURCE)}:{node.lineno}")
        for path in paths
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
    )
    scripts = ((path.read_text("utf-8"), path.name) for path in sorted((SOURCE / "table/static/js").glob("*.js")))
    return {text: place for call, place in calls for text in called(call, place)} | {
        text: place for script, place in scripts for text in scripted(script)
    }


def french() -> Catalog:
    with (translation.FOLDER / "fr.po").open("rb") as file:
        return read_po(file, locale="fr", abort_invalid=True)


MESSAGES = [message for message in french() if message.id]


def forms(text: Text | list[str] | None) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text or ("",))


def fields(text: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(text) if field is not None}


# the catalogue


def test_every_text_is_in_the_catalogue() -> None:
    known = {message.id for message in MESSAGES}
    missing = [f'#: {place}\nmsgid "{text}"\nmsgstr ""\n' for text, place in texts().items() if text not in known]
    assert not missing, "add to fr.po:\n" + "\n".join(missing)


def test_no_text_of_the_catalogue_is_obsolete() -> None:
    said = texts()
    assert [message.id for message in MESSAGES if message.id not in said] == []
    assert not french().obsolete


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: str(message.id))
def test_a_text_is_translated_with_the_same_values(message: Message) -> None:
    assert not message.fuzzy
    for translated in forms(message.string):
        assert translated.strip()
        assert fields(translated) == {field for text in forms(message.id) for field in fields(text)}


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: str(message.id))
def test_a_text_is_well_set(message: Message) -> None:
    for translated in forms(message.string):
        assert not misset(translated.replace('game = "{game}"', "")), translated


# refusals


def test_a_refusal_is_said_in_french_with_its_names() -> None:
    with pytest.raises(Refused) as caught:
        Match.start(GAMES["kingsburg"], 9)
    assert str(caught.value) == "Kingsburg takes 2 to 5 seats, not 9."
    assert refusal(caught.value, "en") == str(caught.value)
    assert refusal(caught.value, "fr") == "Kingsburg se joue avec 2 à 5 sièges, pas avec 9."


def test_every_kind_of_name_has_its_gender() -> None:
    said = [refusal(Unknown(what, "x", ("a", "b")), "fr") for what in ("game", "option")]
    assert said == [
        "Il n’y a pas de jeu «\u202fx\u202f»\u202f: choisissez parmi a, b.",
        "Il n’y a pas d’option «\u202fx\u202f»\u202f: choisissez parmi a, b.",
    ]


def test_a_clash_says_why_in_the_language_of_the_reader() -> None:
    option = Option("moat", ("off", "on"), "off", {})
    clash = Clash("moat", "seats", lambda moat, _: moat == "on", {"en": "it is deep", "fr": "elles sont profondes"})
    with pytest.raises(Refused) as caught:
        choose((option,), (clash,), {"moat": "on"}, 2)
    assert str(caught.value) == "The options moat=on and seats=2 exclude each other: it is deep."
    assert refusal(caught.value, "fr").endswith("s’excluent\u202f: elles sont profondes.")


def test_a_refusal_within_another_is_translated_too() -> None:
    data = Match.start(GAMES["kingdom-builder"]).record() | {"entries": [[None, -1, "{dance}"]]}
    with pytest.raises(Refused) as caught:
        Match.load(data, GAMES)
    said = refusal(caught.value, "fr")
    assert said.startswith(
        "L’entrée 1 de l’enregistrement, «\u202f{dance}\u202f», diffère des règles\u202f: «\u202f{dance}"
    )
    assert "n’est pas une action" in said


def test_a_text_that_nobody_has_translated_is_said_as_it_is() -> None:
    assert refusal(Rejected("A {moat} is in the way."), "fr") == "A {moat} is in the way."


# texts


def test_a_text_is_said_with_its_values() -> None:
    assert say("en", "The game is over.") == "The game is over."
    assert say("fr", "The game is over.") == "La partie est finie."
    assert say("fr", "{name}: {others}", name="{x}", others=["a", "b"]) == "{x}: a, b"
    assert translator("fr")("The game is over.") == "La partie est finie."


def test_a_number_chooses_the_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    header = (
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\nPlural-Forms: nplurals=2; plural=(n > 1);\\n"\n'
    )
    forms = 'msgid "{n} seat"\nmsgid_plural "{n} seats"\nmsgstr[0] "{n} siège"\nmsgstr[1] "{n} sièges"\n'
    (tmp_path / "fr_CA.po").write_text(f"{header}\n{forms}", "utf-8")
    monkeypatch.setattr(translation, "FOLDER", tmp_path)
    assert [plural("fr_CA", "{n} seat", "{n} seats", n) for n in (0, 1, 2)] == ["0 siège", "1 siège", "2 sièges"]
    assert [plural("en", "{n} seat", "{n} seats", n) for n in (0, 1, 2)] == ["0 seats", "1 seat", "2 seats"]


# languages


@pytest.mark.parametrize(
    "header, lang",
    [
        (None, "en"),
        ("", "en"),
        ("fr", "fr"),
        ("FR-ch", "fr"),
        ("de-DE, de;q=0.9", "en"),
        ("de, fr;q=0.5, en;q=0.3", "fr"),
        ("en;q=0.3, fr ; q=0.5", "fr"),
        ("en, fr", "en"),
        ("fr;q=0, en;q=0.1", "en"),
        ("fr;q=0", "en"),
        ("fr;q=much, en;q=0.1", "en"),
        ("*", "en"),
        (";;,,=", "en"),
    ],
)
def test_the_dearest_language_of_a_header(header: str | None, lang: str) -> None:
    assert language(header) == lang


@pytest.mark.parametrize("wanted, lang", [("en", "en"), ("fr", "fr"), ("de", "fr"), ("", "fr"), (None, "fr")])
def test_a_choice_comes_before_the_header(wanted: str | None, lang: str) -> None:
    assert language("fr", wanted) == lang
