// SPDX-License-Identifier: Apache-2.0
//
// The folder and canonicalization patterns of dim, and the folder of
// extract_strided_metadata.
#include "core/rewrite/pattern_set.h"
#include "dialects/memref/index_arithmetic.h"
#include "dialects/memref/memref.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::memref;

/// Returns the operand that is the size of a dynamic dimension of the op's
/// result, or null if there is none.
static Value getDynamicSize(Operation *op, MemRefType type, unsigned dim) {
  const unsigned number = type.getDynamicDimIndex(dim);
  if (auto alloc = dyn_cast_or_null<AllocOp>(op))
    return alloc.getDynamicSizes()[number];
  if (auto alloca = dyn_cast_or_null<AllocaOp>(op))
    return alloca.getDynamicSizes()[number];
  if (auto view = dyn_cast_or_null<ViewOp>(op))
    return view.getDynamicSizes()[number];
  auto subview = dyn_cast_or_null<SubViewOp>(op);
  if (!subview)
    return nullptr;
  const llvm::SmallBitVector dropped = subview.getDroppedDims();
  for (unsigned i = 0, kept = 0; i < dropped.size(); ++i)
    if (!dropped.test(i) && kept++ == dim)
      return dyn_cast<Value>(subview.getMixedSizes()[i]);
  return nullptr;
}

/// dim(m : memref<…x4x…>, c) -> 4
/// dim(alloc(n), c) -> n (also for alloca, view and subview)
/// dim(cast(m), c) -> dim(m, c)
OpFoldResult DimOp::fold(FoldAdaptor adaptor) {
  auto index = dyn_cast_if_present<IntegerAttr>(adaptor.getIndex());
  auto type = dyn_cast<MemRefType>(Value(getSource()).getType());
  // An index out of bounds is valid IR with undefined behavior.
  if (!index || !type || index.getValue().isNegative() ||
      index.getValue().uge(type.getRank()))
    return {};
  const unsigned dim = index.getInt();
  if (!type.isDynamicDim(dim))
    return Attribute(Builder(getContext()).getIndexAttr(type.getDimSize(dim)));
  if (Value size = getDynamicSize(getSource().getDefiningOp(), type, dim))
    return size;
  return succeeded(foldMemRefCast(*this)) ? Value(getResult()) : Value();
}

namespace {

/// dim(reshape(m, s), i) -> load s[i]
/// The load is after the reshape, before a later write to s.
/// Guard: i is defined before the reshape.
struct DimOfMemRefReshape final : OpRewritePattern<DimOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(DimOp dim,
                                PatternRewriter &rewriter) const override {
    auto reshape = dim.getSource().getDefiningOp<ReshapeOp>();
    if (!reshape || !isDefinedBefore(dim.getIndex(), dim, reshape))
      return failure();
    rewriter.setInsertionPointAfter(reshape);
    Value index = dim.getIndex();
    Value size = LoadOp::create(rewriter, dim.getLoc(),
                                Value(reshape.getShape()), ValueRange(index))
                     ->getResult(0);
    const Type type = dim->getResult(0).getType();
    if (size.getType() != type)
      size = arith::IndexCastOp::create(rewriter, dim.getLoc(), type, size)
                 ->getResult(0);
    rewriter.replaceOp(dim, size);
    return success();
  }

private:
  /// Returns whether the index is known to be defined before the reshape,
  /// without a dominance analysis.
  static bool isDefinedBefore(Value index, DimOp dim, ReshapeOp reshape) {
    if (index.getParentBlock() == reshape->getBlock()) {
      Operation *definition = index.getDefiningOp();
      return !definition || !reshape->isBeforeInBlock(definition);
    }
    return dim->getBlock() == reshape->getBlock() ||
           index.getParentRegion()->isProperAncestor(
               reshape->getParentRegion());
  }
};

} // namespace

void DimOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                        MLIRContext *context) {
  results.add<DimOfMemRefReshape>(context);
}

/// Replaces the uses of the values that have a constant. Returns whether a use
/// was replaced.
static bool replaceUses(OpBuilder &builder, Location location,
                        ValueRange values, ArrayRef<OpFoldResult> known) {
  bool changed = false;
  for (auto [value, constant] : llvm::zip_equal(values, known)) {
    auto attribute = dyn_cast<Attribute>(constant);
    if (value.use_empty() || !attribute)
      continue;
    value.replaceAllUsesWith(
        createIndex(builder, location, cast<IntegerAttr>(attribute).getInt()));
    changed = true;
  }
  return changed;
}

/// Results that are static in the type, or constant -> constants
/// extract_strided_metadata(cast(m)) -> extract_strided_metadata(m)
LogicalResult ExtractStridedMetadataOp::fold(FoldAdaptor,
                                             SmallVectorImpl<OpFoldResult> &) {
  OpBuilder builder(*this);
  const Location location = getLoc();
  bool changed = replaceUses(builder, location, ValueRange(Value(getOffset())),
                             getConstifiedMixedOffset());
  changed |=
      replaceUses(builder, location, getSizes(), getConstifiedMixedSizes());
  changed |=
      replaceUses(builder, location, getStrides(), getConstifiedMixedStrides());
  auto cast = getSource().getDefiningOp<CastOp>();
  if (cast && isa<MemRefType>(Value(cast.getSource()).getType())) {
    getSourceMutable().set(cast.getSource());
    changed = true;
  }
  return success(changed);
}
