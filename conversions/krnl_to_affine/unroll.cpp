// SPDX-License-Identifier: Apache-2.0
//
// Complete unrolling.
#include "conversions/krnl_to_affine/nests.h"

#include "core/ir/structure/ir_mapping.h"
#include "dialects/arith/arith.h"
#include "dialects/scf/scf.h"

using namespace mlir;
using namespace mlir::krnl_to_affine;

/// The largest number of operations that unrolling of one loop creates.
static constexpr int64_t kMaxOperations = 1 << 20;

static LogicalResult verifySize(Operation *loop, std::optional<int64_t> count) {
  if (!count)
    return mlir::emitError(loop->getLoc())
           << "'krnl.unroll' requires a constant number of iterations";
  int64_t numOps = 0;
  loop->walk([&](Operation *) { ++numOps; });
  if (*count <= kMaxOperations / numOps)
    return success();
  return mlir::emitError(loop->getLoc())
         << "'krnl.unroll' of " << *count << " iterations with " << numOps
         << " operations is too large";
}

/// Clones the body `count` times. Returns the carried values after that.
static FailureOr<SmallVector<Value>> cloneBody(OpBuilder &builder,
                                               Operation *loop,
                                               const IterationRange &range,
                                               int64_t count) {
  Block &body = loop->getRegion(0).front();
  Operation *yield = body.getTerminator();
  SmallVector<Value> carried;
  const size_t numCarried = body.getNumArguments() - 1;
  for (Value init : loop->getOperands().take_back(numCarried))
    carried.push_back(init);
  for (int64_t i = 0; i < count; ++i) {
    LoopBound index = range.lower;
    index.map =
        AffineMap::get(index.map.getNumDims(), index.map.getNumSymbols(),
                       index.map.getResult(0) + i * range.step);
    FailureOr<Value> inductionVar =
        createApply(builder, loop->getLoc(), std::move(index));
    if (failed(inductionVar))
      return failure();
    IRMapping mapping;
    mapping.map(body.getArgument(0), *inductionVar);
    mapping.map(ValueRange(body.getArguments()).drop_front(), carried);
    for (Operation &op : body.without_terminator())
      builder.clone(op, mapping);
    for (auto [value, next] : llvm::zip(carried, yield->getOperands()))
      value = mapping.lookupOrDefault(next);
  }
  return carried;
}

/// Returns the condition that the loop has `count` iterations: for each bound u
/// but the first, u > lower + (count - 1) * step. Errors: returns null.
static Value getFullCondition(OpBuilder &builder, Location loc,
                              const IterationRange &range, int64_t count) {
  Value condition;
  LoopBound last = range.lower;
  last.map = AffineMap::get(last.map.getNumDims(), last.map.getNumSymbols(),
                            last.map.getResult(0) + (count - 1) * range.step);
  FailureOr<Value> lastIndex = createApply(builder, loc, std::move(last));
  if (failed(lastIndex))
    return {};
  for (const UpperTerm &term : ArrayRef(range.upper).drop_front()) {
    FailureOr<Value> end = createApply(builder, loc, term.bound);
    if (failed(end))
      return {};
    Value holds = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sgt,
                                        *end, *lastIndex);
    condition =
        condition ? Value(arith::AndIOp::create(builder, loc, condition, holds))
                  : holds;
  }
  return condition;
}

static LogicalResult unrollGuarded(OpBuilder &builder, Operation *loop,
                                   const IterationRange &range, int64_t count) {
  const Location loc = loop->getLoc();
  Value condition = getFullCondition(builder, loc, range, count);
  if (!condition)
    return failure();
  auto choice = scf::IfOp::create(builder, loc, loop->getResultTypes(),
                                  condition, /*withElseRegion=*/true);
  for (auto [result, value] :
       llvm::zip(loop->getResults(), choice->getResults()))
    result.replaceAllUsesWith(value);
  auto fill = [&](Region &region, ValueRange yielded) {
    Block &block = region.front();
    if (block.empty() || !block.back().hasTrait<OpTrait::IsTerminator>()) {
      builder.setInsertionPointToEnd(&block);
      scf::YieldOp::create(builder, loc, yielded);
    }
  };
  builder.setInsertionPointToStart(&choice.getThenRegion().front());
  FailureOr<SmallVector<Value>> values = cloneBody(builder, loop, range, count);
  if (failed(values))
    return failure();
  fill(choice.getThenRegion(), *values);
  Block &otherwise = choice.getElseRegion().front();
  loop->moveBefore(&otherwise, otherwise.begin());
  fill(choice.getElseRegion(), loop->getResults());
  return success();
}

LogicalResult krnl_to_affine::unrollLoop(const UnrolledLoop &unrolled) {
  Operation *loop = unrolled.op;
  const IterationRange &range = unrolled.range;
  const std::optional<int64_t> count = range.upper.front().count;
  if (failed(verifySize(loop, count)))
    return failure();
  OpBuilder builder(loop);
  if (range.upper.size() > 1)
    return unrollGuarded(builder, loop, range, *count);
  FailureOr<SmallVector<Value>> values =
      cloneBody(builder, loop, range, *count);
  if (failed(values))
    return failure();
  for (auto [result, value] : llvm::zip(loop->getResults(), *values))
    result.replaceAllUsesWith(value);
  loop->erase();
  return success();
}
