// SPDX-License-Identifier: Apache-2.0
//
// Named arguments of operations: operands, attributes and properties.
#ifndef ODS_MODEL_ARGUMENT_H
#define ODS_MODEL_ARGUMENT_H

#include "ods/model/attribute.h"
#include "ods/model/property.h"
#include "ods/model/type.h"
#include "llvm/ADT/PointerUnion.h"

namespace mlir {
namespace ods {

/// A named attribute.
struct NamedAttribute {
  llvm::StringRef name;
  Attribute attr;
};

/// A named operand or result, or a group of them.
struct NamedTypeConstraint {
  /// Returns true if the constraint must be checked.
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

/// One of the three kinds of arguments.
using Argument = llvm::PointerUnion<NamedAttribute *, NamedProperty *,
                                    NamedTypeConstraint *>;

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_ARGUMENT_H
