/* SPDX-License-Identifier: Apache-2.0 */
#include <stdint.h>

#include "targets/runtime/model.h"

static int64_t nextSeed;

int64_t omNextSeed(void) {
  return __atomic_fetch_add(&nextSeed, 1, __ATOMIC_RELAXED);
}
