/* SPDX-License-Identifier: Apache-2.0 */
#include "targets/runtime/parallel/replacement.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "onnx-mlir/Runtime/OMParallel.h"

static _Atomic(OMParallelFor) replacement;
static _Atomic(void *) replacementContext;

void omSetParallelFor(OMParallelFor function, void *context) {
  atomic_store(&replacementContext, context);
  atomic_store(&replacement, function);
}

bool omRunReplacement(int64_t count, int64_t grain, OMParallelBody body,
                      void *data) {
  const OMParallelFor function = atomic_load(&replacement);
  if (!function)
    return false;
  function(atomic_load(&replacementContext), count, grain, body, data);
  return true;
}
