// SPDX-License-Identifier: Apache-2.0
#include "conversions/krnl_to_affine/nests.h"

#include "dialects/krnl/loop_tree.h"
#include "dialects/krnl/tile_ops.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::krnl_to_affine;
using krnl::BlockOp;
using krnl::DefineLoopsOp;
using krnl::GetInductionVarValueOp;
using krnl::IterateOp;
using krnl::ParallelOp;
using krnl::PermuteOp;
using krnl::SkewOp;
using krnl::UnrollOp;

namespace {

class NestLowering {
public:
  NestLowering(Operation *root, SmallVectorImpl<UnrolledLoop> &unrolled)
      : root(root), unrolled(unrolled) {}

  LogicalResult run();

private:
  LogicalResult collect();
  void nameInductionVars(IterateOp nest);
  LogicalResult verifyPermutation(PermuteOp permute);
  LogicalResult verifySkew(SkewOp skew);
  SmallVector<Value> getOrder(IterateOp nest);
  LogicalResult lower(IterateOp nest);
  LogicalResult createLoops(IterateOp nest, SmallVectorImpl<Loop> &loops);
  FailureOr<Value> getValue(Value loop, Operation *place);
  LogicalResult resolve(GetInductionVarValueOp op);
  LogicalResult resolveInside(Block *body);
  LogicalResult eraseSchedules();

  Operation *root;
  SmallVectorImpl<UnrolledLoop> &unrolled;
  LoopValues values;
  /// Nests, outer ones first.
  SmallVector<IterateOp> nests;
  SmallVector<PermuteOp> permutes;
  /// Operations on loops, in order.
  SmallVector<Operation *> schedules;
  /// Operations that stand for the arguments of nests.
  llvm::SmallPtrSet<Operation *, 16> arguments;
};

} // namespace

/// Returns the loops of a permutation in the order that it makes.
static SmallVector<Value> getPermuted(PermuteOp permute) {
  SmallVector<Value> loops(permute.getLoops().size());
  for (auto [loop, position] : llvm::zip(permute.getLoops(), permute.getMap()))
    loops[cast<IntegerAttr>(position).getInt()] = loop;
  return loops;
}

LogicalResult NestLowering::collect() {
  const WalkResult result = root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto nest = dyn_cast<IterateOp>(op))
      nests.push_back(nest);
    // It knows its iterations without the loops.
    if (auto product = dyn_cast<krnl::MatMulOp>(op))
      product.getLoopsMutable().clear();
    if (auto permute = dyn_cast<PermuteOp>(op))
      permutes.push_back(permute);
    if (isa<DefineLoopsOp, BlockOp, ParallelOp, PermuteOp, SkewOp, UnrollOp>(
            op))
      schedules.push_back(op);
    auto block = dyn_cast<BlockOp>(op);
    return block && failed(verifyBlockDepth(block)) ? WalkResult::interrupt()
                                                    : WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

/// Replaces the arguments of the body that are induction variables by
/// operations that return their values. These are in the blocks with the uses,
/// since the values are those of the innermost loops there.
void NestLowering::nameInductionVars(IterateOp nest) {
  for (auto [range, argument] :
       llvm::zip(nest.getInputLoops(), nest.getInductionVars())) {
    llvm::DenseMap<Block *, Value> names;
    for (OpOperand &use : llvm::make_early_inc_range(argument.getUses())) {
      Block *block = use.getOwner()->getBlock();
      Value &name = names[block];
      if (!name) {
        auto builder = OpBuilder::atBlockBegin(block);
        auto op = GetInductionVarValueOp::create(builder, argument.getLoc(),
                                                 ValueRange(range.loop));
        arguments.insert(op);
        name = op->getResult(0);
      }
      use.set(name);
    }
  }
}

/// 1. No loop moves into a nest around the nest that iterates it, or into
/// another nest.
LogicalResult NestLowering::verifyPermutation(PermuteOp permute) {
  IterateOp last;
  for (Value loop : getPermuted(permute)) {
    IterateOp nest = krnl::getIteratingNest(loop);
    if (!nest)
      continue;
    if (last && !last->isAncestor(nest)) {
      InFlightDiagnostic diagnostic =
          permute.emitOpError("moves a loop out of the nest that iterates it");
      diagnostic.attachNote(nest.getLoc()) << "the nest is here";
      return diagnostic;
    }
    last = nest;
  }
  return success();
}

