// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/evaluate/linear_access.h"

#include "core/support/llvm.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

int64_t linearize(llvm::ArrayRef<int64_t> index,
                  llvm::ArrayRef<int64_t> shape) {
  int64_t place = 0;
  for (auto [i, size] : llvm::zip(index, shape))
    place = place * size + i;
  return place;
}

/// Returns whether an expression is a sum of multiples of dimensions.
static bool isLinear(AffineExpr expr) {
  bool result = true;
  expr.walk([&](AffineExpr part) {
    result &= part.getKind() != AffineExprKind::Mod &&
              part.getKind() != AffineExprKind::FloorDiv &&
              part.getKind() != AffineExprKind::CeilDiv &&
              part.getKind() != AffineExprKind::SymbolId;
  });
  return result;
}

std::optional<LinearAccess> getLinearAccess(AffineMap map,
                                            llvm::ArrayRef<int64_t> shape) {
  if (!llvm::all_of(map.getResults(), isLinear))
    return std::nullopt;
  // Coefficients are differences of values.
  llvm::SmallVector<int64_t> unit(map.getNumDims());
  auto evaluate = [&] { return linearize(map.compose(unit), shape); };
  LinearAccess access;
  access.base = evaluate();
  for (int64_t &one : unit) {
    one = 1;
    access.steps.push_back(evaluate() - access.base);
    one = 0;
  }
  return access;
}

std::optional<llvm::SmallVector<int64_t>>
getConstantSizes(llvm::ArrayRef<DimExpr> sizes) {
  llvm::SmallVector<int64_t> constants;
  for (DimExpr size : sizes) {
    const std::optional<int64_t> constant = size.getConstant();
    if (!constant)
      return std::nullopt;
    constants.push_back(*constant);
  }
  return constants;
}

std::optional<llvm::SmallVector<int64_t>>
getConstantExtents(llvm::ArrayRef<IndexedLoop> loops) {
  llvm::SmallVector<DimExpr> extents;
  for (const IndexedLoop &loop : loops) {
    if (loop.lower || loop.upper)
      return std::nullopt;
    extents.push_back(loop.extent);
  }
  return getConstantSizes(extents);
}

} // namespace mlir::onnx
