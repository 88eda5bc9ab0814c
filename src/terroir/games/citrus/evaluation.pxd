# compiled
cimport cython
from libc.math cimport exp
from libc.stdint cimport int64_t
from terroir.games.citrus.bitset cimport Bits, spread
from terroir.games.citrus.state cimport State
from terroir.games.citrus.terms cimport *

cdef int MILLION

@cython.final
cdef class Evaluation:
    cdef int tile, hand, tempo, fade, room, elbow, crowded, closing, distance, lead, trust, rival, doubt, doubt_left
    cdef int[9] action
    cdef int[13] purse
    cdef int[6] mat
    cdef int[5] total
    cdef int[25] size
    cdef int[25] grown
    cdef int many
    cdef fill_tables(self, dict weights)
    @cython.locals(p=int, site=int)
    cdef void values(self, State s, int* out) noexcept nogil
    @cython.locals(value=int, k=int, spaces=int, i=int)
    cdef int holdings(self, State s, int p) noexcept nogil
    @cython.locals(left=int, value=int)
    cdef int means(self, State s, int p, int spaces) noexcept nogil
    @cython.locals(best=int, second=int, p=int, k=int, i=int, free=int, closing=int, high=int, low=int, most=int)
    cdef void add_finca(self, State s, int site, int* out) noexcept nogil
    @cython.locals(ahead=int, sure=int)
    cdef int promise(self, int p, int best, int second, int most, int next_most) noexcept nogil
    @cython.locals(out=int[5], others=int, best=int, q=int, n=int)
    cdef int margin(self, State s, int p) noexcept nogil
    @cython.locals(value=int[5], part=double[5], best=int, whole=double, doubt=double, p=int)
    cdef void shares(self, State s, int64_t* out) noexcept nogil
    @cython.locals(value=int[5], share=int64_t[5], p=int)
    cpdef list worths(self, State s)
