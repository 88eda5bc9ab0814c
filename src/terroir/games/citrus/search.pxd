# compiled
cimport cython
from terroir.games.citrus.bitset cimport Bits, bit, first
from terroir.games.citrus.layout cimport Layout
from terroir.games.citrus.prospects cimport Prospects
from terroir.games.citrus.terms cimport *

cdef class Buildability(Prospects):
    cdef Buildability scratch

    @cython.final
    cdef void sketch(self, Buildability o, int p) noexcept nogil
    @cython.locals(sheet=Buildability, below=Buildability)
    @cython.final
    cdef prepare(self)
    @cython.final
    cdef void found(self, int s) noexcept nogil
    @cython.final
    cdef void spend(self, int p, int k) noexcept nogil
    @cython.final
    cdef bint buildable(self, int p) noexcept nogil
    @cython.locals(f=int, i=int, tight=int, cells=Bits)
    @cython.final
    cdef bint findable(self, int p) noexcept nogil
    @cython.locals(f=int, n=int, best=int, fewest=int)
    @cython.final
    cdef int tightest(self, int p) noexcept nogil
    @cython.locals(s=int, before=Bits, spent=int, ok=bint)
    @cython.final
    cdef bint buildable_with_finca(self, int p, bint milestone) noexcept nogil
    @cython.final
    cdef void unfound(self, int s, Bits before) noexcept nogil
    @cython.locals(c=int)
    @cython.final
    cdef bint buildable_after(self, int p, int f, Bits cells, bint bridge) noexcept nogil
    @cython.final
    cdef bint keeps(self, int p, int f, int c, bint bridge) noexcept nogil
    @cython.locals(g=int)
    @cython.final
    cdef bint last_has_place(self, int p, int f, Bits b) noexcept nogil
    @cython.locals(bridges=int, milestones=int, bridge_land=Bits, milestone_land=Bits, ok=bint)
    @cython.final
    cdef bint plainly_buildable(self, int p, bint finca) noexcept nogil
