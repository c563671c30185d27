/* SPDX-License-Identifier: Apache-2.0 */
/* Runs a model with memory of the caller for its outputs. onnx-mlir has no such
 * function; it allocates them. */
#ifndef ONNX_MLIR_OMRUN_H
#define ONNX_MLIR_OMRUN_H

#include "onnx-mlir/Compiler/OMCompilerMacros.h"
#include "onnx-mlir/Runtime/OMTensorList.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Computes what run_main_graph computes, into the tensors of `outputs`, of
 * which there is one for each output of the model, and returns `outputs`. Both
 * lists remain the caller's.
 *
 * A tensor with a data pointer is a destination: the model computes the output
 * in its memory, and sets its shape and strides to those of the output. Before
 * the call, its data type and rank are those of the output, its elements are
 * contiguous in row-major order, and its shape says how much memory there is:
 * the output may be smaller. Its memory overlaps neither that of another output
 * nor that of an input, unless it begins where omSharedInput's input does.
 *
 * NULL in the list becomes a new tensor that owns its elements, and a tensor
 * without a data pointer, of any type and shape, becomes the output and owns
 * its elements. An output that is a sequence or an optional value is given so.
 *
 * Errors: NULL with errno and omGetErrorMessage as run_main_graph, and EINVAL
 * for an output. The list and its tensors are unchanged. No memory of the
 * caller is written, except if the model fails or a destination is too small
 * for an output whose size is computed from elements of inputs; then
 * destinations, and inputs that share their memory, have undefined elements.
 * Thread safety: thread-safe. Nobody else may use `outputs`, or inputs that
 * share memory with them, during the call. */
OM_EXTERNAL_VISIBILITY OMTensorList *omRunInto(const OMTensorList *inputs,
                                               OMTensorList *outputs);

#ifdef __cplusplus
}
#endif

#endif
