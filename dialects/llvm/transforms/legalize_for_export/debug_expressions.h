// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_LLVM_TRANSFORMS_LEGALIZE_FOR_EXPORT_DEBUG_EXPRESSIONS_H
#define DIALECTS_LLVM_TRANSFORMS_LEGALIZE_FOR_EXPORT_DEBUG_EXPRESSIONS_H

namespace mlir {

class Operation;

namespace LLVM {

class DIExpressionAttr;

/// Replaces consecutive fragments, of which each is a fragment of the next, by
/// one fragment, since LLVM supports one only. It has the size of the first and
/// the sum of the offsets.
DIExpressionAttr mergeFragments(DIExpressionAttr expression);

/// Merges fragments in all attributes of `op` and nested operations.
void legalizeDIExpressionsRecursively(Operation *op);

} // namespace LLVM
} // namespace mlir

#endif // DIALECTS_LLVM_TRANSFORMS_LEGALIZE_FOR_EXPORT_DEBUG_EXPRESSIONS_H
