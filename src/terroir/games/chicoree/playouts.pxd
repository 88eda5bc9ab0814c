# compiled
cimport cython
from libc.stdint cimport uint64_t
from terroir.games.chicoree.chooser cimport Chooser
from terroir.games.chicoree.outlook cimport Outlook
from terroir.games.chicoree.reckoning cimport Luck
from terroir.games.chicoree.state cimport State
from terroir.games.chicoree.terms cimport *

@cython.final
cdef class Playouts:
    cdef Luck luck
    cdef Chooser chooser, first
    cdef Outlook outlook
    cdef State scratch
    cdef int[1024] codes
    cdef int[64] ends
    cdef double[384] values
    cdef int[384] steps
    cdef make_lists(self)
    cpdef draw_from(self, uint64_t seed)
    @cython.locals(n=int, k=int)
    cdef void roll(self, State s) noexcept nogil
    @cython.locals(asked=int, p=int)
    cpdef void play_on(self, State s, int turns) noexcept nogil
    @cython.locals(q=int, k=int)
    cdef void unseal(self, State s, int p) noexcept nogil
    @cython.locals(n=int, i=int, q=int, code=int, count=int, seed=uint64_t)
    cpdef list compare(self, State world, int p, list plans, int turns)
    @cython.locals(at=int, i=int, q=int)
    cdef void try_plans(self, State world, int p, int plans, int turns, uint64_t seed) noexcept nogil
