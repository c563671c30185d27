// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_LLVM_TRANSFORMS_LEGALIZE_FOR_EXPORT_DISTINCT_SUCCESSORS_H
#define DIALECTS_LLVM_TRANSFORMS_LEGALIZE_FOR_EXPORT_DISTINCT_SUCCESSORS_H

namespace mlir {

class Operation;

namespace LLVM {

/// Inserts blocks so that no terminator in `op` branches twice to the same
/// block with arguments.
void ensureDistinctSuccessors(Operation *op);

} // namespace LLVM
} // namespace mlir

#endif // DIALECTS_LLVM_TRANSFORMS_LEGALIZE_FOR_EXPORT_DISTINCT_SUCCESSORS_H
