// SPDX-License-Identifier: Apache-2.0
//
// Properties: what operations hold beside attributes.
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
  /// The C++ type of the value that accessors give.
  llvm::StringRef getInterfaceType() const;
};

/// A `Property` record.
class Property : public PropConstraint {
public:
  /// Errors: at the record, if it is none.
  explicit Property(const llvm::Record *def);
  explicit Property(const llvm::DefInit *init) : Property(init->getDef()) {}

  llvm::StringRef getDescription() const;
  /// The C++ type of the member; "Property" where none is given.
  llvm::StringRef getStorageType() const;
  // C++ with placeholders.
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
  /// C++ of the value.
  llvm::StringRef getDefaultValue() const;
  /// An encoded expression of the value; nullopt where there is none or it is
  /// known in C++ only.
  std::optional<std::string> getDefaultExpression() const;
  /// Whether all bits of the value are zero, as far as the text tells.
  bool isDefaultZero() const;
  bool hasStorageTypeValueOverride() const {
    return !getStorageTypeValueOverride().empty();
  }
  llvm::StringRef getStorageTypeValueOverride() const;

  /// What it is in a table of fields.
  FieldKindInfo getFieldKind() const;
  /// The enumeration that it is one of, looking through what it is made from.
  std::optional<EnumInfo> getEnum() const;
  /// Whether core knows the property's text by its kind: `code`, C++ that
  /// parses or prints it, does the same.
  bool hasUsualText(llvm::StringRef code) const;
  /// Whether it is a flag that is printed by being there, looking through what
  /// it is made from.
  bool isUnit() const;

  /// What is there if an optional one is, looking through what it is made from.
  std::optional<Property> getElementProperty() const;
  /// Whether the text of that stands in formats as it is, not as `some<…>`.
  bool isPlainOptional() const;

  /// Its definition's name; its base's where it is anonymous.
  llvm::StringRef getPropertyDefName() const;
  /// The innermost one that it is made from.
  Property getBaseProperty() const;
  bool isSubClassOf(llvm::StringRef className) const {
    return def->isSubClassOf(className);
  }
};

/// A property by name.
struct NamedProperty {
  llvm::StringRef name;
  Property prop;
};

/// A `ConstantProp` record: a property of one value.
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
