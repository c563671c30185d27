// SPDX-License-Identifier: Apache-2.0
//
// Whether an operation, and what is in it, is as it was.
#ifndef CORE_PASS_OPERATION_FINGERPRINT_H
#define CORE_PASS_OPERATION_FINGERPRINT_H

#include <cstdint>

#include "core/ir/operation.h"

namespace mlir {

/// A hash of the operations, their attributes, operands and places. Equal while
/// nothing changes, and hardly otherwise. Means nothing in another process.
class OperationFingerPrint {
public:
  explicit OperationFingerPrint(Operation *topOp);
  friend bool operator==(OperationFingerPrint, OperationFingerPrint) = default;

private:
  uint64_t hash;
};

} // namespace mlir

#endif // CORE_PASS_OPERATION_FINGERPRINT_H
