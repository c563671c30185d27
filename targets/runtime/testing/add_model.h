/* SPDX-License-Identifier: Apache-2.0 */
/* A handwritten model in the form that the compiler emits. run_main_graph adds
 * two float tensors a[2,3] and b[2,3], and counts b's negative elements in an
 * int64_t scalar. Linking it defines omModel. */
#ifndef TARGETS_RUNTIME_TESTING_ADD_MODEL_H
#define TARGETS_RUNTIME_TESTING_ADD_MODEL_H

#include "onnx-mlir/Runtime/OMTensorList.h"

#ifdef __cplusplus
extern "C" {
#endif

OMTensorList *run_main_graph(OMTensorList *inputs);

#ifdef __cplusplus
}
#endif

#endif
