# Declarations only: widths.py says the same to Python.
from libc.stdint cimport int16_t, int64_t, uint64_t
ctypedef int16_t Short
ctypedef int64_t Code
ctypedef uint64_t Word
ctypedef int* Ints
