/* SPDX-License-Identifier: Apache-2.0 */
/* Tells how a model was compiled. */
#ifndef ONNX_MLIR_OMCOMPILATIONINFO_H
#define ONNX_MLIR_OMCOMPILATIONINFO_H

#include "onnx-mlir/Compiler/OMCompilerMacros.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Returns a JSON object with the strings "compiler_version" and
 * "compile_options" and the object "op_stats", which counts the model's ops by
 * name. The model owns the string. */
OM_EXTERNAL_VISIBILITY const char *omCompilationInfo(void);

#ifdef __cplusplus
}
#endif

#endif
