// SPDX-License-Identifier: Apache-2.0
//
// Constraints of attributes, and attributes as operations have them.
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
  /// Errors: at the record, if it is none.
  explicit Attribute(const llvm::Record *record);
  explicit Attribute(const llvm::DefInit *init) : Attribute(init->getDef()) {}

  /// The C++ class of the attribute; ::mlir::Attribute where none is given.
  llvm::StringRef getStorageType() const;
  /// The C++ type of the value that accessors give.
  llvm::StringRef getReturnType() const;
  /// The type of an attribute that has but one; NoneType: it has none.
  std::optional<Type> getValueType() const;
  /// C++ from the attribute, `$_self`, to the value.
  llvm::StringRef getConvertFromStorageCall() const;

  bool isConstBuildable() const { return !getConstBuilderTemplate().empty(); }
  /// C++ from the value, `$0`, to the attribute.
  llvm::StringRef getConstBuilderTemplate() const;
  /// The same encoded, of `self`; nullopt where it is known in C++ only.
  std::optional<std::string> getConstBuilderExpression() const;

  /// The innermost one that it is made from.
  Attribute getBaseAttr() const;

  bool hasDefaultValue() const { return !getDefaultValue().empty(); }
  /// C++ of the value.
  llvm::StringRef getDefaultValue() const;
  /// An encoded expression of the attribute that stands for a missing one;
  /// nullopt: there is none, or it is known in C++ only.
  std::optional<std::string> getDefaultExpression() const;
  /// An encoded expression of the attribute made from a value in C++ text, as
  /// far as it can be told from the text.
  std::optional<std::string> getConstantExpression(llvm::StringRef value) const;

  bool isOptional() const { return def->getValueAsBit("isOptional"); }
  bool isDerivedAttr() const { return isSubClassOf("DerivedAttr"); }
  bool isTypeAttr() const { return isSubClassOf("TypeAttrBase"); }
  bool isSymbolRefAttr() const;
  /// Whether it is an enumeration's with cases that are integers.
  bool isEnumAttr() const { return isSubClassOf("EnumAttrInfo"); }
  /// The enumeration that its value is one of, of either kind, looking through
  /// what it is made from.
  std::optional<EnumInfo> getEnum() const;
  /// Whether it is the unit attribute, looking through what it is made from.
  bool isUnitAttr() const;

  /// Its definition's name; its base's where it is anonymous.
  llvm::StringRef getAttrDefName() const;
  /// C++ of a derived attribute's value.
  llvm::StringRef getDerivedCodeBody() const;
  /// Undefined where it is of no dialect.
  Dialect getDialect() const;
};

/// A `ConstantAttr` record: an attribute of one value.
class ConstantAttr {
public:
  /// Errors: at the record, if it is none.
  explicit ConstantAttr(const llvm::DefInit *init);

  Attribute getAttribute() const;
  /// C++ of the value.
  llvm::StringRef getConstantValue() const;
  /// An encoded expression of the attribute; nullopt where it is known in C++
  /// only.
  std::optional<std::string> getConstantExpression() const;

private:
  const llvm::Record *def;
};

/// The record of the interface that operations with inferred types get.
inline constexpr char inferTypeOpInterface[] = "InferTypeOpInterface";

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_ATTRIBUTE_H
