// SPDX-License-Identifier: Apache-2.0
//
// Inference of operand and result types by the rules of a descriptor.
#ifndef CORE_IR_DESCRIPTOR_RESULT_TYPES_H
#define CORE_IR_DESCRIPTOR_RESULT_TYPES_H

#include "core/ir/descriptor/op_descriptor.h"
#include "core/ir/structure/ranges.h"
#include "core/ir/structure/type.h"

namespace mlir {

/// The parts of an operation, existing or under construction, from which types
/// are inferred.
struct OperationParts {
  const OpDescriptor &descriptor;
  MLIRContext *context;
  ValueRange operands;
  /// An attribute with the name of a property takes precedence over
  /// `properties`.
  llvm::ArrayRef<NamedAttribute> attributes;
  /// May be null.
  const void *properties;
};

/// Applies a rule to the types of its source: to each type, or, if `asList`, to
/// their list. Appends nothing if no types can be inferred. Returns true if the
/// rule yields a single type for all values of a group, and false if it yields
/// one type per value.
bool applyTypeRule(const TypeRule &rule, MLIRContext *context,
                   llvm::ArrayRef<Type> source, bool asList,
                   llvm::SmallVectorImpl<Type> &types);

/// Infers the result types of an operation under construction by its hook or by
/// the rules of its descriptor. The operands, attributes, properties and
/// regions must be complete.
/// Errors: returns failure if the types cannot be inferred. Only the hook
/// reports a diagnostic.
LogicalResult inferResultTypes(OperationState &state,
                               llvm::SmallVectorImpl<Type> &types);

/// Like the overload above, by the rules alone and without a diagnostic.
LogicalResult inferResultTypes(const OperationParts &parts,
                               llvm::SmallVectorImpl<Type> &types);

} // namespace mlir

#endif // CORE_IR_DESCRIPTOR_RESULT_TYPES_H
