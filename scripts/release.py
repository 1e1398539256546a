"""A release: python -m scripts.release 1.2.3, which is make release VERSION=1.2.3.

The changelog and the version are written, a wheel is built and tried in an environment of its own, and only then are
they committed and tagged. If something is wrong, one sentence says so, and the tree is as it was. Nothing is pushed.
"""

import re
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path

from scripts.wheel import try_wheel

ROOT = Path(__file__).parent.parent
PROJECT, CHANGELOG = "pyproject.toml", "CHANGELOG.md"
UNRELEASED = "## Unreleased\n"
VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)", re.ASCII)
STANDS = re.compile(r'^version = "([^"]*)"$', re.MULTILINE)


class Impossible(Exception):
    """Why there can be no release, in one sentence."""


def numbers(version: str) -> tuple[int, ...]:
    """A version as numbers, which compare as versions do."""
    if not (found := VERSION.fullmatch(version)):
        raise Impossible(f"“{version}” is no version: write three numbers, as 1.2.3.")
    return tuple(map(int, found.groups()))


def current(project: str) -> str:
    """The version that stands in pyproject.toml."""
    (version,) = STANDS.findall(project)
    return str(version)


def versioned(project: str, version: str) -> str:
    """pyproject.toml with a newer version."""
    now = current(project)
    if numbers(version) <= numbers(now):
        raise Impossible(f"Version {version} is not newer than {now}.")
    return STANDS.sub(f'version = "{version}"', project)


def released(changelog: str, version: str, day: str) -> str:
    """The changelog with all that was unreleased under a version, and nothing unreleased."""
    head, found, rest = changelog.partition(UNRELEASED)
    entries, cut, older = rest.partition("\n## ")
    if not found or not re.search(r"^- ", entries, re.MULTILINE):
        raise Impossible("The changelog has no entries under “Unreleased”.")
    return f"{head}{UNRELEASED}\n## {version} ({day})\n\n{entries.strip()}\n{cut}{older}"


def git(root: Path, *words: str) -> str:
    """What git answers; its own sentence if it refuses."""
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Impossible(f"git {words[0]} failed: {' '.join(done.stderr.split())}")
    return done.stdout


def release(root: Path, version: str, day: str, attempt: Callable[[Path, str], str | None]) -> None:
    """The whole of it. The attempt builds and tries the wheel, and answers with what is wrong with it."""
    texts = {name: (root / name).read_text("utf-8") for name in (PROJECT, CHANGELOG)}
    new = {PROJECT: versioned(texts[PROJECT], version), CHANGELOG: released(texts[CHANGELOG], version, day)}
    tag = f"v{version}"
    if git(root, "tag", "--list", tag):
        raise Impossible(f"There is a tag {tag} already.")
    if git(root, "status", "--porcelain"):
        raise Impossible("The tree is dirty: commit or discard what has changed.")
    before = git(root, "rev-parse", "HEAD").strip()
    try:
        write(root, new)
        if wrong := attempt(root, version):
            raise Impossible(f"The wheel does not work: {wrong}")
        git(root, "commit", "--quiet", "--message", f"Version {version}", "--", PROJECT, CHANGELOG)
        git(root, "tag", "--annotate", tag, "--message", f"Version {version}")
    except BaseException:
        git(root, "reset", "--quiet", before)
        write(root, texts)
        raise


def write(root: Path, texts: dict[str, str]) -> None:
    """The texts into their files."""
    for name, text in texts.items():
        (root / name).write_text(text, "utf-8")


def main(words: list[str]) -> int:
    """The command: one version, 0 when it is released."""
    try:
        if len(words) != 1 or not words[0]:
            raise Impossible("Say which version: make release VERSION=1.2.3.")
        release(ROOT, words[0], date.today().isoformat(), try_wheel)
    except Impossible as sentence:
        print(sentence, file=sys.stderr)
        return 2
    print(f"Version {words[0]} is committed and tagged v{words[0]}; its wheel is in dist. Nothing was pushed.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
