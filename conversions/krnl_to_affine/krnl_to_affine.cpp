// SPDX-License-Identifier: Apache-2.0
#include "conversions/krnl_to_affine/krnl_to_affine.h"

#include "conversions/krnl_to_affine/memory.h"
#include "conversions/krnl_to_affine/nests.h"
#include "conversions/krnl_to_affine/tiles.h"
#include "dialects/affine/affine.h"
#include "dialects/arith/arith.h"
#include "dialects/math/dialect.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf.h"
#include "dialects/vector/vector.h"

namespace mlir {

#define GEN_PASS_DEF_CONVERTKRNLTOAFFINEPASS
#include "conversions/krnl_to_affine/krnl_to_affine_pass.h.inc"

namespace {

using namespace krnl_to_affine;

struct ConvertKrnlToAffine
    : impl::ConvertKrnlToAffinePassBase<ConvertKrnlToAffine> {
  using ConvertKrnlToAffinePassBase::ConvertKrnlToAffinePassBase;

  void runOnOperation() override {
    SmallVector<UnrolledLoop> unrolled;
    if (failed(lowerNests(getOperation(), unrolled)))
      return signalPassFailure();
    // Inner loops first: an outer one clones them.
    for (const UnrolledLoop &loop : llvm::reverse(unrolled))
      if (failed(unrollLoop(loop)))
        return signalPassFailure();
    if (failed(lowerAll<krnl::CopyFromTileBufferOp>(lowerCopyFromTileBuffer)) ||
        failed(lowerAll<krnl::CopyToTileBufferOp>(lowerCopyToTileBuffer)) ||
        failed(lowerAll<krnl::LoadOp>(lowerLoad)) ||
        failed(lowerAll<krnl::MatMulOp>(lowerMatMul)) ||
        failed(lowerAll<krnl::MemcpyOp>(lowerMemcpy)) ||
        failed(lowerAll<krnl::MemsetOp>(lowerMemset)) ||
        failed(lowerAll<krnl::PrefetchOp>(lowerPrefetch)) ||
        failed(lowerAll<krnl::StoreOp>(lowerStore)))
      return signalPassFailure();
  }

  template <typename OpT> LogicalResult lowerAll(LogicalResult (*lower)(OpT)) {
    SmallVector<OpT> ops;
    getOperation()->walk([&](OpT op) { ops.push_back(op); });
    for (OpT op : ops)
      if (failed(lower(op)))
        return failure();
    return success();
  }
};

} // namespace
} // namespace mlir
