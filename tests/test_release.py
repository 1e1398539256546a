"""A release: what is refused, what is written, and that nothing has changed when something is wrong."""

import re
import subprocess
from itertools import product
from pathlib import Path

import pytest

from scripts.release import CHANGELOG, PROJECT, Impossible, current, git, main, numbers, release, released, versioned
from scripts.wheel import try_wheel
from tests.soaking import SOAK

ROOT = Path(__file__).parent.parent
LOG = "# Changelog\n\n## Unreleased\n\n- One.\n  More of it.\n- Two.\n\n## 0.1.0 (2026-01-02)\n\n- Zero.\n"
TOML = '[project]\nname = "regalia"\nversion = "0.1.0"\n\n[tool.other]\ntarget-version = "py311"\n'


def works(root: Path, version: str) -> str | None:
    """A wheel is tried in the middle of it all: the texts are written, and not committed."""
    assert current((root / PROJECT).read_text("utf-8")) == version
    assert set(git(root, "diff", "--name-only").split()) == {PROJECT, CHANGELOG}
    return None


def hollow(root: Path, version: str) -> str | None:
    return "it is hollow."


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with one commit."""
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "Somebody")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "somebody@example.org")
    (tmp_path / CHANGELOG).write_text(LOG, "utf-8")
    (tmp_path / PROJECT).write_text(TOML, "utf-8")
    git(tmp_path, "init", "--quiet", "--initial-branch", "main")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "First")
    return tmp_path


def facts(root: Path) -> tuple[str, ...]:
    """All that a release could change."""
    texts = ((root / name).read_text("utf-8") for name in (PROJECT, CHANGELOG))
    return (*texts, git(root, "rev-parse", "HEAD"), git(root, "tag"), git(root, "status", "--porcelain"))


def test_versions_compare_by_number() -> None:
    """As tuples do, over a cube of them; the text of each is read back."""
    sizes = (0, 1, 2, 9, 10, 11)
    cube = [*product(sizes, repeat=3)]
    assert [numbers(".".join(map(str, each))) for each in cube] == cube
    for old, new in product(cube[::5], cube):
        project, wanted = TOML.replace("0.1.0", ".".join(map(str, old))), ".".join(map(str, new))
        if new > old:
            assert current(versioned(project, wanted)) == wanted
        else:
            with pytest.raises(Impossible, match="is not newer than"):
                versioned(project, wanted)


@pytest.mark.parametrize(
    "text", ["", "1", "1.2", "1.2.3.4", "v1.2.3", "1.2.3rc1", "01.2.3", "1.2.-3", "1.2.3\n", "1.2.٣"]
)
def test_what_is_no_version_is_refused(text: str) -> None:
    with pytest.raises(Impossible, match="is no version"):
        numbers(text)


def test_only_the_version_changes() -> None:
    assert versioned(TOML, "0.2.0") == TOML.replace("0.1.0", "0.2.0")


def test_entries_move_under_the_version() -> None:
    assert released(LOG, "0.2.0", "2026-03-04") == LOG.replace(
        "## Unreleased\n", "## Unreleased\n\n## 0.2.0 (2026-03-04)\n", 1
    )


def test_the_first_release_has_nothing_below_it() -> None:
    assert released("# Log\n\n## Unreleased\n\n- One.\n", "0.2.0", "2026-03-04") == (
        "# Log\n\n## Unreleased\n\n## 0.2.0 (2026-03-04)\n\n- One.\n"
    )


def test_a_second_release_needs_new_entries() -> None:
    once = released(LOG, "0.2.0", "2026-03-04")
    with pytest.raises(Impossible, match="no entries"):
        released(once, "0.3.0", "2026-03-05")
    with pytest.raises(Impossible, match="no entries"):
        released("# Log\n\n## 0.1.0\n\n- One.\n", "0.2.0", "2026-03-05")


def test_our_changelog_and_project_can_be_released() -> None:
    """Whatever is unreleased today stays, letter by letter; so does the rest."""
    log = (ROOT / CHANGELOG).read_text("utf-8").replace("## Unreleased\n", "## Unreleased\n\n- One more.\n", 1)
    new = released(log, "999.0.0", "2026-03-04")
    assert [line for line in new.splitlines() if line not in log.splitlines()] == ["## 999.0.0 (2026-03-04)"]
    assert re.findall(r"^- .*", new, re.M) == re.findall(r"^- .*", log, re.M)
    assert current(versioned((ROOT / PROJECT).read_text("utf-8"), "999.0.0")) == "999.0.0"


def test_a_release_is_a_commit_and_a_tag(tree: Path) -> None:
    release(tree, "0.2.0", "2026-03-04", works)
    assert git(tree, "tag", "--list").split() == ["v0.2.0"]
    assert git(tree, "rev-parse", "v0.2.0^{commit}") == git(tree, "rev-parse", "HEAD")
    assert git(tree, "log", "--format=%s").splitlines() == ["Version 0.2.0", "First"]
    assert git(tree, "status", "--porcelain") == ""
    assert "## 0.2.0 (2026-03-04)\n\n- One." in (tree / CHANGELOG).read_text("utf-8")
    with pytest.raises(Impossible, match=r"0\.2\.0 is not newer than 0\.2\.0"):
        release(tree, "0.2.0", "2026-03-04", works)


@pytest.mark.parametrize(
    "version, change, sentence",
    [
        ("0.1.0", "", "not newer"),
        ("0.0.9", "", "not newer"),
        ("next", "", "no version"),
        ("0.2.0", "new file", "dirty"),
        ("0.2.0", "changed file", "dirty"),
        ("0.2.0", "no entries", "no entries"),
        ("0.2.0", "tag", "a tag v0.2.0 already"),
        ("0.2.0", "broken wheel", "does not work: it is hollow"),
        ("0.2.0", "no commit", "git commit failed"),
        ("0.2.0", "no tag", "git tag failed"),
    ],
)
def test_nothing_changes_when_something_is_wrong(tree: Path, version: str, change: str, sentence: str) -> None:
    match change:
        case "new file":
            (tree / "other.txt").write_text("other", "utf-8")
        case "changed file":
            (tree / CHANGELOG).write_text(f"{LOG}\nMore.\n", "utf-8")
        case "no entries":
            (tree / CHANGELOG).write_text("# Changelog\n\n## Unreleased\n", "utf-8")
            git(tree, "commit", "--quiet", "--all", "--message", "Nothing is new")
        case "tag":
            git(tree, "tag", "v0.2.0")
        case "no commit":
            hook = tree / ".git" / "hooks" / "pre-commit"
            hook.parent.mkdir(exist_ok=True)
            hook.write_text("#!/bin/sh\nexit 1\n", "utf-8")
            hook.chmod(0o755)
        case "no tag":
            git(tree, "config", "tag.gpgSign", "true")
            git(tree, "config", "gpg.program", "false")
    before = facts(tree)
    with pytest.raises(Impossible, match=sentence):
        release(tree, version, "2026-03-04", hollow if change == "broken wheel" else works)
    assert facts(tree) == before


def test_without_a_version_one_sentence_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == main([""]) == 2
    assert set(capsys.readouterr().err.splitlines()) == {"Say which version: make release VERSION=1.2.3."}


@pytest.mark.skipif(not SOAK, reason="builds a wheel and installs what it needs: make soak")
def test_this_tree_can_be_released(tmp_path: Path, tree: Path) -> None:
    """In a clone, with a real wheel; the tag stays there."""
    tags, clone = git(ROOT, "tag"), tmp_path / "clone"
    subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True, timeout=300)
    log = (clone / CHANGELOG).read_text("utf-8")
    (clone / CHANGELOG).write_text(log.replace("## Unreleased\n", "## Unreleased\n\n- One more.\n", 1), "utf-8")
    git(clone, "commit", "--quiet", "--all", "--message", "One more")
    release(clone, "999.0.0", "2026-03-04", try_wheel)
    assert git(clone, "tag", "--points-at", "HEAD").split() == ["v999.0.0"]
    assert (clone / "dist" / "regalia-999.0.0-py3-none-any.whl").exists()
    assert git(ROOT, "tag") == tags
