// SPDX-License-Identifier: Apache-2.0
//
// One pass over the operations of each isolated scope verifies structure,
// traits and, where no dominator tree is needed, dominance. The remaining
// dominance checks run after the structure has been verified.
#include "core/ir/verify/verifier.h"

#include <atomic>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/context.h"
#include "core/ir/context/dialect.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/interface/region_kind.h"
#include "core/ir/verify/verifier_impl.h"

namespace mlir {
namespace {

// A single operation or block.

/// Returns true if the block may be empty or end with any operation.
bool needsNoTerminator(Block *block) {
  if (!block->getParent()->hasOneBlock())
    return false;
  Operation *op = block->getParentOp();
  return !op || op->mightHaveTrait<OpTrait::NoTerminator>();
}

/// 1. The region verifiers of the traits succeed, in the order of the traits.
/// 2. The verifyRegions hook succeeds.
LogicalResult verifyRegionTraits(Operation *op, bool isKnownToBeIsolated) {
  const OpDescriptor *descriptor = op->getName().getDescriptor();
  for (const TraitUse &use : descriptor->traits) {
    if (!use.trait->verifyRegions)
      continue;
    if (isKnownToBeIsolated &&
        use.trait == &OpTrait::IsIsolatedFromAbove::descriptor)
      continue;
    if (failed(use.trait->verifyRegions(op, use)))
      return failure();
  }
  auto hook = descriptor->hooks.verifyRegions;
  return hook ? hook(op) : success();
}

/// 1. The verifiers of the traits succeed, in the order of the traits.
/// 2. The verify hook succeeds.
LogicalResult verifyInvariants(Operation *op,
                               detail::SatisfiedConstraints &satisfied) {
  const OpDescriptor *descriptor = op->getName().getDescriptor();
  for (const TraitUse &use : descriptor->traits) {
    if (use.trait == &OpTrait::OpInvariants::descriptor) {
      if (failed(detail::verifyOpInvariants(op, satisfied)))
        return failure();
    } else if (use.trait->verify && failed(use.trait->verify(op, use))) {
      return failure();
    }
  }
  auto hook = descriptor->hooks.verify;
  return hook ? hook(op) : success();
}

/// 1. A graph region has at most one block.
/// 2. The entry block of a region has no predecessors.
LogicalResult verifyRegionsOnEntrance(Operation *op) {
  auto kinds = op->isRegistered() ? llvm::dyn_cast<RegionKindInterface>(op)
                                  : RegionKindInterface();
  for (auto [i, region] : llvm::enumerate(op->getRegions())) {
    if (region.empty())
      continue;
    if (kinds && !kinds.hasSSADominance(i) && !region.hasOneBlock())
      return op->emitOpError("expects graph region #")
             << i << " to have 0 or 1 blocks";
    if (!region.front().hasNoPredecessors())
      return emitError(op->getLoc(),
                       "entry block of region may not have predecessors");
  }
  return success();
}

/// 1. An operation with successors is the last one in its block.
LogicalResult verifyIsLastIfBranch(Operation *op) {
  if (op->getNumSuccessors() != 0 && op->getNextNode())
    return op->emitError(
        "operation with block successors must terminate its parent block");
  return success();
}

/// 1. The block owns its arguments.
/// 2. It is not empty, unless it needs no terminator.
/// 3. Only its last operation has successors; checked here if the region has
///    several blocks.
LogicalResult verifyBlockOnEntrance(Block *block) {
  for (BlockArgument argument : block->getArguments())
    if (argument.getOwner() != block)
      return emitError(argument.getLoc(), "block argument not owned by block");
  if (block->empty()) {
    if (needsNoTerminator(block))
      return success();
    return emitError(block->getParent()->getLoc(),
                     "empty block: expect at least a terminator");
  }
  // The only block of a region has no valid branch target.
  if (!block->getParent()->hasOneBlock())
    for (Operation &op : *block)
      if (failed(verifyIsLastIfBranch(&op)))
        return failure();
  return success();
}

/// 1. The successors of the last operation are in the region of the block.
/// 2. The last operation is a terminator, unless the block needs none.
LogicalResult verifyBlockOnExit(Block *block) {
  if (block->empty())
    return success();
  Operation &last = block->back();
  for (Block *successor : last.getSuccessors())
    if (!successor || successor->getParent() != block->getParent())
      return last.emitOpError("branching to block of a different region");
  if (needsNoTerminator(block) || last.mightHaveTrait<OpTrait::IsTerminator>())
    return success();
  return last.emitError("block with no terminator, has ") << last;
}

/// Returns true if `ops` contains enough operations for several threads.
bool isMuchWork(llvm::ArrayRef<Operation *> ops) {
  constexpr size_t limit = 512;
  llvm::SmallVector<Operation *> seen(ops.take_front(limit));
  for (size_t i = 0; i < seen.size() && seen.size() < limit; ++i)
    for (Region &region : seen[i]->getRegions())
      for (Operation &op : region.getOps()) {
        seen.push_back(&op);
        if (seen.size() >= limit)
          return true;
      }
  return seen.size() >= limit;
}

// The pass.

/// Verifies operations and their nested operations. The root and each isolated
/// operation nested in it form a scope. Verification of a scope ends at its
/// first error.
class Verifier {
public:
  Verifier(MLIRContext *context, bool mayUseThreads)
      : context(context),
        allowsUnregistered(context->allowsUnregisteredDialects()),
        checksAttributes(llvm::any_of(
            context->getLoadedDialects(),
            [](Dialect *dialect) {
              return dialect->getDescriptor().verifyOperationAttribute;
            })),
        mayUseThreads(mayUseThreads) {}

