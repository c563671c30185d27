// SPDX-License-Identifier: Apache-2.0
//
// Slices of slices.
#ifndef DIALECTS_ONNX_RULES_SLICES_H
#define DIALECTS_ONNX_RULES_SLICES_H

#include "core/ir/structure/builders.h"
#include "core/ir/structure/value.h"

namespace mlir::onnx {

/// Returns whether the value, a slice of a slice, is one slice whose ranges are
/// constants.
bool canJoinSlices(Value outer);

/// Creates this slice. Requires that there is one.
Value joinSlices(OpBuilder &builder, Location location, Value outer);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_RULES_SLICES_H
