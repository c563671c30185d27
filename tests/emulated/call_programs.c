// SPDX-License-Identifier: Apache-2.0
//
// usage: call_programs LIST OUTPUT LIBRARY...
//
// Loads each LIBRARY for the programs to use. LIST names shared libraries, one
// a line. Calls `store_results` of each, which stores up to 4096 bytes where
// its argument points, and writes all 4096 of each to OUTPUT.
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

enum { RESULT_SIZE = 4096, PATH_SIZE = 4096 };

static void *load(const char *path, int flags) {
  void *library = dlopen(path, RTLD_NOW | flags);
  if (!library)
    fprintf(stderr, "error: %s\n", dlerror());
  return library;
}

static int callProgram(const char *path, FILE *output) {
  void *library = load(path, RTLD_LOCAL);
  if (!library)
    return 1;
  void *address = dlsym(library, "store_results");
  if (!address) {
    fprintf(stderr, "error: %s\n", dlerror());
    return 1;
  }
  void (*function)(void *);
  memcpy(&function, &address, sizeof(function));
  _Alignas(16) static char results[RESULT_SIZE];
  memset(results, 0, sizeof(results));
  function(results);
  return fwrite(results, sizeof(results), 1, output) != 1;
}

int main(int argc, char **argv) {
  if (argc < 3)
    return 2;
  for (int i = 3; i < argc; ++i)
    if (!load(argv[i], RTLD_GLOBAL))
      return 1;
  FILE *list = fopen(argv[1], "r");
  FILE *output = fopen(argv[2], "w");
  if (!list || !output)
    return 1;
  char path[PATH_SIZE];
  while (fgets(path, sizeof(path), list)) {
    path[strcspn(path, "\n")] = '\0';
    if (callProgram(path, output)) {
      fprintf(stderr, "error: in %s\n", path);
      return 1;
    }
  }
  return fclose(output) != 0;
}
