// A set of up to 192 spaces with the part of Python's int that the rules use. Portable C++14.
#pragma once
#include <cstdint>
#ifdef _MSC_VER
#include <intrin.h>
static inline int word_count(uint64_t x) { return (int)__popcnt64(x); }
static inline int word_first(uint64_t x) { unsigned long i; _BitScanForward64(&i, x); return (int)i; }
#else
static inline int word_count(uint64_t x) { return __builtin_popcountll(x); }
static inline int word_first(uint64_t x) { return __builtin_ctzll(x); }
#endif
struct Bits {
    uint64_t a, b, c;
    Bits() : a(0), b(0), c(0) {}
    Bits(long v) : a((uint64_t)v), b(0), c(0) {}  // small non-negative numbers only
    Bits(uint64_t x, uint64_t y, uint64_t z) : a(x), b(y), c(z) {}
    Bits operator&(const Bits& o) const { return {a & o.a, b & o.b, c & o.c}; }
    Bits operator|(const Bits& o) const { return {a | o.a, b | o.b, c | o.c}; }
    Bits operator^(const Bits& o) const { return {a ^ o.a, b ^ o.b, c ^ o.c}; }
    Bits& operator&=(const Bits& o) { a &= o.a; b &= o.b; c &= o.c; return *this; }
    Bits& operator|=(const Bits& o) { a |= o.a; b |= o.b; c |= o.c; return *this; }
    Bits& operator^=(const Bits& o) { a ^= o.a; b ^= o.b; c ^= o.c; return *this; }
    Bits operator~() const { return {~a, ~b, ~c}; }
    bool operator==(const Bits& o) const { return a == o.a && b == o.b && c == o.c; }
    bool operator!=(const Bits& o) const { return !(*this == o); }
    explicit operator bool() const { return (a | b | c) != 0; }
    bool operator!() const { return (a | b | c) == 0; }
    Bits operator<<(int n) const { return {a << n, b << n | a >> (64 - n), c << n | b >> (64 - n)}; }  // 0 < n < 64
    Bits operator>>(int n) const { return {a >> n | b << (64 - n), b >> n | c << (64 - n), c >> n}; }  // 0 < n < 64
    int bit_count() const { return word_count(a) + word_count(b) + word_count(c); }
};
// what int arithmetic does not spell naturally
static inline Bits bits_one(int i) {
    uint64_t w = 1ull << (i & 63);
    return {i < 64 ? w : 0, i >> 6 == 1 ? w : 0, i < 128 ? 0 : w};
}
static inline int bits_first(const Bits& m) {
    return m.a ? word_first(m.a) : m.b ? 64 + word_first(m.b) : 128 + word_first(m.c);
}
static inline int bits_nth(const Bits& m, int k) {
    uint64_t w = m.a; int base = 0, n = word_count(w);
    if (k >= n) { k -= n; w = m.b; base = 64; n = word_count(w); if (k >= n) { k -= n; w = m.c; base = 128; } }
    while (k--) w &= w - 1;
    return base + word_first(w);
}
static inline int bits_square(int c) { return c - (c >> 4) - 15; }
static inline void word_lay(uint64_t w, int base, int8_t* plane) {
    for (; w; w &= w - 1) plane[bits_square(base + word_first(w))] = 1;
}
static inline void bits_lay(const Bits& m, int8_t* out, int at) {
    word_lay(m.a, 0, out + at);
    word_lay(m.b, 64, out + at);
    word_lay(m.c, 128, out + at);
}
static inline Bits bits_spread(const Bits& m) { return m << 1 | m >> 1 | m << 16 | m >> 16; }
static inline Bits bits_flood(Bits m, const Bits& within) {
    for (;;) {
        Bits g = (m | bits_spread(m)) & within;
        if (g == m) return m;
        m = g;
    }
}
