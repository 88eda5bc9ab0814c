# compiled
cimport cython
from libc.stdint cimport uint64_t
from terroir.games.chicoree.state cimport State
from terroir.games.chicoree.terms cimport *

cdef uint64_t FACTOR, ADDEND, WORD

@cython.final
cdef class Luck:
    cdef public uint64_t value
    cpdef int below(self, int n) noexcept nogil

@cython.locals(found=int, step=int)
cdef int lacking(State s, int p) noexcept nogil
@cython.locals(n=int, step=int)
cdef int count(int steps) noexcept nogil
@cython.locals(n=int, q=int)
cdef int opponents(State s, int p) noexcept nogil
cdef int claim(State s, int q) noexcept nogil
@cython.locals(most=int, q=int)
cdef int largest_hand(State s, int p) noexcept nogil
