// SPDX-License-Identifier: Apache-2.0
//
// The tensor dialect: creation, slicing and reshaping of tensors.
#ifndef DIALECTS_TENSOR_TENSOR_TD
#define DIALECTS_TENSOR_TENSOR_TD

include "dialects/tensor/cast_ops.td"
include "dialects/tensor/dialect.td"
include "dialects/tensor/element_ops.td"
include "dialects/tensor/gather_ops.td"
include "dialects/tensor/pad_op.td"
include "dialects/tensor/reshape_ops.td"
include "dialects/tensor/shape_ops.td"
include "dialects/tensor/slice_ops.td"

#endif // DIALECTS_TENSOR_TENSOR_TD
