// SPDX-License-Identifier: Apache-2.0
//
// The journal: recording, rollback and commit.
#include "core/conversion/rewriter_impl.h"

#include <variant>

namespace mlir::detail {

using Impl = ConversionPatternRewriterImpl;

// Recording.

void Impl::record(Change change) {
  ++numWritten;
  if (config.allowPatternRollback)
    changes.push_back(std::move(change));
  else
    commit(change);
}

void Impl::notifyOperationInserted(Operation *op,
                                   OpBuilder::InsertPoint previous) {
  if (!previous.isSet()) {
    pattern.newOps.insert(op);
    return record(CreatedOp{op});
  }
  Block *block = previous.getBlock();
  Operation *before =
      previous.getPoint() == block->end() ? nullptr : &*previous.getPoint();
  record(MovedOp{op, block, before});
}

void Impl::notifyBlockInserted(Block *block, Region *previous,
                               Region::iterator previousIterator) {
  if (!previous)
    return record(CreatedBlock{block});
  Block *before =
      previousIterator == previous->end() ? nullptr : &*previousIterator;
  record(MovedBlock{block, previous, before});
}

void Impl::notifyMatchFailure(Location location,
                              llvm::function_ref<void(Diagnostic &)> reason) {
  if (config.listener)
    config.listener->notifyMatchFailure(location, reason);
  if (!config.notifyCallback && !config.attachMatchFailures)
    return;
  Diagnostic diagnostic(location, DiagnosticSeverity::Remark);
  reason(diagnostic);
  if (config.attachMatchFailures)
    matchFailures.emplace_back(location, diagnostic.str());
  if (config.notifyCallback)
    config.notifyCallback(diagnostic);
}

void Impl::replaceOp(Operation *op,
                     llvm::ArrayRef<llvm::SmallVector<Value>> newValues) {
  assert(!isOpIgnored(op) && "the operation was replaced already");
  for (auto [result, values] : llvm::zip_equal(op->getResults(), newValues)) {
    if (!values.empty()) {
      map({result}, ValueVector(values.begin(), values.end()));
      continue;
    }
    if (!config.allowPatternRollback && result.use_empty())
      continue;
    // The result is dropped. A cast without inputs replaces it.
    OpBuilder::InsertPoint behind(op->getBlock(), ++op->getIterator());
    ValueRange cast = buildUnresolvedMaterialization(
        MaterializationKind::Source, behind, result.getLoc(), {result},
        ValueRange(), TypeRange(result.getType()), Type(), currentTypeConverter,
        /*isPureTypeConversion=*/false);
    if (!config.allowPatternRollback)
      map({result}, ValueVector(cast.begin(), cast.end()));
  }
  op->walk([&](Operation *nested) { replacedOps.insert(nested); });
  record(ReplacedOp{op, currentTypeConverter});
}

void Impl::replaceValue(Value from, ValueRange to) {
  replaceValue(from, to, currentTypeConverter);
}

void Impl::replaceValue(Value from, ValueRange to,
                        const TypeConverter *typeConverter) {
  map({from}, ValueVector(to.begin(), to.end()));
  record(ReplacedValue{from, typeConverter});
}

void Impl::eraseBlock(Block *block) {
  block->walk([&](Operation *op) { replacedOps.insert(op); });
  Region *region = block->getParent();
  ErasedBlock change{block, region, block->getNextNode()};
  region->getBlocks().remove(block);
  record(std::move(change));
}

void Impl::moveOps(ConversionPatternRewriter &rewriter, Block *from,
                   Block::iterator first, Block *to, Block::iterator before) {
  // Move one by one to notify the listener.
  if (config.listener) {
    while (first != from->end())
      rewriter.moveOpBefore(&*first++, to, before);
    return;
  }
  if (first == from->end())
    return;
  MovedOps change{from, to, &*first, &from->back()};
  to->getOperations().splice(before, from->getOperations(), first, from->end());
  record(std::move(change));
}

void Impl::cancelModification(Operation *op) {
  auto isOfOp = [&](const Change &change) {
    const auto *modified = std::get_if<ModifiedOp>(&change);
    return modified && modified->op == op;
  };
  auto last = std::find_if(changes.rbegin(), changes.rend(), isOfOp);
  if (last == changes.rend())
    return;
  undo(*last, mapping, graveyard);
  changes.erase(std::next(last).base());
  --numWritten;
}

// Rollback.

void Impl::resetState(const State &state) {
  while (changes.size() > state.numChanges) {
    Change change = std::move(changes.back());
    changes.pop_back();
    if (auto *cast = std::get_if<CreatedCast>(&change))
      materializations.erase(cast->op);
    undo(change, mapping, graveyard);
  }
  while (ignoredOps.size() > state.numIgnoredOps)
    ignoredOps.pop_back();
  if (!config.allowPatternRollback)
    return;
  while (replacedOps.size() > state.numReplacedOps)
    replacedOps.pop_back();
  numWritten = state.numWritten;
  graveyard.clear();
}

// Commit.

/// Notifies a listener of the erasure of an operation or block with its
/// contents, innermost first and in order.
static void notifyErased(RewriterBase::Listener &listener, Operation *top) {
  struct Place {
    Operation *op;
    unsigned region = 0;
    Region::iterator block = {};
    Block::iterator nested = {};
    bool isInBlock = false;
  };
  llvm::SmallVector<Place> stack = {{top}};
  auto enterRegion = [](Place &place) {
    if (place.region < place.op->getNumRegions())
      place.block = place.op->getRegion(place.region).begin();
  };
  enterRegion(stack.back());
  while (!stack.empty()) {
    Place &place = stack.back();
    if (place.region == place.op->getNumRegions()) {
      listener.notifyOperationErased(place.op);
      stack.pop_back();
      continue;
    }
    if (place.block == place.op->getRegion(place.region).end()) {
      ++place.region;
      enterRegion(place);
      continue;
    }
    if (!place.isInBlock) {
      place.nested = place.block->begin();
      place.isInBlock = true;
    }
    if (place.nested == place.block->end()) {
      listener.notifyBlockErased(&*place.block++);
      place.isInBlock = false;
      continue;
    }
    Operation *nested = &*place.nested++;
    stack.push_back({nested});
    enterRegion(stack.back());
  }
}

static void notifyErased(RewriterBase::Listener &listener, Block *block) {
  for (Operation &op : *block)
    notifyErased(listener, &op);
  listener.notifyBlockErased(block);
}

/// Replaces a value: everywhere if the replacement is a block argument, else
/// only where its definition is not later in the same block.
static void replaceUses(RewriterBase &rewriter, Value from, Value to) {
  Operation *definition = to.getDefiningOp();
  if (!definition)
    return rewriter.replaceAllUsesWith(from, to);
  Block *block = definition->getBlock();
  rewriter.replaceUsesWithIf(from, to, [&](OpOperand &use) {
    Operation *user = use.getOwner();
    return user->getBlock() != block || definition->isBeforeInBlock(user);
  });
}

/// Commits each kind of change. With rollback, this happens at the end: changes
/// that are in the IR already only cause notifications, and the others are
/// performed now.
struct Impl::Commit {
  Impl &impl;
  RewriterBase::Listener *listener = impl.config.listener;

