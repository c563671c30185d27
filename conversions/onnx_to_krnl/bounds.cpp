// SPDX-License-Identifier: Apache-2.0
#include "conversions/onnx_to_krnl/bounds.h"

#include <optional>

#include "core/ir/affine/affine_expr.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"

namespace mlir::onnx_to_krnl {

using onnx::DimExpr;
using onnx::DimExprContext;
using onnx::IndexedAccess;
using onnx::IndexedLoop;
using onnx::IndexedNest;
using onnx::IndexedStage;

namespace {

/// The values of an expression.
struct Range {
  DimExpr least, greatest;
};

/// Finds ranges of expressions over the loops of one stage.
class RangeFinder {
public:
  RangeFinder(const IndexedNest &nest, const IndexedStage &stage,
              DimExprContext &context)
      : nest(nest), context(context) {
    llvm::append_range(loops, nest.loops);
    llvm::append_range(loops, stage.loops);
  }

  /// Returns nullopt if the range is not known.
  std::optional<Range> find(AffineExpr expr);

  llvm::SmallVector<DimExpr> getExtents() const {
    return llvm::map_to_vector(
        loops, [](const IndexedLoop &loop) { return loop.extent; });
  }

private:
  std::optional<Range> findProduct(AffineBinaryOpExpr product);

  const IndexedNest &nest;
  DimExprContext &context;
  llvm::SmallVector<IndexedLoop> loops;
};

} // namespace

/// One factor has one value, whose sign is known.
std::optional<Range> RangeFinder::findProduct(AffineBinaryOpExpr product) {
  std::optional<Range> left = find(product.getLHS());
  std::optional<Range> right = find(product.getRHS());
  if (!left || !right)
    return std::nullopt;
  if (!(right->least == right->greatest))
    std::swap(left, right);
  const DimExpr factor = right->least;
  if (!(factor == right->greatest))
    return std::nullopt;
  const DimExpr a = context.mul(left->least, factor);
  const DimExpr b = context.mul(left->greatest, factor);
  if (context.getLowerBound(factor) >= 0)
    return Range{a, b};
  if (context.getUpperBound(factor) <= 0)
    return Range{b, a};
  return std::nullopt;
}

std::optional<Range> RangeFinder::find(AffineExpr expr) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
    const DimExpr value = context.getConstant(constant.getValue());
    return Range{value, value};
  }
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr)) {
    const DimExpr value = nest.symbols[symbol.getPosition()];
    return Range{value, value};
  }
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    // Dimensions after the loops are elements.
    if (dim.getPosition() >= loops.size())
      return std::nullopt;
    const IndexedLoop &loop = loops[dim.getPosition()];
    if (loop.lower || loop.upper)
      return std::nullopt;
    return Range{context.getConstant(0), context.add(loop.extent, -1)};
  }
  auto binary = cast<AffineBinaryOpExpr>(expr);
  if (expr.getKind() == AffineExprKind::Mul)
    return findProduct(binary);
  std::optional<Range> left = find(binary.getLHS());
  std::optional<Range> right = find(binary.getRHS());
  if (!left || !right)
    return std::nullopt;
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return Range{context.add(left->least, right->least),
                 context.add(left->greatest, right->greatest)};
  case AffineExprKind::Mod:
    return Range{context.getConstant(0), context.add(right->greatest, -1)};
  case AffineExprKind::FloorDiv:
    if (!(right->least == right->greatest))
      return std::nullopt;
    return Range{context.floorDiv(left->least, right->least),
                 context.floorDiv(left->greatest, right->least)};
  default:
    return std::nullopt;
  }
}

llvm::SmallVector<DimExpr> IndexBounds::getExprs() const {
  llvm::SmallVector<DimExpr> exprs = {least, greatest, size};
  llvm::append_range(exprs, extents);
  return exprs;
}

llvm::SmallVector<IndexBounds> findBounds(const onnx::IndexedOp &op,
                                          DimExprContext &context) {
  llvm::SmallVector<IndexBounds> result;
  auto add = [&](RangeFinder &finder, const IndexedAccess &access) {
    for (auto [expr, size] : llvm::zip(access.map.getResults(), access.shape)) {
      std::optional<Range> range = finder.find(expr);
      if (!range)
        continue;
      const DimExpr room = context.sub(context.add(size, -1), range->greatest);
      if (context.getLowerBound(range->least) < 0 ||
          context.getLowerBound(room) < 0)
        result.push_back(
            {range->least, range->greatest, size, finder.getExtents()});
    }
  };
  for (const IndexedNest &nest : op.nests)
    for (const IndexedStage &stage : nest.stages) {
      RangeFinder finder(nest, stage, context);
      for (const onnx::IndexedRead &read : stage.reads)
        add(finder, read);
      for (const IndexedAccess &write : stage.writes)
        add(finder, write);
    }
  return result;
}

} // namespace mlir::onnx_to_krnl
