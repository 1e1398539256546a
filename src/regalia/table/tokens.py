"""Secrets in links, and the names of tables, which are none."""

from hashlib import sha256
from secrets import choice, token_urlsafe

LETTERS = "bcdfghjkmnpqrstvwxyz23456789"  # no vowels, nothing that looks like something else


def fresh() -> str:
    """A secret of 128 bits that may stand in an address."""
    return token_urlsafe(16)


def digest(token: str) -> bytes:
    """What is kept of a token. It is found by this, so no secret is ever compared letter by letter."""
    return sha256(token.encode("utf-8", "replace")).digest()


def table_id() -> str:
    """The name of a new table, of 48 bits: it cannot be met by chance, and opens nothing."""
    return "".join(choice(LETTERS) for _ in range(10))


def link(origin: str, table: str, kind: str, token: str) -> str:
    """The address that opens a table. The token stands in the fragment, which no browser sends or writes in a log."""
    return f"{origin.rstrip('/')}/table/{table}#{kind}={token}"
