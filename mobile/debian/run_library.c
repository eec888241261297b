// Loads the Android library given as argument on top of the shim, and runs its self-test.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>

int main(int count, char **words) {
    if (count != 3) {
        fprintf(stderr, "usage: run_library LIBRARY FOLDER\n");
        return 2;
    }
    // The shim's symbols take precedence over those of this program.
    void *library = dlopen(words[1], RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
    int (*test)(const char *) = library ? (int (*)(const char *))dlsym(library, "tessella_self_test") : NULL;
    if (!test) {
        fprintf(stderr, "%s\n", dlerror());
        return 2;
    }
    return test(words[2]);
}
