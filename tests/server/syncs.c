/* Loaded before a program: counts how often it syncs a file, and lets that fail where it is told to. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static volatile int *shared; /* how many syncs; whether they fail */

__attribute__((constructor)) static void open_shared(void) {
    int file = open(getenv("SYNCS"), O_RDWR);
    void *page = file < 0 ? MAP_FAILED : mmap(NULL, 2 * sizeof(int), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    shared = page == MAP_FAILED ? NULL : page;
    if (file >= 0) close(file);
}

static int sync_by(const char *name, int file) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    if (shared != NULL && shared[1]) {
        errno = EIO;
        return -1;
    }
    int result = real(file);
    if (shared != NULL && result == 0) __sync_fetch_and_add(&shared[0], 1); /* once it is on the disk */
    return result;
}

int fdatasync(int file) { return sync_by("fdatasync", file); }
int fsync(int file) { return sync_by("fsync", file); }
