# compiled
cimport cython
from terroir.games.chicoree.bots.reckoning cimport claim, count, lacking, opponents
from terroir.games.chicoree.state cimport State
from terroir.games.chicoree.terms cimport *

cdef int TOKEN, NEVER

@cython.final
cdef class Prices:
    cdef public int ahead, step, last, finish, joker, ochre, flower, afflicter, destroyer, far, second
    cdef public int more_shops, open, sealed, savings, debts, hope, crowd, harm, ahead_steps, patience

    @cython.locals(debts=int, q=int, saved=int, left=int)
    cdef int spare(self, State s, int p) noexcept nogil
    cpdef int card(self, State s, int p, int k) noexcept nogil
    @cython.locals(best=int, other=int, more=int)
    cdef int start_card(self, State s, int p, int k) noexcept nogil
    @cython.locals(revenue=int, lack=int, value=int)
    cdef int step_card(self, State s, int p, int step) noexcept nogil
    @cython.locals(lack=int)
    cdef int joker_card(self, State s, int p) noexcept nogil
    cdef int finishing(self, State s, int p, int lack) noexcept nogil
    @cython.locals(better=int)
    cdef int lay_start(self, State s, int p, int k) noexcept nogil
    @cython.locals(value=int, lack=int)
    cdef int lay_step(self, State s, int p, int step, int joker) noexcept nogil
    @cython.locals(ahead=int, earns=int, other=int)
    cdef int special(self, State s, int p, int k, int q) noexcept nogil
    @cython.locals(most=int, free=int)
    cdef int limit(self, State s, int p) noexcept nogil
    cdef int sealed_bid(self, State s, int p) noexcept nogil
    cdef int show(self, State s, int p, int k, int crowd) noexcept nogil
    @cython.locals(flowers=int, k=int)
    cdef bint hopeful(self, State s, int p, int crowd) noexcept nogil
    @cython.locals(wanted=int)
    cdef int offer(self, State s, int p, int k) noexcept nogil
    @cython.locals(op=int, n=int, off=int)
    cdef int action(self, State s, int p, int code, int crowd) noexcept nogil
    cpdef list actions(self, State s, int p, list codes, int crowd)

cdef int kept_jokers(int step, int lack) noexcept nogil
