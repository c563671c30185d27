/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Threads for compiled code: the one interface through which it gets them.
 */
#ifndef TARGETS_RUNTIME_PARALLEL_PARALLEL_FOR_H
#define TARGETS_RUNTIME_PARALLEL_PARALLEL_FOR_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Does iterations [begin, end) of a loop; `context` is what it was given. */
typedef void (*OMParallelBody)(void *context, int64_t begin, int64_t end);

typedef void (*OMParallelFor)(int64_t count, int64_t grain, OMParallelBody body,
                              void *context);

/*
 * Does iterations [0, count), each once, in disjoint ranges of at least `grain`
 * (the last one excepted) on several threads, the calling one among them, and
 * returns when all are done: what they wrote is seen. `body` must not depend on
 * how they are divided.
 *
 * One pool of threads, which is made by the first call that can use it. A call
 * from a body, or while another thread's loop has the pool, does all by itself.
 * Errors: none; without memory for threads there are fewer. Thread-safe.
 */
void omParallelFor(int64_t count, int64_t grain, OMParallelBody body,
                   void *context);

/*
 * Lets `replacement` do all later loops instead of the pool: an embedder's own
 * threads. Null brings the pool back. Not while loops run.
 */
void omSetParallelFor(OMParallelFor replacement);

/*
 * How many threads a loop may run on, the calling one included; 1 means none
 * but that. At first the value of the environment variable OM_NUM_THREADS, or
 * as many as there are CPUs for the process. Numbers below 1 count as 1, above
 * 256 as 256. Not while loops run.
 */
void omSetNumThreads(int64_t numThreads);
int64_t omGetNumThreads(void);

#ifdef __cplusplus
}
#endif

#endif
