// SPDX-License-Identifier: Apache-2.0
//
// Registration of the canonicalization patterns.
#include "core/rewrite/pattern.h"
#include "core/rewrite/table/rule_pattern.h"
#include "dialects/complex/complex.h"

using namespace mlir;
using namespace mlir::complex;

namespace {
#include "dialects/complex/canonicalization.h.inc"
} // namespace

void ReOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                       MLIRContext *context) {
  patterns.add<ReOfNeg>(context);
}

void ImOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                       MLIRContext *context) {
  patterns.add<ImOfNeg>(context);
}

void BitcastOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                            MLIRContext *context) {
  patterns.add<BitcastToComplex, BitcastFromComplex, BitcastThroughComplex,
               BitcastOfArithBitcast, ArithBitcastOfBitcast>(context);
}
