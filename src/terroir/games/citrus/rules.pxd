# compiled
cimport cython
from libc.stdint cimport int64_t
from terroir.games.citrus.bitset cimport Bits, bit, first, low
from terroir.games.citrus.layout cimport Layout
from terroir.games.citrus.table cimport Table
from terroir.games.citrus.terms cimport *

cdef class Turns(Table):
    @cython.locals(i=int, t=int, k=int, v=int, s=int, p=int, f=int)
    cpdef set_up(self, Layout layout, dict terms)
    @cython.final
    cdef void copy(self, Turns o) noexcept nogil
    @cython.final
    cdef void advance(self) noexcept nogil
    @cython.final
    cdef bint refill_step(self) noexcept nogil
    @cython.locals(op=int, n=int, c=int)
    @cython.final
    cdef void carry_out(self, int64_t code) noexcept nogil
    @cython.final
    cdef void take(self, int i) noexcept nogil
    @cython.locals(i=int)
    @cython.final
    cdef void drop(self, int t) noexcept nogil
    @cython.locals(cost=int, i=int)
    @cython.final
    cdef void buy(self, int k) noexcept nogil
    @cython.final
    cdef void after_taking(self) noexcept nogil
    @cython.final
    cdef void place(self, int t, int c, bint bridge) noexcept nogil
    @cython.locals(p=int, i=int, income=int)
    @cython.final
    cdef void harvest(self, int64_t cells) noexcept nogil
    @cython.locals(before=int)
    @cython.final
    cdef int gain(self, int p, int coins) noexcept nogil
    @cython.final
    cdef void use_up(self, int k) noexcept nogil
    @cython.locals(p=int)
    @cython.final
    cdef void use_tile(self, int op, int n, int c) noexcept nogil
    @cython.final
    cdef void choose_site(self, int s) noexcept nogil
    @cython.locals(p=int, count=int, to=int, i=int)
    @cython.final
    cdef void return_tiles(self) noexcept nogil
    @cython.locals(c=int, i=int)
    @cython.final
    cdef void outcome(self, int op, int n) noexcept nogil
    @cython.locals(s=int)
    @cython.final
    cdef void draw_finca(self, int v) noexcept nogil
    @cython.locals(s=int)
    @cython.final
    cdef int next_starter(self) noexcept nogil
    @cython.locals(idle=bint)
    @cython.final
    cdef bint end_turn(self) noexcept nogil
    @cython.locals(s=int, rest=int, unoccupied=Bits)
    @cython.final
    cdef void score_encircled(self) noexcept nogil
    @cython.final
    cdef bint unblock_table(self) noexcept nogil
    @cython.locals(best=int, i=int)
    @cython.final
    cdef int foremost(self, int p) noexcept nogil
    @cython.locals(s=int, p=int, k=int, unused=int)
    @cython.final
    cdef void finish(self, int reason) noexcept nogil
