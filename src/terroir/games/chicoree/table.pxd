# compiled
cimport cython
from libc.stdint cimport int16_t, int32_t
from terroir.games.chicoree.terms cimport *

cdef class Cards:
    cdef int16_t[156] hand
    cdef int16_t[156] known
    cdef int16_t[156] chosen
    cdef int16_t[156] old
    cdef int16_t[156] fresh
    cdef int16_t[156] lost
    cdef int16_t[6] held
    cdef int16_t[6] olds
    cdef int16_t[6] freshes
    cdef int16_t[6] losses
    cdef int16_t[6] surely_old
    cdef int16_t[26] pile
    cdef int16_t[26] discard
    cdef int16_t[26] waiting
    cdef int16_t[26] refused
    cdef int16_t[48] laid
    cdef int16_t[48] jokers
    cdef int16_t[6] start
    cdef int32_t[6] tokens
    cdef int16_t[6] afflicted
    cdef int16_t[6] alive
    cdef int32_t[6] bids
    cdef int32_t[6] owed
    cdef int32_t[2048] journal
    cdef int noted
    cdef public int players, in_pile, in_discard, bank

    cdef make_lists(self)
    cdef void copy_cards(self, Cards o) noexcept nogil
    cdef void note(self, int kind, int a, int b, int c) noexcept nogil
    @cython.locals(i=int)
    cdef void draw_unseen(self, int p, int k) noexcept nogil
    cdef void gain(self, int p, int k) noexcept nogil
    @cython.locals(i=int)
    cdef void lose(self, int p, int k) noexcept nogil
    @cython.locals(i=int)
    cdef void unhide(self, int p, int k) noexcept nogil
    @cython.locals(i=int)
    cdef void show(self, int p, int k, int copies) noexcept nogil
    cdef void throw(self, int k) noexcept nogil
    cdef bint can_draw(self) noexcept nogil
    @cython.locals(k=int, p=int, i=int)
    cdef void shuffle(self) noexcept nogil
    @cython.locals(k=int)
    cdef void clear_waiting(self) noexcept nogil
    cdef int has(self, int p, int s) noexcept nogil
    @cython.locals(s=int, steps=int)
    cdef int distinct(self, int p) noexcept nogil
    @cython.locals(s=int)
    cdef int next_step(self, int p) noexcept nogil
    cdef int due(self, int p) noexcept nogil
    @cython.locals(joker=int)
    cdef void destroy(self, int q, int s) noexcept nogil
    @cython.locals(k=int, s=int)
    cdef void discard_all(self, int q) noexcept nogil
    cdef int flowers(self, int k) noexcept nogil
    @cython.locals(q=int)
    cdef int next_alive(self, int p) noexcept nogil
    cdef void pay_bank(self, int p, int n) noexcept nogil