/// 1. One nest iterates the skewed loop and its base, with all their parts.
LogicalResult NestLowering::verifySkew(SkewOp skew) {
  SmallVector<Value> parts = LoopValues::getParts(skew.getBase());
  llvm::append_range(parts, LoopValues::getParts(skew.getSkewed()));
  IterateOp nest = krnl::getIteratingNest(parts.front());
  for (Value part : parts)
    if (!nest || krnl::getIteratingNest(part) != nest)
      return skew.emitOpError("has a result and a base that no single nest "
                              "iterates completely");
  return success();
}

/// Returns the loops of a nest, the outermost first. The loops of a permutation
/// take the places that they have in the list, in the permuted order.
SmallVector<Value> NestLowering::getOrder(IterateOp nest) {
  SmallVector<Value> order(nest.getOptimizedLoops());
  SmallVector<PermuteOp> applied;
  for (Value loop : order)
    for (Operation *user : loop.getUsers())
      if (auto permute = dyn_cast<PermuteOp>(user))
        if (!llvm::is_contained(applied, permute))
          applied.push_back(permute);
  if (applied.size() > 1)
    applied =
        llvm::to_vector(llvm::make_filter_range(permutes, [&](PermuteOp op) {
          return llvm::is_contained(applied, op);
        }));
  for (PermuteOp permute : applied) {
    SmallVector<size_t> places;
    for (auto [i, loop] : llvm::enumerate(order))
      if (llvm::is_contained(permute.getLoops(), loop))
        places.push_back(i);
    const SmallVector<Value> before = order;
    const size_t *place = places.begin();
    for (Value loop : getPermuted(permute))
      if (llvm::is_contained(before, loop))
        order[*place++] = loop;
  }
  return order;
}

template <typename OpT> static OpT getScheduleOf(Value loop) {
  for (Operation *user : loop.getUsers())
    if (auto op = dyn_cast<OpT>(user))
      return op;
  return {};
}

/// Creates the loops of a nest, and moves the nest into the innermost one.
LogicalResult NestLowering::createLoops(IterateOp nest,
                                        SmallVectorImpl<Loop> &loops) {
  const Location loc = nest.getLoc();
  OpBuilder builder(nest);
  auto carried = ValueRange(nest.getInits());
  for (Value value : getOrder(nest)) {
    FailureOr<IterationRange> range = values.getRange(value, nest);
    if (failed(range))
      return failure();
    auto parallel = getScheduleOf<ParallelOp>(value);
    if (parallel && !carried.empty()) {
      InFlightDiagnostic diagnostic =
          nest.emitOpError("carries values through a parallel loop");
      diagnostic.attachNote(parallel.getLoc()) << "it is parallelized here";
      return diagnostic;
    }
    FailureOr<Loop> loop = createLoop(
        builder, loc, range->getSpec(static_cast<bool>(parallel)), carried);
    if (failed(loop))
      return failure();
    nest->moveBefore(builder.getInsertionBlock(), builder.getInsertionPoint());
    builder.setInsertionPoint(nest);
    values.add(value, loop->op, loop->inductionVar);
    if (getScheduleOf<UnrollOp>(value))
      unrolled.push_back({loop->op, *range});
    loops.push_back(*loop);
    carried = loop->carried;
  }
  return success();
}

/// krnl.iterate(loops…) { A; krnl.yield } -> loops… { A }
LogicalResult NestLowering::lower(IterateOp nest) {
  for (const krnl::LoopRange &range : nest.getInputLoops())
    values.addBounds(range);
  SmallVector<Loop> loops;
  if (failed(createLoops(nest, loops)))
    return failure();
  Block *body = nest.getBody();
  for (auto [argument, value] : llvm::zip(
           nest.getRegionIterArgs(),
           loops.empty() ? ValueRange(nest.getInits()) : loops.back().carried))
    argument.replaceAllUsesWith(value);
  Operation *yield = body->getTerminator();
  SmallVector<Value> yielded(yield->getOperands());
  yield->erase();
  Block *place = nest->getBlock();
  while (!body->empty())
    body->front().moveBefore(nest);

  OpBuilder builder(nest);
  for (const Loop &loop : llvm::reverse(loops)) {
    finishLoop(builder, nest.getLoc(), loop, yielded);
    yielded = SmallVector<Value>(loop.op->getResults());
  }
  for (auto [result, value] : llvm::zip(nest->getResults(), yielded))
    result.replaceAllUsesWith(value);
  nest->erase();
  return resolveInside(place);
}

