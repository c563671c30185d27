// SPDX-License-Identifier: Apache-2.0
//
// Checks the attributes of onnx-place, which text may have in any form.
#ifndef DIALECTS_ONNX_PLACE_VERIFY_PLACES_H
#define DIALECTS_ONNX_PLACE_VERIFY_PLACES_H

#include "core/support/llvm.h"
#include "dialects/func/func.h"
#include "dialects/onnx/shape/shape_analysis.h"

namespace mlir::onnx {

/// Succeeds if `onnx.slots` of the function, and `onnx.place` and
/// `onnx.argument_places` of its operations, are what `onnx-place` may store.
/// `shapes` is valid.
///
/// Errors: a diagnostic at the operation whose attribute is wrong. Time:
/// quadratic in the number of slots.
LogicalResult verifyPlaces(func::FuncOp function, ShapeAnalysis &shapes);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_PLACE_VERIFY_PLACES_H
