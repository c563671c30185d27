/* SPDX-License-Identifier: Apache-2.0 */
#if defined(__powerpc64__)

#include <stdint.h>
#include <sys/auxv.h>

#include "targets/runtime/cpu_features.h"

void omReadCpuWords(uint64_t words[OM_CPU_WORDS]) {
  words[0] = getauxval(AT_HWCAP);
  words[1] = getauxval(AT_HWCAP2);
}

#endif
