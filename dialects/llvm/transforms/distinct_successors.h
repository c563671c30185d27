// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_LLVM_TRANSFORMS_DISTINCT_SUCCESSORS_H
#define DIALECTS_LLVM_TRANSFORMS_DISTINCT_SUCCESSORS_H

namespace mlir {

class Operation;

namespace LLVM {

/// No terminator in the operation goes to a block with arguments twice any
/// more: there are blocks between.
void ensureDistinctSuccessors(Operation *op);

} // namespace LLVM
} // namespace mlir

#endif // DIALECTS_LLVM_TRANSFORMS_DISTINCT_SUCCESSORS_H
