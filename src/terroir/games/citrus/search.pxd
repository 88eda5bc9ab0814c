# compiled
cimport cython
from libc.stdint cimport int8_t, uint8_t
from terroir.games.citrus.bitset cimport Bits, bit, first, flood, low, spread
from terroir.games.citrus.layout cimport Layout
from terroir.games.citrus.plantations cimport Plantations
from terroir.games.citrus.terms cimport *

cdef class Buildability(Plantations):
    cdef int8_t[5] need
    cdef int8_t[5] room
    cdef int8_t[5] wide
    cdef int8_t[5] growing
    cdef int8_t[5] places
    cdef Bits[5] grows
    cdef Bits[5] begins
    cdef readonly int needed, fincas, revealed
    cdef int wants
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
    cdef void settled(self, int f) noexcept nogil
    @cython.locals(f=int, rest=int)
    @cython.final
    cdef void measure(self, int p) noexcept nogil
    @cython.locals(f=int, b=Bits, others=Bits)
    @cython.final
    cdef void narrow(self, int c) noexcept nogil
    @cython.locals(doors=int, cells=Bits)
    @cython.final
    cdef int entries(self, int f, bint placed) noexcept nogil
    @cython.locals(f=int, room=int)
    @cython.final
    cdef bint roomy(self, int p) noexcept nogil
    @cython.locals(ground=Bits, cells=Bits, b=Bits)
    @cython.final
    cdef bint sprouts(self, int f) noexcept nogil
    @cython.locals(f=int, g=int, before=int, workers=int, rest=int)
    @cython.final
    cdef int starts_needed(self, int others, int n) noexcept nogil
    @cython.locals(f=int, n=int, rest=int, tight=bint, alone=bint)
    @cython.final
    cdef bint fits(self, int workers, int others, int placed) noexcept nogil
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
    @cython.locals(fruits=int, places=Bits, f=int)
    @cython.final
    cdef bint crowded(self) noexcept nogil
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
    @cython.locals(bridges=int, new=int, walled=int, stuck=bint, f=int, rest=int)
    @cython.final
    cdef bint hopeless(self, int p) noexcept nogil
    @cython.final
    cdef Bits all_neutral(self) noexcept nogil
    @cython.locals(treasure=Bits, f=int)
    @cython.final
    cdef bint treasure_found(self, int p) noexcept nogil
    @cython.locals(f=int)
    @cython.final
    cdef bint worker_found(self, int p) noexcept nogil
    @cython.locals(ground=Bits, m=Bits, bridges=int)
    @cython.final
    cdef bint treasure_in_reach(self, int p, int f, Bits treasure) noexcept nogil
    @cython.locals(rivals=Bits)
    @cython.final
    cdef Bits best_ground(self, int p, int f) noexcept nogil
    @cython.locals(_=int)
    @cython.final
    cdef Bits reach(self, int f, Bits m, Bits ground, int steps) noexcept nogil
    @cython.locals(i=int, ground=Bits)
    @cython.final
    cdef bint could_join(self, int p, int f) noexcept nogil
