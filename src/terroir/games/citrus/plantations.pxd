# compiled
cimport cython
from libc.stdint cimport int8_t, uint8_t, int16_t, int32_t
from terroir.games.citrus.bitset cimport Bits, bit, first, flood, spread
from terroir.games.citrus.layout cimport Layout
from terroir.games.citrus.terms cimport *

cdef class Plantations:
    cdef readonly Layout layout
    cdef Bits open, rocks, starts, wells, bushes
    cdef Bits[9] land
    cdef Bits[5] fruit
    cdef Bits[5] neutral
    cdef Bits[5] blocked
    cdef Bits[25] own
    cdef Bits[25] region
    cdef uint8_t[25] region_fruit
    cdef uint8_t[45] held
    cdef uint8_t[5] horses
    cdef int16_t[5] score
    cdef int8_t[5] free
    cdef uint8_t[10] gone
    cdef uint8_t[15] site_state
    cdef uint8_t[15] site_value
    cdef int16_t[640] journal
    cdef int noted, begins_known, grows_known
    cdef public bint family
    cdef bint noting

    @cython.final
    cdef void copy_board(self, Plantations o) noexcept nogil
    @cython.final
    cdef void forget(self, int f) noexcept nogil
    @cython.final
    cdef void note(self, int kind, int a, int b, int c) noexcept nogil
    @cython.locals(own=Bits, neutral=Bits, cells=Bits, touching=Bits, c=int)
    @cython.final
    cdef Bits extensions(self, int p, int f, Bits ground) noexcept nogil
    @cython.locals(near=Bits, touched=Bits, body=Bits, size=int, i=int)
    @cython.final
    cdef bint may_absorb(self, int c, int p, int f) noexcept nogil
    @cython.final
    cdef Bits fresh_starts(self, int f, Bits ground) noexcept nogil
    @cython.locals(cells=Bits)
    @cython.final
    cdef Bits plain_spaces(self, int p, int f) noexcept nogil
    @cython.locals(cells=Bits, ground=Bits, g=int)
    @cython.final
    cdef Bits bridge_spaces(self, int p, int f) noexcept nogil
    @cython.locals(b=Bits, near=Bits, body=Bits, absorbed=Bits, f=int)
    @cython.final
    cdef void put(self, int p, int t, int c) noexcept nogil
    @cython.locals(home=int, free=int, joined=int, i=int)
    @cython.final
    cdef void gather(self, int p, int f, int c, Bits body, Bits near) noexcept nogil
    @cython.locals(g=int, t=int)
    @cython.final
    cdef void cover(self, Bits b, int p, int c) noexcept nogil
    @cython.locals(s=int)
    @cython.final
    cdef void unblock(self, int g) noexcept nogil
    @cython.locals(k=int)
    @cython.final
    cdef void take_landscape(self, int p, Bits b, int c) noexcept nogil
    @cython.locals(body=Bits, f=int, p=int, points=int)
    @cython.final
    cdef void harvest_region(self, int i) noexcept nogil
    @cython.locals(total=int[5], best=int, second=int, leaders=int, points=int, p=int, i=int)
    @cython.final
    cdef void score_finca(self, int s, int players, bint final) noexcept nogil