  LogicalResult verify(Operation *op) {
    hasFailed = false;
    push(op, /*isScope=*/true);
    while (!frames.empty())
      if (failed(continueFrame()))
        abandonScope();
    return failure(hasFailed);
  }

  /// Verifies an operation before its contents, without its operands.
  LogicalResult verifyOnEntrance(Operation *op) {
    if ((checksAttributes && failed(verifyAttributes(op))) ||
        (op->isRegistered() && failed(verifyInvariants(op, satisfied))))
      return failure();
    return op->getNumRegions() ? verifyRegionsOnEntrance(op) : success();
  }
  LogicalResult verifyOnExit(Operation *op, bool isKnownToBeIsolated);

private:
  /// An operation whose visit has begun and not ended.
  struct Frame {
    Operation *op;
    bool isScope;
    bool isEntered;
    /// True if definitions must precede uses in `block`.
    bool isOrdered = false;
    bool hasFailedChild = false;
    unsigned nextRegion = 0;
    /// The current block and the next operation in it.
    Block *block = nullptr;
    Operation *nextOp = nullptr;
    /// The indices of this frame's first elements in isolatedChildren and
    /// undecided.
    size_t firstChild;
    size_t nextChild;
    size_t firstUndecided;
  };

  void push(Operation *op, bool isScope) {
    frames.push_back({.op = op,
                      .isScope = isScope,
                      .isEntered = !isScope,
                      .firstChild = isolatedChildren.size(),
                      .nextChild = isolatedChildren.size(),
                      .firstUndecided = undecided.size()});
  }
  void pop() {
    isolatedChildren.truncate(frames.back().firstChild);
    if (frames.back().isScope)
      undecided.truncate(frames.back().firstUndecided);
    frames.pop_back();
  }
  void abandonScope();

  LogicalResult continueFrame();
  LogicalResult enterBlock(Frame &frame);
  LogicalResult visitOps();
  LogicalResult visitChildren(Frame &frame);
  LogicalResult finish(Frame &frame);

  LogicalResult verifyAttributes(Operation *op);
  Dialect *findDialect(StringAttr attributeName);
  LogicalResult verifyUndecided(const Frame &scope);
  bool visitOperands(Operation *op);
  bool isSeenInPlace(Value value, Operation *op) const;
  bool isKnownToBeIsolated(const Frame &scope) const;

