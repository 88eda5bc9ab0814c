# Declarations only: bitset.py is the interpreted twin of bits.hpp and is never compiled.
from libc.stdint cimport int8_t, int16_t, int64_t, uint64_t
from libcpp cimport bool
from libcpp.string cimport string
from libcpp.vector cimport vector
ctypedef int8_t Small
ctypedef int16_t Short
ctypedef int64_t Code
ctypedef uint64_t Word
ctypedef int* Ints
ctypedef int64_t* Codes
ctypedef int8_t* Smalls
ctypedef string Text
ctypedef vector[string] Texts
cdef extern from "bits.hpp" nogil:
    cdef cppclass Bits:
        uint64_t a, b, c
        Bits() noexcept
        Bits(long) noexcept
        Bits operator&(Bits) noexcept
        Bits operator|(Bits) noexcept
        Bits operator^(Bits) noexcept
        Bits operator~() noexcept
        Bits operator<<(int) noexcept
        Bits operator>>(int) noexcept
        bool operator==(Bits) noexcept
        bool operator!=(Bits) noexcept
        bool operator bool() noexcept
        bool operator!() noexcept
        int bit_count() noexcept
    Bits bit "bits_one"(int) noexcept
    int first "bits_first"(Bits) noexcept
    int nth "bits_nth"(Bits, int) noexcept
    int low "word_first"(uint64_t) noexcept
    int square_of "bits_square"(int) noexcept
    void lay "bits_lay"(Bits, int8_t*, int) noexcept
    Bits spread "bits_spread"(Bits) noexcept
    Bits flood "bits_flood"(Bits, Bits) noexcept

cdef inline object to_int(Bits m):
    return (<object>m.a) | (<object>m.b) << 64 | (<object>m.c) << 128

cdef inline Bits from_int(object n):
    cdef Bits m
    m.a = n & 0xFFFFFFFFFFFFFFFF
    m.b = n >> 64 & 0xFFFFFFFFFFFFFFFF
    m.c = n >> 128
    return m
