// SPDX-License-Identifier: Apache-2.0
//
// Constraints of attributes, and attributes of operations.
#ifndef ODS_MODEL_ATTRIBUTE_H
#define ODS_MODEL_ATTRIBUTE_H

#include <optional>
#include <string>

#include "ods/model/constraint.h"
#include "ods/model/dialect.h"
#include "ods/model/enum_info.h"
#include "ods/model/type.h"

namespace mlir {
namespace ods {

/// An `AttrConstraint` record.
class AttrConstraint : public Constraint {
public:
  using Constraint::Constraint;
  static bool classof(const Constraint *c) { return c->getKind() == CK_Attr; }
  bool isSubClassOf(llvm::StringRef className) const {
    return def->isSubClassOf(className);
  }
};

/// An `Attr` record.
class Attribute : public AttrConstraint {
public:
  /// Errors: at the record if it is not an attribute.
  explicit Attribute(const llvm::Record *record);
  explicit Attribute(const llvm::DefInit *init) : Attribute(init->getDef()) {}

  /// Returns the C++ class of the attribute, ::mlir::Attribute by default.
  llvm::StringRef getStorageType() const;
  /// Returns the C++ type of the value that accessors return.
  llvm::StringRef getReturnType() const;
  /// Returns the type of the attribute if there is only one; NoneType if it has
  /// none.
  std::optional<Type> getValueType() const;
  /// Returns C++ code that converts the attribute, `$_self`, to the value.
  llvm::StringRef getConvertFromStorageCall() const;

  bool isConstBuildable() const { return !getConstBuilderTemplate().empty(); }
  /// Returns C++ code that converts the value, `$0`, to the attribute.
  llvm::StringRef getConstBuilderTemplate() const;
  /// Returns the conversion as an encoded expression over `self`, or nullopt if
  /// it requires C++.
  std::optional<std::string> getConstBuilderExpression() const;

  /// Returns the innermost attribute that this one is derived from.
  Attribute getBaseAttr() const;

  bool hasDefaultValue() const { return !getDefaultValue().empty(); }
  /// Returns C++ code of the default value.
  llvm::StringRef getDefaultValue() const;
  /// Returns the default attribute as an encoded expression. Returns nullopt if
  /// there is none or it requires C++.
  std::optional<std::string> getDefaultExpression() const;
  /// Returns an encoded expression of the attribute with a value given as C++
  /// code, or nullopt if the code is too complex.
  std::optional<std::string> getConstantExpression(llvm::StringRef value) const;

  bool isOptional() const { return def->getValueAsBit("isOptional"); }
  bool isDerivedAttr() const { return isSubClassOf("DerivedAttr"); }
  bool isTypeAttr() const { return isSubClassOf("TypeAttrBase"); }
  bool isSymbolRefAttr() const;
  /// Returns true if the attribute is an enumeration with integer cases.
  bool isEnumAttr() const { return isSubClassOf("EnumAttrInfo"); }
  /// Returns the enumeration of the value, if any, also for derived attributes.
  std::optional<EnumInfo> getEnum() const;
  /// Returns true for the unit attribute and attributes derived from it.
  bool isUnitAttr() const;

  /// Returns the name of the definition, or that of its base if it is
  /// anonymous.
  llvm::StringRef getAttrDefName() const;
  /// Returns C++ code of a derived attribute's value.
  llvm::StringRef getDerivedCodeBody() const;
  /// Undefined if the definition belongs to no dialect.
  Dialect getDialect() const;
};

/// A `ConstantAttr` record: an attribute with a fixed value.
class ConstantAttr {
public:
  /// Errors: at the record if it is not a `ConstantAttr`.
  explicit ConstantAttr(const llvm::DefInit *init);

  Attribute getAttribute() const;
  /// Returns C++ code of the value.
  llvm::StringRef getConstantValue() const;
  /// Returns the attribute as an encoded expression, or nullopt if it requires
  /// C++.
  std::optional<std::string> getConstantExpression() const;

private:
  const llvm::Record *def;
};

/// The record of the interface of operations with inferred types.
inline constexpr char inferTypeOpInterface[] = "InferTypeOpInterface";

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_ATTRIBUTE_H
