// SPDX-License-Identifier: Apache-2.0
#include <limits>

#include "core/presburger/flat_linear_constraints.h"
#include "dialects/affine/affine.h"
#include "dialects/affine/memref_utils.h"
#include "dialects/arith/arith.h"

using namespace mlir;
using namespace mlir::affine;
using presburger::BoundType;

namespace {

/// Two results of a map, given by index, that are the quotient and the
/// remainder of one division by a constant.
struct Tile {
  unsigned floordiv, mod;
};

} // namespace

/// Returns true if `result` is `dividend mod divisor` of the division.
static bool isModulo(AffineExpr result, AffineBinaryOpExpr division) {
  auto modulo = dyn_cast<AffineBinaryOpExpr>(result);
  return modulo && modulo.getKind() == AffineExprKind::Mod &&
         modulo.getLHS() == division.getLHS() &&
         modulo.getRHS() == division.getRHS();
}

/// Returns true if `expr` contains `part`.
static bool contains(AffineExpr expr, AffineExpr part) {
  return expr
      .walk([&](AffineExpr each) {
        return each == part ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Returns the tiles of a map. There are none if a dividend also occurs
/// elsewhere.
static SmallVector<Tile> getTiles(AffineMap map) {
  SmallVector<Tile> tiles;
  for (auto [floordiv, expr] : llvm::enumerate(map.getResults())) {
    auto division = dyn_cast<AffineBinaryOpExpr>(expr);
    if (!division || division.getKind() != AffineExprKind::FloorDiv ||
        !isa<AffineConstantExpr>(division.getRHS()))
      continue;
    bool found = false;
    for (auto [mod, other] : llvm::enumerate(map.getResults())) {
      if (mod == floordiv || !contains(other, division.getLHS()))
        continue;
      if (found || !isModulo(other, division))
        return {};
      tiles.push_back({unsigned(floordiv), unsigned(mod)});
      found = true;
    }
  }
  return tiles;
}

/// Returns the constraints on the indices of the new shape. Their dimensions
/// precede those of the type and equal the results of its layout. Dynamic sizes
/// add no bounds.
static FailureOr<FlatLinearConstraints> getNewIndexSpace(MemRefType type,
                                                         AffineMap layout) {
  const unsigned newRank = layout.getNumResults();
  FlatLinearConstraints space(newRank + type.getRank(), layout.getNumSymbols());
  for (auto [dim, size] : llvm::enumerate(type.getShape())) {
    if (ShapedType::isDynamic(size))
      continue;
    space.addBound(BoundType::LB, newRank + dim, 0);
    space.addBound(BoundType::UB, newRank + dim, size - 1);
  }
  const AffineMap shifted = layout.shiftDims(newRank);
  for (unsigned result = 0; result < newRank; ++result)
    if (failed(space.addBound(BoundType::EQ, result,
                              shifted.getSubMap({result}),
                              /*isClosedBound=*/true)))
      return failure();
  space.projectOut(newRank, type.getRank() + layout.getNumSymbols());
  return space;
}

/// Returns true if the result depends on a dimension with a dynamic size.
static bool isDynamicResult(AffineExpr result, ArrayRef<int64_t> shape) {
  for (auto [dim, size] : llvm::enumerate(shape))
    if (ShapedType::isDynamic(size) && result.isFunctionOfDim(dim))
      return true;
  return false;
}

MemRefType mlir::affine::normalizeMemRefType(MemRefType memrefType) {
  const ArrayRef<int64_t> shape = memrefType.getShape();
  if (shape.empty() || memrefType.getLayout().isIdentity() ||
      llvm::is_contained(shape, 0))
    return memrefType;
  const AffineMap layout = memrefType.getLayout().getAffineMap();
  if (!memrefType.hasStaticShape() &&
      (layout.getNumSymbols() || getTiles(layout).empty()))
    return memrefType;
  const FailureOr<FlatLinearConstraints> space =
      getNewIndexSpace(memrefType, layout);
  if (failed(space))
    return memrefType;

  SmallVector<int64_t> newShape;
  for (auto [dim, result] : llvm::enumerate(layout.getResults())) {
    if (isDynamicResult(result, shape)) {
      newShape.push_back(ShapedType::kDynamic);
      continue;
    }
    const std::optional<int64_t> bound =
        space->getConstantBound64(BoundType::UB, dim);
    if (!bound || *bound < 0 || *bound == std::numeric_limits<int64_t>::max())
      return memrefType;
    newShape.push_back(*bound + 1);
  }
  return MemRefType::get(newShape, memrefType.getElementType(),
                         MemRefLayoutAttrInterface(),
                         memrefType.getMemorySpace());
}

/// Returns the size of the dimension of a tile result, given the sizes of the
/// old dimensions: x floordiv c -> x ceildiv c, x mod c -> c.
static AffineExpr getSizeExpr(AffineMap layout, unsigned result,
                              ArrayRef<Tile> tiles) {
  const AffineExpr expr = layout.getResult(result);
  AffineExpr size = expr;
  for (const Tile &tile : tiles) {
    auto division = dyn_cast<AffineBinaryOpExpr>(expr);
    if (tile.floordiv == result)
      size = division.getLHS().ceilDiv(division.getRHS());
    else if (tile.mod == result)
      size = division.getRHS();
  }
  return size;
}

/// Creates the dynamic sizes of the new type from the sizes of the old one.
template <typename AllocLikeOp>
static SmallVector<Value> createNewDynamicSizes(OpBuilder &b, AllocLikeOp op,
                                                MemRefType newType) {
  const MemRefType type = op.getType();
  SmallVector<Value> sizes;
  auto dynamicSize = op.getDynamicSizes().begin();
  for (int64_t size : type.getShape()) {
    if (ShapedType::isDynamic(size))
      sizes.push_back(*dynamicSize++);
    else
      sizes.push_back(arith::ConstantIndexOp::create(b, op.getLoc(), size));
  }
  const AffineMap layout = type.getLayout().getAffineMap();
  const SmallVector<Tile> tiles = getTiles(layout);
  SmallVector<Value> newSizes;
  for (unsigned dim = 0; dim < layout.getNumResults(); ++dim)
    if (newType.isDynamicDim(dim))
      newSizes.push_back(
          AffineApplyOp::create(b, op.getLoc(),
                                AffineMap::get(layout.getNumDims(), 0,
                                               getSizeExpr(layout, dim, tiles)),
                                sizes));
  return newSizes;
}

template <typename AllocLikeOp>
LogicalResult mlir::affine::normalizeMemRef(AllocLikeOp op) {
  const MemRefType type = op.getType();
  const MemRefType newType = normalizeMemRefType(type);
  if (newType == type)
    return failure();
  OpBuilder b(op);
  SmallVector<Value> sizes;
  if (!newType.hasStaticShape())
    sizes = createNewDynamicSizes(b, op, newType);
  AllocLikeOp newOp = AllocLikeOp::create(b, op.getLoc(), newType, sizes,
                                          op.getAlignmentAttr());
  if (failed(replaceAllMemRefUsesWith(
          op.getMemref(), newOp.getMemref(), /*extraIndices=*/{},
          type.getLayout().getAffineMap(), /*extraOperands=*/{},
          SmallVector<Value>(op.getSymbolOperands()),
          /*userFilterFn=*/nullptr, /*allowNonDereferencingOps=*/true))) {
    newOp->erase();
    return failure();
  }
  // The remaining users are deallocations.
  op->replaceAllUsesWith(newOp);
  op->erase();
  return success();
}

template LogicalResult
mlir::affine::normalizeMemRef<memref::AllocaOp>(memref::AllocaOp op);
template LogicalResult
mlir::affine::normalizeMemRef<memref::AllocOp>(memref::AllocOp op);

LogicalResult mlir::affine::normalizeMemRef(memref::ReinterpretCastOp op) {
  const MemRefType type = op.getType();
  const AffineMap layout = type.getLayout().getAffineMap();
  if (layout.isIdentity())
    return success();
  const MemRefType newType = normalizeMemRefType(type);
  if (newType == type || !newType.hasStaticShape() || layout.getNumSymbols())
    return failure();
  OpBuilder b(op);
  // Map the last index of each dimension to get the new sizes.
  for (int64_t size : type.getShape())
    arith::ConstantIndexOp::create(b, op.getLoc(), size - 1);
  const SmallVector<int64_t> strides(newType.getRank(), 1);
  auto newOp = memref::ReinterpretCastOp::create(b, op.getLoc(), newType,
                                                 op.getSource(), /*offset=*/0,
                                                 newType.getShape(), strides);
  if (failed(replaceAllMemRefUsesWith(
          op.getResult(), newOp.getResult(), /*extraIndices=*/{}, layout,
          /*extraOperands=*/{}, /*symbolOperands=*/{},
          /*userFilterFn=*/nullptr, /*allowNonDereferencingOps=*/true))) {
    newOp->erase();
    return failure();
  }
  op->replaceAllUsesWith(newOp);
  op->erase();
  return success();
}
