// SPDX-License-Identifier: Apache-2.0
//
// Legalization of one operation: by folding, or by a pattern whose results are
// legalized in turn. Private to core/conversion.
#ifndef CORE_CONVERSION_LEGALIZER_H
#define CORE_CONVERSION_LEGALIZER_H

#include "core/conversion/conversion_rewriter.h"
#include "core/conversion/conversion_target.h"
#include "core/conversion/rewriter_impl.h"
#include "core/rewrite/pattern_applicator.h"

namespace mlir::detail {

/// Belongs to one conversion.
class OperationLegalizer {
public:
  OperationLegalizer(ConversionPatternRewriter &rewriter,
                     const ConversionTarget &target,
                     const FrozenRewritePatternSet &patterns);

  const ConversionTarget &getTarget() const { return target; }
  /// Legalizes `op`.
  /// Errors: failure without a diagnostic; the changes were rolled back.
  /// Without rollback, emits a diagnostic if changes cannot be undone; see
  /// hasFailed.
  LogicalResult legalize(Operation *op);
  /// Returns true if a diagnostic was emitted. Nothing more is legalized then.
  bool hasFailed() const { return gaveUp; }

private:
  using State = ConversionPatternRewriterImpl::State;

  LogicalResult legalizeIfLegal(Operation *op);
  LogicalResult legalizeWithFold(Operation *op);
  LogicalResult legalizeWithPattern(Operation *op);
  LogicalResult legalizeConstants(Operation *op, const State &state,
                                  llvm::ArrayRef<Operation *> constants);
  LogicalResult legalizePatternResult(const PatternChanges &changes);
  LogicalResult legalizeAll(llvm::ArrayRef<Operation *> ops);
  void onPatternFailure(Operation *op, const Pattern &pattern,
                        const State &state);
  LogicalResult onPatternSuccess(Operation *op, const Pattern &pattern,
                                 const State &state);
  /// Emits the error that changes of a pattern cannot be rolled back.
  void emitCannotRollBack(Operation *op, const llvm::Twine &message);

  ConversionPatternRewriter &rewriter;
  ConversionPatternRewriterImpl &impl;
  const ConversionConfig &config;
  const ConversionTarget &target;
  PatternApplicator applicator;
  /// The patterns whose results are being legalized.
  llvm::SmallPtrSet<const Pattern *, 8> appliedPatterns;
  bool gaveUp = false;
};

} // namespace mlir::detail

#endif // CORE_CONVERSION_LEGALIZER_H
