// SPDX-License-Identifier: Apache-2.0
#include "dialects/tensor/tiling.h"

#include "core/interfaces/infer_type.h"
#include "core/interfaces/static_values.h"
#include "core/ir/context/registry.h"
#include "core/ir/structure/ir_mapping.h"
#include "dialects/affine/affine.h"
#include "dialects/arith/arith.h"
#include "dialects/scf/scf.h"

using namespace mlir;
using namespace mlir::tensor;

namespace {

/// Folded arithmetic on sizes.
class IndexMath {
public:
  IndexMath(OpBuilder &b, Location loc) : b(b), loc(loc) {
    bindDims(b.getContext(), lhs, rhs);
  }

  OpFoldResult add(OpFoldResult x, OpFoldResult y) {
    return apply(lhs + rhs, x, y);
  }
  OpFoldResult sub(OpFoldResult x, OpFoldResult y) {
    return apply(lhs - rhs, x, y);
  }
  OpFoldResult min(OpFoldResult x, OpFoldResult y) {
    return affine::makeComposedFoldedAffineMin(b, loc, getBoth(), {x, y});
  }
  OpFoldResult max(OpFoldResult x, OpFoldResult y) {
    return affine::makeComposedFoldedAffineMax(b, loc, getBoth(), {x, y});
  }

private:
  OpFoldResult apply(AffineExpr expr, OpFoldResult x, OpFoldResult y) {
    return affine::makeComposedFoldedAffineApply(
        b, loc, AffineMap::get(2, 0, expr), {x, y});
  }
  AffineMap getBoth() const {
    return AffineMap::getMultiDimIdentityMap(2, b.getContext());
  }

  OpBuilder &b;
  Location loc;
  AffineExpr lhs, rhs;
};

/// A tile of a pad, as a slice of the padded tensor and the padding of that
/// slice.
struct PadTile {
  SmallVector<OpFoldResult> offsets, sizes, low, high;
  /// True if the slice is known to be empty. Otherwise `isEmptyValue` is the
  /// run-time condition; it is null if the slice is known not to be empty.
  bool isEmpty = false;
  Value isEmptyValue;
};

} // namespace

/// Adds one dimension of a tile. With p = tile offset - low and n the size of
/// the padded tensor, the slice is [min(max(p, 0), n), min(max(p + length, 0),
/// n)). The low padding is max(-p, 0), and the high padding is the rest of the
/// length.
static void addDimension(OpBuilder &b, PadOp padOp, unsigned dim,
                         OpFoldResult offset, OpFoldResult length,
                         PadTile &tile) {
  const Location loc = padOp.getLoc();
  const OpFoldResult zero = b.getIndexAttr(0);
  const OpFoldResult low = padOp.getMixedLowPad()[dim];
  const bool hasLow = !isZeroInteger(low);
  const bool hasHigh = !isZeroInteger(padOp.getMixedHighPad()[dim]);
  if (!hasLow && !hasHigh) {
    tile.offsets.push_back(offset);
    tile.sizes.push_back(length);
    tile.low.push_back(zero);
    tile.high.push_back(zero);
    return;
  }

  IndexMath math(b, loc);
  const OpFoldResult size = getMixedSize(b, loc, padOp.getSource(), dim);
  const OpFoldResult newLow =
      hasLow ? math.max(zero, math.sub(low, offset)) : zero;
  const OpFoldResult begin =
      hasLow ? math.min(math.max(math.sub(offset, low), zero), size)
             : math.min(offset, size);
  const OpFoldResult end =
      hasLow ? math.min(math.max(math.add(math.sub(offset, low), length), zero),
                        size)
             : math.min(math.add(offset, length), size);
  const OpFoldResult newLength = math.sub(end, begin);
  tile.low.push_back(newLow);
  tile.offsets.push_back(begin);
  tile.sizes.push_back(newLength);
  if (isZeroInteger(newLength)) {
    tile.isEmpty = true;
  } else if (!tile.isEmpty && isa<Value>(newLength)) {
    const Value isEmpty = arith::CmpIOp::create(
        b, loc, arith::CmpIPredicate::eq, cast<Value>(newLength),
        getValueOrCreateConstantIndexOp(b, loc, zero));
    tile.isEmptyValue =
        tile.isEmptyValue
            ? Value(arith::OrIOp::create(b, loc, isEmpty, tile.isEmptyValue))
            : isEmpty;
  }
  tile.high.push_back(hasHigh ? math.sub(math.sub(length, newLength), newLow)
                              : zero);
}

static Value castTo(OpBuilder &b, Location loc, Type type, Value value) {
  return value.getType() == type ? value
                                 : Value(CastOp::create(b, loc, type, value));
}

/// Creates a tile that consists of padding only.
static Operation *createPadding(OpBuilder &b, Location loc,
                                RankedTensorType type, ValueRange dynamicSizes,
                                Value padding) {
  return GenerateOp::create(
      b, loc, type, dynamicSizes,
      [&](OpBuilder &builder, Location bodyLoc, ValueRange) {
        YieldOp::create(builder, bodyLoc, padding);
      });
}

