// SPDX-License-Identifier: Apache-2.0
//
// Operations, types and attributes that a program defines at run time. They own
// the same descriptors that generated ones have.
#ifndef CORE_IR_DYNAMIC_DIALECT_H
#define CORE_IR_DYNAMIC_DIALECT_H

#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "core/ir/dialect.h"

namespace mlir {

/// A row of a table of fields under construction; offsets follow from kinds.
struct DynamicField {
  std::string name;
  FieldKind kind = FieldKind::Attribute;
  bool optional = false;
};

/// An operation under construction.
struct DynamicOpDefinition {
  /// Without the dialect's.
  std::string name;
  std::vector<DynamicField> properties;
  std::vector<TraitUse> traits;
  std::vector<InterfaceImplementation> interfaces;
  OpHooks hooks;
  std::string summary, description;
};

/// A type or attribute under construction. Its text is by the table of
/// parameters, each in the form of its kind (core/ir/field_text.h):
/// `!dyn.pair<7, i32>`; `!dyn.unit` without parameters.
/// Errors: adding one ends the program when a parameter is of kind Pointer or
/// Custom, which have no text.
struct DynamicStorageDefinition {
  std::string name;
  std::vector<DynamicField> parameters;
  std::vector<TraitUse> traits;
  std::vector<InterfaceImplementation> interfaces;
  std::string summary, description;
  LogicalResult (*verify)(EmitErrorFn emitError,
                          const void *parameters) = nullptr;
};

/// A dialect that is data of the program. It owns the descriptors of what is
/// added to it.
class DynamicDialect : public Dialect {
public:
  DynamicDialect(const DialectDescriptor &descriptor, MLIRContext *context);
  ~DynamicDialect() override;

  /// Loads an empty dialect of this name in `context`, which has none of it.
  static DynamicDialect *create(MLIRContext *context, llvm::StringRef name);

  const OpDescriptor &add(DynamicOpDefinition definition);
  const TypeDescriptor &addType(DynamicStorageDefinition definition);
  const AttributeDescriptor &addAttribute(DynamicStorageDefinition definition);

private:
  struct Storage;
  std::unique_ptr<Storage> storage;
};

/// Access to a parameter of a type or attribute of any descriptor by its place
/// in the table.
template <typename T>
const T &getParameter(const BaseStorage *storage, unsigned index) {
  const FieldDescriptor &field =
      storage->abstract->getDescriptor().parameters.fields[index];
  return getField<T>(field, getParameters(storage));
}

} // namespace mlir

#endif // CORE_IR_DYNAMIC_DIALECT_H
