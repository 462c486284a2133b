from mattock.core.state cimport State
from mattock.core.vocabulary cimport CHANCE, OVER
from mattock.envs.lanes cimport odds_of, rewards_of

cdef int mover_of(State table) noexcept
cdef list legal_of(State table, object player)
