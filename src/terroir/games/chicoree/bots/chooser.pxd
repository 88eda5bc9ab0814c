# compiled
cimport cython
from terroir.games.chicoree.bots.card_values cimport Prices
from terroir.games.chicoree.bots.reckoning cimport Luck, largest_hand
from terroir.games.chicoree.state cimport State
from terroir.games.chicoree.terms cimport *

@cython.final
cdef class Chooser:
    cdef public Prices prices
    cdef Luck luck
    cdef int code, best, equals
    cdef void clear(self) noexcept nogil
    cdef void consider(self, int code, int value) noexcept nogil
    @cython.locals(k=int)
    cpdef int decide(self, State s, int p) noexcept nogil
    @cython.locals(crowd=int, last=int, k=int)
    cdef void consider_choice(self, State s, int p) noexcept nogil
    @cython.locals(i=int, step=int, k=int)
    cdef void consider_turn(self, State s, int p) noexcept nogil
    @cython.locals(q=int)
    cdef void consider_special(self, State s, int p, int k) noexcept nogil
