// SPDX-License-Identifier: Apache-2.0
#include "core/conversion/legalizer.h"

#include "core/conversion/legalization_order.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::detail {

OperationLegalizer::OperationLegalizer(ConversionPatternRewriter &rewriter,
                                       const ConversionTarget &target,
                                       const FrozenRewritePatternSet &patterns)
    : rewriter(rewriter), impl(rewriter.getImpl()),
      config(rewriter.getConfig()), target(target), applicator(patterns) {
  orderByLegalizationDepth(applicator, target);
}

LogicalResult OperationLegalizer::legalize(Operation *op) {
  if (gaveUp)
    return failure();
  if (impl.isOpIgnored(op))
    return success();
  if (succeeded(legalizeIfLegal(op)))
    return success();
  using Mode = DialectConversionFoldingMode;
  if (config.foldingMode == Mode::BeforePatterns &&
      succeeded(legalizeWithFold(op)))
    return success();
  if (succeeded(legalizeWithPattern(op)))
    return success();
  return config.foldingMode == Mode::AfterPatterns && !gaveUp
             ? legalizeWithFold(op)
             : failure();
}

/// Nested operations of a recursively legal operation are ignored.
LogicalResult OperationLegalizer::legalizeIfLegal(Operation *op) {
  auto details = target.isLegal(op);
  if (!details)
    return failure();
  if (details->isRecursivelyLegal)
    op->walk([&](Operation *nested) {
      if (nested != op)
        impl.ignoredOps.insert(nested);
    });
  return success();
}

LogicalResult OperationLegalizer::legalizeAll(llvm::ArrayRef<Operation *> ops) {
  for (Operation *op : ops)
    if (failed(legalize(op)))
      return failure();
  return success();
}

void OperationLegalizer::emitCannotRollBack(Operation *op,
                                            const llvm::Twine &message) {
  if (!gaveUp)
    op->emitError() << message;
  gaveUp = true;
}

// Folding.

LogicalResult OperationLegalizer::legalizeWithFold(Operation *op) {
  PatternChanges outer = std::exchange(impl.pattern, {});
  auto restore =
      llvm::make_scope_exit([&] { impl.pattern = std::move(outer); });
  const State state = impl.getCurrentState();
  llvm::SmallVector<Value, 2> values;
  llvm::SmallVector<Operation *, 2> constants;
  rewriter.setInsertionPoint(op);
  rewriter.startOpModification(op);
  if (failed(rewriter.tryFold(op, values, &constants))) {
    rewriter.cancelOpModification(op);
    return failure();
  }
  rewriter.finalizeOpModification(op);
  // The operation was only changed in place.
  if (values.empty())
    return succeeded(legalizeIfLegal(op)) ? success() : legalizeWithPattern(op);
  rewriter.replaceOp(op, values);
  return legalizeConstants(op, state, constants);
}

LogicalResult
OperationLegalizer::legalizeConstants(Operation *op, const State &state,
                                      llvm::ArrayRef<Operation *> constants) {
  if (succeeded(legalizeAll(constants)))
    return success();
  if (config.allowPatternRollback)
    impl.resetState(state);
  else
    emitCannotRollBack(op, "op '" + op->getName().getStringRef() +
                               "' folder rollback of IR modifications "
                               "requested");
  return failure();
}

// Patterns.

LogicalResult OperationLegalizer::legalizeWithPattern(Operation *op) {
  PatternChanges outer = std::exchange(impl.pattern, {});
  auto restore =
      llvm::make_scope_exit([&] { impl.pattern = std::move(outer); });
  const State state = impl.getCurrentState();
  // Do not apply a pattern to its own results, unless it declares bounded
  // recursion.
  auto canApply = [&](const Pattern &pattern) {
    if (gaveUp || (!pattern.hasBoundedRewriteRecursion() &&
                   !appliedPatterns.insert(&pattern).second))
      return false;
    if (config.listener)
      config.listener->notifyPatternBegin(pattern, op);
    return true;
  };
  return applicator.matchAndRewrite(
      op, rewriter, canApply,
      [&](const Pattern &pattern) { onPatternFailure(op, pattern, state); },
      [&](const Pattern &pattern) {
        return onPatternSuccess(op, pattern, state);
      });
}

void OperationLegalizer::onPatternFailure(Operation *op, const Pattern &pattern,
                                          const State &state) {
  if (config.notifyCallback) {
    Diagnostic diagnostic(op->getLoc(), DiagnosticSeverity::Remark);
    diagnostic << "Failed to apply pattern \"" << pattern.getDebugName()
               << "\" on op:\n"
               << *op;
    config.notifyCallback(diagnostic);
  }
  if (config.listener)
    config.listener->notifyPatternEnd(pattern, failure());
  appliedPatterns.erase(&pattern);
  impl.eraseUnusedMaterializations();
  if (!config.allowPatternRollback && impl.hasChangedSince(state))
    return emitCannotRollBack(op, "pattern '" + pattern.getDebugName() +
                                      "' returned failure but IR did change");
  impl.pattern = {};
  impl.resetState(state);
}

/// Joins the names of operations for a diagnostic.
static std::string join(llvm::ArrayRef<Operation *> ops) {
  return llvm::join(
      llvm::map_range(
          ops, [](Operation *op) { return op->getName().getStringRef(); }),
      ", ");
}

LogicalResult OperationLegalizer::onPatternSuccess(Operation *op,
                                                   const Pattern &pattern,
                                                   const State &state) {
  impl.eraseUnusedMaterializations();
  const PatternChanges changes = std::exchange(impl.pattern, {});
  LogicalResult result = legalizePatternResult(changes);
  appliedPatterns.erase(&pattern);
  if (failed(result)) {
    if (config.allowPatternRollback)
      impl.resetState(state);
    else
      emitCannotRollBack(op, "pattern '" + pattern.getDebugName() +
                                 "' produced IR that could not be legalized. "
                                 "new ops: {" +
                                 join(changes.newOps.getArrayRef()) +
                                 "}, modified ops: {" +
                                 join(changes.modifiedOps.getArrayRef()) + "}");
  }
  if (config.listener)
    config.listener->notifyPatternEnd(pattern, result);
  return result;
}

LogicalResult
OperationLegalizer::legalizePatternResult(const PatternChanges &changes) {
  if (failed(legalizeAll(changes.modifiedOps.getArrayRef())))
    return failure();
  return legalizeAll(changes.newOps.getArrayRef());
}

} // namespace mlir::detail
