"""Who may set up tables here, and how much one person may have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.server.security import token_fits
from mattock.server.storage.store import Person
from mattock.server.tables import Refusal

if TYPE_CHECKING:
    from mattock.server.house import House

MEGABYTE = 1 << 20
CLOSED = "This server takes no new tables; those that are set up are played to their end."
NOT_INVITED = (
    "On this server one sets up tables by invitation: ask its host for the word or an invite link. "
    "A link to a seat is good without."
)


def may_set_up(house: House, person: Person | None) -> bool:
    """Whether this server lets somebody set up tables."""
    if house.config.entry != "invited":
        return house.config.entry == "open"
    return person is not None and token_fits(house.word, person.invited)


async def check_may_set_up(house: House, person: Person, owner: Person | None) -> None:
    """Refusal where neither who asks nor whose table it will be may, or where the owner has enough."""
    if house.config.entry == "closed":
        raise Refusal("invite", CLOSED)
    if not (may_set_up(house, person) or may_set_up(house, owner)):
        raise Refusal("invite", NOT_INVITED)
    tables, size = await house.store.usage((owner or person).id)
    most, megabytes = house.config.most_tables, house.config.most_megabytes
    if tables >= most:
        raise Refusal("quota", f"{most} tables that are not over are enough for one; end one first.")
    if megabytes and size >= megabytes * MEGABYTE:
        raise Refusal("quota", f"Your tables take up the {megabytes:g} MB that one person has here.")
