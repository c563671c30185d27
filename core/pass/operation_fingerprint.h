// SPDX-License-Identifier: Apache-2.0
//
// Detects changes of an operation and its nested operations.
#ifndef CORE_PASS_OPERATION_FINGERPRINT_H
#define CORE_PASS_OPERATION_FINGERPRINT_H

#include <cstdint>

#include "core/ir/structure/operation.h"

namespace mlir {

/// A hash of operations, their attributes, operands and positions. Equal if
/// nothing changed, and unequal with high probability otherwise. Valid within
/// one process only.
class OperationFingerPrint {
public:
  explicit OperationFingerPrint(Operation *topOp);
  friend bool operator==(OperationFingerPrint, OperationFingerPrint) = default;

private:
  uint64_t hash;
};

} // namespace mlir

#endif // CORE_PASS_OPERATION_FINGERPRINT_H
