// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/greedy_driver.h"

#include "core/ir/context/dialect.h"
#include "core/ir/interface/side_effects.h"

namespace mlir {

using Driver = GreedyPatternRewriteDriver;

Driver::GreedyPatternRewriteDriver(Operation *root,
                                   const FrozenRewritePatternSet &patterns,
                                   const GreedyRewriteConfig &config)
    : ForwardingListener(config.getListener()), config(config),
      checks(config.areExpensiveChecksEnabled()
                 ? std::make_unique<ExpensiveChecks>(this, root)
                 : nullptr),
      rewriter(root->getContext(),
               checks ? static_cast<RewriterBase::Listener *>(checks.get())
                      : this),
      applicator(patterns) {}

// The worklist.

void Driver::addToWorklist(Operation *op) {
  llvm::SmallVector<Operation *, 8> ancestors;
  for (Operation *ancestor = op; ancestor;) {
    ancestors.push_back(ancestor);
    Region *region = ancestor->getParentRegion();
    if (region == config.getScope()) {
      for (Operation *inScope : ancestors)
        addSingleOpToWorklist(inScope);
      return;
    }
    if (!region)
      return notifyOutOfScope(op);
    ancestor = region->getParentOp();
  }
}

void Driver::addSingleOpToWorklist(Operation *op) {
  if (config.getStrictness() == GreedyRewriteStrictness::AnyOp ||
      strictModeFilteredOps.contains(op))
    worklist.push(op);
}

/// Returns true if more than one operation besides `op` uses the value.
static bool hasSeveralOtherUsers(Value value, Operation *op) {
  Operation *other = nullptr;
  for (Operation *user : value.getUsers()) {
    if (user == op || user == other)
      continue;
    if (other)
      return true;
    other = user;
  }
  return false;
}

/// Adds the producers that may become dead or foldable when `op` is erased.
void Driver::addOperandsToWorklist(Operation *op) {
  for (Value operand : op->getOperands()) {
    Operation *producer = operand ? operand.getDefiningOp() : nullptr;
    if (producer && !hasSeveralOtherUsers(operand, op))
      addToWorklist(producer);
  }
}

bool Driver::processWorklist() {
  bool changed = false;
  const int64_t limit = config.getMaxNumRewrites();
  // The number of visits before the next search for unreachable code.
  uint64_t numVisited = 0, patience = 1 << 14;
  for (int64_t rewrites = 0;
       !worklist.empty() &&
       (rewrites < limit || limit == GreedyRewriteConfig::kNoLimit);) {
    if (++numVisited == patience) {
      patience *= 2;
      changed |= eraseUnreachable();
      continue;
    }
    Operation *op = worklist.pop();
    if (eraseIfDead(op) || fold(op)) {
      changed = true;
    } else if (applyPatterns(op)) {
      changed = true;
      ++rewrites;
    } else if (processNested(op)) {
      changed = true;
    }
  }
  return changed;
}

bool Driver::eraseIfDead(Operation *op) {
  if (!isOpTriviallyDead(op))
    return false;
  rewriter.eraseOp(op);
  return true;
}

/// Returns the name of the root for patterns without a debug name, such as
/// those created from functions.
static llvm::StringRef getName(const Pattern &pattern) {
  if (!pattern.getDebugName().empty() || !pattern.getRootKind())
    return pattern.getDebugName();
  return pattern.getRootKind()->getStringRef();
}

bool Driver::applyPatterns(Operation *op) {
  if (!checks)
    return succeeded(applicator.matchAndRewrite(op, rewriter));
  return succeeded(applicator.matchAndRewrite(
      op, rewriter,
      [&](const Pattern &) {
        checks->begin();
        return true;
      },
      [&](const Pattern &pattern) {
        checks->end(getName(pattern), /*changed=*/false);
      },
      [&](const Pattern &pattern) {
        checks->end(getName(pattern), /*changed=*/true);
        return success();
      }));
}

/// Returns true if the operation was changed or replaced. Constants are not
/// folded: they would fold to their own value forever.
bool Driver::fold(Operation *op) {
  if (!config.isFoldingEnabled() || op->hasTrait<OpTrait::ConstantLike>())
    return false;
  llvm::SmallVector<OpFoldResult> folded;
  if (failed(op->fold(folded)))
    return false;
  if (!folded.empty())
    return replaceByFolded(op, folded);
  notifyOperationModified(op);
  return true;
}

bool Driver::replaceByFolded(Operation *op,
                             llvm::ArrayRef<OpFoldResult> folded) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  llvm::SmallVector<Value> replacements;
  llvm::SmallVector<Operation *> constants;
  for (auto [result, type] : llvm::zip_equal(folded, op->getResultTypes())) {
    if (auto value = llvm::dyn_cast<Value>(result)) {
      replacements.push_back(value);
      continue;
    }
    Operation *constant = op->getDialect()->materializeConstant(
        rewriter, llvm::cast<Attribute>(result), type, op->getLoc());
    if (!constant) {
      for (Operation *made : constants)
        rewriter.eraseOp(made);
      return false;
    }
    constants.push_back(constant);
    replacements.push_back(constant->getResult(0));
  }
  rewriter.replaceOp(op, replacements);
  return true;
}

// Notifications.

void Driver::notifyOperationInserted(Operation *op,
                                     OpBuilder::InsertPoint previous) {
  ForwardingListener::notifyOperationInserted(op, previous);
  if (config.getStrictness() == GreedyRewriteStrictness::ExistingAndNewOps)
    strictModeFilteredOps.insert(op);
  addToWorklist(op);
}

void Driver::notifyOperationModified(Operation *op) {
  ForwardingListener::notifyOperationModified(op);
  addToWorklist(op);
}

void Driver::notifyOperationErased(Operation *op) {
  ForwardingListener::notifyOperationErased(op);
  addOperandsToWorklist(op);
  worklist.remove(op);
  strictModeFilteredOps.erase(op);
}

} // namespace mlir
