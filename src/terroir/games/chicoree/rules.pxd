# compiled
cimport cython
from terroir.games.chicoree.auctions cimport Auctions
from terroir.games.chicoree.terms cimport *

cdef class Turns(Auctions):
    cdef public int phase, first_seat, limit, turns, rounds, reason, hidden_due
    cdef public bint harvest_laid, had_start, step_laid, begun, acting, drew, laid_any, shown_due, in_debt

    @cython.locals(k=int, p=int)
    cpdef set_up(self, dict terms)
    cdef void copy(self, Turns o) noexcept nogil
    cdef void advance(self) noexcept nogil
    cdef bint draw_or_skip(self) noexcept nogil
    cdef void close_contest(self) noexcept nogil
    cdef void look_for_survivor(self) noexcept nogil
    @cython.locals(op=int, n=int)
    cdef void carry_out(self, int code, int p) noexcept nogil
    cdef void take_card(self, int k) noexcept nogil
    @cython.locals(p=int)
    cdef void lay_start(self, int k) noexcept nogil
    @cython.locals(p=int)
    cdef void lay_step(self, int s, int joker) noexcept nogil
    @cython.locals(p=int)
    cdef bint may_step(self, int s) noexcept nogil
    cdef bint may_target(self, int k, int q) noexcept nogil
    cdef void play_special(self, int k, int q) noexcept nogil
    @cython.locals(p=int, q=int, n=int, income=int)
    cdef void begin_turn(self) noexcept nogil
    @cython.locals(p=int)
    cdef void end_turn(self) noexcept nogil
    cdef int steps_from(self, int p, int q) noexcept nogil
    cdef void end_round(self) noexcept nogil
    cdef void finish(self, int reason) noexcept nogil
