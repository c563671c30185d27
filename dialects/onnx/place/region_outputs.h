// SPDX-License-Identifier: Apache-2.0
//
// Values of branches and loop bodies that are computed in the memory of the
// operation's results.
#ifndef DIALECTS_ONNX_PLACE_REGION_OUTPUTS_H
#define DIALECTS_ONNX_PLACE_REGION_OUTPUTS_H

#include "core/ir/structure/operation.h"
#include "core/ir/structure/value.h"
#include "dialects/onnx/place/lifetimes.h"
#include "dialects/onnx/shape/shape_analysis.h"

namespace mlir::onnx {

/// Returns whether a loop carries a value in the memory of its result, and not
/// in blocks: its size is known at the entry.
bool isCarriedInMemory(Operation *loop, unsigned result, ShapeAnalysis &shapes);

/// Returns whether a value in a region can be in the memory where the operation
/// with the region has what operand `number` of the terminator yields: the
/// result of an If, the slice of a scan, or what a loop carries if the body
/// needs the old value no longer. The value and the operand, which may be a
/// view of it, have the size of that memory.
bool canBeInRegionOutput(OpResult value, unsigned number, ShapeAnalysis &shapes,
                         const Lifetimes &lifetimes);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_PLACE_REGION_OUTPUTS_H
