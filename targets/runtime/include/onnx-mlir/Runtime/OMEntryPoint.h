/* SPDX-License-Identifier: Apache-2.0 */
/* Returns the names of a model's entry points. */
#ifndef ONNX_MLIR_OMENTRYPOINT_H
#define ONNX_MLIR_OMENTRYPOINT_H

#include <stdint.h>

#include "onnx-mlir/Compiler/OMCompilerMacros.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Returns the names of the functions that run the model, terminated by NULL.
 * Stores their number in *numEntryPoints unless that is NULL. The model owns
 * the array. */
OM_EXTERNAL_VISIBILITY const char *const *
omQueryEntryPoints(int64_t *numEntryPoints);

#ifdef __cplusplus
}
#endif

#endif
