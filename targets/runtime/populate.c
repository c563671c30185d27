/* SPDX-License-Identifier: Apache-2.0 */
/* Maps the pages of the weights when the library is loaded. Otherwise the first
 * call pays for a page fault every few kilobytes. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* Linux 5.14 and later. */
#ifndef MADV_POPULATE_READ
#define MADV_POPULATE_READ 22
#endif

/* The section of the weights, whose bounds the linker defines if there is one.
 */
extern const char __start_om_weights[]
    __attribute__((weak, visibility("hidden")));
extern const char __stop_om_weights[]
    __attribute__((weak, visibility("hidden")));

__attribute__((constructor)) static void populateWeights(void) {
  const char *setting = getenv("OM_POPULATE");
  if (!__start_om_weights || (setting && !strcmp(setting, "0")))
    return;
  const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  const uintptr_t start = (uintptr_t)__start_om_weights / page * page;
  const size_t size = (uintptr_t)__stop_om_weights - start;
  /* Both are hints: where they fail, calls compute as well. */
  if (madvise((void *)start, size, MADV_POPULATE_READ))
    madvise((void *)start, size, MADV_WILLNEED);
}
