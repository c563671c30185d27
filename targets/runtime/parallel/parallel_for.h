/* SPDX-License-Identifier: Apache-2.0 */
/* The threads of compiled code. */
#ifndef TARGETS_RUNTIME_PARALLEL_PARALLEL_FOR_H
#define TARGETS_RUNTIME_PARALLEL_PARALLEL_FOR_H

#include <stdint.h>

#include "onnx-mlir/Runtime/OMParallel.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Executes iterations [0, count), each once, in disjoint ranges of at least
 * `grain` iterations, except for the last range. Uses several threads,
 * including the calling thread. Returns after all iterations; their writes are
 * visible then. `body` must not depend on the division into ranges.
 *
 * There is one pool of threads, which the first call that can use it creates,
 * unless omSetParallelFor has given another function for loops. A call from a
 * body, or while another thread's loop owns the pool, executes all
 * iterations itself.
 * Errors: none; if threads cannot be created, fewer are used.
 * Thread safety: thread-safe. */
void omParallelFor(int64_t count, int64_t grain, OMParallelBody body,
                   void *context);

/* Sets and returns the number of threads that a loop may use, including the
 * calling thread. The default is the value of the environment variable
 * OM_NUM_THREADS, or else the number of CPUs that the process may use. Numbers
 * are clamped to [1, 256]. Must not be set while loops run. */
void omSetNumThreads(int64_t numThreads);
int64_t omGetNumThreads(void);

#ifdef __cplusplus
}
#endif

#endif
