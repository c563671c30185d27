// SPDX-License-Identifier: Apache-2.0
//
// The patterns of math-expand-ops by families. Private to this folder.
#ifndef DIALECTS_MATH_TRANSFORMS_EXPAND_OPS_EXPANSION_SET_H
#define DIALECTS_MATH_TRANSFORMS_EXPAND_OPS_EXPANSION_SET_H

#include "core/rewrite/pattern_set.h"

namespace mlir::math {

/// Adds patterns if their operations are selected.
class ExpansionSet {
public:
  ExpansionSet(RewritePatternSet &patterns, ArrayRef<StringRef> mnemonics)
      : patterns(patterns), mnemonics(mnemonics) {}

  template <typename OpT>
  void add(LogicalResult (*expand)(OpT, PatternRewriter &)) {
    // Drop the prefix "math.".
    const StringRef mnemonic = OpT::getOperationName().drop_front(5);
    if (mnemonics.empty() || llvm::is_contained(mnemonics, mnemonic))
      patterns.add(expand);
  }

private:
  RewritePatternSet &patterns;
  ArrayRef<StringRef> mnemonics;
};

/// Adds patterns for tan, sinh, cosh, tanh, asinh, acosh, atanh.
void addFunctionExpansions(ExpansionSet &set);
/// Adds patterns for exp2, fpowi, powf, rsqrt.
void addPowerExpansions(ExpansionSet &set);
/// Adds patterns for ceil, round, roundeven.
void addRoundingExpansions(ExpansionSet &set);

} // namespace mlir::math

#endif // DIALECTS_MATH_TRANSFORMS_EXPAND_OPS_EXPANSION_SET_H
