/* SPDX-License-Identifier: Apache-2.0 */
#if defined(__s390x__)

#include <stdint.h>
#include <sys/auxv.h>

#include "targets/runtime/cpu_features.h"

/* The bit of AT_HWCAP for STORE FACILITY LIST EXTENDED. */
enum { HAS_STFLE = 1 << 2 };

void omReadCpuWords(uint64_t words[OM_CPU_WORDS]) {
  words[0] = getauxval(AT_HWCAP);
  if (!(words[0] & HAS_STFLE))
    return;
  /* Register 0 holds the number of doublewords minus one: on entry the space
   * available, on exit the number that exist. Other doublewords are
   * unchanged. */
  register uint64_t last __asm__("0") = OM_CPU_WORDS - 2;
  __asm__ volatile("stfle 0(%[list])"
                   : "+d"(last)
                   : [list] "a"(&words[1])
                   : "memory", "cc");
}

#endif
