# compiled
cimport cython
from terroir.games.citrus.bitset cimport Bits, bit, first, flood, low, spread
from terroir.games.citrus.layout cimport Layout
from terroir.games.citrus.room cimport Room
from terroir.games.citrus.terms cimport *

cdef class Prospects(Room):
    @cython.locals(bridges=int, new=int, walled=int, stuck=bint, f=int, rest=int)
    @cython.final
    cdef bint hopeless(self, int p) noexcept nogil
    @cython.locals(bridges=int, homeless=int)
    @cython.final
    cdef bint bridgeless(self, int p) noexcept nogil
    @cython.locals(n=int, f=int)
    @cython.final
    cdef int homeless(self, int p, int bridges) noexcept nogil
    @cython.locals(own=Bits)
    @cython.final
    cdef bint is_homeless(self, int p, int f, int bridges) noexcept nogil
    @cython.locals(firm=Bits, cells=Bits, near=Bits)
    @cython.final
    cdef bint may_be_cleared(self, int f, int bridges) noexcept nogil
    @cython.locals(fruits=int, places=Bits, f=int)
    @cython.final
    cdef bint crowded(self) noexcept nogil
    @cython.final
    cdef Bits all_neutral(self) noexcept nogil
    @cython.locals(treasure=Bits, f=int)
    @cython.final
    cdef bint treasure_found(self, int p) noexcept nogil
    @cython.locals(ground=Bits, m=Bits, bridges=int)
    @cython.final
    cdef bint treasure_in_reach(self, int p, int f, Bits treasure) noexcept nogil
    @cython.locals(f=int)
    @cython.final
    cdef bint worker_found(self, int p) noexcept nogil
    @cython.locals(i=int, ground=Bits)
    @cython.final
    cdef bint could_join(self, int p, int f) noexcept nogil
    @cython.locals(rivals=Bits)
    @cython.final
    cdef Bits best_ground(self, int p, int f) noexcept nogil
    @cython.locals(_=int)
    @cython.final
    cdef Bits reach(self, int f, Bits m, Bits ground, int steps) noexcept nogil
