// SPDX-License-Identifier: Apache-2.0
#include "core/conversion/operation_converter.h"

#include "core/conversion/reconcile_casts.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir {

namespace {
/// Visits operations in preorder. Blocks are visited along successors, starting
/// at the entry. Blocks that the entry does not reach follow: from those
/// without predecessors, then from the others in order.
///
/// Operands in unreachable blocks may be defined anywhere, even by the
/// operation itself. An operation there is skipped if an operand is defined by
/// an operation that was not visited before: a pattern that replaces results by
/// operands could replace a value by itself.
class PreOrderWalk {
public:
  PreOrderWalk(const ConversionTarget &target,
               llvm::SmallVectorImpl<Operation *> &order)
      : target(target), order(order) {}

  void walk(Operation *op) {
    visit(op);
    while (!regions.empty())
      step();
  }

private:
  /// A block on the path from the root, and the index of its next successor.
  using PathElement = std::pair<Block *, unsigned>;
  struct Place {
    explicit Place(llvm::MutableArrayRef<Region> rest) : rest(rest) {}

    /// The current region, and those after it.
    llvm::MutableArrayRef<Region> rest;
    llvm::SmallVector<PathElement, 1> path;
    llvm::SmallPtrSet<Block *, 4> visited;
    Block *block = nullptr;
    Block::iterator next = {};
    /// Where to look for the next unreachable block, and for what.
    Region::iterator root = {};
    bool needsNoPredecessors = true;
    bool isUnreachable = false;
  };

  void visit(Operation *op) {
    order.push_back(op);
    if (op->getNumRegions() == 0)
      return;
    auto details = target.isLegal(op);
    if (details && details->isRecursivelyLegal)
      return;
    regions.emplace_back(op->getRegions());
    enterRegion(regions.back());
  }

  static void enter(Place &place, Block *block) {
    place.visited.insert(block);
    place.path.emplace_back(block, 0);
    place.block = block;
    place.next = block->begin();
  }

  /// Enters the first of the remaining regions that is not empty.
  static bool enterRegion(Place &place) {
    while (!place.rest.empty() && place.rest.front().empty())
      place.rest = place.rest.drop_front();
    if (place.rest.empty())
      return false;
    Region &region = place.rest.front();
    place.root = region.begin();
    place.needsNoPredecessors = true;
    place.isUnreachable = false;
    enter(place, &region.front());
    return true;
  }

  /// Enters the next block on a path from the current block.
  static bool enterSuccessor(Place &place) {
    while (!place.path.empty()) {
      auto &[block, next] = place.path.back();
      if (next == block->getNumSuccessors()) {
        place.path.pop_back();
        continue;
      }
      Block *successor = block->getSuccessor(next++);
      if (!place.visited.contains(successor)) {
        enter(place, successor);
        return true;
      }
    }
    return false;
  }

  static bool enterUnreachable(Place &place) {
    Region &region = place.rest.front();
    for (;; place.root = region.begin(), place.needsNoPredecessors = false) {
      while (place.root != region.end()) {
        Block *block = &*place.root++;
        if (place.visited.contains(block) ||
            (place.needsNoPredecessors && !block->hasNoPredecessors()))
          continue;
        place.isUnreachable = true;
        enter(place, block);
        return true;
      }
      if (!place.needsNoPredecessors)
        return false;
    }
  }

  /// Advances to the next block. Returns false if there is none.
  static bool advance(Place &place) {
    if (place.rest.empty())
      return false;
    if (enterSuccessor(place) || enterUnreachable(place))
      return true;
    place.rest = place.rest.drop_front();
    return enterRegion(place);
  }

  /// Returns true if an operand of `op`, which is in the current block, is
  /// defined in the same region, but was not visited before. The verifier
  /// excludes such uses in reachable blocks and in nested regions.
  static bool usesLaterValue(const Place &place, Operation *op) {
    return llvm::any_of(op->getOperands(), [&](Value value) {
      Operation *definition = value.getDefiningOp();
      if (!definition || definition->getParentRegion() != op->getParentRegion())
        return false;
      Block *block = definition->getBlock();
      return block == place.block ? !definition->isBeforeInBlock(op)
                                  : !place.visited.contains(block);
    });
  }

  void step() {
    Place &place = regions.back();
    if (!place.block || place.next == place.block->end()) {
      if (!advance(place))
        regions.pop_back();
      return;
    }
    Operation *op = &*place.next++;
    if (!place.isUnreachable || !usesLaterValue(place, op))
      visit(op);
  }

  const ConversionTarget &target;
  llvm::SmallVectorImpl<Operation *> &order;
  std::vector<Place> regions;
};
} // namespace

