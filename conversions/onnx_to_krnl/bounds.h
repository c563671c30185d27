// SPDX-License-Identifier: Apache-2.0
//
// The bounds of accesses, which are checked before anything is computed.
#ifndef CONVERSIONS_ONNX_TO_KRNL_BOUNDS_H
#define CONVERSIONS_ONNX_TO_KRNL_BOUNDS_H

#include "core/support/llvm.h"
#include "dialects/onnx/indexed/indexed_op.h"

namespace mlir::onnx_to_krnl {

/// An index that may be outside of a dimension for some values of symbols.
struct IndexBounds {
  /// The least and the greatest value of the index, if the loops have
  /// iterations, and the size of the dimension.
  onnx::DimExpr least, greatest, size;
  /// The extents of the loops.
  llvm::SmallVector<onnx::DimExpr> extents;

  /// Returns the expressions in this order.
  llvm::SmallVector<onnx::DimExpr> getExprs() const;
};

/// Returns the bounds of all accesses of the nests that are not known to be
/// inside. Indices that depend on loops with limits are inside by these limits,
/// and those that are elements are checked when they are read.
llvm::SmallVector<IndexBounds> findBounds(const onnx::IndexedOp &op,
                                          onnx::DimExprContext &context);

} // namespace mlir::onnx_to_krnl

#endif // CONVERSIONS_ONNX_TO_KRNL_BOUNDS_H
