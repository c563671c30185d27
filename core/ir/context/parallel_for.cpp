// SPDX-License-Identifier: Apache-2.0
#include <atomic>

#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "llvm/Support/ThreadPool.h"

namespace mlir {

void parallelFor(MLIRContext *context, size_t count,
                 const std::function<void(size_t)> &function) {
  parallelFor(context, count, [&](size_t i, size_t) { function(i); });
}

void parallelFor(MLIRContext *context, size_t count,
                 const std::function<void(size_t, size_t)> &function) {
  // A pool thread that waits would execute other tasks in the meantime, which
  // would mix the diagnostics of two items. It therefore does the work itself.
  if (count < 2 || context->getNumThreads() < 2 || context->isWorkerThread()) {
    for (size_t i = 0; i < count; ++i)
      function(i, 0);
    return;
  }
  ParallelDiagnosticHandler diagnostics(context);
  llvm::ThreadPoolTaskGroup tasks(context->getThreadPool());
  std::atomic<size_t> next = 0;
  const size_t numTasks = std::min<size_t>(count, context->getNumThreads());
  for (size_t task = 0; task < numTasks; ++task)
    tasks.async([&, task] {
      for (size_t i = next++; i < count; i = next++) {
        diagnostics.setOrderIDForThread(i);
        function(i, task);
        diagnostics.eraseOrderIDForThread();
      }
    });
  tasks.wait();
}

} // namespace mlir
