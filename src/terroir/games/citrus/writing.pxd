# compiled
cimport cython
from libc.stdint cimport int64_t
from terroir.games.citrus.bitset cimport Bits, bit, first
from terroir.games.citrus.layout cimport Layout
from terroir.games.citrus.state cimport State
from terroir.games.citrus.terms cimport BUILT, MONEY2, MOST_COINS, OP_BUY, OP_CART, OP_HARVEST, OP_RETURN, OP_SITE, REVEALED, SCORED

cdef list SPACES, NAMES, TILES, TILE_WORDS, FRUIT_NAMES, LAND_NAMES, LETTER_NAMES, FINCAS, REGION_WORDS
cdef list CART_WORDS, RETURN, BAG, FINCAS_LEFT, NUMBERS, TRUTH, NAME_BYTES
cdef bytes BUY, HARVEST, CART, SITE

cdef bytes number(int n)
cdef bytes listed(list out)
@cython.locals(c=int, out=list)
cdef bytes spaces(Bits cells)
@cython.locals(i=int)
cpdef dict common(State s)
cdef bytes turn(State s)
@cython.locals(i=int, out=list)
cdef bytes sites_left(State s)
@cython.locals(i=int, out=list)
cdef bytes market(State s)
@cython.locals(i=int, out=list)
cdef bytes hand(State s)
@cython.locals(t=int, out=list)
cdef bytes bag(State s)
@cython.locals(v=int, out=list)
cdef bytes fincas(State s)
@cython.locals(i=int, life=int, out=list, how=list)
cdef bytes sites(State s)
@cython.locals(f=int, out=list)
cdef bytes neutral(State s)
@cython.locals(k=int, c=int, cells=Bits, out=list)
cdef bytes landscape(State s)
@cython.locals(p=int, out=list)
cpdef bytes players(State s, int shown)
@cython.locals(k=int, tiles=list, horse_tiles=int)
cdef bytes player(State s, int p, bint shown)
@cython.locals(i=int, place=int, found=list, out=list)
cdef bytes regions(State s, int p)
@cython.locals(groups=dict, of=list, known=tuple)
cpdef bytes choices(State s, object fixed)
@cython.locals(op=int, n=int)
cpdef tuple choice(State s, int64_t code)
@cython.locals(j=int, t=int, tiles=list, head=bytes, rest=bytes)
cdef bytes buy(State s, int k)
@cython.locals(rest=int64_t, points=int, workers=int, coins=int, c=int, i=int, names=list, bodies=list)
cdef bytes harvest(State s, int64_t code)
