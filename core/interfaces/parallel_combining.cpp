// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/parallel_combining.h"

using namespace mlir;

LogicalResult detail::verifyInParallelOpInterface(Operation *op) {
  if (op->getNumRegions() != 1)
    return op->emitError("expected single region op");
  if (!op->getRegion(0).hasOneBlock())
    return op->emitError("expected single block op region");
  return success();
}
