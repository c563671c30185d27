// SPDX-License-Identifier: Apache-2.0
//
// Structural equivalence of operations and of regions.
#ifndef CORE_IR_STRUCTURE_OPERATION_EQUIVALENCE_H
#define CORE_IR_STRUCTURE_OPERATION_EQUIVALENCE_H

#include "core/ir/structure/operation.h"
#include "llvm/ADT/BitmaskEnum.h"

namespace mlir {

LLVM_ENABLE_BITMASK_ENUMS_IN_NAMESPACE();

/// Compares names, types, attributes, properties, operands (by callbacks) and
/// the contents of regions. Not recursive.
struct OperationEquivalence {
  /// The parts that are ignored.
  enum Flags {
    None = 0,
    IgnoreLocations = 1,
    IgnoreDiscardableAttrs = 2,
    IgnoreProperties = 4,
    LLVM_MARK_AS_BITMASK_ENUM(/*LargestValue=*/IgnoreProperties)
  };
  using HashFn = llvm::function_ref<llvm::hash_code(Value)>;
  using CheckFn = llvm::function_ref<LogicalResult(Value, Value)>;
  using MarkFn = llvm::function_ref<void(Value, Value)>;
  using CheckCommutativeFn =
      llvm::function_ref<LogicalResult(ValueRange, ValueRange)>;

  /// Hashes an operation without its regions. The hash of a commutative
  /// operation does not depend on the order of its operands.
  static llvm::hash_code computeHash(Operation *op,
                                     HashFn hashOperands = directHashValue,
                                     HashFn hashResults = directHashValue,
                                     Flags flags = Flags::None);
  static llvm::hash_code ignoreHashValue(Value) { return llvm::hash_code(0); }
  static llvm::hash_code directHashValue(Value value) {
    return hash_value(value);
  }

  /// Returns true if the operations are equivalent. `checkEquivalent` decides
  /// about operands that differ. `markEquivalent` is called with corresponding
  /// results and block arguments. `checkCommutativeEquivalent` replaces
  /// `checkEquivalent` for commutative operations.
  static bool
  isEquivalentTo(Operation *lhs, Operation *rhs, CheckFn checkEquivalent,
                 MarkFn markEquivalent = nullptr, Flags flags = Flags::None,
                 CheckCommutativeFn checkCommutativeEquivalent = nullptr);
  /// Like the overload above; operands are equivalent if they are equal or
  /// correspond to each other, in any order for commutative operations.
  static bool isEquivalentTo(Operation *lhs, Operation *rhs, Flags flags);

  // Like isEquivalentTo, for regions.
  static bool
  isRegionEquivalentTo(Region *lhs, Region *rhs, CheckFn checkEquivalent,
                       MarkFn markEquivalent, Flags flags,
                       CheckCommutativeFn checkCommutativeEquivalent = nullptr);
  static bool isRegionEquivalentTo(Region *lhs, Region *rhs, Flags flags);

  // Callbacks for `checkEquivalent`.
  static LogicalResult ignoreValueEquivalence(Value, Value) {
    return success();
  }
  static LogicalResult exactValueMatch(Value lhs, Value rhs) {
    return success(lhs == rhs);
  }
};

} // namespace mlir

#endif // CORE_IR_STRUCTURE_OPERATION_EQUIVALENCE_H
