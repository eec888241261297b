// Implements Android's C library on top of glibc, so that the Android library can run without a phone.
//
// Most functions are the same in both and come from glibc. This file has those that only Android has, and those whose
// structures or constants differ (see bionic/libc/include, 64 bits). `mobile/self-test` compiles it and adds a function
// for everything else that prints its name and ends the program.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <netdb.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Reports a missing function and ends the program.
_Noreturn void shim_missing(const char *name) {
    dprintf(2, "shim: %s is missing here\n", name);
    abort();
}

// Returns glibc's function of this name.
static void *glibcs(const char *name) {
    static void *library;
    if (!library)
        library = dlopen("libc.so.6", RTLD_NOW);
    void *found = library ? dlsym(library, name) : NULL;
    if (!found)
        shim_missing(name);
    return found;
}
#define GLIBC(name) ((__typeof__(&name))glibcs(#name))

// A function exported to the library under this name, while `name` is glibc's here.
#define AS(name) __asm__(name)

int *android_errno(void) AS("__errno");
int *android_errno(void) { return &errno; }

// Log messages go to standard error.
int android_log_write(int level, const char *tag, const char *text) AS("__android_log_write");
int android_log_write(int level, const char *tag, const char *text) {
    return dprintf(2, "log %d %s: %s\n", level, tag ? tag : "", text ? text : "");
}

int android_log_print(int level, const char *tag, const char *format, ...) AS("__android_log_print");
int android_log_print(int level, const char *tag, const char *format, ...) {
    char text[1024];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return android_log_write(level, tag, text);
}

void android_set_abort_message(const char *text) { android_log_write(7, "abort", text); }

// There are no system properties.
int system_property_get(const char *name, char *value) AS("__system_property_get");
int system_property_get(const char *name, char *value) {
    (void)name;
    value[0] = 0;
    return 0;
}
const void *system_property_find(const char *name) AS("__system_property_find");
const void *system_property_find(const char *name) {
    (void)name;
    return NULL;
}

// The constants differ.
long android_sysconf(int name) AS("sysconf");
long android_sysconf(int name) {
    static const struct {
        int theirs, ours;
    } known[] = {
        {0x06, _SC_CLK_TCK},          {0x0a, _SC_NGROUPS_MAX},      {0x0b, _SC_OPEN_MAX},
        {0x26, _SC_IOV_MAX},          {0x27, _SC_PAGESIZE},         {0x28, _SC_PAGESIZE},
        {0x47, _SC_GETGR_R_SIZE_MAX}, {0x48, _SC_GETPW_R_SIZE_MAX}, {0x4c, _SC_THREAD_STACK_MIN},
        {0x60, _SC_NPROCESSORS_CONF}, {0x61, _SC_NPROCESSORS_ONLN}, {0x62, _SC_PHYS_PAGES},
        {0x63, _SC_AVPHYS_PAGES},     {0x6f, _SC_HOST_NAME_MAX},
    };
    for (size_t at = 0; at < sizeof known / sizeof *known; at++)
        if (known[at].theirs == name)
            return GLIBC(sysconf)(known[at].ours);
    dprintf(2, "shim: sysconf(%d) is not known\n", name);
    errno = EINVAL;
    return -1;
}

int __xpg_strerror_r(int number, char *text, size_t size);

// Android's returns an error code and fills in the text; glibc's of this name returns the text.
int android_strerror_r(int number, char *text, size_t size) AS("strerror_r");
int android_strerror_r(int number, char *text, size_t size) { return GLIBC(__xpg_strerror_r)(number, text, size); }

// Signals: the set is one word, and the action starts with the flags.
struct android_sigaction {
    int flags;
    void (*handler)(int);
    uint64_t mask;
    void (*restorer)(void);
};

static void set_of(sigset_t *set, const uint64_t *mask) {
    memset(set, 0, sizeof *set);
    memcpy(set, mask, sizeof *mask);
}

