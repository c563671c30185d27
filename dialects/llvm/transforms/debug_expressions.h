// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_LLVM_TRANSFORMS_DEBUG_EXPRESSIONS_H
#define DIALECTS_LLVM_TRANSFORMS_DEBUG_EXPRESSIONS_H

namespace mlir {

class Operation;

namespace LLVM {

class DIExpressionAttr;

/// The expression with one fragment instead of several in a row, a fragment of
/// a fragment: LLVM takes one only. Its size is that of the first.
DIExpressionAttr mergeFragments(DIExpressionAttr expression);

/// Merges fragments in all attributes of the operation and of those in it.
void legalizeDIExpressionsRecursively(Operation *op);

} // namespace LLVM
} // namespace mlir

#endif // DIALECTS_LLVM_TRANSFORMS_DEBUG_EXPRESSIONS_H
