// SPDX-License-Identifier: Apache-2.0
//
// Types of operands and results that follow from others, by the rules of a
// descriptor.
#ifndef CORE_IR_RESULT_TYPES_H
#define CORE_IR_RESULT_TYPES_H

#include "core/ir/op_descriptor.h"
#include "core/ir/ranges.h"
#include "core/ir/type.h"

namespace mlir {

/// What is known of an operation, or of one to be, from which types follow.
struct OperationParts {
  const OpDescriptor &descriptor;
  MLIRContext *context;
  ValueRange operands;
  /// A name in it that is a property's comes before what `properties` has.
  llvm::ArrayRef<NamedAttribute> attributes;
  /// May be null.
  const void *properties;
};

/// The types that follow by a rule from those of its source, one by one or, if
/// `asList`, from their list. Adds nothing where none follow. Returns whether
/// the rule gives one type, which is that of every value of a group, and not a
/// list with one for each.
bool applyTypeRule(const TypeRule &rule, MLIRContext *context,
                   llvm::ArrayRef<Type> source, bool asList,
                   llvm::SmallVectorImpl<Type> &types);

/// The types of the results of an operation to be, whose operands, attributes,
/// properties and regions are known: by its hook, or by the rules of its
/// descriptor.
/// Errors: failure, with a diagnostic from the hook only, if they do not
/// follow.
LogicalResult inferResultTypes(OperationState &state,
                               llvm::SmallVectorImpl<Type> &types);

/// The same by the rules alone, without a diagnostic.
LogicalResult inferResultTypes(const OperationParts &parts,
                               llvm::SmallVectorImpl<Type> &types);

} // namespace mlir

#endif // CORE_IR_RESULT_TYPES_H
