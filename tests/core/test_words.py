"""Words: a dotted key in a file by language, filled by name; what is missing is an error, never a silent blank."""

from pathlib import Path

import pytest

from regalia.core.words import LANGUAGES, Number, WordFiles, Words

EN = """
hello = "Hello"

[castle]
name = "Castle of {owner}"

[castle.tower]
many = "{count} towers, {lang}, {key}"
"""
FR = """
hello = "Bonjour, île"
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "en.toml").write_text(EN, "utf-8")
    (tmp_path / "fr.toml").write_text(FR, "utf-8")
    return WordFiles(tmp_path)


def test_a_key_is_said_in_the_language(words: Words) -> None:
    assert [words.say(lang, "hello") for lang in LANGUAGES] == ["Hello", "Bonjour, île"]


def test_names_are_filled_in(words: Words) -> None:
    assert words.say("en", "castle.name", owner="Ada") == "Castle of Ada"


def test_only_what_a_sentence_names_is_looked_up(words: Words) -> None:
    class Owner:
        def __getitem__(self, name: str) -> str:
            assert name == "owner"
            return "Ada"

    assert words.tell("en", "castle.name", Owner()) == "Castle of Ada"
    assert words.tell("en", "hello", Owner()) == "Hello"


def test_any_name_may_be_filled_in(words: Words) -> None:
    assert words.say("en", "castle.tower.many", count=3, lang="x", key="y") == "3 towers, x, y"


def test_keys_are_dotted_paths(words: Words) -> None:
    assert words.keys("en") == {"hello", "castle.name", "castle.tower.many"}
    assert words.keys("fr") == {"hello"}


def test_a_key_may_be_asked_for(words: Words) -> None:
    assert words.has("en", "castle.name")
    assert not words.has("fr", "castle.name")
    assert not words.has("en", "castle")


@pytest.mark.parametrize("lang, key", [("en", "castle"), ("en", "goodbye"), ("fr", "castle.name")])
def test_a_missing_key_is_an_error(words: Words, lang: str, key: str) -> None:
    with pytest.raises(KeyError, match=key):
        words.say(lang, key)


def test_a_missing_value_is_an_error(words: Words) -> None:
    with pytest.raises(KeyError, match="owner"):
        words.say("en", "castle.name")


def test_a_missing_language_is_an_error(words: Words) -> None:
    with pytest.raises(FileNotFoundError):
        words.say("de", "hello")


def test_two_games_keep_their_words_apart(words: Words, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "en.toml").write_text('hello = "Well met"', "utf-8")
    assert (words.say("en", "hello"), WordFiles(other).say("en", "hello")) == ("Hello", "Well met")


def test_a_number_below_zero_has_a_minus_sign() -> None:
    assert "{n} and {n:+} and {m:+}".format(n=Number(-3), m=Number(4)) == "−3 and −3 and +4"
