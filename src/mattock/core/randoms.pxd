import cython

cdef unsigned long long GOLDEN, FIRST, SECOND, WORD, HALF

cdef unsigned long long scramble(unsigned long long x) noexcept nogil
cdef unsigned long long advance(unsigned long long x) noexcept nogil
cdef unsigned long long blend(unsigned long long x, unsigned long long y) noexcept nogil
cdef unsigned long long below(unsigned long long bits, unsigned long long n) noexcept nogil

@cython.locals(x=cython.ulonglong, _=cython.longlong)
cpdef unsigned long long spin(long long rounds)
