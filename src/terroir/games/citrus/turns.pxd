# compiled
cimport cython
from libc.stdint cimport int64_t, uint64_t
from terroir.games.citrus.bitset cimport Bits, bit, first
from terroir.games.citrus.evaluation cimport Evaluation
from terroir.games.citrus.playout cimport outcome_code
from terroir.games.citrus.state cimport State
from terroir.games.citrus.terms cimport *

cdef int LONGEST, WIDEST, LISTED, FOUND
cdef uint64_t MIX, WORD

@cython.final
cdef class Listing:
    cdef int64_t[2048] codes
    cdef int count
    cdef void add(self, int64_t code) noexcept nogil
    @cython.locals(c=int64_t)
    cdef void add_spaces(self, int64_t code, Bits cells) noexcept nogil
    @cython.locals(n=int)
    cdef void consider(self, State s) noexcept nogil
    @cython.locals(t=int)
    cdef void consider_building(self, State s) noexcept nogil
    @cython.locals(k=int, n=int)
    cdef void consider_main(self, State s) noexcept nogil
    @cython.locals(names=int[5], n=int, rest=Bits, i=int, j=int, chosen=int, code=int64_t)
    cdef void consider_harvests(self, State s) noexcept nogil
    @cython.locals(at=int, i=int, n=int, rings=Bits)
    cdef void consider_extras(self, State s) noexcept nogil
    cdef void consider_milestone(self, State s) noexcept nogil

@cython.final
cdef class Row:
    cdef int64_t[256][24] codes
    cdef int[256] length
    cdef int[256] cut
    cdef int[256] worth
    cdef uint64_t[256] key
    cdef int count
    @cython.locals(j=int)
    cdef void offer(self, Row o, int i, int64_t code, int cut, int worth, uint64_t key, int most) noexcept nogil
    cdef void move(self, int i, int j) noexcept nogil
    @cython.locals(n=int)
    cdef void take(self, int j, Row o, int i) noexcept nogil

@cython.final
cdef class Turnwise:
    cdef Evaluation evaluation
    cdef State root
    cdef State node
    cdef State child
    cdef Listing listing
    cdef Row openings, now, then, best, found
    cdef public int64_t nodes
    @cython.locals(i=int)
    cdef void find(self, uint64_t luck, int width, int keep, int mains) noexcept nogil
    @cython.locals(j=int)
    cdef void complete(self, int i, int width, int keep) noexcept nogil
    @cython.locals(i=int)
    cdef void begin(self) noexcept nogil
    @cython.locals(n=int, code=int64_t, key=uint64_t, cut=int, worth=int)
    cdef void open_from(self, int i) noexcept nogil
    @cython.locals(op=int)
    cdef bint leads_on(self, int64_t code) noexcept nogil
    @cython.locals(i=int)
    cdef void swap(self) noexcept nogil
    cdef bint follow(self, State s, int64_t code) noexcept nogil
    @cython.locals(n=int)
    cdef void replay(self, Row row, int i, State s) noexcept nogil
    cdef bint is_over(self, State s) noexcept nogil
    cdef bint is_complete(self, int i) noexcept nogil
    @cython.locals(i=int, n=int)
    cdef void grow(self, int width, int keep) noexcept nogil
    @cython.locals(cut=int, key=uint64_t, worth=int)
    cdef void try_action(self, int i, int64_t code, int width, int keep) noexcept nogil
    @cython.locals(last=int64_t)
    cdef void keep_turn(self, Row row, int j) noexcept nogil
    @cython.locals(i=int, n=int)
    cpdef list search(self, uint64_t luck, int width, int keep)
    cdef int planned(self, int i) noexcept nogil
    @cython.locals(i=int, n=int)
    cpdef int add(self, list codes)
