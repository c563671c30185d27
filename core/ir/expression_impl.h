// SPDX-License-Identifier: Apache-2.0
//
// The functions of expressions, by what they are about; for core/ir only.
#ifndef CORE_IR_EXPRESSION_IMPL_H
#define CORE_IR_EXPRESSION_IMPL_H

#include "core/ir/expression.h"
#include "ods/encoding/expression.h"

namespace mlir {
namespace detail {

/// A call whose arguments are known.
struct ExprCall {
  ods::Opcode opcode;
  /// Of opcodes that have one.
  llvm::StringRef immediate;
  llvm::ArrayRef<ExprValue> arguments;
  MLIRContext *context;
};

/// Whether a type or attribute is of a class.
bool isOfClass(ods::EntityClass entityClass, const ExprValue &value);
/// The name of the builtin kind that a class stands for; empty if it stands for
/// several.
llvm::StringRef getKindName(ods::EntityClass entityClass);

/// The kind of types or attributes called `dialect.mnemonic`, if it is loaded.
const TypeDescriptor *lookupType(MLIRContext *context, llvm::StringRef name);
const AttributeDescriptor *lookupAttribute(MLIRContext *context,
                                           llvm::StringRef name);

ExprValue toList(llvm::ArrayRef<Type> types);
ExprValue toList(llvm::ArrayRef<int64_t> numbers);
llvm::SmallVector<Type> toTypes(const ExprValue &list);
llvm::SmallVector<int64_t> toIntegers(const ExprValue &list);

/// A field of properties or parameters; null if it is of a kind that
/// expressions do not know.
ExprValue getFieldValue(const FieldDescriptor &field, const void *object);

/// Sets a field of a struct; what it refers to goes to `allocator`.
/// Returns false, and changes nothing, if the value is none of the field's.
bool setField(const FieldDescriptor &field, void *object,
              const ExprValue &value, StorageAllocator &allocator);

/// A parameter of a type or attribute.
ExprValue getParameterValue(const BaseStorage *storage, int64_t index);
/// A type or attribute of a kind with these parameters; null if they do not
/// fit.
const BaseStorage *makeStorage(MLIRContext *context,
                               const StorageDescriptor &descriptor,
                               llvm::ArrayRef<ExprValue> parameters);

// Null for opcodes of other groups.
ExprValue applyToType(const ExprCall &call);
ExprValue makeType(const ExprCall &call);
ExprValue applyToAttribute(const ExprCall &call);
ExprValue makeAttribute(const ExprCall &call);

} // namespace detail
} // namespace mlir

#endif // CORE_IR_EXPRESSION_IMPL_H
