// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/transforms/parallel_tiling/parallel_tiling.h"

#include "dialects/affine/affine.h"
#include "dialects/arith/arith.h"
#include "dialects/scf/scf.h"

namespace mlir::scf {

#define GEN_PASS_DEF_SCFPARALLELLOOPTILING
#include "dialects/scf/transforms/parallel_tiling/parallel_tiling_pass.h.inc"

namespace {

/// Adds the loops in `root` that contain no other loops, in order.
void getInnermostLoops(Operation *root, SmallVectorImpl<ParallelOp> &loops) {
  root->walk([&](ParallelOp loop) {
    const bool holdsOther =
        loop.getBody()
            ->walk([](ParallelOp) { return WalkResult::interrupt(); })
            .wasInterrupted();
    if (!holdsOther)
      loops.push_back(loop);
  });
}

/// Returns whether the bounds and the step of a dimension are constant and its
/// number of iterations is a multiple of the tile size.
bool hasFullTiles(Value lowerBound, Value upperBound, Value step,
                  int64_t tileSize) {
  const std::optional<int64_t> lower = getConstantIntValue(lowerBound),
                               upper = getConstantIntValue(upperBound),
                               stride = getConstantIntValue(step);
  if (!lower || !upper || !stride || *stride <= 0 || tileSize == 0)
    return false;
  int64_t distance;
  return !llvm::SubOverflow(*upper, *lower, distance) &&
         llvm::divideCeilSigned(distance, *stride) % tileSize == 0;
}

/// Tiles one loop:
/// parallel i = l to u step s { A(i) }
/// -> parallel i = l to u step s * t {
///      parallel j = 0 to min(s * t, u - i) step s { A(j + i) } }
/// With `noMinMaxBounds`, the inner upper bound is s * t, and A is executed
/// only if j + i < u.
class Tiling {
public:
  Tiling(ParallelOp op, ArrayRef<int64_t> tileSizes)
      : op(op), builder(op), loc(op.getLoc()) {
    zero = createIndex(0);
    for (size_t i = 0, e = op.getUpperBound().size(); i < e; ++i)
      // A size that is not positive leaves the dimension as it is.
      sizes.push_back(i < tileSizes.size() && tileSizes[i] > 0 ? tileSizes[i]
                                                               : 1);
  }

  void run(bool noMinMaxBounds) {
    createOuter();
    bool needsCheck = false;
    createInner(noMinMaxBounds, needsCheck);
    Block *body = inner.getBody();
    builder.setInsertionPointToStart(body);
    if (needsCheck)
      body = createCheck();
    moveBody(body);
    op->erase();
  }

private:
  Value createIndex(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value)->getResult(0);
  }

  void createOuter() {
    SmallVector<Value> constants, steps;
    for (int64_t size : sizes)
      constants.push_back(createIndex(size));
    for (auto [step, constant] : llvm::zip(op.getStep(), constants))
      steps.push_back(arith::MulIOp::create(builder, loc, Value(step), constant)
                          ->getResult(0));
    outer = ParallelOp::create(builder, loc, op.getLowerBound(),
                               op.getUpperBound(), steps);
    builder.setInsertionPointToStart(outer.getBody());
  }

  void createInner(bool noMinMaxBounds, bool &needsCheck) {
    AffineExpr step, upper, variable;
    bindDims(builder.getContext(), step, upper, variable);
    const AffineMap minimum =
        AffineMap::get(3, 0, {step, upper - variable}, builder.getContext());
    SmallVector<Value> bounds;
    for (size_t i = 0; i < sizes.size(); ++i) {
      Value upperBound = op.getUpperBound()[i];
      Value newStep = outer.getStep()[i];
      if (hasFullTiles(op.getLowerBound()[i], upperBound, op.getStep()[i],
                       sizes[i])) {
        bounds.push_back(newStep);
      } else if (noMinMaxBounds) {
        bounds.push_back(newStep);
        needsCheck = true;
      } else {
        bounds.push_back(
            affine::AffineMinOp::create(
                builder, loc, builder.getIndexType(), minimum,
                ValueRange{newStep, upperBound, outer.getInductionVars()[i]})
                ->getResult(0));
      }
    }
    inner = ParallelOp::create(builder, loc,
                               SmallVector<Value>(bounds.size(), zero), bounds,
                               op.getStep());
  }

  /// Creates the `if` that checks the bounds. Returns its block.
  Block *createCheck() {
    Value inBounds =
        arith::ConstantIntOp::create(builder, loc, 1, 1)->getResult(0);
    for (size_t i = 0; i < sizes.size(); ++i) {
      Value index = arith::AddIOp::create(builder, loc,
                                          Value(inner.getInductionVars()[i]),
                                          Value(outer.getInductionVars()[i]))
                        ->getResult(0);
      Value less =
          arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt, index,
                                Value(outer.getUpperBound()[i]))
              ->getResult(0);
      inBounds =
          arith::AndIOp::create(builder, loc, inBounds, less)->getResult(0);
    }
    auto branch =
        IfOp::create(builder, loc, inBounds, /*withElseRegion=*/false);
    return &branch.getThenRegion().front();
  }

  /// Moves the operations of the body before the terminator of the block. The
  /// terminator of the inner loop gets the location of the body's terminator.
  void moveBody(Block *block) {
    builder.setInsertionPointToStart(inner.getBody());
    for (auto [old, in, out] :
         llvm::zip(op.getInductionVars(), inner.getInductionVars(),
                   outer.getInductionVars()))
      old.replaceAllUsesWith(
          arith::AddIOp::create(builder, loc, Value(in), Value(out))
              ->getResult(0));
    Block *body = op.getBody();
    block->getOperations().splice(std::prev(block->end()),
                                  body->getOperations(), body->begin(),
                                  std::prev(body->end()));
    if (block == inner.getBody())
      block->getTerminator()->setLoc(body->getTerminator()->getLoc());
  }

  ParallelOp op;
  OpBuilder builder;
  Location loc;
  Value zero;
  SmallVector<int64_t> sizes;
  ParallelOp outer, inner;
};

struct SCFParallelLoopTiling
    : impl::SCFParallelLoopTilingBase<SCFParallelLoopTiling> {
  using SCFParallelLoopTilingBase::SCFParallelLoopTilingBase;
  void runOnOperation() override {
    SmallVector<ParallelOp> loops;
    getInnermostLoops(getOperation(), loops);
    for (ParallelOp loop : loops)
      if (loop.getNumReductions() == 0)
        Tiling(loop, tileSizes).run(noMinMaxBounds);
  }
};

} // namespace

} // namespace mlir::scf
