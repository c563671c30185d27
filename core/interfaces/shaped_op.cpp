// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/shaped_op.h"

using namespace mlir;

LogicalResult detail::verifyShapedDimOpInterface(Operation *op) {
  if (op->getNumResults() != 1)
    return op->emitError("expected single op result");
  if (!op->getResult(0).getType().isIndex())
    return op->emitError("expect index result type");
  return success();
}
