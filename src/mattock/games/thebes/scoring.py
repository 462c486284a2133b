"""The end of the game and its scoring (T8)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.vocabulary import OVER
    from mattock.games.thebes.state import Thebes
    from mattock.games.thebes.vocabulary import (
        ARTIFACTS,
        CONGRESS,
        CONGRESSES,
        DIFFERENT_TILES,
        ENDED,
        EXHIBITIONS,
        KINDS,
        SAY_ARTIFACT_POINTS,
        SAY_CONGRESS_POINTS,
        SAY_ENDED,
        SAY_EXPERT,
        SAY_EXPERTS_TIED,
        SAY_NO_EXPERT,
        SAY_SHOW_POINTS,
        SAY_TIE,
        SAY_WON,
        SITES,
    )


def artifact_points(state: Thebes, seat: int) -> int:
    """T8.4: the value of each artifact."""
    n = 0
    for site in range(SITES):
        tiles = state.found[seat * SITES + site]
        for tile in range(ARTIFACTS):
            if tiles >> tile & 1:
                n += state.parts.worth[site * DIFFERENT_TILES + tile]
    return n


def exhibition_points(state: Thebes, seat: int) -> int:
    """T8.5: what is printed on each exhibition."""
    n = 0
    for show in range(EXHIBITIONS):
        if state.exhibited[seat] >> show & 1:
            n += state.parts.show_points[show]
    return n


def congress_points(state: Thebes, seat: int) -> int:
    """T8.6: by the number of cards, up to the last of the table."""
    n = state.cards[seat * KINDS + CONGRESS]
    return state.parts.congress[n if n < CONGRESSES else CONGRESSES]


def most_books(state: Thebes, site: int) -> int:
    """The largest number of books that one player has about a site."""
    most = 0
    for seat in range(state.players):
        most = max(most, state.special[seat * SITES + site])
    return most


def experts(state: Thebes, site: int) -> int:
    """How many players have that many."""
    most = most_books(state, site)
    n = 0
    for seat in range(state.players):
        if state.special[seat * SITES + site] == most:
            n += 1
    return n


def expertise_points(state: Thebes, seat: int, site: int) -> int:
    """T8.7: the most books about a site, or a share of it; T8.8: nothing where nobody has any."""
    most = most_books(state, site)
    if not most or state.special[seat * SITES + site] < most:
        return 0
    return state.parts.shared_expertise if experts(state, site) > 1 else state.parts.expertise


def total(state: Thebes, seat: int) -> int:
    """T8.10: a player's points if the game ended now."""
    n = artifact_points(state, seat) + exhibition_points(state, seat) + congress_points(state, seat)
    for site in range(SITES):
        n += expertise_points(state, seat, site)
    return n


def end_game(state: Thebes) -> None:
    """T8.3."""
    state.mover = OVER
    state.phase = ENDED
    state.note(SAY_ENDED, 0, 0, 0)
    if state.listening:
        tell_points(state)


def tell_points(state: Thebes) -> None:
    """The scoring as one counts it at the table; T8.9: several with the most points share the win."""
    for seat in range(state.players):
        state.note(SAY_ARTIFACT_POINTS, seat, artifact_points(state, seat), 0)
        state.note(SAY_SHOW_POINTS, seat, exhibition_points(state, seat), 0)
        state.note(
            SAY_CONGRESS_POINTS, seat, congress_points(state, seat), state.cards[seat * KINDS + CONGRESS]
        )
    for site in range(SITES):
        tell_expertise(state, site)
    won = state.leaders()
    if won & (won - 1):
        state.note(SAY_TIE, 0, 0, 0)
    for seat in range(state.players):
        if won >> seat & 1:
            state.note(SAY_WON, seat, state.total(seat), 0)


def tell_expertise(state: Thebes, site: int) -> None:
    if not most_books(state, site):
        state.note(SAY_NO_EXPERT, site, 0, 0)
        return
    for seat in range(state.players):
        points = expertise_points(state, seat, site)
        if points and experts(state, site) > 1:
            state.note(SAY_EXPERTS_TIED, seat, site, points)
        elif points:
            state.note(SAY_EXPERT, seat, site, points)
