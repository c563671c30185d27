/* SPDX-License-Identifier: Apache-2.0 */
/* Lets a program execute the parallel loops of a model library, so that several
 * libraries share its threads. onnx-mlir has no such function; its libraries
 * use OpenMP. */
#ifndef ONNX_MLIR_OMPARALLEL_H
#define ONNX_MLIR_OMPARALLEL_H

#include <stdint.h>

#include "onnx-mlir/Compiler/OMCompilerMacros.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Executes iterations [begin, end) of a loop. */
typedef void (*OMParallelBody)(void *data, int64_t begin, int64_t end);

/* Executes iterations [0, count) of a loop, each once, by calls of `body` with
 * `data` for disjoint ranges, and returns after all of them; their writes are
 * visible to the caller then. The ranges may be executed in any order, by any
 * threads, at one time or one after another. A range should have at least
 * `grain` iterations; both numbers are at least 1. `context` is the argument of
 * omSetParallelFor.
 *
 * It is called by the thread that runs the model, never by a body, and by
 * several threads at one time if they run models. It must not throw. */
typedef void (*OMParallelFor)(void *context, int64_t count, int64_t grain,
                              OMParallelBody body, void *data);

/* Makes `function` execute all later parallel loops of this library, in place
 * of the library's own threads. NULL restores these. Results do not depend on
 * it. The function and its context must be valid until it is replaced. Errors:
 * none. Thread safety: must not be called while a model of the library runs. */
OM_EXTERNAL_VISIBILITY void omSetParallelFor(OMParallelFor function,
                                             void *context);

#ifdef __cplusplus
}
#endif

#endif
