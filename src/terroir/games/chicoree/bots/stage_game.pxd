# compiled
cimport cython

cdef int SEATS, TYPES, LEVELS, ROUNDS
cdef double NONE

@cython.final
cdef class StageGame:
    cdef int seats, levels, trigger
    cdef bint challenge
    cdef int[6] types
    cdef double[48] prize
    cdef double[288] harm
    cdef double[1920] cost
    cdef double[1920] regret
    cdef double[1920] played
    cdef double[1920] mixture
    cdef double[240] often
    cdef double[240] upto
    cdef double[240] flowers
    cdef double[240] others
    cdef double[40] wins
    cdef double[40] takes
    cdef double[40] gains
    cdef make_lists(self)
    @cython.locals(at=int, j=int, level=int)
    cpdef add_type(self, int seat, double prize, list costs, list harm)
    @cython.locals(rounds=int, gain=double)
    cpdef double solve(self, double good, int most)
    @cython.locals(i=int, t=int)
    cdef void begin(self) noexcept nogil
    @cython.locals(n=int, i=int, t=int)
    cdef void play_rounds(self, int before, int rounds) noexcept nogil
    @cython.locals(at=int, level=int, mean=double, regret=double)
    cdef void learn(self, int i, int t, int n) noexcept nogil
    @cython.locals(level=int, total=double, count=int)
    cdef void match_regret(self, int at) noexcept nogil
    @cython.locals(i=int, t=int, at=int, level=int, total=double)
    cdef void average(self) noexcept nogil
    @cython.locals(level=int, t=int, below=double, flowers=double, often=double)
    cdef void count(self, int i) noexcept nogil
    cdef double beats(self, int i, int j, int level) noexcept nogil
    @cython.locals(level=int, j=int, wins=double)
    cdef void weigh(self, int i) noexcept nogil
    @cython.locals(taken=double, part=double, j=int, k=int)
    cdef double expected_flowers(self, int i, int level) noexcept nogil
    @cython.locals(above=double, here=double, level=int, k=int)
    cdef void weigh_other(self, int i, int j) noexcept nogil
    @cython.locals(at=int, level=int, j=int, mean=double, gain=double)
    cdef double expect(self, int i, int t) noexcept nogil
    @cython.locals(most=double, gain=double, i=int)
    cdef double worst(self) noexcept nogil
    @cython.locals(total=double, mean=double, best=double, t=int, level=int)
    cpdef double deviation(self, int i) noexcept nogil
    @cython.locals(at=int, level=int)
    cpdef list mixture_of(self, int i, int t)
