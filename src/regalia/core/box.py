"""The box file: rows whose values are our own invention, replaced by those of a real copy."""

import json
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from regalia.core.errors import Refused

Value = Any  # a string, a number, or a list of them, as TOML has them
Fault = Refused | None  # what is wrong, or nothing
LISTED, CLOSE = 12, 5  # as many rows are a list that people read; of more only the closest are named


@dataclass(frozen=True, slots=True)
class Field:
    """One value of a row. The check answers with what is wrong, as the end of a sentence, or with nothing."""

    name: str
    default: Value
    check: Callable[[Value], Fault]


@dataclass(frozen=True, slots=True)
class Row:
    """A component of the box whose real values are not public."""

    key: str  # "island.rope-bridge" is the table [island.rope-bridge] of the file
    about: str
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """All rows of a game that are ours."""

    game: str
    rows: tuple[Row, ...] = ()
    whole: Callable[[Mapping[str, Mapping[str, Value]]], Fault] = lambda _: None  # what no field alone can say

    def values(self, given: Mapping[str, Any] | None = None) -> dict[str, dict[str, Value]]:
        """The rows of the game with the given ones in their place."""
        rows = {row.key: {field.name: field.default for field in row.fields} for row in self.rows}
        for key, fields in (given or {}).items():
            rows[key] |= fields
        return rows

    def check(self, given: Any) -> dict[str, dict[str, Value]]:
        """The given rows, or one sentence that names row and field."""
        if not isinstance(given, dict):
            raise Refused("A box is a table of rows, each a table of fields.")
        rows = {row.key: row for row in self.rows}
        for key, fields in given.items():
            if key not in rows:
                raise _no_row(self.game, key, tuple(rows))
            if not isinstance(fields, dict):
                raise Refused("Row [{row}] must be a table of fields.", row=key)
            _check_row(rows[key], fields)
        if wrong := self.whole(self.values(given)):
            raise wrong
        return {key: dict(fields) for key, fields in given.items()}

    def load(self, path: Path) -> dict[str, dict[str, Value]]:
        """Read and check a file."""
        try:
            tables = tomllib.loads(path.read_text("utf-8"))
        except FileNotFoundError:
            raise Refused("There is no box file {path}.", path=path) from None
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise Refused("The box file {path} cannot be read: {why}.", path=path, why=str(error)) from None
        if tables.pop("game", self.game) != self.game:
            raise Refused(
                'The box file {path} is not for {game}: its first line must be game = "{game}".',
                path=path,
                game=self.game,
            )
        return self.check(_rows(tables, {row.key.split(".")[0] for row in self.rows if "." in row.key}))

    def template(self) -> str:
        """A file to fill in: our own values stand there."""
        head = f'game = "{self.game}"\n'
        return head + "".join(_template_row(row) for row in self.rows)


def _rows(tables: Mapping[str, Any], groups: set[str]) -> dict[str, Any]:
    """[island.rope-bridge] is the row "island.rope-bridge"."""
    rows: dict[str, Any] = {}
    for name, table in tables.items():
        if name in groups and isinstance(table, dict):
            rows |= {f"{name}.{key}": row for key, row in table.items()}
        else:
            rows[name] = table
    return rows


def _no_row(game: str, row: str, valid: tuple[str, ...]) -> Refused:
    if not valid:
        return Refused("The box of {game} has no row [{row}]: choose from none.", game=game, row=row)
    if len(valid) <= LISTED:
        return Refused("The box of {game} has no row [{row}]: choose from {valid}.", game=game, row=row, valid=valid)
    near = get_close_matches(row, valid, CLOSE, cutoff=0.0)
    return Refused("The box of {game} has no row [{row}]: closest to it are {near}.", game=game, row=row, near=near)


def _check_row(row: Row, given: Mapping[str, Value]) -> None:
    fields = {field.name: field for field in row.fields}
    for name, value in given.items():
        if name not in fields:
            raise Refused(
                "Row [{row}] has no field “{name}”: choose from {valid}.", row=row.key, name=name, valid=tuple(fields)
            )
        if wrong := fields[name].check(value):
            raise Refused("Row [{row}], field {name}: {wrong}.", row=row.key, name=name, wrong=wrong)


def _template_row(row: Row) -> str:
    return f"\n# {row.about}\n[{row.key}]\n" + "".join(f"{f.name} = {_toml(f.default)}\n" for f in row.fields)


def _toml(value: Value) -> str:
    if isinstance(value, list | tuple):
        return "[\n" + "".join(f"    {_toml(item)},\n" for item in value) + "]"
    return json.dumps(value)  # texts, numbers and truth are written alike in JSON and TOML
