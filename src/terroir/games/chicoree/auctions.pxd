# compiled
cimport cython
from terroir.games.chicoree.table cimport Cards
from terroir.games.chicoree.terms cimport *

cdef class Auctions(Cards):
    cdef public int seat, contest, card, price, leader, bidder, bidding, sealed, debtor
    cdef public bint melee

    cdef void copy_auction(self, Auctions o) noexcept nogil
    cdef void turn_up(self, int k) noexcept nogil
    @cython.locals(q=int)
    cdef void open_contest(self, int first, int out) noexcept nogil
    @cython.locals(q=int, seats=int)
    cdef int asked(self) noexcept nogil
    @cython.locals(q=int, _=int)
    cdef bint seek_bidder(self) noexcept nogil
    @cython.locals(q=int)
    cdef void raise_bid(self, int p, int n) noexcept nogil
    cdef void pass_bid(self, int p) noexcept nogil
    @cython.locals(k=int)
    cdef void close_auction(self) noexcept nogil
    cdef void seal_bid(self, int p, int n) noexcept nogil
    @cython.locals(best=int, winner=int, q=int, k=int, _=int)
    cdef void open_bids(self) noexcept nogil
    cdef void seal_choice(self, int p) noexcept nogil
    @cython.locals(k=int)
    cdef int last_chosen(self, int p) noexcept nogil
    @cython.locals(k=int, count=int)
    cdef int shown_flowers(self, int p) noexcept nogil
    @cython.locals(total=int, best=int, q=int, k=int, count=int)
    cdef void open_challenge(self) noexcept nogil
    cdef void win_challenge(self, int q, int total) noexcept nogil
    @cython.locals(q=int, n=int)
    cdef bint next_debtor(self) noexcept nogil
    cdef bint may_offer(self, int k) noexcept nogil
    @cython.locals(k=int)
    cdef bint has_offer(self) noexcept nogil
    cdef void offer(self, int k) noexcept nogil
    @cython.locals(q=int, k=int, paid=int)
    cdef void close_sale(self) noexcept nogil
    @cython.locals(k=int)
    cdef void forget_debt(self) noexcept nogil
    @cython.locals(q=int)
    cdef void go_bankrupt(self) noexcept nogil
