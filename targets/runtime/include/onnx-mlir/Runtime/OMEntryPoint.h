/* SPDX-License-Identifier: Apache-2.0 */
/* The names of a model's entry points. */
#ifndef ONNX_MLIR_OMENTRYPOINT_H
#define ONNX_MLIR_OMENTRYPOINT_H

#include <stdint.h>

#include "onnx-mlir/Compiler/OMCompilerMacros.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The names of the functions that run the model, ended by NULL; their number
 * goes to *numEntryPoints unless that is NULL. The model owns the array. */
OM_EXTERNAL_VISIBILITY const char *const *
omQueryEntryPoints(int64_t *numEntryPoints);

#ifdef __cplusplus
}
#endif

#endif
