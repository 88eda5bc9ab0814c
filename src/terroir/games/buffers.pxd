# Declarations only: buffers.py says the same to Python.
from libc.stdint cimport int8_t, int16_t
from libc.string cimport memset
ctypedef int8_t* Flags
ctypedef int16_t* Numbers

cdef inline Flags flags_from(int8_t[::1] view, Py_ssize_t i) noexcept nogil:
    return &view[i]

cdef inline Numbers numbers_from(int16_t[::1] view, Py_ssize_t i) noexcept nogil:
    return &view[i]

cdef inline void clear_flags(Flags row, int count) noexcept nogil:
    memset(row, 0, count)

cdef inline void clear_numbers(Numbers row, int count) noexcept nogil:
    memset(row, 0, count * 2)
