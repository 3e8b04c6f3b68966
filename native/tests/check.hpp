// CHECK(condition) reports a failure and goes on; main returns failures().
#pragma once

#include <cstdio>

inline int& failures() {
    static int count = 0;
    return count;
}

#define CHECK(condition)                                                           \
    do {                                                                           \
        if (!(condition)) {                                                        \
            std::fprintf(stderr, "%s:%d: failed: %s\n", __FILE__, __LINE__, #condition); \
            ++failures();                                                          \
        }                                                                          \
    } while (false)
