# compiled
cimport cython
from libc.stdint cimport int64_t
from terroir.games.citrus.bitset cimport Bits, bit, first, flood, from_int, to_int
from terroir.games.citrus.layout cimport Layout
from terroir.games.citrus.rules cimport Turns
from terroir.games.citrus.terms cimport *

@cython.final
cdef class State(Turns):
    cdef public dict settings
    @cython.locals(s=State)
    cpdef State clone(self)
    @cython.locals(s=int, k=int)
    cpdef list legal_codes(self)
    @cython.locals(i=cython.Py_ssize_t, code=int64_t, out=list)
    cpdef list legal_moves(self, object moves, object harvest)
    cpdef int asks(self)
    cpdef list told(self, int64_t code)
    @cython.locals(t=int)
    @cython.final
    cdef list_placements(self, list out)
    @cython.locals(c=int)
    @cython.final
    cdef list_spaces(self, list out, int code, Bits cells)
    @cython.locals(names=int[5], n=int, c=int, j=int, chosen=int, code=int64_t, i=int)
    @cython.final
    cdef list_harvests(self, list out)
    @cython.locals(p=int, n=int, i=int)
    @cython.final
    cdef list_tiles(self, list out)
    cpdef list outcomes(self)
    @cython.locals(k=int, f=int, p=int, t=int, i=int, v=int, s=int)
    cpdef dict written(self)
    @cython.locals(k=int, f=int, t=int, i=int, v=int)
    cpdef read(self, Layout layout, dict d)
    @cython.locals(p=int, k=int, f=int, slot=int, rest=Bits)
    @cython.final
    cdef read_players(self, dict d)
    @cython.locals(s=int)
    @cython.final
    cdef read_sites(self, dict d)
    @cython.final
    cdef settle_phase(self)
    @cython.locals(i=int)
    cpdef list journal_read(self)
