// SPDX-License-Identifier: Apache-2.0
//
// All definitions of the dialect. The files of families are generated.
#ifndef DIALECTS_ONNX_ONNX_TD
#define DIALECTS_ONNX_ONNX_TD

include "dialects/onnx/attributes.td"
include "dialects/onnx/structure_ops.td"
include "dialects/onnx/controlflow_ops.td"
include "dialects/onnx/generator_ops.td"
include "dialects/onnx/image_ops.td"
include "dialects/onnx/logical_ops.td"
include "dialects/onnx/math_ops.td"
include "dialects/onnx/nn_ops.td"
include "dialects/onnx/object_detection_ops.td"
include "dialects/onnx/optional_ops.td"
include "dialects/onnx/preview_ops.td"
include "dialects/onnx/quantization_ops.td"
include "dialects/onnx/reduction_ops.td"
include "dialects/onnx/rnn_ops.td"
include "dialects/onnx/sequence_ops.td"
include "dialects/onnx/tensor_ops.td"
include "dialects/onnx/text_ops.td"
include "dialects/onnx/traditionalml_ops.td"
include "dialects/onnx/training_ops.td"

#endif // DIALECTS_ONNX_ONNX_TD
