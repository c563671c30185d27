// SPDX-License-Identifier: Apache-2.0
//
// matmul: loops over elements, or a tile of sums in registers.
#include "conversions/krnl_to_affine/loop_builder.h"
#include "conversions/krnl_to_affine/tiles.h"
#include "dialects/arith/arith.h"
#include "dialects/math/float_ops.h"
#include "dialects/scf/scf.h"
#include "dialects/vector/vector.h"

using namespace mlir;
using namespace mlir::krnl_to_affine;

namespace {

class MatMulLowering {
public:
  explicit MatMulLowering(krnl::MatMulOp op)
      : op(op), loc(op.getLoc()), builder(op) {}

  LogicalResult run();

private:
  Value add(Value a, Value b) {
    return arith::AddIOp::create(builder, loc, a, b);
  }
  Value addConstant(Value a, int64_t number) {
    return number == 0
               ? a
               : add(a, arith::ConstantIndexOp::create(builder, loc, number));
  }
  Value subtract(Value a, Value b) {
    return arith::SubIOp::create(builder, loc, a, b);
  }
  /// Returns the indices of an element, which is `row` and `column` after the
  /// start of the tile. `starts` are those of its memref.
  SmallVector<Value> getPlace(ValueRange starts, Value rowStart,
                              Value columnStart, Value row, Value column);
  Value multiplyAndAdd(Value a, Value b, Value sum);
  LoopBound getExtent(unsigned dim);
  Value getRest(unsigned dim);
  LogicalResult lowerElements();
  LogicalResult lowerVectors(int64_t lanes);
  int64_t getSize(unsigned dim) {
    const ArrayAttr sizes = op.getComputeTileSizeAttr();
    return sizes ? cast<IntegerAttr>(sizes[dim]).getInt() : 0;
  }

  krnl::MatMulOp op;
  Location loc;
  OpBuilder builder;
};

} // namespace

SmallVector<Value> MatMulLowering::getPlace(ValueRange starts, Value rowStart,
                                            Value columnStart, Value row,
                                            Value column) {
  SmallVector<Value> place(starts);
  Value &rowPlace = place[place.size() - 2];
  Value &columnPlace = place.back();
  rowPlace = add(subtract(rowStart, rowPlace), row);
  columnPlace = add(subtract(columnStart, columnPlace), column);
  return place;
}

Value MatMulLowering::multiplyAndAdd(Value a, Value b, Value sum) {
  if (isa<FloatType>(getElementTypeOrSelf(sum.getType())))
    return math::FmaOp::create(builder, loc, a, b, sum);
  Value product = arith::MulIOp::create(builder, loc, a, b);
  return arith::AddIOp::create(builder, loc, sum, product);
}

/// Returns the distance of the start of the tile to the end of the matrix.
Value MatMulLowering::getRest(unsigned dim) {
  Value starts[] = {op.getIGlobalIndexComputeStart(),
                    op.getJGlobalIndexComputeStart(),
                    op.getKGlobalIndexComputeStart()};
  Value ends[] = {op.getIGlobalUB(), op.getJGlobalUB(), op.getKGlobalUB()};
  return subtract(ends[dim], starts[dim]);
}

/// Returns the number of iterations: the size of the tile, unless the matrix
/// ends before.
LoopBound MatMulLowering::getExtent(unsigned dim) {
  MLIRContext *context = builder.getContext();
  SmallVector<AffineExpr> limits = {getAffineSymbolExpr(0, context)};
  if (const int64_t size = getSize(dim))
    limits.push_back(getAffineConstantExpr(size, context));
  LoopBound extent;
  extent.operands = {getRest(dim)};
  // Without sizes, the tile is what the memrefs hold.
  if (!op.getComputeTileSizeAttr()) {
    Value memref = dim == 2 ? op.getA() : op.getC();
    const unsigned fromEnd = dim == 0 ? 2 : 1;
    const ArrayAttr tile =
        dim == 2 ? op.getATileSizeAttr() : op.getCTileSizeAttr();
    const int64_t rank = cast<MemRefType>(memref.getType()).getRank();
    if (tile) {
      limits.push_back(getAffineConstantExpr(
          cast<IntegerAttr>(tile[2 - fromEnd]).getInt(), context));
    } else {
      const LoopBound size = getSizes(builder, loc, memref)[rank - fromEnd];
      limits.push_back(
          size.map.getResult(0).shiftSymbols(size.map.getNumSymbols(), 1));
      llvm::append_range(extent.operands, size.operands);
    }
  }
  extent.map = AffineMap::get(0, extent.operands.size(), limits, context);
  return extent;
}

