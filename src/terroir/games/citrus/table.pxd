# compiled
cimport cython
from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t
from terroir.games.citrus.bitset cimport Bits, bit, first, low
from terroir.games.citrus.layout cimport Layout
from terroir.games.citrus.search cimport Buildability
from terroir.games.citrus.terms cimport *

cdef class Table(Buildability):
    cdef int8_t[12] market
    cdef int8_t[12] hand
    cdef int16_t[5] stock
    cdef int16_t[10] in_hand_of
    cdef int8_t[16] finca_left
    cdef int8_t[5] coins
    cdef int8_t[10] bag
    cdef uint8_t[15] stack
    cdef int8_t[9] land_left
    cdef int8_t[9] used
    cdef Bits[5] spots
    cdef Bits[5] bridge_spots
    cdef Bits land_todo
    cdef public int players, seat, first_seat, phase, turns, passes, reason, built
    cdef public int in_bag, in_stack, setup_left, start_site, start_sites, reveals_due, finca_drawn, why_finca
    cdef public int on_market, in_hand
    cdef int stocked, kinds, barren
    cdef bint treasureless
    cdef int closing
    cdef public bint bag_short, edition_2015
    cdef public bint penalty, random_start, finca_due, main_done, carting, returned
    cdef public bint refill_due, refill_now, refilling, ending, passed
    cdef uint64_t luck
    cdef int untried

    @cython.locals(p=int, i=int)
    @cython.final
    cdef bint nothing_more(self) noexcept nogil
    @cython.final
    cdef bint may_end(self) noexcept nogil
    @cython.locals(k=int, f=int, dead=int)
    @cython.final
    cdef bint may_pass(self) noexcept nogil
    @cython.locals(cost=int)
    @cython.final
    cdef bint affordable(self, int k) noexcept nogil
    @cython.locals(lines=int, k=int, coins=int, cost=int)
    @cython.final
    cdef int payable_lines(self) noexcept nogil
    @cython.locals(p=int, f=int)
    @cython.final
    cdef bint helpless(self) noexcept nogil
    @cython.final
    cdef int line_cost(self, int k) noexcept nogil
    @cython.locals(f=int, n=int, spaces=int, wants=int)
    @cython.final
    cdef void need_line(self, int k) noexcept nogil
    @cython.locals(t=int, rest=int)
    @cython.final
    cdef void need_hand(self) noexcept nogil
    @cython.final
    cdef void need_nothing(self) noexcept nogil
    @cython.locals(f=int)
    @cython.final
    cdef void measure_all(self) noexcept nogil
    @cython.final
    cdef bint line_fits(self, int k) noexcept nogil
    @cython.final
    cdef bint finca_due_after(self, int taken) noexcept nogil
    @cython.final
    cdef bint may_buy(self, int k) noexcept nogil
    @cython.locals(p=int, f=int)
    @cython.final
    cdef bint may_cart(self, int i) noexcept nogil
    @cython.final
    cdef bint may_choose(self, int s) noexcept nogil
    @cython.locals(f=int)
    @cython.final
    cdef bint may_return(self) noexcept nogil
    @cython.locals(p=int, f=int, free=bint)
    @cython.final
    cdef void find_spots(self) noexcept nogil
    @cython.locals(grown=bint, begun=bint)
    @cython.final
    cdef void find_keeping_spots(self, int p, int f) noexcept nogil
    @cython.locals(fits=bint)
    @cython.final
    cdef bint rest_fits(self, int f, int workers) noexcept nogil
    @cython.locals(rest=Bits, c=int)
    @cython.final
    cdef Bits keeping(self, int p, int f, Bits cells, bint bridge) noexcept nogil
