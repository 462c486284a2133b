cdef extern from *:
    """
    typedef unsigned __int128 u128;
    static inline int wide_popcount(u128 mask) {
        return __builtin_popcountll((unsigned long long)mask) + __builtin_popcountll((unsigned long long)(mask >> 64));
    }
    static inline int wide_lowest(u128 mask) {
        unsigned long long low = (unsigned long long)mask;
        return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((unsigned long long)(mask >> 64));
    }
    static inline unsigned long long advance(unsigned long long x) {
        return x + 0x9E3779B97F4A7C15ULL;
    }
    static inline unsigned long long scramble(unsigned long long x) {
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
        x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
        return x ^ (x >> 31);
    }
    static inline unsigned long long blend(unsigned long long x, unsigned long long y) {
        x = (x ^ y) * 0xBF58476D1CE4E5B9ULL;
        return x ^ (x >> 29);
    }
    static inline unsigned long long below(unsigned long long bits, unsigned long long n) {
        return (unsigned long long)((unsigned __int128)bits * n >> 64);
    }
    """
    ctypedef unsigned long long u128
    int popcount "__builtin_popcountll" (unsigned long long mask) noexcept nogil
    int lowest "__builtin_ctzll" (unsigned long long mask) noexcept nogil
    int wide_popcount(u128 mask) noexcept nogil
    int wide_lowest(u128 mask) noexcept nogil
    unsigned long long advance(unsigned long long x) noexcept nogil
    unsigned long long scramble(unsigned long long x) noexcept nogil
    unsigned long long blend(unsigned long long x, unsigned long long y) noexcept nogil
    unsigned long long below(unsigned long long bits, unsigned long long n) noexcept nogil
