// Loads the library for Android that its argument names, over what stands in for Android's, and has it test itself.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>

int main(int count, char **words) {
    if (count != 3) {
        fprintf(stderr, "usage: host LIBRARY FOLDER\n");
        return 2;
    }
    // What stands in for Android's comes before what is there for this program.
    void *library = dlopen(words[1], RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
    int (*test)(const char *) = library ? (int (*)(const char *))dlsym(library, "tessella_self_test") : NULL;
    if (!test) {
        fprintf(stderr, "%s\n", dlerror());
        return 2;
    }
    return test(words[2]);
}
