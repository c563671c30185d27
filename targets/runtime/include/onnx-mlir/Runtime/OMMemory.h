/* SPDX-License-Identifier: Apache-2.0 */
/* The memory that a model library keeps between calls. onnx-mlir has no such
 * function; it allocates in each call. */
#ifndef ONNX_MLIR_OMMEMORY_H
#define ONNX_MLIR_OMMEMORY_H

#include "onnx-mlir/Compiler/OMCompilerMacros.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Frees the memory in which finished calls computed. Without this call, the
 * library keeps it for the next calls, as much as there were calls at one time,
 * until it is unloaded.
 * Thread safety: thread-safe, also while calls compute. */
OM_EXTERNAL_VISIBILITY void omReleaseMemory(void);

#ifdef __cplusplus
}
#endif

#endif
