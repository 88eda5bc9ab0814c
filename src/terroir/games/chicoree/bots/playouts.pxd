# compiled
cimport cython
from libc.stdint cimport int16_t, int64_t, uint64_t
from terroir.games.chicoree.bots.chooser cimport Chooser
from terroir.games.chicoree.bots.win_probability cimport Outlook
from terroir.games.chicoree.bots.reckoning cimport Luck
from terroir.games.chicoree.state cimport State
from terroir.games.chicoree.terms cimport *

cdef uint64_t GOLDEN, MIXER, WORD

@cython.final
cdef class Playouts:
    cdef Luck luck
    cdef Chooser chooser, first, rival
    cdef int manners, strangers
    cdef Outlook outlook
    cdef State scratch
    cdef int[256] codes
    cdef int64_t[6] shares
    cdef int64_t[6] steps
    cdef int64_t squares
    cdef int16_t[26] unseen
    cdef int16_t[26] elders
    cdef make_lists(self)
    @cython.locals(n=int, k=int)
    cdef void roll(self, State s) noexcept nogil
    @cython.locals(asked=int, p=int)
    cpdef void play_on(self, State s, int turns) noexcept nogil
    @cython.locals(q=int, k=int)
    cdef void unseal(self, State s, int p) noexcept nogil
    @cython.locals(s=State, k=int)
    cpdef double prospect(self, State world, int p, list lost, int tokens, int winner)
    @cython.locals(count=int, i=int, q=int, number=int64_t)
    cpdef tuple play_plan(
        self, State world, int p, list plan, int turns, uint64_t luck, int64_t first, int64_t games
    )
    @cython.locals(i=int, q=int, part=int64_t)
    cdef void play_game(self, State world, State s, int p, int count, int turns) noexcept nogil
    @cython.locals(q=int)
    cdef void meet(self, State s, int p) noexcept nogil
    cpdef void redeal(self, State s, int p) noexcept nogil
    @cython.locals(k=int, unseen=int, elders=int, q=int, _=int, i=int)
    cdef void deal(self, State s, int p) noexcept nogil
    @cython.locals(n=int, k=int)
    cdef int drawn(self, int16_t* cards, int count) noexcept nogil

@cython.locals(q=int)
cpdef bint is_simple(State s, int p) noexcept nogil
cdef int64_t round_share(double share) noexcept nogil
@cython.locals(mixed=uint64_t)
cpdef uint64_t scattered(uint64_t luck, int64_t number) noexcept nogil