/// for i, j: s = c[i, j]; for k: s += a[i, k] * b[k, j]; c[i, j] = s
LogicalResult MatMulLowering::lowerElements() {
  Value i0 = op.getIGlobalIndexComputeStart(),
        j0 = op.getJGlobalIndexComputeStart(),
        k0 = op.getKGlobalIndexComputeStart();
  const LoopBound depth = getExtent(2);
  auto body = [&](ValueRange ij) -> LogicalResult {
    const SmallVector<Value> place =
        getPlace(op.getCGlobalIndexMemStart(), i0, j0, ij[0], ij[1]);
    Value start = createLoad(builder, loc, op.getC(), place);
    auto accumulate = [&](ValueRange k,
                          ValueRange sum) -> FailureOr<SmallVector<Value>> {
      Value a = createLoad(
          builder, loc, op.getA(),
          getPlace(op.getAGlobalIndexMemStart(), i0, k0, ij[0], k[0]));
      Value b = createLoad(
          builder, loc, op.getB(),
          getPlace(op.getBGlobalIndexMemStart(), k0, j0, k[0], ij[1]));
      return SmallVector<Value>{multiplyAndAdd(a, b, sum[0])};
    };
    FailureOr<SmallVector<Value>> sum =
        createNest(builder, loc, depth, ValueRange(start), accumulate);
    if (failed(sum))
      return failure();
    createStore(builder, loc, sum->front(), op.getC(), place);
    return success();
  };
  return createNest(builder, loc, {getExtent(0), getExtent(1)}, body);
}

/// The sums of a complete tile, in rows of vectors, are carried by the loop
/// over the products.
LogicalResult MatMulLowering::lowerVectors(int64_t lanes) {
  const int64_t numRows = getSize(0), numColumns = getSize(1) / lanes;
  Value i0 = op.getIGlobalIndexComputeStart(),
        j0 = op.getJGlobalIndexComputeStart(),
        k0 = op.getKGlobalIndexComputeStart();
  const auto type = VectorType::get(
      {lanes}, cast<MemRefType>(op.getC().getType()).getElementType());
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  auto getPlaceInRow = [&](SmallVector<Value> place, int64_t row,
                           int64_t column) {
    place[place.size() - 2] = addConstant(place[place.size() - 2], row);
    place.back() = addConstant(place.back(), column * lanes);
    return place;
  };
  const SmallVector<Value> corner =
      getPlace(op.getCGlobalIndexMemStart(), i0, j0, zero, zero);
  SmallVector<Value> sums;
  for (int64_t row = 0; row < numRows; ++row)
    for (int64_t column = 0; column < numColumns; ++column)
      sums.push_back(vector::LoadOp::create(
          builder, loc, type, op.getC(), getPlaceInRow(corner, row, column)));

  auto accumulate = [&](ValueRange k,
                        ValueRange carried) -> FailureOr<SmallVector<Value>> {
    SmallVector<Value> next(carried), columns;
    const SmallVector<Value> b =
        getPlace(op.getBGlobalIndexMemStart(), k0, j0, k[0], zero);
    const SmallVector<Value> a =
        getPlace(op.getAGlobalIndexMemStart(), i0, k0, zero, k[0]);
    for (int64_t column = 0; column < numColumns; ++column)
      columns.push_back(vector::LoadOp::create(builder, loc, type, op.getB(),
                                               getPlaceInRow(b, 0, column)));
    for (int64_t row = 0; row < numRows; ++row) {
      Value element =
          createLoad(builder, loc, op.getA(), getPlaceInRow(a, row, 0));
      Value factor = vector::BroadcastOp::create(builder, loc, type, element);
      for (int64_t column = 0; column < numColumns; ++column) {
        Value &sum = next[row * numColumns + column];
        sum = multiplyAndAdd(factor, columns[column], sum);
      }
    }
    return next;
  };
  FailureOr<SmallVector<Value>> results =
      createNest(builder, loc, getExtent(2), sums, accumulate);
  if (failed(results))
    return failure();
  for (int64_t row = 0; row < numRows; ++row)
    for (int64_t column = 0; column < numColumns; ++column)
      vector::StoreOp::create(builder, loc,
                              (*results)[row * numColumns + column], op.getC(),
                              getPlaceInRow(corner, row, column));
  return success();
}

LogicalResult MatMulLowering::run() {
  if (!op.getLanes() || !op.getSimdize()) {
    if (failed(lowerElements()))
      return failure();
    op->erase();
    return success();
  }
  Value isComplete;
  for (unsigned dim : {0u, 1u}) {
    Value size = arith::ConstantIndexOp::create(builder, loc, getSize(dim));
    Value fits = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sge,
                                       getRest(dim), size);
    isComplete =
        isComplete
            ? Value(arith::AndIOp::create(builder, loc, isComplete, fits))
            : fits;
  }
  auto choice = scf::IfOp::create(builder, loc, TypeRange(), isComplete,
                                  /*withElseRegion=*/true);
  builder.setInsertionPointToStart(&choice.getThenRegion().front());
  if (failed(lowerVectors(op.getLanesAttr().getInt())))
    return failure();
  builder.setInsertionPointToStart(&choice.getElseRegion().front());
  if (failed(lowerElements()))
    return failure();
  op->erase();
  return success();
}

LogicalResult krnl_to_affine::lowerMatMul(krnl::MatMulOp op) {
  return MatMulLowering(op).run();
}
