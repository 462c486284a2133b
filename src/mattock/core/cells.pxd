from mattock.core.bits cimport u128

cdef extern from *:
    """
    #include <string.h>
    static inline int put_number(unsigned char *out, int at, int value) {
        out[at] = (unsigned char)value;
        return at + 1;
    }
    static inline int put_wide(unsigned char *out, int at, int value) {
        out[at] = (unsigned char)(value & 255);
        out[at + 1] = (unsigned char)(value >> 8);
        return at + 2;
    }
    static inline int put_numbers(unsigned char *out, int at, const short *values, int first, int n) {
        for (int k = 0; k < n; k++) out[at + k] = (unsigned char)values[first + k];
        return at + n;
    }
    static inline int put_one(unsigned char *out, int at, int value, int n) {
        memset(out + at, 0, n);
        if (value >= 0 && value < n) out[at + value] = 1;
        return at + n;
    }
    /* Eight bits become eight bytes at once: a multiplication brings each bit to the top of its byte. */
    static inline unsigned long long spread(unsigned long long bits) {
        unsigned long long low = (bits & 127) * 0x0002040810204081ULL & 0x0001010101010101ULL;
        return low | (bits >> 7 & 1) << 56;
    }
    static inline int put_set(unsigned char *out, int at, unsigned __int128 members, int n) {
        int k = 0;
        unsigned long long cells;
        for (; k + 8 <= n; k += 8) {
            cells = spread((unsigned long long)(members >> k));
            memcpy(out + at + k, &cells, 8);
        }
        cells = spread((unsigned long long)(members >> k));
        memcpy(out + at + k, &cells, n - k);
        return at + n;
    }
    static inline int put_seat(unsigned char *out, int at, int seat, int first, int players, int n) {
        int after = seat < first ? seat - first + players : seat - first;
        return put_one(out, at, seat < players ? after : seat, n);
    }
    static inline int put_nothing(unsigned char *out, int at, int n) {
        memset(out + at, 0, n);
        return at + n;
    }
    """
    int put_number(unsigned char *out, int at, int value) noexcept nogil
    int put_wide(unsigned char *out, int at, int value) noexcept nogil
    int put_numbers(unsigned char *out, int at, short *values, int first, int n) noexcept nogil
    int put_one(unsigned char *out, int at, int value, int n) noexcept nogil
    int put_set(unsigned char *out, int at, u128 members, int n) noexcept nogil
    int put_seat(unsigned char *out, int at, int seat, int first, int players, int n) noexcept nogil
    int put_nothing(unsigned char *out, int at, int n) noexcept nogil
