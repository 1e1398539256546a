from collections.abc import Iterator

import pytest

from tests.table.server import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that harm nobody else's; its rates are wide."""
    running = Server(tmp_path_factory.mktemp("server"), messages=100_000, guests=100_000, tables=100_000)
    yield running
    running.kill()
