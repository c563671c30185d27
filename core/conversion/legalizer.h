// SPDX-License-Identifier: Apache-2.0
//
// Making one operation legal: by folding it, or by a pattern and making legal
// what comes of it. Private to core/conversion.
#ifndef CORE_CONVERSION_LEGALIZER_H
#define CORE_CONVERSION_LEGALIZER_H

#include "core/conversion/conversion_rewriter.h"
#include "core/conversion/conversion_target.h"
#include "core/conversion/rewriter_impl.h"
#include "core/rewrite/pattern_applicator.h"

namespace mlir::detail {

/// Of one conversion.
class OperationLegalizer {
public:
  OperationLegalizer(ConversionPatternRewriter &rewriter,
                     const ConversionTarget &target,
                     const FrozenRewritePatternSet &patterns);

  const ConversionTarget &getTarget() const { return target; }
  /// Errors: failure without a message; what was done for it has been taken
  /// back. Without rollback, a diagnostic where that cannot be; see hasFailed.
  LogicalResult legalize(Operation *op);
  /// Whether there was a diagnostic, after which nothing is made legal.
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
  /// Without rollback: what should be taken back is an error.
  void emitCannotRollBack(Operation *op, const llvm::Twine &message);

  ConversionPatternRewriter &rewriter;
  ConversionPatternRewriterImpl &impl;
  const ConversionConfig &config;
  const ConversionTarget &target;
  PatternApplicator applicator;
  /// Those whose results are being made legal.
  llvm::SmallPtrSet<const Pattern *, 8> appliedPatterns;
  bool gaveUp = false;
};

} // namespace mlir::detail

#endif // CORE_CONVERSION_LEGALIZER_H
