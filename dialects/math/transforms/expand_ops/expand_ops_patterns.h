// SPDX-License-Identifier: Apache-2.0
//
// Patterns that expand functions to arithmetic and fewer other functions. They
// apply to scalars and, element by element, to vectors and tensors. Patterns
// that need constants require a static shape.
#ifndef DIALECTS_MATH_TRANSFORMS_EXPAND_OPS_EXPAND_OPS_PATTERNS_H
#define DIALECTS_MATH_TRANSFORMS_EXPAND_OPS_EXPAND_OPS_PATTERNS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace mlir::math {

/// Adds patterns for the operations with these mnemonics ("exp2"), or all
/// patterns if the list is empty. Unknown mnemonics are ignored. Results
/// approximate those of the functions: powers become products, other functions
/// use `log` and `exp`. `ceil` and `round` do not round floats beyond 64-bit
/// integers.
void populateExpansionPatterns(
    RewritePatternSet &patterns,
    llvm::ArrayRef<llvm::StringRef> opMnemonics = {});

} // namespace mlir::math

#endif // DIALECTS_MATH_TRANSFORMS_EXPAND_OPS_EXPAND_OPS_PATTERNS_H
