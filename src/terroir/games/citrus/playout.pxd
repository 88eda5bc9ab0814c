# compiled
cimport cython
from libc.stdint cimport int8_t, int64_t, uint64_t
from terroir.games.citrus.bitset cimport Bits, bit, first, low, nth
from terroir.games.citrus.state cimport State
from terroir.games.citrus.terms cimport *

cdef uint64_t FACTOR, ADDEND, WORD
cdef int PASSING

cdef int below(State s, int n) noexcept nogil
@cython.locals(k=int, n=int)
cdef int64_t outcome_code(State s) noexcept nogil
@cython.locals(k=int, n=int)
cdef int counted(State s, int8_t* counts, int total) noexcept nogil
@cython.locals(n=int, k=int)
cdef int boxed(State s) noexcept nogil
@cython.locals(code=int64_t, _=int)
cdef int64_t random_code(State s) noexcept nogil
@cython.locals(passing=bint)
cdef int main_actions(State s) noexcept nogil
@cython.locals(mains=int, harvests=int, ends=int, k=int)
cdef int64_t candidate(State s) noexcept nogil
@cython.locals(k=int, n=int)
cdef int64_t site_candidate(State s) noexcept nogil
@cython.locals(n=int, _=int)
cdef int64_t main_candidate(State s, int k) noexcept nogil
@cython.locals(names=Bits, code=int64_t, place=int, c=int64_t, i=int)
cdef int64_t harvest_names(State s, int chosen) noexcept nogil
@cython.locals(p=int, n=int, t=int, k=int, rest=int)
cdef int64_t hand_candidate(State s) noexcept nogil
@cython.locals(n=int)
cdef int spot_count(State s, int p, int f) noexcept nogil
@cython.locals(f=int, free=bint, c=int, n=int)
cdef int64_t spot_candidate(State s, int p, int t, int k) noexcept nogil
@cython.locals(at=int, n=int)
cdef int tiles(State s) noexcept nogil
@cython.locals(at=int, n=int, i=int)
cdef int64_t tile_candidate(State s, int k) noexcept nogil
@cython.locals(n=int, code=int64_t)
cdef int play_on(State s) noexcept nogil
cpdef uint64_t roll(State s, uint64_t luck)
@cython.locals(n=int, legal=list)
cpdef int playout(State s, uint64_t luck)
@cython.locals(s=State, actions=int64_t, check=int64_t, i=int64_t, p=int)
cpdef tuple playouts(State root, uint64_t luck, int64_t games)
