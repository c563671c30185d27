// SPDX-License-Identifier: Apache-2.0
//
// Facts that hold for one of several values.
#ifndef DIALECTS_ONNX_SHAPE_JOIN_H
#define DIALECTS_ONNX_SHAPE_JOIN_H

#include "dialects/onnx/shape/shape_facts.h"

namespace mlir::onnx {

/// Returns the sizes that both shapes have; null where they differ.
DimShape joinShapes(const DimShape &a, const DimShape &b);

/// Returns what holds for both values.
ValueFacts join(const ValueFacts &a, const ValueFacts &b);

/// Returns the facts without sizes that depend on values of the region, or of
/// one in it.
ValueFacts withoutInner(const ShapeFacts &facts, ValueFacts known,
                        Region &region);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_SHAPE_JOIN_H
