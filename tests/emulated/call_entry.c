// SPDX-License-Identifier: Apache-2.0
//
// usage: call_entry PROGRAM ENTRY TYPE LIBRARY...
//
// Loads each LIBRARY, then the shared library PROGRAM, which may use them.
// Calls its function ENTRY and prints what it returns as mlir-runner does: TYPE
// is i32, i64, f32 or void.
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static void *load(const char *path, int flags) {
  void *library = dlopen(path, RTLD_NOW | flags);
  if (!library)
    fprintf(stderr, "error: %s\n", dlerror());
  return library;
}

static int callAndPrint(void *address, const char *type) {
  if (!strcmp(type, "i32")) {
    int32_t (*function)(void);
    memcpy(&function, &address, sizeof(function));
    printf("%d\n", function());
  } else if (!strcmp(type, "i64")) {
    int64_t (*function)(void);
    memcpy(&function, &address, sizeof(function));
    printf("%lld\n", (long long)function());
  } else if (!strcmp(type, "f32")) {
    float (*function)(void);
    memcpy(&function, &address, sizeof(function));
    printf("%e\n", function());
  } else if (!strcmp(type, "void")) {
    void (*function)(void);
    memcpy(&function, &address, sizeof(function));
    function();
  } else {
    return 2;
  }
  return 0;
}

int main(int argc, char **argv) {
  if (argc < 4)
    return 2;
  for (int i = 4; i < argc; ++i)
    if (!load(argv[i], RTLD_GLOBAL))
      return 1;
  void *program = load(argv[1], RTLD_LOCAL);
  if (!program)
    return 1;
  void *address = dlsym(program, argv[2]);
  if (!address) {
    fprintf(stderr, "error: %s\n", dlerror());
    return 1;
  }
  return callAndPrint(address, argv[3]);
}
