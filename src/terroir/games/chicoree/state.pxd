# compiled
cimport cython
from libc.stdint cimport int64_t, uint64_t
from terroir.games.chicoree.rules cimport Turns
from terroir.games.chicoree.terms cimport *

@cython.final
cdef class State(Turns):
    cdef public dict settings
    @cython.locals(s=State)
    cpdef State clone(self)
    cpdef list apply(self, int code, int p)
    @cython.locals(k=int, n=int)
    cpdef uint64_t roll(self, uint64_t luck)
    cpdef int seats(self) noexcept nogil
    @cython.locals(op=int, n=int)
    cpdef bint may(self, int code, int p) noexcept
    cdef bint may_show(self, int p, int k) noexcept
    @cython.locals(i=int, k=int)
    cdef bint may_act(self, int op, int n) noexcept
    @cython.locals(out=list, last=int, k=int, n=int)
    cpdef list legal_codes(self, int p)
    @cython.locals(p=int, i=int, s=int, k=int, q=int)
    cdef list_turn(self, list out)
    @cython.locals(p=int, k=int)
    cpdef list outcomes(self)
    @cython.locals(p=int, k=int, s=int)
    cpdef dict written(self)
    @cython.locals(p=int, k=int, s=int)
    cdef dict public(self)
    @cython.locals(p=int, q=int, k=int, unseen=list, elders=list)
    cpdef dict seen(self, int viewer)
    @cython.locals(k=int)
    cpdef list hand_of(self, int p)
    @cython.locals(k=int)
    cdef list old_of(self, int p)
    @cython.locals(k=int)
    cdef list choice_of(self, int p)
    @cython.locals(p=int, k=int)
    cpdef read(self, dict d)
    @cython.locals(i=int, k=int, s=int)
    cdef read_seat(self, dict d, int p)
    @cython.locals(i=int)
    cpdef list journal_read(self)
    @cython.locals(seats=int64_t, card=int64_t, debt=int64_t)
    cpdef int64_t decision(self)
    cpdef int purse(self, int p)
    cpdef bint is_afflicted(self, int p)
    cpdef int steps(self, int p)
    cpdef list survivors(self)
    cpdef int debt(self)
