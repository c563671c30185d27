// SPDX-License-Identifier: Apache-2.0
//
// The vector dialect.
#ifndef DIALECTS_VECTOR_VECTOR_TD
#define DIALECTS_VECTOR_VECTOR_TD

include "dialects/vector/arithmetic_ops.td"
include "dialects/vector/dialect.td"
include "dialects/vector/element_ops.td"
include "dialects/vector/memory_ops.td"
include "dialects/vector/print_op.td"
include "dialects/vector/shape_ops.td"
include "dialects/vector/slice_ops.td"

#endif // DIALECTS_VECTOR_VECTOR_TD
