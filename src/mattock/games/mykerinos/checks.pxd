import cython
from mattock.core.bits cimport popcount, u128, wide_popcount
from mattock.core.vocabulary cimport CHANCE, OVER
from mattock.games.mykerinos.dig cimport all_cubes, colour_on_turn, cubes_at_hand, further, region, starts
from mattock.games.mykerinos.discs cimport can_mark, discs_out
from mattock.games.mykerinos.grid cimport field_of_bank, field_of_card
from mattock.games.mykerinos.layout cimport next_place
from mattock.games.mykerinos.museum cimport free_rooms, rooms_of, rooms_to_choose
from mattock.games.mykerinos.nile cimport banks_in_round
from mattock.games.mykerinos.passing cimport space_of
from mattock.games.mykerinos.patrons cimport can_be_made, cards_of_patron
from mattock.games.mykerinos.ranking cimport cubes_among, loses_tie, third_or_absent
from mattock.games.mykerinos.state cimport Mykerinos
from mattock.games.mykerinos.survey cimport cards_left, zone_fields
from mattock.games.mykerinos.vocabulary cimport *

ctypedef unsigned long long Mask

cdef u128 ONE
cdef Mask ONE_CARD

cdef int find_fault(Mykerinos state) noexcept nogil
cdef bint is_digging(Mykerinos state) noexcept nogil
cdef bint is_surveying(Mykerinos state) noexcept nogil
@cython.locals(card=Mask, place=cython.int, seat=cython.int, seen=Mask, twice=Mask)
cdef bint cards_are_kept(Mykerinos state) noexcept nogil
@cython.locals(n=cython.int, seat=cython.int)
cdef int cubes_of_colour(Mykerinos state, int colour) noexcept nogil
@cython.locals(colour=cython.int, plays=cython.int, seat=cython.int)
cdef bint cubes_are_kept(Mykerinos state) noexcept nogil
@cython.locals(colour=cython.int, fields=u128)
cdef bint cubes_stand(Mykerinos state) noexcept nogil
@cython.locals(fields=u128, zone=cython.int)
cdef u128 surveyed(Mykerinos state) noexcept nogil
@cython.locals(bank=cython.int, fields=u128, full=cython.int, k=cython.int, laid=cython.int, lie=cython.int, place=cython.int)
cdef bint region_lies(Mykerinos state) noexcept nogil
@cython.locals(patrons=cython.int, room=cython.int, seat=cython.int, wing=cython.int)
cdef bint museum_holds(Mykerinos state) noexcept nogil
@cython.locals(colour=cython.int, free=u128, neutral=cython.int, passed=cython.int, seen=cython.int, space=cython.int, spaces=cython.int)
cdef bint scale_fits(Mykerinos state) noexcept nogil
cdef bint phase_fits(Mykerinos state) noexcept nogil
cdef bint begun_fits(Mykerinos state) noexcept nogil
@cython.locals(colour=cython.int)
cdef bint mover_can(Mykerinos state) noexcept nogil
@cython.locals(patron=cython.int, seat=cython.int)
cdef bint patrons_fit(Mykerinos state) noexcept nogil
@cython.locals(chosen=cython.int, colour=cython.int, fields=u128, rank=cython.int, river=cython.int, seen=cython.int)
cdef bint ranks_fit(Mykerinos state) noexcept nogil
@cython.locals(bank=cython.int, k=cython.int, last=cython.int, seat=cython.int, seen=cython.int, shown=cython.int, twice=cython.int)
cdef bint nile_is_kept(Mykerinos state) noexcept nogil
@cython.locals(bank=cython.int, fields=u128, k=cython.int, laid=cython.int, lie=cython.int, there=cython.int)
cdef bint banks_lie(Mykerinos state) noexcept nogil
@cython.locals(fields=u128, rooms=cython.int, seat=cython.int, there=cython.int)
cdef bint discs_are_kept(Mykerinos state) noexcept nogil
@cython.locals(revealed=cython.int, round_=cython.int)
cdef bint supplies_last(Mykerinos state) noexcept nogil
@cython.locals(wanted=cython.int)
cdef bint boats_last(Mykerinos state) noexcept nogil
@cython.locals(bank=cython.int, before=cython.int, gone=cython.int, laid=cython.int, left=cython.int, seat=cython.int)
cdef bint niles_last(Mykerinos state) noexcept nogil
@cython.locals(
    boats=cython.int,
    card=cython.int,
    most=cython.int,
    niles=cython.int,
    parcels=cython.int,
    seat=cython.int,
    source=cython.int,
)
cdef bint points_are_earned(Mykerinos state) noexcept nogil
