/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The C API of a compiled model, source and binary compatible with onnx-mlir's:
 * everything declared here is defined in each model library.
 *
 * A model's entry points are functions of type
 *
 *   OMTensorList *run_main_graph(OMTensorList *inputs);
 *
 * which the user declares, or finds with dlsym. They return a new list that the
 * caller destroys with omTensorListDestroy; `inputs` stays the caller's and is
 * only read. On failure they return NULL, with errno (EINVAL: the inputs are
 * not as the signature says; ENOTSUP: the CPU lacks what the library was
 * compiled for; ENOMEM) and a message that omGetErrorMessage returns.
 *
 * Thread safety: entry points and queries may be called from any number of
 * threads at once. A tensor or list may be read by many threads, or be changed
 * by one.
 */
#ifndef ONNX_MLIR_ONNXMLIRRUNTIME_H
#define ONNX_MLIR_ONNXMLIRRUNTIME_H

#include "onnx-mlir/Runtime/OMCompilationInfo.h"
#include "onnx-mlir/Runtime/OMEntryPoint.h"
#include "onnx-mlir/Runtime/OMError.h"
#include "onnx-mlir/Runtime/OMInstrument.h"
#include "onnx-mlir/Runtime/OMSignature.h"
#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OMTensorList.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"

#endif
