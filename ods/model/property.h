// SPDX-License-Identifier: Apache-2.0
//
// Properties of operations other than attributes.
#ifndef ODS_MODEL_PROPERTY_H
#define ODS_MODEL_PROPERTY_H

#include <optional>
#include <string>

#include "ods/model/constraint.h"
#include "ods/model/enum_info.h"
#include "ods/model/field_kind.h"

namespace mlir {
namespace ods {

/// A `PropConstraint` record.
class PropConstraint : public Constraint {
public:
  using Constraint::Constraint;
  static bool classof(const Constraint *c) { return c->getKind() == CK_Prop; }
  /// Returns the C++ type of the value that accessors return.
  llvm::StringRef getInterfaceType() const;
};

/// A `Property` record.
class Property : public PropConstraint {
public:
  /// Errors: at the record if it is not a property.
  explicit Property(const llvm::Record *def);
  explicit Property(const llvm::DefInit *init) : Property(init->getDef()) {}

  llvm::StringRef getDescription() const;
  /// Returns the C++ type of the member, "Property" by default.
  llvm::StringRef getStorageType() const;
  // Return C++ code with placeholders.
  llvm::StringRef getConvertFromStorageCall() const;
  llvm::StringRef getAssignToStorageCall() const;
  llvm::StringRef getConvertToAttributeCall() const;
  llvm::StringRef getConvertFromAttributeCall() const;
  llvm::StringRef getParserCall() const;
  bool hasOptionalParser() const { return !getOptionalParserCall().empty(); }
  llvm::StringRef getOptionalParserCall() const;
  llvm::StringRef getPrinterCall() const;
  llvm::StringRef getReadFromMlirBytecodeCall() const;
  llvm::StringRef getWriteToMlirBytecodeCall() const;
  llvm::StringRef getHashPropertyCall() const;

  bool hasDefaultValue() const { return !getDefaultValue().empty(); }
  /// Returns C++ code of the default value.
  llvm::StringRef getDefaultValue() const;
  /// Returns the default value as an encoded expression, or nullopt if there is
  /// none or it requires C++.
  std::optional<std::string> getDefaultExpression() const;
  /// Returns true if all bits of the default value are known to be zero.
  bool isDefaultZero() const;
  bool hasStorageTypeValueOverride() const {
    return !getStorageTypeValueOverride().empty();
  }
  llvm::StringRef getStorageTypeValueOverride() const;

  /// Returns the kind in a table of fields.
  FieldKindInfo getFieldKind() const;
  /// Returns the enumeration of the property, if any, also for derived
  /// properties.
  std::optional<EnumInfo> getEnum() const;
  /// Returns true if core implements the property's text by its kind. `code` is
  /// C++ code that parses or prints it in the same way.
  bool hasUsualText(llvm::StringRef code) const;
  /// Returns true for a flag that is printed only if set, also for derived
  /// properties.
  bool isUnit() const;

  /// Returns the element of an optional property, also for derived properties.
  std::optional<Property> getElementProperty() const;
  /// Returns true if formats contain the element's text as it is instead of
  /// `some<…>`.
  bool isPlainOptional() const;

  /// Returns the name of the definition, or that of its base if it is
  /// anonymous.
  llvm::StringRef getPropertyDefName() const;
  /// Returns the innermost property that this one is derived from.
  Property getBaseProperty() const;
  bool isSubClassOf(llvm::StringRef className) const {
    return def->isSubClassOf(className);
  }
};

/// A named property.
struct NamedProperty {
  llvm::StringRef name;
  Property prop;
};

/// A `ConstantProp` record: a property with a fixed value.
class ConstantProp : public Property {
public:
  explicit ConstantProp(const llvm::DefInit *def) : Property(def) {}
  static bool classof(const Property *p) {
    return p->isSubClassOf("ConstantProp");
  }
  llvm::StringRef getValue() const;
};

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_PROPERTY_H
