/* SPDX-License-Identifier: Apache-2.0 */
#include "targets/runtime/cpu_features.h"

#include <errno.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

static OMMachine getMachine(const OMModel *model, int64_t number) {
  if (number > 0)
    return model->variants[number - 1];
  return (OMMachine){model->cpu, model->numCpuFeatures, model->cpuFeatures};
}

/* Returns the name of a feature that the CPU lacks, or NULL. */
static const char *findMissing(const OMMachine *machine) {
  for (int64_t i = 0; i < machine->numCpuFeatures; ++i) {
    const OMCpuFeature *feature = &machine->cpuFeatures[i];
    if (!omCpuHas(feature->word, feature->bit))
      return feature->name;
  }
  return NULL;
}

/* A text that is truncated at its end. */
typedef struct Text {
  char bytes[256];
  size_t length;
} Text;

__attribute__((format(printf, 2, 3))) static void
append(Text *text, const char *format, ...) {
  const size_t space = sizeof(text->bytes) - text->length;
  va_list arguments;
  va_start(arguments, format);
  const int written =
      vsnprintf(text->bytes + text->length, space, format, arguments);
  va_end(arguments);
  if (written > 0)
    text->length += (size_t)written < space ? (size_t)written : space - 1;
}

int64_t omChooseMachine(const char *caller, const OMModel *model) {
  const char *wanted = getenv("OM_CPU");
  if (wanted && !*wanted)
    wanted = NULL;
  Text missing = {{0}, 0}, known = {{0}, 0}, cpus = {{0}, 0};
  for (int64_t i = 0; i <= model->numVariants; ++i) {
    const OMMachine machine = getMachine(model, i);
    append(&known, "%s'%s'", i > 0 ? ", " : "", machine.cpu);
    if (wanted && strcmp(wanted, machine.cpu))
      continue;
    const char *feature = findMissing(&machine);
    if (!feature)
      return i;
    append(&missing, "%s'%s'", missing.length ? " and " : "", feature);
    append(&cpus, "%s'%s'", cpus.length ? " or " : "", machine.cpu);
  }
  if (!missing.length)
    omFail(EINVAL, "%s: OM_CPU is '%s', but there is code for %s only", caller,
           wanted, known.bytes);
  else
    omFail(ENOTSUP, "%s: this CPU lacks %s, expected a CPU like %s", caller,
           missing.bytes, cpus.bytes);
  return -1;
}
