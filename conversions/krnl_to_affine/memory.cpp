// SPDX-License-Identifier: Apache-2.0
//
// load, memcpy, memset, prefetch, store.
#include "conversions/krnl_to_affine/memory.h"

#include "conversions/krnl_to_affine/loop_builder.h"
#include "dialects/affine/affine.h"
#include "dialects/affine/expand.h"
#include "dialects/arith/arith.h"
#include "dialects/memref/memref.h"

using namespace mlir;
using namespace mlir::krnl_to_affine;

/// krnl.load m[i…] -> affine.load m[i…], or memref.load m[i…]
LogicalResult krnl_to_affine::lowerLoad(krnl::LoadOp op) {
  OpBuilder builder(op);
  Value value =
      createLoad(builder, op.getLoc(), op.getMemref(), op.getIndices());
  op.getResult().replaceAllUsesWith(value);
  op->erase();
  return success();
}

/// krnl.store x, m[i…] -> affine.store x, m[i…], or memref.store x, m[i…]
LogicalResult krnl_to_affine::lowerStore(krnl::StoreOp op) {
  OpBuilder builder(op);
  createStore(builder, op.getLoc(), op.getValue(), op.getMemref(),
              op.getIndices());
  op->erase();
  return success();
}

/// krnl.memset m, x -> for i… < sizes: m[i…] = x
LogicalResult krnl_to_affine::lowerMemset(krnl::MemsetOp op) {
  OpBuilder builder(op);
  const Location loc = op.getLoc();
  auto body = [&](ValueRange indices) {
    createStore(builder, loc, op.getValue(), op.getDest(), indices);
    return success();
  };
  if (failed(
          createNest(builder, loc, getSizes(builder, loc, op.getDest()), body)))
    return failure();
  op->erase();
  return success();
}

/// Returns the elements from `offset` on as a memref of rank 1.
static Value getLine(OpBuilder &builder, Location loc, Value memref,
                     Value offset, Value size) {
  const OpFoldResult one = builder.getIndexAttr(1), sizes = size;
  return memref::ReinterpretCastOp::create(
      builder, loc, memref, OpFoldResult(offset), ArrayRef<OpFoldResult>(sizes),
      ArrayRef<OpFoldResult>(one));
}

/// krnl.memcpy d, s, n, i, j -> for k < n: d[i + k] = s[j + k], row-major
LogicalResult krnl_to_affine::lowerMemcpy(krnl::MemcpyOp op) {
  OpBuilder builder(op);
  const Location loc = op.getLoc();
  Value size = arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                          op.getNumElems());
  Value to = getLine(builder, loc, op.getDest(), op.getDestOffset(), size);
  Value from = getLine(builder, loc, op.getSrc(), op.getSrcOffset(), size);
  auto body = [&](ValueRange indices) {
    Value value = createLoad(builder, loc, from, indices);
    createStore(builder, loc, value, to, indices);
    return success();
  };
  if (failed(createNest(builder, loc,
                        krnl::getLoopBound(size, builder.getContext()), body)))
    return failure();
  op->erase();
  return success();
}

/// krnl.prefetch m[map(i…)] -> affine.prefetch m[map(i…)], or memref.prefetch
LogicalResult krnl_to_affine::lowerPrefetch(krnl::PrefetchOp op) {
  OpBuilder builder(op);
  LoopBound place = {op.getMap(), SmallVector<Value, 2>(op.getIndices())};
  if (makeAffine(place, affine::getAffineScope(op))) {
    affine::AffinePrefetchOp::create(
        builder, op.getLoc(), op.getMemref(), ValueRange(place.operands),
        op.getIsWriteAttr(), op.getLocalityHintAttr(), op.getIsDataCacheAttr(),
        AffineMapAttr::get(place.map));
  } else {
    auto indices = affine::expandAffineMap(builder, op.getLoc(), op.getMap(),
                                           op.getIndices());
    if (!indices)
      return failure();
    memref::PrefetchOp::create(
        builder, op.getLoc(), op.getMemref(), ValueRange(*indices),
        op.getIsWriteAttr(), op.getLocalityHintAttr(), op.getIsDataCacheAttr());
  }
  op->erase();
  return success();
}
