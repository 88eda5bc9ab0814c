# compiled
cimport cython
from libc.stdint cimport int64_t, uint64_t
from terroir.games.citrus.evaluation cimport Evaluation
from terroir.games.citrus.playout cimport below, outcome_code
from terroir.games.citrus.state cimport State
from terroir.games.citrus.terms cimport *
from terroir.games.citrus.turns cimport Turnwise

cdef uint64_t STRIDE, WORD

@cython.final
cdef class Simulator:
    cdef Turnwise turnwise
    cdef Turnwise replies
    cdef Evaluation evaluation
    cdef State world
    cdef int width
    cdef int mains
    cdef int whim
    cdef int rounds
    cdef int64_t[5] shares
    cdef int64_t[5] scores
    cdef int64_t[5] share
    cdef int[5] value
    cdef int64_t[5] part
    cdef int[5] worth
    cdef int64_t squares
    @cython.locals(n=int, i=int)
    cdef void play_turn(self, State s) noexcept nogil
    @cython.locals(whim=int, best=int, most=int, i=int, worth=int)
    cdef int liked(self) noexcept nogil
    cdef void play_until(self, State s, int last) noexcept nogil
    @cython.locals(q=int, k=int)
    cdef void play_on(self, State s) noexcept nogil
    cdef void judge(self, State s) noexcept nogil
    @cython.locals(n=int)
    cdef void simulate(self, State s, int i, uint64_t luck) noexcept nogil
    @cython.locals(p=int, q=int, n=int64_t)
    cdef void simulate_many(self, int i, uint64_t luck, int64_t first, int64_t games) noexcept nogil
    @cython.locals(players=int, q=int)
    cpdef tuple play(self, int i, uint64_t luck, int64_t first, int64_t games)
    @cython.locals(q=int)
    cpdef list expect(self, int i)
