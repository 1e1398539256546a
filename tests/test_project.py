"""What stands in several files of the project is the same in all of them: Pythons, games, tools."""

import json
import re
import tomllib
from pathlib import Path

from regalia.games import GAMES

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
CONSTRAINED = [line.partition("==")[0] for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines()]


def text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def plain(requirement: str) -> str:
    """The name of a package, however it is written."""
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=!~;\[ ]", requirement)[0]).lower()


def test_every_python_that_we_support_is_tested() -> None:
    classified = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    (matrix,) = re.findall(r"^ +python: \[(.*)\]$", text(".github/workflows/ci.yml"), re.MULTILINE)
    assert re.findall(r'"(.*?)"', matrix) == classified
    assert PROJECT["requires-python"] == f">={classified[0]}"
    oldest = classified[0].replace(".", "")
    assert f'target-version = "py{oldest}"' in text("pyproject.toml")


def test_hosted_runners_and_ours_do_the_same() -> None:
    assert "run: make test" in text(".github/workflows/ci.yml")
    assert "make test" in text(".ci/run").splitlines()


def test_the_form_for_rules_offers_every_game() -> None:
    (options,) = re.findall(r"options:\n((?: +- .*\n)+)", text(".github/ISSUE_TEMPLATE/rule.yml"))
    assert re.findall(r"- (.*)", options) == [game.words.say("en", "game.name") for game in GAMES.values()]


def test_hooks_run_what_make_installs() -> None:
    tools = {line.split("/")[-1].split()[0] for line in re.findall(r"entry: (.*)", text(".pre-commit-config.yaml"))}
    wanted = {plain(each) for extra in ("test", "dev") for each in EXTRAS[extra]}
    assert tools == {"ruff", "mypy", "make", "end-of-file-fixer", "check-added-large-files"}
    assert {"ruff", "mypy", "pre-commit-hooks"} <= wanted


def test_the_client_is_checked_by_one_version_from_no_particular_registry() -> None:
    package = json.loads(text("package.json"))
    assert package["private"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in package["devDependencies"].values())
    assert "npm install --silent --no-package-lock" in text("Makefile")


def test_every_requirement_has_one_version() -> None:
    wanted = [*PROJECT["dependencies"], *(each for extra in EXTRAS.values() for each in extra)]
    assert {plain(each) for each in wanted} - {plain(each) for each in CONSTRAINED} == set()
    assert len({plain(each) for each in CONSTRAINED}) == len(CONSTRAINED)