  void operator()(CreatedOp &change) {
    if (listener)
      listener->notifyOperationInserted(change.op, {});
  }
  void operator()(MovedOp &change) {
    if (!listener)
      return;
    // The next operation may have moved when all changes are committed.
    Block::iterator place;
    if (!impl.config.allowPatternRollback)
      place =
          change.before ? change.before->getIterator() : change.block->end();
    listener->notifyOperationInserted(change.op, {change.block, place});
  }
  void operator()(ModifiedOp &change) {
    if (listener)
      listener->notifyOperationModified(change.op);
  }
  void operator()(CreatedCast &) {}
  void operator()(CreatedBlock &change) {
    if (listener)
      listener->notifyBlockInserted(change.block, nullptr, {});
  }
  void operator()(MovedBlock &change) {
    if (listener)
      listener->notifyBlockInserted(change.block, change.region, {});
  }
  void operator()(MovedOps &) {}
  void operator()(ReplacedBlock &change) {
    if (!listener)
      return;
    for (BlockOperand &use : change.to->getUses())
      listener->notifyOperationModified(use.getOwner());
  }
  void operator()(MappedValues &) {}

  void operator()(ErasedBlock &change) {
    if (listener)
      notifyErased(*listener, change.block);
    impl.graveyard.bury(change.block);
    if (impl.config.allowPatternRollback)
      return;
    change.block->walk([&](Operation *op) { impl.forget(op); });
    change.block->dropAllReferences();
    change.block->dropAllDefinedValueUses();
  }

  void operator()(ReplacedValue &change) {
    Value from = change.value;
    Value to = impl.findOrBuildReplacementValue(from, change.converter);
    if (impl.config.allowPatternRollback) {
      if (to)
        replaceUses(impl.committer, from, to);
      return;
    }
    // Listeners are not notified of the users.
    IRRewriter silent(from.getContext());
    if (to)
      replaceUses(silent, from, to);
    impl.mapping.restore({from}, {});
  }

  void operator()(ReplacedOp &change) {
    Operation *op = change.op;
    llvm::SmallVector<Value> values;
    for (OpResult result : op->getResults())
      values.push_back(
          impl.findOrBuildReplacementValue(result, change.converter));
    if (listener)
      listener->notifyOperationReplaced(op, values);
    for (auto [result, value] : llvm::zip_equal(op->getResults(), values))
      if (value)
        impl.committer.replaceAllUsesWith(result, value);
    if (listener)
      notifyErased(*listener, op);
    if (llvm::DenseSet<Operation *> *unlegalized = impl.config.unlegalizedOps)
      op->walk([&](Operation *nested) { unlegalized->erase(nested); });
    // The mapping may still contain results of the operation.
    impl.graveyard.bury(op);
    if (impl.config.allowPatternRollback)
      return op->dropAllReferences();
    for (OpResult result : op->getResults())
      impl.mapping.restore({result}, {});
    op->walk([&](Operation *nested) { impl.forget(nested); });
    op->dropAllReferences();
    op->dropAllDefinedValueUses();
  }
};

void Impl::commit(Change &change) { std::visit(Commit{*this}, change); }

void Impl::commitAll() {
  // The loop appends new casts to the list.
  for (size_t i = 0; i < changes.size(); ++i) {
    Change change = std::move(changes[i]);
    commit(change);
  }
  changes.clear();
  graveyard.walk([&](Operation *op) { forget(op); });
  graveyard.clear();
}

void Impl::forget(Operation *erased) { materializations.erase(erased); }

} // namespace mlir::detail