int android_sigaction_of(int, const struct android_sigaction *, struct android_sigaction *) AS("sigaction");
int android_sigaction_of(int number, const struct android_sigaction *new, struct android_sigaction *old) {
    struct sigaction ours = {0}, was;
    if (new) {
        ours.sa_flags = new->flags;
        ours.sa_handler = new->handler;
        set_of(&ours.sa_mask, &new->mask);
    }
    int failed = GLIBC(sigaction)(number, new ? &ours : NULL, &was);
    if (!failed && old) {
        *old = (struct android_sigaction){.flags = was.sa_flags, .handler = was.sa_handler};
        memcpy(&old->mask, &was.sa_mask, sizeof old->mask);
    }
    return failed;
}

int android_sigemptyset(uint64_t *) AS("sigemptyset");
int android_sigemptyset(uint64_t *set) { return *set = 0, 0; }
int android_sigfillset(uint64_t *) AS("sigfillset");
int android_sigfillset(uint64_t *set) { return *set = ~UINT64_C(0), 0; }
int android_sigaddset(uint64_t *, int) AS("sigaddset");
int android_sigaddset(uint64_t *set, int number) { return *set |= UINT64_C(1) << (number - 1), 0; }
int android_sigdelset(uint64_t *, int) AS("sigdelset");
int android_sigdelset(uint64_t *set, int number) { return *set &= ~(UINT64_C(1) << (number - 1)), 0; }
int android_sigismember(const uint64_t *, int) AS("sigismember");
int android_sigismember(const uint64_t *set, int number) { return *set >> (number - 1) & 1; }

int android_pthread_sigmask(int, const uint64_t *, uint64_t *) AS("pthread_sigmask");
int android_pthread_sigmask(int how, const uint64_t *new, uint64_t *old) {
    sigset_t ours, was;
    if (new)
        set_of(&ours, new);
    int failed = GLIBC(pthread_sigmask)(how, new ? &ours : NULL, &was);
    if (!failed && old)
        memcpy(old, &was, sizeof *old);
    return failed;
}

// Android's thread attributes are smaller, so they are stored in its format until the thread is created.
struct android_attr {
    uint32_t flags;
    void *stack_base;
    size_t stack_size, guard_size;
    int32_t policy, priority;
    char reserved[16];
};
enum { DETACHED = 1 };

int android_attr_init(struct android_attr *) AS("pthread_attr_init");
int android_attr_init(struct android_attr *attr) {
    *attr = (struct android_attr){.stack_size = 1 << 20, .guard_size = 4096};
    return 0;
}
int android_attr_destroy(struct android_attr *) AS("pthread_attr_destroy");
int android_attr_destroy(struct android_attr *attr) {
    memset(attr, 0x42, sizeof *attr);
    return 0;
}
int android_attr_setstacksize(struct android_attr *, size_t) AS("pthread_attr_setstacksize");
int android_attr_setstacksize(struct android_attr *attr, size_t size) {
    attr->stack_size = size;
    return 0;
}
int android_attr_setguardsize(struct android_attr *, size_t) AS("pthread_attr_setguardsize");
int android_attr_setguardsize(struct android_attr *attr, size_t size) {
    attr->guard_size = size;
    return 0;
}
int android_attr_getguardsize(const struct android_attr *, size_t *) AS("pthread_attr_getguardsize");
int android_attr_getguardsize(const struct android_attr *attr, size_t *size) {
    *size = attr->guard_size;
    return 0;
}
int android_attr_getstack(const struct android_attr *, void **, size_t *) AS("pthread_attr_getstack");
int android_attr_getstack(const struct android_attr *attr, void **base, size_t *size) {
    *base = attr->stack_base;
    *size = attr->stack_size;
    return 0;
}
int android_attr_setdetachstate(struct android_attr *, int) AS("pthread_attr_setdetachstate");
int android_attr_setdetachstate(struct android_attr *attr, int state) {
    attr->flags = state ? attr->flags | DETACHED : attr->flags & ~DETACHED;
    return 0;
}

int android_getattr(pthread_t, struct android_attr *) AS("pthread_getattr_np");
int android_getattr(pthread_t thread, struct android_attr *attr) {
    pthread_attr_t ours;
    int failed = GLIBC(pthread_getattr_np)(thread, &ours);
    if (failed)
        return failed;
    android_attr_init(attr);
    GLIBC(pthread_attr_getstack)(&ours, &attr->stack_base, &attr->stack_size);
    GLIBC(pthread_attr_getguardsize)(&ours, &attr->guard_size);
    return GLIBC(pthread_attr_destroy)(&ours);
}