  MLIRContext *const context;
  const bool allowsUnregistered;
  /// True if a loaded dialect verifies discardable attributes.
  const bool checksAttributes;
  const bool mayUseThreads;
  bool hasFailed = false;
  llvm::SmallVector<Frame, 8> frames;
  /// Isolated operations in the blocks of the operations in `frames`.
  llvm::SmallVector<Operation *, 0> isolatedChildren;
  /// Operations in the scopes of `frames` whose operands are not all known to
  /// dominate them.
  llvm::SmallVector<Operation *, 0> undecided;
  /// The dialect that verifies each attribute name, or null.
  llvm::DenseMap<const void *, Dialect *> attributeDialects;
  detail::SatisfiedConstraints satisfied;
};

/// Discards all frames of the innermost scope after an error.
void Verifier::abandonScope() {
  while (!frames.back().isScope)
    frames.pop_back();
  pop();
  if (frames.empty())
    hasFailed = true;
  else
    frames.back().hasFailedChild = true;
}

/// 1. No operand is null.
LogicalResult verifyNoNullOperand(Operation *op) {
  for (Value operand : op->getOperands())
    if (!operand)
      return op->emitError("null operand found");
  return success();
}

/// Continues with the innermost frame.
LogicalResult Verifier::continueFrame() {
  Frame &frame = frames.back();
  if (!frame.isEntered) {
    frame.isEntered = true;
    if (failed(verifyNoNullOperand(frame.op)))
      return failure();
    return verifyOnEntrance(frame.op);
  }
  if (frame.nextOp)
    return visitOps();
  if (frame.block || frame.nextRegion < frame.op->getNumRegions())
    return enterBlock(frame);
  if (frame.nextChild < isolatedChildren.size())
    return visitChildren(frame);
  return finish(frame);
}

/// Ends the current block, if any, and begins the next one.
LogicalResult Verifier::enterBlock(Frame &frame) {
  if (frame.block) {
    if (failed(verifyBlockOnExit(frame.block)))
      return failure();
    frame.block = frame.block->getNextNode();
  } else {
    Region &region = frame.op->getRegion(frame.nextRegion++);
    frame.block = region.empty() ? nullptr : &region.front();
    frame.isOrdered = !region.hasOneBlock() ||
                      (frame.op->isRegistered() && mayHaveSSADominance(region));
  }
  if (!frame.block)
    return success();
  frame.nextOp = frame.block->empty() ? nullptr : &frame.block->front();
  return verifyBlockOnEntrance(frame.block);
}

/// Visits the operations of the block up to the next one with regions.
LogicalResult Verifier::visitOps() {
  Frame &frame = frames.back();
  while (Operation *op = frame.nextOp) {
    frame.nextOp = op->getNextNode();
    const bool hasNoNull = visitOperands(op);
    if (op->getNumRegions() && op->hasTrait<OpTrait::IsIsolatedFromAbove>()) {
      isolatedChildren.push_back(op);
      continue;
    }
    if (failed(verifyIsLastIfBranch(op)) ||
        (!hasNoNull && failed(verifyNoNullOperand(op))) ||
        failed(verifyOnEntrance(op)))
      return failure();
    if (op->getNumRegions()) {
      push(op, /*isScope=*/false);
      return success();
    }
    if (failed(verifyOnExit(op, /*isKnownToBeIsolated=*/false)))
      return failure();
  }
  return success();
}

/// Verifies the next isolated operation of the frame, or all of them in
/// parallel.
LogicalResult Verifier::visitChildren(Frame &frame) {
  auto children = llvm::ArrayRef(isolatedChildren).drop_front(frame.nextChild);
  if (!mayUseThreads || children.size() == 1 || !isMuchWork(children)) {
    push(isolatedChildren[frame.nextChild++], /*isScope=*/true);
    return success();
  }
  const size_t numChunks =
      std::min<size_t>(children.size(), 8 * context->getNumThreads());
  std::atomic<bool> someFailed = false;
  parallelFor(context, numChunks, [&](size_t chunk) {
    Verifier verifier(context, /*mayUseThreads=*/false);
    const size_t first = chunk * children.size() / numChunks;
    const size_t last = (chunk + 1) * children.size() / numChunks;
    for (Operation *child : children.slice(first, last - first))
      if (failed(verifier.verify(child)))
        someFailed = true;
  });
  frame.nextChild = isolatedChildren.size();
  frame.hasFailedChild = someFailed;
  return success();
}

LogicalResult Verifier::finish(Frame &frame) {
  if (frame.hasFailedChild ||
      failed(verifyOnExit(frame.op, isKnownToBeIsolated(frame))) ||
      (frame.isScope && failed(verifyUndecided(frame))))
    return failure();
  pop();
  return success();
}

/// 1. A registered operation satisfies verifyRegionTraits.
/// 2. An operation without a loaded dialect requires that the context allows
///    unregistered dialects.
/// 3. An unregistered operation of a loaded dialect requires that the dialect
///    allows unknown operations.
LogicalResult Verifier::verifyOnExit(Operation *op, bool isKnownToBeIsolated) {
  if (op->isRegistered())
    return verifyRegionTraits(op, isKnownToBeIsolated);
  Dialect *dialect = op->getDialect();
  if (!dialect) {
    if (allowsUnregistered)
      return success();
    return op->emitOpError(
        "created with unregistered dialect. If this is intended, please call "
        "allowUnregisteredDialects() on the MLIRContext, or use "
        "-allow-unregistered-dialect with the MLIR opt tool used");
  }
  if (dialect->allowsUnknownOperations())
    return success();
  return op->emitError("unregistered operation '")
         << op->getName().getStringRef() << "' found in dialect ('"
         << dialect->getNamespace()
         << "') that does not allow unknown operations";
}

/// 1. The dialect in the name of each discardable attribute accepts it.
LogicalResult Verifier::verifyAttributes(Operation *op) {
  for (NamedAttribute attribute : op->getDiscardableAttrs())
    if (Dialect *dialect = findDialect(attribute.getName()))
      if (failed(dialect->getDescriptor().verifyOperationAttribute(*dialect, op,
                                                                   attribute)))
        return failure();
  return success();
}

/// Returns the dialect that verifies attributes of this name, or null.
Dialect *Verifier::findDialect(StringAttr attributeName) {
  auto [entry, isNew] =
      attributeDialects.try_emplace(attributeName.getImpl(), nullptr);
  if (!isNew)
    return entry->second;
  Dialect *dialect = attributeName.getReferencedDialect();
  if (dialect && dialect->getDescriptor().verifyOperationAttribute)
    entry->second = dialect;
  return entry->second;
}

// Dominance and isolation.

/// Checks whether the operands of an operation in the innermost block dominate
/// it by their position alone; otherwise, adds it to `undecided`. Returns false
/// if an operand is null.
bool Verifier::visitOperands(Operation *op) {
  bool isDecided = true;
  for (Value operand : op->getOperands()) {
    if (!operand)
      return false;
    isDecided = isDecided && isSeenInPlace(operand, op);
  }
  if (!isDecided)
    undecided.push_back(op);
  return true;
}

/// Returns true if the value is defined before `op` or an ancestor of it in the
/// same block and scope.
bool Verifier::isSeenInPlace(Value value, Operation *op) const {
  Operation *definition = value.getDefiningOp();
  const Block *block = definition ? definition->getBlock()
                                  : llvm::cast<BlockArgument>(value).getOwner();
  for (const Frame &frame : llvm::reverse(frames)) {
    if (frame.block == block)
      return !definition || !frame.isOrdered ||
             (definition != op && definition->isBeforeInBlock(op));
    if (frame.isScope)
      return false;
    op = frame.op;
  }
  return false;
}

/// Returns the region of `scope` that is `region` or encloses it; null if there
/// is none.
Region *findRegionOf(Operation *scope, Region *region) {
  while (region && region->getParentOp() != scope)
    region = region->getParentRegion();
  return region;
}

/// Returns true if all values used in a scope are defined in it. Only undecided
/// operations must be checked.
bool Verifier::isKnownToBeIsolated(const Frame &scope) const {
  if (!scope.isScope)
    return false;
  for (Operation *op :
       llvm::ArrayRef(undecided).drop_front(scope.firstUndecided)) {
    const Region *region = findRegionOf(scope.op, op->getParentRegion());
    for (Value operand : op->getOperands())
      if (findRegionOf(scope.op, operand.getParentRegion()) != region)
        return false;
  }
  return true;
}

LogicalResult Verifier::verifyUndecided(const Frame &scope) {
  DominanceInfo dominance;
  for (Operation *op :
       llvm::ArrayRef(undecided).drop_front(scope.firstUndecided))
    if (!detail::isDominated(op, dominance))
      return detail::verifyDominance(scope.op, /*recursively=*/true);
  return success();
}

} // namespace

LogicalResult verify(Operation *op, bool recursively) {
  MLIRContext *context = op->getContext();
  Verifier verifier(context, context->isMultithreadingEnabled());
  if (recursively)
    return verifier.verify(op);
  if (failed(verifyNoNullOperand(op)) ||
      failed(verifier.verifyOnEntrance(op)) ||
      failed(verifier.verifyOnExit(op, /*isKnownToBeIsolated=*/false)))
    return failure();
  return detail::verifyDominance(op, /*recursively=*/false);
}

} // namespace mlir
