// SPDX-License-Identifier: Apache-2.0
//
// Constraints of types.
#ifndef ODS_MODEL_TYPE_H
#define ODS_MODEL_TYPE_H

#include <optional>
#include <string>

#include "ods/model/constraint.h"
#include "ods/model/dialect.h"

namespace mlir {
namespace ods {

/// A `TypeConstraint` record.
class TypeConstraint : public Constraint {
public:
  /// Errors: at the record if it is not a type constraint.
  TypeConstraint(const llvm::Record *record);
  TypeConstraint(const llvm::DefInit *init) : TypeConstraint(init->getDef()) {}

  static bool classof(const Constraint *c) { return c->getKind() == CK_Type; }

  bool isOptional() const { return def->isSubClassOf("Optional"); }
  bool isVariadic() const { return def->isSubClassOf("Variadic"); }
  bool isVariadicOfVariadic() const {
    return def->isSubClassOf("VariadicOfVariadic");
  }
  bool isVariableLength() const { return isOptional() || isVariadic(); }
  /// Returns the name of the attribute with the inner group sizes.
  llvm::StringRef getVariadicOfVariadicSegmentSizeAttr() const;

  /// Returns C++ code that creates the type if there is only one; for a
  /// variadic constraint, the type of its elements.
  std::optional<llvm::StringRef> getBuilderCall() const;
  /// Returns the type as an encoded expression, or nullopt if it requires C++.
  std::optional<std::string> getBuilderExpression() const;

  /// Returns the C++ class of the type.
  llvm::StringRef getCppType() const;

  /// Returns the record of the elements if the constraint is variadic,
  /// otherwise its own.
  const llvm::Record &getBaseDef() const;
};

/// A `Type` record.
class Type : public TypeConstraint {
public:
  explicit Type(const llvm::Record *record) : TypeConstraint(record) {}
  /// Undefined if the definition belongs to no dialect.
  Dialect getDialect() const;
};

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_TYPE_H
