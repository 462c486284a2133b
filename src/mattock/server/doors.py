"""Who may set up tables here, and how much one person may have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.server.security import token_fits
from mattock.server.storage.store import Person
from mattock.server.tables import refusal

if TYPE_CHECKING:
    from mattock.server.house import House

MEGABYTE = 1 << 20


def may_set_up(house: House, person: Person | None) -> bool:
    """Whether this server lets somebody set up tables."""
    if house.config.entry != "invited":
        return house.config.entry == "open"
    return person is not None and token_fits(house.word, person.invited)


async def check_may_set_up(house: House, person: Person, owner: Person | None) -> None:
    """Refusal where neither who asks nor whose table it will be may, or where the owner has enough."""
    if house.config.entry == "closed":
        raise refusal("invite", "server-closed")
    if not (may_set_up(house, person) or may_set_up(house, owner)):
        raise refusal("invite", "server-not-invited")
    tables, size = await house.store.usage((owner or person).id)
    most, megabytes = house.config.most_tables, house.config.most_megabytes
    if tables >= most:
        raise refusal("quota", "server-most-tables", most=most)
    if megabytes and size >= megabytes * MEGABYTE:
        raise refusal("quota", "server-most-megabytes", megabytes=f"{megabytes:g}")
