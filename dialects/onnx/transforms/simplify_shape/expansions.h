// SPDX-License-Identifier: Apache-2.0
//
// Removes Expands whose elements broadcast anyway.
#ifndef DIALECTS_ONNX_TRANSFORMS_SIMPLIFY_SHAPE_EXPANSIONS_H
#define DIALECTS_ONNX_TRANSFORMS_SIMPLIFY_SHAPE_EXPANSIONS_H

#include "core/ir/structure/operation.h"
#include "dialects/onnx/shape/shape_analysis.h"

namespace mlir::onnx {

/// Rewrites the element-wise operators of a function, which `shapes` knows:
///
///   f(x, expand(y, s)) = f(x, y), if the result keeps its shape
///   f(expand(y, s), c) = expand(f(y, c), s) for a c of one element, if the
///     expansion has no other use
///
/// Expansions that are not used any more remain.
void removeExpansions(Operation *function, ShapeAnalysis &shapes);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_TRANSFORMS_SIMPLIFY_SHAPE_EXPANSIONS_H
