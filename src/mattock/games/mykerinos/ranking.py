"""Who stands before whom, in a zone or on the river (M4.2, M4.3, N4.2, N5.3)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.bits import wide_popcount
    from mattock.games.mykerinos.passing import first_free_space, space_of
    from mattock.games.mykerinos.state import Mykerinos
    from mattock.games.mykerinos.vocabulary import COLOURS, NOBODY, SAY_BOAT_TIE, SAY_RANKED, SAY_TIE


def cubes_among(state: Mykerinos, colour: int, fields: int) -> int:
    return wide_popcount(state.cubes[colour] & fields)


def passed_before(state: Mykerinos, one: int, other: int) -> bool:
    """M4.3: the lower space on the scale. Who has not passed can still get the first free one."""
    space = space_of(state, one)
    if space == NOBODY:
        return False
    later = space_of(state, other)
    return space < (first_free_space(state) if later == NOBODY else later)


def stands_before(state: Mykerinos, one: int, other: int, fields: int, favoured: int) -> bool:
    """M4.2: more cubes; M4.3: with as many, who passed earlier; N5.3: the tie boat goes before that."""
    more = cubes_among(state, one, fields)
    less = cubes_among(state, other, fields)
    if more != less:
        return more > less
    if one == favoured or other == favoured:
        return one == favoured
    return passed_before(state, one, other)


def rank_of(state: Mykerinos, colour: int, fields: int, favoured: int) -> int:
    """How many stand before a colour; before all have passed, several may have as many before them."""
    rank = 0
    for other in range(COLOURS):
        if other != colour and stands_before(state, other, colour, fields, favoured):
            rank += 1
    return rank


def rank_colours(state: Mykerinos, fields: int, favoured: int) -> None:
    """M4.2: everybody with a cube there gets a rank, and nobody else."""
    state.rank = 0
    state.ranked = 0
    for colour in range(COLOURS):
        if cubes_among(state, colour, fields):
            state.order[rank_of(state, colour, fields, favoured)] = colour
            state.ranked += 1
    for rank in range(state.ranked):
        colour = state.order[rank]
        state.note(SAY_RANKED, colour, rank + 1, cubes_among(state, colour, fields))
        if rank and cubes_among(state, state.order[rank - 1], fields) == cubes_among(state, colour, fields):
            before = state.order[rank - 1]
            state.note(SAY_BOAT_TIE if before == favoured else SAY_TIE, before, colour, 0)


def loses_tie(state: Mykerinos, colour: int, fields: int) -> bool:
    """Whether somebody with as many cubes stands before this colour."""
    own = cubes_among(state, colour, fields)
    if not own:
        return False
    for other in range(COLOURS):
        if (
            other != colour
            and cubes_among(state, other, fields) == own
            and stands_before(state, other, colour, fields, NOBODY)
        ):
            return True
    return False


def clear_ranks(state: Mykerinos) -> None:
    state.rank = 0
    state.ranked = 0
    for rank in range(COLOURS):
        state.order[rank] = NOBODY


def third_or_absent(state: Mykerinos) -> int:
    """M8.5: with the neutral colour first, the player who is third or not there."""
    return state.order[2] if state.ranked > 2 else 1 - state.order[1]
