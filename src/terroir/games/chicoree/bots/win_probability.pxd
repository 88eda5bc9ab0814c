# compiled
cimport cython
from libc.math cimport exp
from terroir.games.chicoree.bots.reckoning cimport claim, lacking
from terroir.games.chicoree.state cimport State
from terroir.games.chicoree.terms cimport *

cdef int NEED, TURNS, READY, START, READY_START, NUMBERS, FEATURES

@cython.final
cdef class Outlook:
    cdef double[53] weights
    cdef double[53] x
    cdef double[6] shares
    cdef make_lists(self)
    @cython.locals(i=int, lack=int, jokers=int, need=int, turns=int, step=int, n=int, k=int, ahead=int)
    cdef void look(self, State s, int p) noexcept nogil
    @cython.locals(k=int)
    cdef void look_at_starts(self, State s, int p) noexcept nogil
    @cython.locals(n=int, debts=int, rivals=int, q=int, tokens=int)
    cdef void look_at_tokens(self, State s, int p) noexcept nogil
    @cython.locals(total=double, p=int)
    cdef void judge(self, State s) noexcept nogil
    @cython.locals(sum=double, i=int)
    cdef double promise(self, State s, int p) noexcept nogil
    @cython.locals(q=int)
    cdef double final(self, State s, int p) noexcept nogil
    cpdef list shares_of(self, State s)
    cpdef list features_of(self, State s, int p)
