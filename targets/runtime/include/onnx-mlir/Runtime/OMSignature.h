/* SPDX-License-Identifier: Apache-2.0 */
/* What an entry point takes and returns. */
#ifndef ONNX_MLIR_OMSIGNATURE_H
#define ONNX_MLIR_OMSIGNATURE_H

#include "onnx-mlir/Compiler/OMCompilerMacros.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The inputs of an entry point, as a JSON array of
 * {"type": "f32", "dims": [1, 3], "name": "x"}, where dimension -1 is any. The
 * model owns the string.
 * Errors: NULL if the model has no such entry point, with errno EINVAL. */
OM_EXTERNAL_VISIBILITY const char *omInputSignature(const char *entryPointName);

/* The same of its outputs. */
OM_EXTERNAL_VISIBILITY const char *
omOutputSignature(const char *entryPointName);

#ifdef __cplusplus
}
#endif

#endif
