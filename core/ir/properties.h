// SPDX-License-Identifier: Apache-2.0
//
// Properties of operations: what the table of fields makes of a struct.
#ifndef CORE_IR_PROPERTIES_H
#define CORE_IR_PROPERTIES_H

#include <optional>

#include "core/ir/attribute.h"
#include "core/ir/field.h"

namespace mlir {

/// Default values in raw memory; zero for fields that have none.
void initializeProperties(const FieldTable &table, void *properties);

/// Copies to properties that have been initialized.
void copyProperties(const FieldTable &table, void *to, const void *from);
void destroyProperties(const FieldTable &table, void *properties);

/// The textual form of one field; null if it is an attribute that is not set.
Attribute getPropertyAsAttribute(const FieldDescriptor &field,
                                 const void *properties, MLIRContext *context);

/// Sets a field from its textual form. Null clears an optional field.
/// Errors: a diagnostic by `emitError` (null: none) when the attribute is none
/// of the field's; the field is unchanged.
LogicalResult setPropertyFromAttribute(const FieldDescriptor &field,
                                       void *properties, Attribute attribute,
                                       EmitErrorFn emitError);

/// The field with a name, or null.
const FieldDescriptor *lookupProperty(const FieldTable &table,
                                      llvm::StringRef name);

/// Whether a field of the table has its default value.
bool hasDefault(const FieldTable &table, const FieldDescriptor &field,
                const void *properties);

/// A dictionary of the fields, but for attributes that are not set; null if
/// there are none.
Attribute getPropertiesAsAttribute(const FieldTable &table,
                                   const void *properties,
                                   MLIRContext *context);

/// Sets fields from a dictionary, or none from null. Fields that it lacks stay
/// as they are; names that are no field's are passed over.
/// Errors: a diagnostic by `emitError` (null: none) for what is no dictionary,
/// and for an attribute that is none of its field's; fields before it are set.
LogicalResult setPropertiesFromAttribute(const FieldTable &table,
                                         void *properties, Attribute attribute,
                                         EmitErrorFn emitError);

/// Properties of an operation whose class is not known here, or none.
class OpaqueProperties {
public:
  OpaqueProperties(void *properties) : properties(properties) {}
  /// As a pointer to the class's struct.
  template <typename T> T as() const { return static_cast<T>(properties); }
  explicit operator bool() const { return properties != nullptr; }

private:
  void *properties;
};

} // namespace mlir

#endif // CORE_IR_PROPERTIES_H
