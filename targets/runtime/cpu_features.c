/* SPDX-License-Identifier: Apache-2.0 */
#include "targets/runtime/cpu_features.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "targets/runtime/error.h"
#include "targets/runtime/model.h"

/* Threads that find `known` unset all read the CPU and store the same
 * values. */
static _Atomic bool known;
static _Atomic uint64_t knownWords[OM_CPU_WORDS];

static void learn(void) {
  uint64_t words[OM_CPU_WORDS] = {0};
  omReadCpuWords(words);
  for (int i = 0; i < OM_CPU_WORDS; ++i)
    atomic_store_explicit(&knownWords[i], words[i], memory_order_relaxed);
  atomic_store_explicit(&known, true, memory_order_release);
}

bool omCpuHas(int64_t word, int64_t bit) {
  if (word < 0 || word >= OM_CPU_WORDS || bit < 0 || bit >= 64)
    return false;
  if (!atomic_load_explicit(&known, memory_order_acquire))
    learn();
  uint64_t bits = atomic_load_explicit(&knownWords[word], memory_order_relaxed);
  return bits >> bit & 1;
}

bool omCheckCpu(const char *caller, const OMModel *model) {
  for (int64_t i = 0; i < model->numCpuFeatures; ++i) {
    const OMCpuFeature *feature = &model->cpuFeatures[i];
    if (omCpuHas(feature->word, feature->bit))
      continue;
    omFail(ENOTSUP, "%s: this CPU lacks '%s', expected a CPU like '%s'", caller,
           feature->name, model->cpu);
    return false;
  }
  return true;
}
