# compiled
cimport cython
from libc.stdint cimport int64_t
from terroir.games.citrus.bitset cimport Bits, spread
from terroir.games.citrus.state cimport State
from terroir.games.citrus.terms cimport *

cdef int TILE, HAND, WORKER, COIN, ACTION, SHORT_OF_COINS, OUT_OF_COINS
cdef int ROOM, ELBOW_ROOM, CROWDED, SAFE_LEAD, RIVAL

@cython.locals(value=int, k=int, i=int, room=int, site=int)
cdef int worth(State s, int p) noexcept nogil
@cython.locals(left=int, coins=int, value=int)
cdef int means(State s, int p, int room) noexcept nogil
@cython.locals(total=int[5], q=int, i=int, best=int, second=int, leaders=int, free=int, hope=int, high=int, low=int, mine=int, theirs=int, points=int)
cdef int finca_hope(State s, int site, int p) noexcept nogil
@cython.locals(t=State, base=int, out=list, code=int64_t)
cpdef list appraise_codes(State s, int p, list codes)
