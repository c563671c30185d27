// SPDX-License-Identifier: Apache-2.0
//
// Arguments of operations: operands, attributes and properties by name.
#ifndef ODS_MODEL_ARGUMENT_H
#define ODS_MODEL_ARGUMENT_H

#include "ods/model/attribute.h"
#include "ods/model/property.h"
#include "ods/model/type.h"
#include "llvm/ADT/PointerUnion.h"

namespace mlir {
namespace ods {

/// An attribute by name.
struct NamedAttribute {
  llvm::StringRef name;
  Attribute attr;
};

/// An operand or result by name, or a group of them.
struct NamedTypeConstraint {
  /// Whether there is something to check.
  bool hasPredicate() const;
  bool isOptional() const { return constraint.isOptional(); }
  bool isVariadic() const { return constraint.isVariadic(); }
  bool isVariadicOfVariadic() const {
    return constraint.isVariadicOfVariadic();
  }
  bool isVariableLength() const { return isOptional() || isVariadic(); }

  llvm::StringRef name;
  TypeConstraint constraint;
};

/// One of them.
using Argument = llvm::PointerUnion<NamedAttribute *, NamedProperty *,
                                    NamedTypeConstraint *>;

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_ARGUMENT_H
