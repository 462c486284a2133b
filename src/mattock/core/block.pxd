from mattock.core.bits cimport blend

cdef extern from *:
    """
    #include <string.h>
    #define block_of(state, begin) ((unsigned char *)(state) + (begin))
    static inline void copy_fields(void *state, void *other, int begin, int words) {
        unsigned char *to = block_of(state, begin);
        const unsigned char *from = block_of(other, begin);
        for (; words >= 8; words -= 8, to += 64, from += 64) memcpy(to, from, 64);
        for (; words > 0; words--, to += 8, from += 8) memcpy(to, from, 8);
    }
    static inline int same_fields(void *state, void *other, int begin, int words) {
        return !memcmp(block_of(state, begin), block_of(other, begin), 8 * words);
    }
    /* Four words at a time: none waits for the one before. */
    static inline unsigned long long hash_fields(void *state, int begin, int words, unsigned long long seed) {
        const unsigned char *block = block_of(state, begin);
        unsigned long long lane[4] = {seed, seed, seed, seed}, word;
        int k = 0;
        for (; k + 4 <= words; k += 4)
            for (int i = 0; i < 4; i++) {
                memcpy(&word, block + 8 * (k + i), 8);
                lane[i] = blend(lane[i], word);
            }
        for (int i = 0; k < words; k++, i++) {
            memcpy(&word, block + 8 * k, 8);
            lane[i] = blend(lane[i], word);
        }
        return blend(blend(blend(lane[0], lane[1]), lane[2]), lane[3]);
    }
    """
    void copy_fields(object state, object other, int begin, int words) noexcept nogil
    bint same_fields(object state, object other, int begin, int words) noexcept nogil
    unsigned long long hash_fields(object state, int begin, int words, unsigned long long seed) noexcept nogil
