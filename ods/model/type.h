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
  /// Errors: at the record, if it is none.
  TypeConstraint(const llvm::Record *record);
  TypeConstraint(const llvm::DefInit *init) : TypeConstraint(init->getDef()) {}

  static bool classof(const Constraint *c) { return c->getKind() == CK_Type; }

  bool isOptional() const { return def->isSubClassOf("Optional"); }
  bool isVariadic() const { return def->isSubClassOf("Variadic"); }
  bool isVariadicOfVariadic() const {
    return def->isSubClassOf("VariadicOfVariadic");
  }
  bool isVariableLength() const { return isOptional() || isVariadic(); }
  /// The attribute with the sizes of the groups.
  llvm::StringRef getVariadicOfVariadicSegmentSizeAttr() const;

  /// C++ that makes the type, where it is but one; of the elements where it is
  /// variable in length.
  std::optional<llvm::StringRef> getBuilderCall() const;
  /// The same encoded, or nullopt where it is known in C++ only.
  std::optional<std::string> getBuilderExpression() const;

  /// The C++ class of the type.
  llvm::StringRef getCppType() const;

  /// The record of the elements where it is variable in length, else its own.
  const llvm::Record &getBaseDef() const;
};

/// A `Type` record.
class Type : public TypeConstraint {
public:
  explicit Type(const llvm::Record *record) : TypeConstraint(record) {}
  /// Undefined where it is of no dialect.
  Dialect getDialect() const;
};

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_TYPE_H
