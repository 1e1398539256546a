"""The migrations lead to the tables of the schema, once, and never back from a newer Regalia."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect

from regalia.core.errors import Refused
from regalia.table.store.engine import writing
from regalia.table.store.migrate import upgrade
from regalia.table.store.schema import metadata

Database = Callable[[str], Engine]


def texts(engine: Engine) -> dict[str, str]:
    """How the database itself writes its tables and indexes, without Alembic's own; how it spaces them out does not
    matter."""
    query = "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND tbl_name != 'alembic_version'"
    with engine.connect() as connection:
        return {str(name): " ".join(str(sql).split()) for name, sql in connection.exec_driver_sql(query)}


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with ExitStack() as opened:

        def make(name: str) -> Engine:
            engine = writing(tmp_path / f"{name}.db", 1.0)
            opened.callback(engine.dispose)
            return engine

        yield make


@pytest.fixture
def migrated(database: Database) -> Engine:
    engine = database("migrated")
    upgrade(engine)
    return engine


def test_the_migrations_make_the_schema(migrated: Engine) -> None:
    with migrated.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


def test_they_make_it_word_by_word(migrated: Engine, database: Database) -> None:
    """Comparing metadata overlooks what only SQLite knows, as tables without row numbers."""
    made = database("made")
    metadata.create_all(made)
    assert texts(migrated) == texts(made)


def test_a_database_that_is_up_to_date_stays_as_it_is(migrated: Engine, capfd: pytest.CaptureFixture[str]) -> None:
    before = texts(migrated)
    upgrade(migrated)
    assert texts(migrated) == before
    assert capfd.readouterr() == ("", "")


def test_a_database_of_a_newer_regalia_is_refused(migrated: Engine) -> None:
    with migrated.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Refused, match=r"migrated\.db was made by a newer Regalia"):
        upgrade(migrated)


def test_a_migration_that_fails_leaves_nothing(database: Database) -> None:
    engine = database("torn")
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE tokens (digest)")
    with pytest.raises(Exception, match="tokens already exists"):
        upgrade(engine)
    assert inspect(engine).get_table_names() == ["tokens"]


def test_the_clock_of_an_old_database_goes_on_from_its_last_line(database: Database) -> None:
    engine = database("old")
    upgrade(engine, "0001")
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO tables VALUES ('t', '', 1, 1.0, 'playing', NULL, 1.0)")
        connection.exec_driver_sql("INSERT INTO lines VALUES ('t', 1, '{}', 1000.5), ('t', 2, '{}', 1700.25)")
    upgrade(engine)
    with engine.begin() as connection:
        assert connection.exec_driver_sql("SELECT tick FROM lines ORDER BY number").all() == [(1000.5,), (1700.25,)]
        assert connection.exec_driver_sql("SELECT tick FROM beats").all() == [(1700.25,)]


def test_a_database_without_lines_has_no_beat_yet(migrated: Engine) -> None:
    with migrated.begin() as connection:
        assert connection.exec_driver_sql("SELECT * FROM beats").all() == []
