import cython
from mattock.games.thebes.cards cimport swap_weeks, take_weeks
from mattock.games.thebes.excavate cimport knowledge_of, most_special_for, shovel_bonus, special_for, wheel_at
from mattock.games.thebes.exhibitions cimport show_weeks
from mattock.games.thebes.journey cimport journey_weeks
from mattock.games.thebes.state cimport Thebes
from mattock.games.thebes.timetrack cimport weeks_left
from mattock.games.thebes.vocabulary cimport *

cdef int POINT, USUAL_DIG, WEEK, BOOK, HELP, OTHER, FEW_WEEKS, NEW_CARDS

cdef int appeal_of(Thebes state, int action) noexcept nogil
@cython.locals(weeks=cython.int)
cdef int appeal_of_action(Thebes state, int action, int flying) noexcept nogil
@cython.locals(best=cython.int, knowledge=cython.int, longest=cython.int, more=cython.int, tiles=cython.int, way=cython.int, weeks=cython.int, worth=cython.int)
cdef int best_rate(Thebes state, int site, int flying) noexcept nogil
@cython.locals(points=cython.int, tile=cython.int, tiles=cython.int)
cdef int tile_worth(Thebes state, int site) noexcept nogil
cdef int usual_tiles(Thebes state, int special) noexcept nogil
@cython.locals(kind=cython.int, late=cython.int, n=cython.int, years=cython.int)
cdef int card_worth(Thebes state, int face) noexcept nogil
@cython.locals(gain=cython.int, site=cython.int, special=cython.int, symbols=cython.int)
cdef int book_worth(Thebes state, int face, int kind, int years) noexcept nogil
@cython.locals(best=cython.int, site=cython.int, spare=cython.int, special=cython.int, used=cython.int)
cdef int general_worth(Thebes state, int symbols) noexcept nogil
@cython.locals(knowledge=cython.int, tiles=cython.int)
cdef int appeal_of_weeks(Thebes state, int weeks) noexcept nogil
