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
    """
    ctypedef unsigned long long u128
    int popcount "__builtin_popcountll" (unsigned long long mask) noexcept nogil
    int lowest "__builtin_ctzll" (unsigned long long mask) noexcept nogil
    int wide_popcount(u128 mask) noexcept nogil
    int wide_lowest(u128 mask) noexcept nogil
