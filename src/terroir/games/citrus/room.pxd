# compiled
cimport cython
from libc.stdint cimport int8_t, uint8_t
from terroir.games.citrus.bitset cimport Bits, bit, first, low, spread
from terroir.games.citrus.layout cimport Layout
from terroir.games.citrus.plantations cimport Plantations
from terroir.games.citrus.terms cimport *

cdef class Room(Plantations):
    cdef int8_t[5] need
    cdef int8_t[5] room
    cdef int8_t[5] wide
    cdef int8_t[5] growing
    cdef int8_t[5] places
    cdef Bits[5] grows
    cdef Bits[5] begins
    cdef readonly int needed, fincas, revealed
    cdef int wants

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
    @cython.locals(f=int, n=int, rest=int, tight=bint, alone=bint)
    @cython.final
    cdef bint fits(self, int workers, int others, int placed) noexcept nogil
    @cython.locals(ground=Bits, cells=Bits, b=Bits)
    @cython.final
    cdef bint sprouts(self, int f) noexcept nogil
    @cython.locals(f=int, g=int, before=int, workers=int, rest=int)
    @cython.final
    cdef int starts_needed(self, int others, int n) noexcept nogil