int android_create(pthread_t *, const struct android_attr *, void *(*)(void *), void *) AS("pthread_create");
int android_create(pthread_t *thread, const struct android_attr *attr, void *(*run)(void *), void *with) {
    pthread_attr_t ours;
    GLIBC(pthread_attr_init)(&ours);
    size_t size = attr ? attr->stack_size : 1 << 20;
    // Emulated code needs no more stack than native code, but glibc reserves some for itself.
    int failed = GLIBC(pthread_attr_setstacksize)(&ours, size + (256 << 10));
    if (!failed && attr && attr->flags & DETACHED)
        failed = GLIBC(pthread_attr_setdetachstate)(&ours, PTHREAD_CREATE_DETACHED);
    if (!failed)
        failed = GLIBC(pthread_create)(thread, &ours, run, with);
    GLIBC(pthread_attr_destroy)(&ours);
    return failed;
}

// Locks are smaller than glibc's, so each refers to a separate glibc lock created at first use; all are initially zero.
static void *elsewhere(void **place, size_t size) {
    void *own = __atomic_load_n(place, __ATOMIC_ACQUIRE);
    if (own)
        return own;
    void *new = calloc(1, size), *none = NULL;
    if (!new)
        abort();
    if (__atomic_compare_exchange_n(place, &none, new, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
        return new;
    free(new);
    return none;
}
static int gone(void **place) {
    free(*place);
    *place = NULL;
    return 0;
}
// Android's types are aligned to 4 bytes, but contain pointers in Rust's and C's structures.
#define LOCK(kind, name)                                                                                                       \
    int android_##name(void **place) AS("pthread_" #name);                                                                     \
    int android_##name(void **place) { return GLIBC(pthread_##name)(elsewhere(place, sizeof(kind))); }
#define MADE(kind, name)                                                                                                       \
    int android_##name##_init(void **place, const void *attr) AS("pthread_" #name "_init");                                    \
    int android_##name##_init(void **place, const void *attr) {                                                                \
        (void)attr;                                                                                                            \
        return *place = NULL, 0;                                                                                               \
    }                                                                                                                          \
    int android_##name##_destroy(void **place) AS("pthread_" #name "_destroy");                                                \
    int android_##name##_destroy(void **place) { return gone(place); }
MADE(pthread_mutex_t, mutex)
LOCK(pthread_mutex_t, mutex_lock)
LOCK(pthread_mutex_t, mutex_trylock)
LOCK(pthread_mutex_t, mutex_unlock)
MADE(pthread_cond_t, cond)
LOCK(pthread_cond_t, cond_signal)
LOCK(pthread_cond_t, cond_broadcast)
MADE(pthread_rwlock_t, rwlock)
LOCK(pthread_rwlock_t, rwlock_rdlock)
LOCK(pthread_rwlock_t, rwlock_wrlock)
LOCK(pthread_rwlock_t, rwlock_unlock)

int android_cond_wait(void **, void **) AS("pthread_cond_wait");
int android_cond_wait(void **cond, void **mutex) {
    return GLIBC(pthread_cond_wait)(elsewhere(cond, sizeof(pthread_cond_t)), elsewhere(mutex, sizeof(pthread_mutex_t)));
}

// In address results two pointers are swapped; they are swapped back before they are freed.
static void turn(struct addrinfo *found) {
    for (; found; found = found->ai_next) {
        void *address = found->ai_addr;
        found->ai_addr = (void *)found->ai_canonname;
        found->ai_canonname = address;
    }
}
int android_getaddrinfo(const char *, const char *, const struct addrinfo *, struct addrinfo **) AS("getaddrinfo");
int android_getaddrinfo(const char *name, const char *service, const struct addrinfo *hints, struct addrinfo **found) {
    int failed = GLIBC(getaddrinfo)(name, service, hints, found);
    if (!failed)
        turn(*found);
    return failed;
}
void android_freeaddrinfo(struct addrinfo *) AS("freeaddrinfo");
void android_freeaddrinfo(struct addrinfo *found) {
    turn(found);
    GLIBC(freeaddrinfo)(found);
}
