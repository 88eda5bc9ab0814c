# compiled
cimport cython
from libc.math cimport exp, sqrt
from libc.stdint cimport int64_t, uint64_t
from terroir.games.citrus.evaluation cimport MILLION
from terroir.games.citrus.playout cimport outcome_code
from terroir.games.citrus.simulation cimport STRIDE, WORD, Simulator
from terroir.games.citrus.state cimport State
from terroir.games.citrus.terms cimport *
from terroir.games.citrus.turns cimport LONGEST, Turnwise

cdef int NODES, DEEPEST, ROOT_TURNS, RIPE, TURNS, WIDTH
cdef double BOLD, SCALE

@cython.final
cdef class Tree:
    cdef Simulator simulator
    cdef Turnwise inner
    cdef Turnwise turnwise
    cdef int64_t[196608] codes
    cdef int[8192] length
    cdef int[8192] first
    cdef int[8192] next
    cdef int[8192] visits
    cdef int64_t[8192] refused
    cdef double[8192] prior
    cdef int64_t[40960] sums
    cdef int64_t[40960] scores
    cdef int64_t[8192] squares
    cdef int[13] path
    cdef int count, depth
    cdef int64_t done
    @cython.locals(turns=int, whole=double, unit=double, i=int, n=int, last=int, child=int)
    cdef void add_children(self, int node, Turnwise found_by, int most) noexcept nogil
    @cython.locals(node=int)
    cdef void simulate(self, State s, uint64_t luck) noexcept nogil
    @cython.locals(n=int)
    cdef void play_turn(self, State s, int node) noexcept nogil
    @cython.locals(child=int)
    cdef int descend(self, State s, int node) noexcept nogil
    cdef void expand(self, State s, int node) noexcept nogil
    @cython.locals(best=int)
    cdef int best_child(self, State s, int node) noexcept nogil
    @cython.locals(wide=double, curious=double, mean=double, best=int, most=double, child=int, known=double, promise=double)
    cdef int most_promising(self, int node, int seat) noexcept nogil
    @cython.locals(n=int, i=int)
    cdef bint is_legal(self, State s, int node) noexcept nogil
    @cython.locals(p=int, share=int64_t, k=int, node=int, q=int)
    cdef void back_up(self) noexcept nogil
    @cython.locals(_=int64_t)
    cpdef void grow(self, uint64_t luck, int64_t simulations)
    @cython.locals(players=int, q=int)
    cpdef tuple tried(self, int i)
