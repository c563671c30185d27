// SPDX-License-Identifier: Apache-2.0
//
// Whether two operations, or two regions, are the same but for their place.
#ifndef CORE_IR_OPERATION_EQUIVALENCE_H
#define CORE_IR_OPERATION_EQUIVALENCE_H

#include "core/ir/operation.h"
#include "llvm/ADT/BitmaskEnum.h"

namespace mlir {

LLVM_ENABLE_BITMASK_ENUMS_IN_NAMESPACE();

/// Names, types, attributes and properties are compared, operands as callbacks
/// say, and what is in regions. Not recursive in the depth of nesting.
struct OperationEquivalence {
  /// What does not count.
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

  /// Of an operation without its regions. The order of the operands of a
  /// commutative one does not count.
  static llvm::hash_code computeHash(Operation *op,
                                     HashFn hashOperands = directHashValue,
                                     HashFn hashResults = directHashValue,
                                     Flags flags = Flags::None);
  static llvm::hash_code ignoreHashValue(Value) { return llvm::hash_code(0); }
  static llvm::hash_code directHashValue(Value value) {
    return hash_value(value);
  }

  /// `checkEquivalent` says whether operands that are not the same are
  /// equivalent; `markEquivalent` hears of results and arguments that stand in
  /// the same place; `checkCommutativeEquivalent` takes the place of the first
  /// for commutative operations.
  static bool
  isEquivalentTo(Operation *lhs, Operation *rhs, CheckFn checkEquivalent,
                 MarkFn markEquivalent = nullptr, Flags flags = Flags::None,
                 CheckCommutativeFn checkCommutativeEquivalent = nullptr);
  /// Operands are equivalent if they are the same, or stand in the same place
  /// in both; of commutative operations in any order.
  static bool isEquivalentTo(Operation *lhs, Operation *rhs, Flags flags);

  // The same for regions.
  static bool
  isRegionEquivalentTo(Region *lhs, Region *rhs, CheckFn checkEquivalent,
                       MarkFn markEquivalent, Flags flags,
                       CheckCommutativeFn checkCommutativeEquivalent = nullptr);
  static bool isRegionEquivalentTo(Region *lhs, Region *rhs, Flags flags);

  // For `checkEquivalent`.
  static LogicalResult ignoreValueEquivalence(Value, Value) {
    return success();
  }
  static LogicalResult exactValueMatch(Value lhs, Value rhs) {
    return success(lhs == rhs);
  }
};

} // namespace mlir

#endif // CORE_IR_OPERATION_EQUIVALENCE_H
