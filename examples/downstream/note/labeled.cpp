// SPDX-License-Identifier: Apache-2.0
#include "note/labeled.h"

llvm::LogicalResult note::verifyLabel(mlir::Operation *op) {
  if (llvm::cast<Labeled>(op).getLabel().empty())
    return op->emitOpError("expects a label that is not empty");
  return llvm::success();
}
