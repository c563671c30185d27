// SPDX-License-Identifier: Apache-2.0
//
// A range of one dimension, as values or constants.
#ifndef CORE_INTERFACES_RANGE_H
#define CORE_INTERFACES_RANGE_H

#include "core/ir/structure/builders.h"

namespace mlir {

/// Offset, size and stride of one dimension.
struct Range {
  OpFoldResult offset;
  OpFoldResult size;
  OpFoldResult stride;
};

} // namespace mlir

#endif // CORE_INTERFACES_RANGE_H