/// Creates the tile as a pad of a slice. Returns the pad and the slice.
static std::pair<PadOp, Operation *> createPadOfSlice(OpBuilder &b, PadOp padOp,
                                                      const PadTile &tile) {
  const Location loc = padOp.getLoc();
  const SmallVector<OpFoldResult> strides(tile.sizes.size(), b.getIndexAttr(1));
  auto slice = ExtractSliceOp::create(b, loc, padOp.getSource(), tile.offsets,
                                      tile.sizes, strides);
  auto pad = PadOp::create(b, loc, Type(), slice, tile.low, tile.high,
                           padOp.getNofold());
  IRMapping mapping;
  padOp.getRegion().cloneInto(&pad.getRegion(), mapping);
  return {pad, slice};
}

FailureOr<TilingResult> mlir::tensor::bubbleUpPadSlice(
    OpBuilder &b, PadOp padOp, ArrayRef<OpFoldResult> offsets,
    ArrayRef<OpFoldResult> sizes, bool generateZeroSliceGuard) {
  const Value padding = padOp.getConstantPaddingValue();
  if (!padding)
    return failure();
  const Location loc = padOp.getLoc();
  PadTile tile;
  for (auto [dim, offset] : llvm::enumerate(offsets))
    addDimension(b, padOp, dim, offset, sizes[dim], tile);

  const auto [shape, dynamicSizes] = decomposeMixedValues(sizes);
  const auto type =
      RankedTensorType::get(shape, padOp.getResultType().getElementType());
  if (tile.isEmpty) {
    Operation *generate = createPadding(b, loc, type, dynamicSizes, padding);
    return TilingResult{{generate}, {generate->getResult(0)}, {}};
  }
  if (!generateZeroSliceGuard || !tile.isEmptyValue) {
    auto [pad, slice] = createPadOfSlice(b, padOp, tile);
    return TilingResult{
        {pad}, {castTo(b, loc, type, pad.getResult())}, {slice}};
  }
  const Value guard = tile.isEmptyValue;
  const ArrayRef<Value> generated = dynamicSizes;
  Operation *pad = nullptr, *slice = nullptr;
  auto ifOp = scf::IfOp::create(
      b, loc, guard,
      [&](OpBuilder &builder, Location bodyLoc) {
        scf::YieldOp::create(
            builder, bodyLoc,
            createPadding(builder, loc, type, generated, padding)
                ->getResults());
      },
      [&](OpBuilder &builder, Location bodyLoc) {
        std::tie(pad, slice) = createPadOfSlice(builder, padOp, tile);
        scf::YieldOp::create(builder, bodyLoc,
                             castTo(builder, loc, type, pad->getResult(0)));
      });
  return TilingResult{{pad}, SmallVector<Value>(ifOp->getResults()), {slice}};
}

namespace {

/// The iteration domain is the result. Elements are independent.
struct PadTiling : TilingInterface::ExternalModel<PadTiling, PadOp> {
  SmallVector<utils::IteratorType> getLoopIteratorTypes(Operation *op) const {
    return SmallVector<utils::IteratorType>(
        cast<PadOp>(op).getResultType().getRank(),
        utils::IteratorType::parallel);
  }

  SmallVector<Range> getIterationDomain(Operation *op, OpBuilder &b) const {
    ReifiedRankedShapedTypeDims shapes;
    (void)reifyResultShapes(b, op, shapes);
    SmallVector<Range> domain;
    for (OpFoldResult size : shapes.front())
      domain.push_back({b.getIndexAttr(0), size, b.getIndexAttr(1)});
    return domain;
  }

  FailureOr<TilingResult>
  getTiledImplementation(Operation *op, OpBuilder &b,
                         ArrayRef<OpFoldResult> offsets,
                         ArrayRef<OpFoldResult> sizes) const {
    return bubbleUpPadSlice(b, cast<PadOp>(op), offsets, sizes);
  }

  LogicalResult getResultTilePosition(
      Operation *, OpBuilder &, unsigned, ArrayRef<OpFoldResult> offsets,
      ArrayRef<OpFoldResult> sizes, SmallVector<OpFoldResult> &resultOffsets,
      SmallVector<OpFoldResult> &resultSizes) const {
    resultOffsets.assign(offsets.begin(), offsets.end());
    resultSizes.assign(sizes.begin(), sizes.end());
    return success();
  }

  LogicalResult getIterationDomainTileFromResultTile(
      Operation *, OpBuilder &, unsigned, ArrayRef<OpFoldResult> offsets,
      ArrayRef<OpFoldResult> sizes,
      SmallVectorImpl<OpFoldResult> &iterDomainOffsets,
      SmallVectorImpl<OpFoldResult> &iterDomainSizes) const {
    iterDomainOffsets.assign(offsets.begin(), offsets.end());
    iterDomainSizes.assign(sizes.begin(), sizes.end());
    return success();
  }

  FailureOr<TilingResult>
  generateResultTileValue(Operation *op, OpBuilder &b, unsigned,
                          ArrayRef<OpFoldResult> offsets,
                          ArrayRef<OpFoldResult> sizes) const {
    return getTiledImplementation(op, b, offsets, sizes);
  }
};

} // namespace

void mlir::tensor::registerTilingInterfaceExternalModels(Registry &registry) {
  registry.getDialects().addExtension(
      {TensorDialect::descriptor.name}, [](MLIRContext *context) {
        context->loadDialect<affine::AffineDialect, arith::ArithDialect,
                             scf::SCFDialect>();
        OperationName(PadOp::getOperationName(), context)
            .attachInterface(
                {TilingInterface::getInterfaceID(), &PadTiling::table});
      });
}
