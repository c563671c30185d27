// SPDX-License-Identifier: Apache-2.0
//
// Slices of slices and of concatenations, and concatenations of slices.
#ifndef DIALECTS_ONNX_RULES_SLICES_H
#define DIALECTS_ONNX_RULES_SLICES_H

#include <cstdint>
#include <optional>

#include "core/ir/structure/builders.h"
#include "core/ir/structure/operation.h"
#include "core/ir/structure/value.h"

namespace mlir::onnx {

/// Returns the dimension along which a concatenation joins, or nullopt if its
/// result has no rank or it has no such dimension.
std::optional<int64_t> getJoinedAxis(Operation *concat);

/// Returns whether the value, a slice of a slice, is one slice whose ranges are
/// constants.
bool canJoinSlices(Value outer);

/// Creates this slice. Requires that there is one.
Value joinSlices(OpBuilder &builder, Location location, Value outer);

/// Returns whether the value, a concatenation, joins adjacent slices of one
/// tensor, of which it is one slice.
bool canJoinAdjacentSlices(Value joined);

/// Creates this slice. Requires that there is one.
Value joinAdjacentSlices(OpBuilder &builder, Location location, Value joined);

/// Returns whether the value, a slice of a concatenation, has elements of one
/// operand, of which it is a slice.
bool canSliceOperand(Value sliced);

/// Creates this slice. Requires that there is one.
Value sliceOperand(OpBuilder &builder, Location location, Value sliced);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_RULES_SLICES_H
