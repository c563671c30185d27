/* SPDX-License-Identifier: Apache-2.0 */
/* The C API of a compiled model, source and binary compatible with onnx-mlir's.
 * Each model library defines everything that is declared here.
 *
 * The entry points of a model are functions of type
 *
 *   OMTensorList *run_main_graph(OMTensorList *inputs);
 *
 * The user declares them or looks them up with dlsym. They return a new list,
 * which the caller destroys with omTensorListDestroy. `inputs` remains the
 * caller's and is only read. On failure they return NULL and set errno (EINVAL:
 * the inputs do not match the signature; ENOTSUP: the CPU lacks a feature that
 * the library was compiled for; ENOMEM) and a message that omGetErrorMessage
 * returns.
 *
 * Thread safety: any number of threads may call entry points and queries at
 * once. Many threads may read a tensor or list at once, or one may change
 * it. */
#ifndef ONNX_MLIR_ONNXMLIRRUNTIME_H
#define ONNX_MLIR_ONNXMLIRRUNTIME_H

#include "onnx-mlir/Runtime/OMCall.h"
#include "onnx-mlir/Runtime/OMCompilationInfo.h"
#include "onnx-mlir/Runtime/OMEntryPoint.h"
#include "onnx-mlir/Runtime/OMError.h"
#include "onnx-mlir/Runtime/OMInstrument.h"
#include "onnx-mlir/Runtime/OMMemory.h"
#include "onnx-mlir/Runtime/OMModelMetadata.h"
#include "onnx-mlir/Runtime/OMParallel.h"
#include "onnx-mlir/Runtime/OMRun.h"
#include "onnx-mlir/Runtime/OMSignature.h"
#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OMTensorList.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"

#endif
