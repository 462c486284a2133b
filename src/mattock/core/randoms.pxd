import cython
from mattock.core.bits cimport advance, scramble

@cython.locals(x=cython.ulonglong, _=cython.longlong)
cpdef unsigned long long spin(long long rounds)
