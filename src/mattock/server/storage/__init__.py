"""Where tables are kept. One small store over two homes, SQLite and PostgreSQL."""

from mattock.server.storage.base import ConnectionLost, DatabaseTaken, Home, StorageError
from mattock.server.storage.boards import Limits, Stored, Summary
from mattock.server.storage.people import Person
from mattock.server.storage.runs import Outage
from mattock.server.storage.store import Store

__all__ = [
    "ConnectionLost",
    "DatabaseTaken",
    "Home",
    "Limits",
    "Outage",
    "Person",
    "StorageError",
    "Store",
    "Stored",
    "Summary",
    "find_home",
]


def find_home(url: str) -> Home:
    """The home that an address names: `sqlite:///path/to/file` or `postgresql://...`."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and rest.startswith("/"):
        from mattock.server.storage.sqlite import SqliteHome

        return SqliteHome(rest[1:])
    if scheme in ("postgresql", "postgres"):
        try:
            from mattock.server.storage.postgres import PostgresHome
        except ImportError:
            raise StorageError("PostgreSQL needs one thing more: pip install 'mattock[postgres]'.") from None
        return PostgresHome(url)
    raise StorageError(f"{url!r} names no database; one writes sqlite:///FILE or postgresql://HOST/NAME.")
