// SPDX-License-Identifier: Apache-2.0
//
// The functions of expressions, grouped by subject. Private to core/ir.
#ifndef CORE_IR_DESCRIPTOR_EXPRESSION_IMPL_H
#define CORE_IR_DESCRIPTOR_EXPRESSION_IMPL_H

#include "core/ir/descriptor/expression.h"
#include "ods/encoding/expression.h"

namespace mlir {
namespace detail {

/// A call with evaluated arguments.
struct ExprCall {
  ods::Opcode opcode;
  /// For opcodes that have an immediate.
  llvm::StringRef immediate;
  llvm::ArrayRef<ExprValue> arguments;
  MLIRContext *context;
};

/// Returns true if a type or attribute has a class.
bool isOfClass(ods::EntityClass entityClass, const ExprValue &value);
/// Returns the name of the builtin kind that a class stands for, or empty if it
/// covers several kinds.
llvm::StringRef getKindName(ods::EntityClass entityClass);

ExprValue toList(llvm::ArrayRef<Type> types);
ExprValue toList(llvm::ArrayRef<int64_t> numbers);
llvm::SmallVector<Type> toTypes(const ExprValue &list);
llvm::SmallVector<int64_t> toIntegers(const ExprValue &list);

/// Returns the value of a property or parameter field; null if expressions do
/// not support its kind.
ExprValue getFieldValue(const FieldDescriptor &field, const void *object);

/// Returns a parameter of a type or attribute.
ExprValue getParameterValue(const BaseStorage *storage, int64_t index);
/// Creates a type or attribute with these parameters; returns null if they are
/// invalid.
const BaseStorage *makeStorage(MLIRContext *context,
                               const StorageDescriptor &descriptor,
                               llvm::ArrayRef<ExprValue> parameters);

// Apply a call; return null for opcodes of other groups.
ExprValue applyToType(const ExprCall &call);
ExprValue makeType(const ExprCall &call);
ExprValue applyToAttribute(const ExprCall &call);
ExprValue makeAttribute(const ExprCall &call);

} // namespace detail
} // namespace mlir

#endif // CORE_IR_DESCRIPTOR_EXPRESSION_IMPL_H
