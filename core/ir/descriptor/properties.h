// SPDX-License-Identifier: Apache-2.0
//
// Functions on properties of operations, driven by the table of fields.
#ifndef CORE_IR_DESCRIPTOR_PROPERTIES_H
#define CORE_IR_DESCRIPTOR_PROPERTIES_H

#include <optional>

#include "core/ir/descriptor/field.h"
#include "core/ir/structure/attribute.h"

namespace mlir {

/// Initializes raw memory with default values; fields without a default become
/// zero.
void initializeProperties(const FieldTable &table, void *properties);

/// Assigns to properties that have been initialized.
void copyProperties(const FieldTable &table, void *to, const void *from);
void destroyProperties(const FieldTable &table, void *properties);

/// Returns a field as an attribute; null if the field is an attribute that is
/// not set.
Attribute getPropertyAsAttribute(const FieldDescriptor &field,
                                 const void *properties, MLIRContext *context);

/// Sets a field from an attribute. Null clears an optional field.
/// Errors: if the attribute is invalid for the field, returns failure and
/// leaves the field unchanged. Reports an error by `emitError` unless that is
/// null.
LogicalResult setPropertyFromAttribute(const FieldDescriptor &field,
                                       void *properties, Attribute attribute,
                                       EmitErrorFn emitError);

/// Returns the field with a name, or null.
const FieldDescriptor *lookupProperty(const FieldTable &table,
                                      llvm::StringRef name);

/// Returns true if a field has its default value.
bool hasDefault(const FieldTable &table, const FieldDescriptor &field,
                const void *properties);

/// Returns a dictionary of all fields except attributes that are not set; null
/// if it would be empty.
Attribute getPropertiesAsAttribute(const FieldTable &table,
                                   const void *properties,
                                   MLIRContext *context);

/// Sets fields from a dictionary; a null attribute sets none. Fields that the
/// dictionary does not name keep their values; names that are no fields are
/// ignored.
/// Errors: returns failure if the attribute is not a dictionary or a value is
/// invalid for its field; the fields before it have been set. Reports an error
/// by `emitError` unless that is null.
LogicalResult setPropertiesFromAttribute(const FieldTable &table,
                                         void *properties, Attribute attribute,
                                         EmitErrorFn emitError);

/// Properties of an operation whose class is unknown here, or null.
class OpaqueProperties {
public:
  OpaqueProperties(void *properties) : properties(properties) {}
  /// Returns a pointer to the class's struct.
  template <typename T> T as() const { return static_cast<T>(properties); }
  explicit operator bool() const { return properties != nullptr; }

private:
  void *properties;
};

} // namespace mlir

#endif // CORE_IR_DESCRIPTOR_PROPERTIES_H
