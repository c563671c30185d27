// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_SCF_TO_CF_SCF_TO_CF_PATTERNS_H
#define CONVERSIONS_SCF_TO_CF_SCF_TO_CF_PATTERNS_H

namespace mlir {

class RewritePatternSet;

/// Adds patterns for all operations of the dialect that have regions.
void populateSCFToControlFlowConversionPatterns(RewritePatternSet &patterns);

} // namespace mlir

#endif // CONVERSIONS_SCF_TO_CF_SCF_TO_CF_PATTERNS_H