/// Resolves the operations in the block that are in no other nest.
LogicalResult NestLowering::resolveInside(Block *body) {
  SmallVector<GetInductionVarValueOp> ops;
  for (Operation &op : *body)
    op.walk<WalkOrder::PreOrder>([&](Operation *inner) {
      if (isa<IterateOp>(inner))
        return WalkResult::skip();
      if (auto value = dyn_cast<GetInductionVarValueOp>(inner))
        ops.push_back(value);
      return WalkResult::advance();
    });
  for (GetInductionVarValueOp op : ops)
    if (failed(resolve(op)))
      return failure();
  return success();
}

/// Returns a part of the loop, or the loop, that some nest iterates, but none
/// around `place`; or null.
static Value getOpenPart(Value loop, const LoopValues &values,
                         Operation *place) {
  SmallVector<Value> worklist = {loop};
  while (!worklist.empty()) {
    Value part = worklist.pop_back_val();
    if (BlockOp block = krnl::getBlock(part))
      llvm::append_values(worklist, block.getLoopBlock(), block.getLoopLocal());
    else if (SkewOp skew = krnl::getSkew(part))
      llvm::append_values(worklist, skew.getSkewed(), skew.getBase());
    else if ((krnl::getIteratingNest(part) || values.contains(part)) &&
             !values.lookup(part, place))
      return part;
  }
  return {};
}

/// Returns the value of the loop at `place`, or null if it is not known. The
/// value of a loop j that j' = j + f * i replaces is j' - f * i.
/// Errors: emits a diagnostic if the value cannot be expanded.
FailureOr<Value> NestLowering::getValue(Value loop, Operation *place) {
  SkewOp skew = krnl::getSkew(loop);
  if (!skew)
    return values.lookup(loop, place);
  Value skewed = values.lookup(skew.getSkewed(), place);
  Value base = values.lookup(skew.getBase(), place);
  if (!skewed || !base)
    return Value();
  OpBuilder builder(place);
  AffineExpr difference =
      getAffineDimExpr(0, place->getContext()) -
      getAffineDimExpr(1, place->getContext()) * skew.getFactorAttr().getInt();
  return createApply(builder, place->getLoc(),
                     {AffineMap::get(2, 0, difference), {skewed, base}});
}

LogicalResult NestLowering::resolve(GetInductionVarValueOp op) {
  for (auto [i, loop, result] :
       llvm::enumerate(op.getLoops(), op->getResults())) {
    FailureOr<Value> found = getValue(loop, op);
    if (failed(found))
      return failure();
    Value value = *found;
    if (arguments.contains(op) && (!value || getOpenPart(loop, values, op)))
      return mlir::emitError(op.getLoc())
             << "the induction variable is used outside of the nest that "
                "iterates its loop or a part of it; "
                "'krnl.get_induction_var_value' returns the start of a tile";
    if (!value)
      return op.emitOpError("refers to loop #")
             << i << ", which no nest around it iterates";
    result.replaceAllUsesWith(value);
  }
  op->erase();
  return success();
}

LogicalResult NestLowering::eraseSchedules() {
  for (Operation *op : llvm::reverse(schedules)) {
    for (Value loop : op->getResults())
      if (!loop.use_empty())
        return (*loop.getUsers().begin())
            ->emitOpError("uses a loop, but no conversion of loops knows it");
    op->erase();
  }
  return success();
}

LogicalResult NestLowering::run() {
  if (failed(collect()))
    return failure();
  for (PermuteOp permute : permutes)
    if (failed(verifyPermutation(permute)))
      return failure();
  for (Operation *op : schedules)
    if (auto skew = dyn_cast<SkewOp>(op); skew && failed(verifySkew(skew)))
      return failure();
  for (IterateOp nest : nests)
    nameInductionVars(nest);
  for (IterateOp nest : nests)
    if (failed(lower(nest)))
      return failure();
  return eraseSchedules();
}

LogicalResult
krnl_to_affine::lowerNests(Operation *root,
                           SmallVectorImpl<UnrolledLoop> &unrolled) {
  return NestLowering(root, unrolled).run();
}
