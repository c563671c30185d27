// SPDX-License-Identifier: Apache-2.0
//
// Rules that bring models into canonical form, by family of operators.
#ifndef DIALECTS_ONNX_RULES_RULES_H
#define DIALECTS_ONNX_RULES_RULES_H

#include "core/rewrite/pattern_set.h"

namespace mlir::onnx {

/// The label of rules that reassociate floats, or lose the sign of zero. The
/// option `disable-patterns` of `canonicalize` switches them off by it.
inline constexpr llvm::StringLiteral reassociates = "reassociate-floats";

void populateArithmeticRules(RewritePatternSet &patterns);
void populateContractionRules(RewritePatternSet &patterns);
void populateMovementRules(RewritePatternSet &patterns);
void populateNormalizationRules(RewritePatternSet &patterns);
void populateSequenceRules(RewritePatternSet &patterns);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_RULES_RULES_H
