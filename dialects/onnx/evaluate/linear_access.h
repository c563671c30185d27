// SPDX-License-Identifier: Apache-2.0
//
// The places of elements that a nest accesses, as linear functions of its
// point.
#ifndef DIALECTS_ONNX_EVALUATE_LINEAR_ACCESS_H
#define DIALECTS_ONNX_EVALUATE_LINEAR_ACCESS_H

#include <cstdint>
#include <optional>

#include "core/ir/affine/affine_map.h"
#include "dialects/onnx/indexed/indexed_op.h"
#include "dialects/onnx/shape/dim_expr.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

/// Returns the place of an index in row-major order. No index is checked.
int64_t linearize(llvm::ArrayRef<int64_t> index, llvm::ArrayRef<int64_t> shape);

/// The place of the element at a point: `base` plus the sum of the products of
/// `steps` and the point.
struct LinearAccess {
  int64_t base;
  llvm::SmallVector<int64_t> steps;
};

/// Returns the places, in a tensor of this shape, of the indices that the map
/// returns; or nullopt if they are not linear.
std::optional<LinearAccess> getLinearAccess(AffineMap map,
                                            llvm::ArrayRef<int64_t> shape);

/// Returns sizes that are all constants, or nullopt.
std::optional<llvm::SmallVector<int64_t>>
getConstantSizes(llvm::ArrayRef<DimExpr> sizes);

/// Returns the extents of loops that are constants and are not cut down, or
/// nullopt.
std::optional<llvm::SmallVector<int64_t>>
getConstantExtents(llvm::ArrayRef<IndexedLoop> loops);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_EVALUATE_LINEAR_ACCESS_H
