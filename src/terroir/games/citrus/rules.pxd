# compiled
cimport cython
from libc.stdint cimport int64_t
from terroir.games.citrus.bitset cimport Bits, bit, first
from terroir.games.citrus.layout cimport Layout
from terroir.games.citrus.table cimport Table
from terroir.games.citrus.terms cimport *

cdef class Turns(Table):
    @cython.locals(i=int, t=int, k=int, v=int, s=int, p=int)
    cpdef set_up(self, Layout layout, dict terms)
    cdef void copy(self, Turns o) noexcept nogil
    cdef void advance(self) noexcept nogil
    cdef bint refill_step(self) noexcept nogil
    @cython.locals(op=int, n=int, c=int)
    cdef void carry_out(self, int64_t code) noexcept nogil
    cdef void take(self, int i) noexcept nogil
    @cython.locals(i=int)
    cdef void drop(self, int t) noexcept nogil
    @cython.locals(cost=int, i=int)
    cdef void buy(self, int k) noexcept nogil
    cdef void after_taking(self) noexcept nogil
    cdef void place(self, int t, int c, bint bridge) noexcept nogil
    @cython.locals(p=int, i=int, income=int)
    cdef void harvest(self, int64_t cells) noexcept nogil
    @cython.locals(before=int)
    cdef int gain(self, int p, int coins) noexcept nogil
    cdef void use_up(self, int k) noexcept nogil
    @cython.locals(p=int)
    cdef void use_tile(self, int op, int n, int c) noexcept nogil
    cdef void choose_site(self, int s) noexcept nogil
    @cython.locals(p=int, count=int, to=int, i=int)
    cdef void return_tiles(self) noexcept nogil
    @cython.locals(c=int, i=int)
    cdef void outcome(self, int op, int n) noexcept nogil
    @cython.locals(s=int)
    cdef void draw_finca(self, int v) noexcept nogil
    @cython.locals(s=int)
    cdef int next_starter(self) noexcept nogil
    @cython.locals(s=int, idle=bint)
    cdef bint end_turn(self) noexcept nogil
    cdef bint unblock_table(self) noexcept nogil
    @cython.locals(best=int, i=int)
    cdef int foremost(self, int p) noexcept nogil
    @cython.locals(s=int, p=int, k=int, unused=int)
    cdef void finish(self, int reason) noexcept nogil
