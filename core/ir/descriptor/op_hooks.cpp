// SPDX-License-Identifier: Apache-2.0
#include "core/ir/descriptor/op_hooks.h"

#include "core/ir/descriptor/value_groups.h"

namespace mlir {

LogicalResult OpHook::addFolded(Operation *op, OpFoldResult folded,
                                llvm::SmallVectorImpl<OpFoldResult> &results) {
  if (!folded)
    return failure();
  if (llvm::dyn_cast<Value>(folded) != Value(op->getResult(0)))
    results.push_back(folded);
  return success();
}

constinit const OpAsmTable describedResultNames = {
    .getAsmResultNames = [](Operation *op, OpAsmSetValueNameFn setName) {
      llvm::ArrayRef<ValueDescriptor> results =
          op->getName().getDescriptor()->results;
      for (auto [i, result] : llvm::enumerate(results)) {
        ResultRange group = getResultGroup(op, i);
        // A result without a name still starts a new pack.
        if (!group.empty())
          setName(group.front(), result.name);
      }
    }};

} // namespace mlir
