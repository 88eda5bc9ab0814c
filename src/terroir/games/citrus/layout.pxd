# compiled
cimport cython
from libc.stdint cimport int8_t
from terroir.games.citrus.bitset cimport Bits, bit, first, from_int, spread, to_int

@cython.final
cdef class Layout:
    cdef Bits open, bushes, rocks, sites, roads_any
    cdef Bits[15] roads
    cdef Bits[15] ring
    cdef Bits[192] block
    cdef int[192] around
    cdef int[15] site_space
    cdef int[16] line_len
    cdef int[16] line_mask
    cdef int8_t[4096] ones
    cdef int[16][12] line
    cdef int[16] high
    cdef int[16] low
    cdef int[6] income
    cdef readonly int nlines, nvalues, longest
    cdef readonly bint shared_roads
    @cython.locals(board=Bits, here=Bits, across=Bits, s=int, c=int)
    cdef set_sites(self, dict sites)

@cython.locals(rest=Bits, c=int)
cpdef list spaces(object m)
