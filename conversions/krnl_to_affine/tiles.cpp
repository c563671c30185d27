// SPDX-License-Identifier: Apache-2.0
//
// copy_from_tile_buffer, copy_to_tile_buffer.
#include "conversions/krnl_to_affine/tiles.h"

#include "conversions/krnl_to_affine/loop_builder.h"
#include "dialects/arith/arith.h"
#include "dialects/scf/scf.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::krnl_to_affine;

namespace {

/// The part of a memref that a buffer holds.
class Tile {
public:
  /// `isTransposed`: the last two dimensions are in the other order.
  Tile(OpBuilder &builder, Location loc, Value buffer, Value memory,
       ValueRange starts, ArrayAttr tileSize, bool isTransposed)
      : builder(builder), loc(loc), starts(starts),
        buffer(cast<MemRefType>(buffer.getType())),
        numFixed(starts.size() - this->buffer.getRank()),
        isTransposed(isTransposed),
        memorySizes(getSizes(builder, loc, memory)) {
    for (auto [i, size] : llvm::enumerate(this->buffer.getShape()))
      tile.push_back(tileSize ? cast<IntegerAttr>(tileSize[i]).getInt() : size);
  }

  /// Returns bounds of the elements that the memory has: the least of the
  /// tile's size and the distance from the start to the end.
  SmallVector<LoopBound> getCounts() {
    SmallVector<LoopBound> counts;
    for (size_t dim = 0; dim < tile.size(); ++dim)
      counts.push_back(getBound(dim, {tile[dim]}, 1));
    return counts;
  }

  /// Returns bounds of the elements and the padding after them.
  SmallVector<LoopBound> getPaddedCounts(ArrayAttr padToNext) {
    SmallVector<LoopBound> counts;
    for (size_t dim = 0; dim < tile.size(); ++dim) {
      const int64_t pad = cast<IntegerAttr>(padToNext[dim]).getInt();
      counts.push_back(
          getBound(dim,
                   {static_cast<int64_t>(llvm::alignTo(tile[dim], pad)),
                    buffer.getDimSize(dim)},
                   pad));
    }
    return counts;
  }

  /// Returns the indices in the memory of an element of the buffer.
  SmallVector<Value> getPlace(ValueRange indices) {
    SmallVector<Value> place(starts);
    for (auto [dim, index] : llvm::enumerate(indices)) {
      Value &at = place[getMemoryDim(dim)];
      at = arith::AddIOp::create(builder, loc, at, index);
    }
    return place;
  }

private:
  size_t getMemoryDim(size_t dim) const {
    const size_t rank = tile.size();
    if (isTransposed && dim + 2 >= rank)
      dim = dim + 1 == rank ? rank - 2 : rank - 1;
    return numFixed + dim;
  }

  /// Returns min(limits…, roundUp(size - start, pad)).
  LoopBound getBound(size_t dim, ArrayRef<int64_t> limits, int64_t pad) {
    MLIRContext *context = builder.getContext();
    const size_t at = getMemoryDim(dim);
    const LoopBound &size = memorySizes[at];
    const unsigned numSymbols = size.map.getNumSymbols();
    AffineExpr rest =
        size.map.getResult(0) - getAffineSymbolExpr(numSymbols, context);
    SmallVector<AffineExpr> results;
    for (int64_t limit : limits)
      results.push_back(getAffineConstantExpr(limit, context));
    results.push_back(pad == 1 ? rest : rest.ceilDiv(pad) * pad);
    LoopBound bound;
    bound.map = AffineMap::get(0, numSymbols + 1, results, context);
    bound.operands = size.operands;
    bound.operands.push_back(starts[at]);
    return bound;
  }

  OpBuilder &builder;
  Location loc;
  ValueRange starts;
  MemRefType buffer;
  size_t numFixed;
  bool isTransposed;
  SmallVector<LoopBound> memorySizes;
  SmallVector<int64_t> tile;
};

} // namespace

/// copy_from_tile_buffer b, m[s…] -> for i… in the tile: m[s + i…] = b[i…]
LogicalResult
krnl_to_affine::lowerCopyFromTileBuffer(krnl::CopyFromTileBufferOp op) {
  OpBuilder builder(op);
  const Location loc = op.getLoc();
  Tile tile(builder, loc, op.getBuffer(), op.getDest(), op.getStarts(),
            op.getTileSizeAttr(), /*isTransposed=*/false);
  auto body = [&](ValueRange indices) {
    Value element = createLoad(builder, loc, op.getBuffer(), indices);
    createStore(builder, loc, element, op.getDest(), tile.getPlace(indices));
    return success();
  };
  if (failed(createNest(builder, loc, tile.getCounts(), body)))
    return failure();
  op->erase();
  return success();
}

/// Stores the padding: elements for which an index is not less than its count.
static LogicalResult pad(OpBuilder &builder, krnl::CopyToTileBufferOp op,
                         Tile &tile) {
  const Location loc = op.getLoc();
  SmallVector<Value> counts;
  for (const LoopBound &count : tile.getCounts()) {
    Value least;
    for (unsigned i = 0; i < count.map.getNumResults(); ++i) {
      FailureOr<Value> value =
          createApply(builder, loc, {count.map.getSubMap({i}), count.operands});
      if (failed(value))
        return failure();
      least = least ? Value(arith::MinSIOp::create(builder, loc, least, *value))
                    : *value;
    }
    counts.push_back(least);
  }
  auto body = [&](ValueRange indices) {
    Value isOutside;
    for (auto [index, count] : llvm::zip(indices, counts)) {
      Value isAfter = arith::CmpIOp::create(
          builder, loc, arith::CmpIPredicate::sge, index, count);
      isOutside =
          isOutside
              ? Value(arith::OrIOp::create(builder, loc, isOutside, isAfter))
              : isAfter;
    }
    if (!isOutside)
      return success();
    auto choice = scf::IfOp::create(builder, loc, TypeRange(), isOutside,
                                    /*withElseRegion=*/false);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&choice.getThenRegion().front());
    createStore(builder, loc, op.getPadValue(), op.getBuffer(), indices);
    return success();
  };
  return createNest(builder, loc, tile.getPaddedCounts(op.getPadToNextAttr()),
                    body);
}

/// copy_to_tile_buffer b, m[s…], x -> for i… in the tile: b[i…] = m[s + i…];
/// for i… in the padding: b[i…] = x
LogicalResult
krnl_to_affine::lowerCopyToTileBuffer(krnl::CopyToTileBufferOp op) {
  OpBuilder builder(op);
  const Location loc = op.getLoc();
  Tile tile(builder, loc, op.getBuffer(), op.getSource(), op.getStarts(),
            op.getTileSizeAttr(), op.getTranspose());
  auto body = [&](ValueRange indices) {
    Value element =
        createLoad(builder, loc, op.getSource(), tile.getPlace(indices));
    createStore(builder, loc, element, op.getBuffer(), indices);
    return success();
  };
  if (failed(createNest(builder, loc, tile.getCounts(), body)))
    return failure();
  if (op.getPadToNextAttr() && failed(pad(builder, op, tile)))
    return failure();
  op->erase();
  return success();
}
