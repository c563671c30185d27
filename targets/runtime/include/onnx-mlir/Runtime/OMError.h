/* SPDX-License-Identifier: Apache-2.0 */
/* Why a call failed. onnx-mlir has no such function: it prints. */
#ifndef ONNX_MLIR_OMERROR_H
#define ONNX_MLIR_OMERROR_H

#include "onnx-mlir/Compiler/OMCompilerMacros.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What went wrong in the last call to this model library that failed in this
 * thread; "" if none did. A call that succeeds leaves it. The string is valid
 * until the next failure or the end of the thread. */
OM_EXTERNAL_VISIBILITY const char *omGetErrorMessage(void);

#ifdef __cplusplus
}
#endif

#endif
