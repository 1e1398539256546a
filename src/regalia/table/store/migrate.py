"""Brings a database to the tables of this Regalia, in one transaction: all of the way or not at all."""

import logging

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from regalia.core.errors import Refused


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Does nothing if the database is up to date."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", "regalia.table:migrations")
    with engine.begin() as connection:
        _refuse_newer(connection, ScriptDirectory.from_config(config))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def _refuse_newer(connection: Connection, script: ScriptDirectory) -> None:
    known = {None, *(step.revision for step in script.walk_revisions())}
    if MigrationContext.configure(connection).get_current_revision() not in known:
        raise Refused(f"The database {connection.engine.url.database} was made by a newer Regalia: install that one.")
