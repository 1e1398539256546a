"""The storage keeps what it was given, answers the questions of the server, and finds it all again."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import fields

from regalia.core.errors import Refused
from regalia.table.store import (
    Answer,
    Beat,
    Conflict,
    Epoch,
    Guest,
    Line,
    Member,
    NotSaved,
    Phase,
    Row,
    Snapshot,
    Spent,
    Store,
    Table,
    Token,
)
from regalia.table.store.schema import metadata
from regalia.table.store.sql import SqlStore

TABLE = Table("t", b'{"game":"toy"}', True, 1.0)
ANNA = Guest("anna", "Anna", "en", 1.0)
TOKEN = Token(b"\0" * 32, "t", "seat", 1, True, 1.0, "anna", 0)
Run = Callable[[Callable[[Store], Awaitable[None]]], None]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Do something with a storage; each time it is opened anew, on the same file."""

    async def opened(work: Callable[[Store], Awaitable[None]]) -> None:
        store = await SqlStore.open(tmp_path / "data" / "regalia.db")
        try:
            await work(store)
        finally:
            await store.close()

    return lambda work: asyncio.run(opened(work))


def line(number: int, table: str = "t") -> Line:
    return Line(table, number, b"{}", float(number), 0.5 * number)


@pytest.mark.parametrize("kind", [Table, Line, Snapshot, Answer, Member, Guest, Token, Beat, Epoch])
def test_columns_stand_in_the_order_of_the_fields(kind: type[Row]) -> None:
    columns = metadata.tables[f"{kind.__name__.lower()}s"].columns
    assert columns.keys() == [field.name for field in fields(kind)]


def test_every_row_is_found_again_after_a_restart(run: Run) -> None:
    answer = Answer("t", "anna", "k", b"digest", b"body", 2.0)
    snapshot = Snapshot("t", 1, b"all")

    async def save(store: Store) -> None:
        await store.save(TABLE, ANNA, Member("t", "anna"), line(1), answer, snapshot, TOKEN)
        await store.save(Beat(1.0), Epoch("anna", 1))
        await store.save(Beat(2.0), Epoch("anna", 2))

    async def find(store: Store) -> None:
        assert await store.table("t") == TABLE
        assert await store.guest("anna") == ANNA
        assert [table.id for table in await store.of("anna", 9)] == ["t"]
        assert await store.lines("t") == [line(1)]
        assert await store.answer("t", "anna", "k") == answer
        assert await store.snapshot("t") == snapshot
        assert await store.token(TOKEN.digest) == TOKEN
        assert await store.beat() == Beat(2.0)
        assert await store.epochs() == [Epoch("anna", 2)]

    run(save)
    run(find)


def test_nothing_is_found_where_nothing_is(run: Run) -> None:
    async def work(store: Store) -> None:
        assert await store.table("t") is None
        assert await store.guest("anna") is None
        assert await store.of("anna", 9) == []
        assert await store.answer("t", "anna", "k") is None
        assert await store.snapshot("t") is None
        assert await store.token(b"") is None
        assert await store.beat() is None
        assert await store.epochs() == []
        for nobody in (store.lines("t"), store.waiting(9), store.of("anna", 9), store.due(9.0)):
            assert await nobody == []
        assert await store.begun("anna", 0.0) == 0

    run(work)


def test_lines_come_in_order_and_from_where_one_asks(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.save(TABLE, Table("u", b"", True, 1.0), line(2), line(1), line(3), line(9, "u"))
        assert await store.lines("t") == [line(1), line(2), line(3)]
        assert await store.lines("t", 2) == [line(3)]
        assert await store.lines("t", 3) == []

    run(work)


def test_only_the_last_snapshot_stays(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.save(TABLE, Snapshot("t", 64, b"b"))
        await store.save(Snapshot("t", 128, b"c"))
        await store.save(Snapshot("t", 64, b"late"))
        assert await store.snapshot("t") == Snapshot("t", 128, b"c")

    run(work)


def test_a_guest_may_change_name_and_language(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.save(ANNA)
        await store.save(Guest("anna", "Änne", "fr", 5.0))
        assert await store.guest("anna") == Guest("anna", "Änne", "fr", 1.0)

    run(work)


def test_a_token_is_spent_once(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.save(TABLE, TOKEN)
        await store.save(Spent(TOKEN.digest), line(1))
        assert await store.token(TOKEN.digest) is None
        with pytest.raises(Conflict):
            await store.save(line(2), Spent(TOKEN.digest))
        assert await store.lines("t") == [line(1)]

    run(work)


@pytest.mark.parametrize(
    "row",
    [TABLE, line(1), Answer("t", "anna", "k", b"", b"", 1.0), line(1, "u"), Phase("u", "over", None, 1.0), TOKEN],
    ids=["table", "number", "key", "a line of no table", "a phase of no table", "token"],
)
def test_what_contradicts_is_a_conflict(run: Run, row: Row) -> None:
    async def work(store: Store) -> None:
        await store.save(TABLE, line(1), Answer("t", "anna", "k", b"", b"", 1.0), TOKEN)
        with pytest.raises(Conflict):
            await store.save(line(2), row)
        assert await store.lines("t") == [line(1)]

    run(work)


def test_tables_are_listed_by_what_is_asked(run: Run) -> None:
    seats = [Member(name, "anna") for name in "abc"]
    rows = [Table(name, b"", name != "c", float(at)) for at, name in enumerate("abcd", 1)]

    async def work(store: Store) -> None:
        await store.save(*rows, ANNA, *seats)
        await store.save(Phase("b", "playing", 0.0, 9.0), Phase("a", "waiting", 7.0, 8.0))
        assert [table.id for table in await store.waiting(9)] == ["d", "a"]
        assert [table.id for table in await store.waiting(1)] == ["d"]
        assert [table.id for table in await store.of("anna", 9)] == ["b", "a", "c"]
        assert [table.id for table in await store.of("anna", 1)] == ["b"]
        assert await store.due(6.9) == [Table("b", b"", True, 2.0, "playing", 0.0, 9.0)]
        assert [table.id for table in await store.due(7.0)] == ["b", "a"]
        assert [await store.begun("anna", since) for since in (1.0, 1.5, 3.0, 3.5)] == [3, 2, 1, 0]

    run(work)


def test_a_closed_storage_is_one_file_and_saves_nothing(run: Run, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.save(TABLE)
        await store.close()
        assert [path.name for path in (tmp_path / "data").iterdir()] == ["regalia.db"]
        with pytest.raises(NotSaved):
            await store.save(line(1))

    run(work)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "regalia.db"
    path.write_bytes(b"Dear diary, " * 1000)
    with pytest.raises(Refused, match=r"regalia\.db is not a database"):
        asyncio.run(SqlStore.open(path))


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    with pytest.raises(Refused, match="data cannot be made"):
        asyncio.run(SqlStore.open(tmp_path / "data" / "regalia.db"))


def test_a_database_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    (tmp_path / "regalia.db").mkdir()
    with pytest.raises(Refused, match="cannot be written"):
        asyncio.run(SqlStore.open(tmp_path / "regalia.db"))