InFlightDiagnostic OperationConverter::emitFailure(Operation *op,
                                                   llvm::StringRef suffix) {
  InFlightDiagnostic diagnostic =
      op->emitError() << "failed to legalize operation '"
                      << op->getName().getStringRef() << "'" << suffix;
  for (const auto &[location, reason] : rewriter.getImpl().matchFailures)
    diagnostic.attachNote(location) << reason;
  return diagnostic;
}

LogicalResult OperationConverter::convert(Operation *op,
                                          bool isAskedByPattern) {
  const ConversionConfig &config = rewriter.getConfig();
  if (!isAskedByPattern)
    rewriter.getImpl().matchFailures.clear();
  if (succeeded(legalizer.legalize(op))) {
    if (mode == ConversionMode::Analysis && config.legalizableOps &&
        !isAskedByPattern)
      config.legalizableOps->insert(op);
    return success();
  }
  if (legalizer.hasFailed())
    return failure();
  if (mode == ConversionMode::Full) {
    if (!isAskedByPattern)
      emitFailure(op, "");
    return failure();
  }
  if (mode == ConversionMode::Analysis)
    return success();
  if (legalizer.getTarget().isIllegal(op)) {
    if (!isAskedByPattern)
      emitFailure(op, " that was explicitly marked illegal");
    return failure();
  }
  if (config.unlegalizedOps && !isAskedByPattern)
    config.unlegalizedOps->insert(op);
  return success();
}

LogicalResult
OperationConverter::legalizeOperations(llvm::ArrayRef<Operation *> ops,
                                       bool isAskedByPattern) {
  llvm::SmallVector<Operation *> order;
  for (Operation *op : ops)
    PreOrderWalk(legalizer.getTarget(), order).walk(op);
  for (Operation *op : order)
    if (failed(convert(op, isAskedByPattern)))
      return failure();
  return success();
}

LogicalResult
OperationConverter::convertOperations(llvm::ArrayRef<Operation *> ops) {
  detail::ConversionPatternRewriterImpl &impl = rewriter.getImpl();
  LogicalResult status = legalizeOperations(ops, /*isAskedByPattern=*/false);
  if (failed(status) && rewriter.getConfig().allowPatternRollback) {
    impl.undoAll();
    return status;
  }
  impl.commitAll();
  return succeeded(status) ? resolveMaterializations() : status;
}

/// Replaces a cast by the result of a materialization of its type converter.
static LogicalResult
resolve(RewriterBase &rewriter,
        const detail::UnresolvedMaterialization &materialization) {
  UnrealizedConversionCastOp cast = materialization.op;
  ValueRange inputs(cast->getOperands());
  TypeRange types(cast->getResultTypes());
  llvm::SmallVector<Value> values;
  if (const TypeConverter *converter = materialization.converter) {
    rewriter.setInsertionPoint(cast);
    if (materialization.kind == detail::MaterializationKind::Target)
      values = converter->materializeTargetConversion(
          rewriter, cast.getLoc(), types, inputs, materialization.originalType);
    else if (Value value = converter->materializeSourceConversion(
                 rewriter, cast.getLoc(), types.front(), inputs))
      values.push_back(value);
  }
  if (!values.empty()) {
    rewriter.replaceOp(cast, values);
    return success();
  }
  InFlightDiagnostic diagnostic =
      cast.emitError() << "failed to legalize unresolved materialization from ("
                       << inputs.getTypes() << ") to (" << types
                       << ") that remained live after conversion";
  for (OpResult result : cast->getResults())
    for (Operation *user : result.getUsers()) {
      diagnostic.attachNote(user->getLoc())
          << "see existing live user here: " << *user;
      return failure();
    }
  return failure();
}

LogicalResult OperationConverter::resolveMaterializations() {
  const ConversionConfig &config = rewriter.getConfig();
  auto materializations = rewriter.getImpl().takeMaterializations();
  llvm::SmallVector<UnrealizedConversionCastOp> casts;
  for (const auto &materialization : materializations)
    casts.push_back(materialization.op);
  llvm::SmallVector<UnrealizedConversionCastOp> remaining;
  reconcileUnrealizedCasts(casts, &remaining);
  if (!config.buildMaterializations)
    return success();
  IRRewriter resolver(rewriter.getContext(), config.listener);
  const auto *next = remaining.begin();
  for (const auto &materialization : materializations) {
    if (next == remaining.end() || *next != materialization.op)
      continue;
    ++next;
    if (failed(resolve(resolver, materialization)))
      return failure();
  }
  return success();
}

} // namespace mlir
