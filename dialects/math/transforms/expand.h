// SPDX-License-Identifier: Apache-2.0
//
// Patterns that replace functions by arithmetic and fewer other functions.
// Each works on scalars and, element by element, on vectors and tensors; what
// needs constants does not match where the shape is not known.
#ifndef DIALECTS_MATH_TRANSFORMS_EXPAND_H
#define DIALECTS_MATH_TRANSFORMS_EXPAND_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace mlir::math {

/// Patterns of the operations with these mnemonics ("exp2"), of all that there
/// are if there is none. Other mnemonics are ignored. Results are near those of
/// the functions, not the same: products for powers, `log` and `exp` for what
/// is made of them. Numbers beyond 64-bit integers are not rounded by `ceil`
/// and `round`.
void populateExpansionPatterns(
    RewritePatternSet &patterns,
    llvm::ArrayRef<llvm::StringRef> opMnemonics = {});

} // namespace mlir::math

#endif // DIALECTS_MATH_TRANSFORMS_EXPAND_H
