// SPDX-License-Identifier: Apache-2.0
//
// Operations, types and attributes that are defined at run time. Their
// descriptors have the same form as generated ones.
#ifndef CORE_IR_DEFINITION_DYNAMIC_DIALECT_H
#define CORE_IR_DEFINITION_DYNAMIC_DIALECT_H

#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "core/ir/context/dialect.h"

namespace mlir {

/// A field to be defined. The offset is computed from the kinds.
struct DynamicField {
  std::string name;
  FieldKind kind = FieldKind::Attribute;
  bool optional = false;
};

/// An operation to be defined.
struct DynamicOpDefinition {
  /// Without the dialect's prefix.
  std::string name;
  std::vector<DynamicField> properties;
  std::vector<TraitUse> traits;
  std::vector<InterfaceImplementation> interfaces;
  OpHooks hooks;
  std::string summary, description;
};

/// A type or attribute to be defined. Its text is derived from the table of
/// parameters, each in the form of its kind (core/ir/format/field_text.h):
/// `!dyn.pair<7, i32>`, or `!dyn.unit` without parameters.
/// Errors: adding a definition with a parameter of kind Pointer or Custom ends
/// the program, since these kinds have no text.
struct DynamicStorageDefinition {
  std::string name;
  std::vector<DynamicField> parameters;
  std::vector<TraitUse> traits;
  std::vector<InterfaceImplementation> interfaces;
  std::string summary, description;
  LogicalResult (*verify)(EmitErrorFn emitError,
                          const void *parameters) = nullptr;
};

/// A dialect to which a program adds kinds at run time. It owns their
/// descriptors.
class DynamicDialect : public Dialect {
public:
  DynamicDialect(const DialectDescriptor &descriptor, MLIRContext *context);
  ~DynamicDialect() override;

  /// Loads an empty dialect of this name. `context` must not have a dialect of
  /// the name yet.
  static DynamicDialect *create(MLIRContext *context, llvm::StringRef name);

  const OpDescriptor &add(DynamicOpDefinition definition);
  const TypeDescriptor &addType(DynamicStorageDefinition definition);
  const AttributeDescriptor &addAttribute(DynamicStorageDefinition definition);

private:
  struct Storage;
  std::unique_ptr<Storage> storage;
};

/// Returns the parameter at `index` in the table of parameters of a type or
/// attribute.
template <typename T>
const T &getParameter(const BaseStorage *storage, unsigned index) {
  const FieldDescriptor &field =
      storage->abstract->getDescriptor().parameters.fields[index];
  return getField<T>(field, getParameters(storage));
}

} // namespace mlir

#endif // CORE_IR_DEFINITION_DYNAMIC_DIALECT_H
