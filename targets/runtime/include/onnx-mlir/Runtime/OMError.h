/* SPDX-License-Identifier: Apache-2.0 */
/* Tells why a call failed. onnx-mlir has no such function; it prints
 * messages. */
#ifndef ONNX_MLIR_OMERROR_H
#define ONNX_MLIR_OMERROR_H

#include "onnx-mlir/Compiler/OMCompilerMacros.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Returns the message of this thread's last failed call to this model library,
 * or "" if none failed. A successful call does not change the message. The
 * string is valid until the next failure or the end of the thread. */
OM_EXTERNAL_VISIBILITY const char *omGetErrorMessage(void);

#ifdef __cplusplus
}
#endif

#endif
