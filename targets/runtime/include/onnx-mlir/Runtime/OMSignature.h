/* SPDX-License-Identifier: Apache-2.0 */
/* Returns the types of an entry point's inputs and outputs. */
#ifndef ONNX_MLIR_OMSIGNATURE_H
#define ONNX_MLIR_OMSIGNATURE_H

#include <stdint.h>

#include "onnx-mlir/Compiler/OMCompilerMacros.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Returns the inputs of an entry point as a JSON array of {"type": "f32",
 * "dims": [1, 3], "name": "x"}. The dimension -1 is dynamic. The model owns the
 * string.
 * Errors: NULL with EINVAL if the model has no such entry point. */
OM_EXTERNAL_VISIBILITY const char *omInputSignature(const char *entryPointName);

/* Returns its outputs in the same form. */
OM_EXTERNAL_VISIBILITY const char *
omOutputSignature(const char *entryPointName);

/* Returns the number of the input in whose memory omRunInto (OMRun.h) can
 * compute output `output`, as a cache that the model updates: the data pointer
 * of the destination is then that of the input, whose elements the run
 * overwrites. Returns -1 if there is no such input. onnx-mlir has no such
 * function.
 * Errors: -1 with EINVAL if the model has no such entry point or output. */
OM_EXTERNAL_VISIBILITY int64_t omSharedInput(const char *entryPointName,
                                             int64_t output);

#ifdef __cplusplus
}
#endif

#endif
