# compiled
cimport cython
from libc.stdint cimport int64_t
from libcpp.string cimport string
from libcpp.vector cimport vector
from terroir.games.citrus.bitset cimport Bits, first
from terroir.games.citrus.layout cimport Layout
from terroir.games.citrus.state cimport State
from terroir.games.citrus.terms cimport MOST_COINS, OP_BULL, OP_BUY, OP_CART, OP_END, OP_HARVEST, OP_MILESTONE
from terroir.games.citrus.terms cimport OP_MONEY, OP_PLACE, OP_RETURN, OP_SITE
from terroir.games.citrus.writing cimport number, text

cdef int SAME
cdef vector[string] SPACE, LETTER, TILE_WORDS, REGION_WORDS, PLACE, BRIDGE, RETURN, MONEY
cdef vector[string] PLACING, BRIDGING, CARTING, MONEY_OF
cdef string BUY_LINE, HARVEST_REGIONS, SITE_LETTER
cdef string BUY, HARVEST, CART, SITE, BULL, MILESTONE, END, PASS
cdef string BULL_ON, RETURNING, MILESTONE_OUT, ENDING, PASSING

@cython.locals(code=int64_t, same=int, last=int, out=string)
cpdef bytes choices(State s)
cpdef tuple offered(State s, int64_t code)
@cython.locals(op=int, n=int)
cdef string group(State s, int64_t code)
@cython.locals(op=int, n=int, c=int)
cdef string choice(State s, int64_t code)
@cython.locals(out=string)
cdef string on_space(string how, int c)
@cython.locals(out=string)
cdef string site(State s, int n)
@cython.locals(j=int, t=int, cost=int, out=string, tiles=string)
cdef string buy(State s, int k)
@cython.locals(rest=int64_t, points=int, workers=int, coins=int, c=int, i=int, out=string, bodies=string)
cdef string harvest(State s, int64_t code)
