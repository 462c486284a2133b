cdef extern from *:
    """
    #include <string.h>
    #if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && defined(__linux__)
    #define FOR_WIDER_VECTORS __attribute__((target_clones("avx2", "default")))
    #else
    #define FOR_WIDER_VECTORS
    #endif
    typedef unsigned short sixteen __attribute__((vector_size(32), aligned(2), may_alias));
    /* Sixty-four sums at a time stay in registers. Sums are modulo 2^16, whatever their order. */
    FOR_WIDER_VECTORS static void sum_rows(const short *rows, int width, const int *which, int n, short *out) {
        int at = 0;
        for (; at + 64 <= width; at += 64) {
            sixteen *sum = (sixteen *)(out + at);
            sixteen a = sum[0], b = sum[1], c = sum[2], d = sum[3];
            for (int i = 0; i < n; i++) {
                const sixteen *row = (const sixteen *)(rows + (long)which[i] * width + at);
                a += row[0];
                b += row[1];
                c += row[2];
                d += row[3];
            }
            sum[0] = a, sum[1] = b, sum[2] = c, sum[3] = d;
        }
        for (; at < width; at += 16) {
            sixteen a = *(sixteen *)(out + at);
            for (int i = 0; i < n; i++) a += *(const sixteen *)(rows + (long)which[i] * width + at);
            *(sixteen *)(out + at) = a;
        }
    }
    FOR_WIDER_VECTORS static void dot_rows(const short *rows, const short *in, int width, int first, int n, int *out) {
        for (int k = 0; k < n; k++) {
            const short *row = rows + (long)(first + k) * width;
            int sum = 0;
            for (int j = 0; j < width; j++) sum += (int)row[j] * (int)in[j];
            out[k] += sum;
        }
    }
    /* Eight cells at a time: most of them are 0. */
    static int list_lit(const unsigned char *cells, int size, int *out) {
        int n = 0;
        for (int at = 0; at < size; at += 8) {
            unsigned long long eight = 0;
            memcpy(&eight, cells + at, size - at < 8 ? size - at : 8);
            for (int k = at; eight; eight >>= 8, k++)
                if (eight & 255) out[n++] = k;
        }
        return n;
    }
    """
    void sum_rows(const short *rows, int width, const int *which, int n, short *out) noexcept nogil
    void dot_rows(const short *rows, const short *into, int width, int first, int n, int *out) noexcept nogil
    int lit "list_lit" (const unsigned char *cells, int size, int *out) noexcept nogil

cdef inline void add_rows(const short[::1] rows, int width, int *which, int n, short *out) noexcept nogil:
    sum_rows(&rows[0], width, which, n, out)

cdef inline void multiply(const short[::1] rows, short *into, int width, int first, int n, int *out) noexcept nogil:
    dot_rows(&rows[0], into, width, first, n, out)
