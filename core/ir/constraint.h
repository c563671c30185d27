// SPDX-License-Identifier: Apache-2.0
//
// What a type, attribute, property, region or successor must be: data, from a
// record of a definition.
#ifndef CORE_IR_CONSTRAINT_H
#define CORE_IR_CONSTRAINT_H

#include <optional>

#include "core/ir/storage_descriptor.h"
#include "ods/encoding/expression.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {

class Attribute;
class Block;
class Operation;
class Region;
class Type;

/// A constraint of some entity, whose kind is known where it is used.
struct Constraint {
  /// As messages say it: "32-bit signless integer".
  llvm::StringRef summary;
  /// Encoded (core/ir/expression.h), of `self`, the entity; empty: anything,
  /// unless there is a predicate.
  llvm::StringRef expression = "";
  /// Null, or the same in C++, for what has no expression. The entity is a
  /// BaseStorage (of types and attributes), Region, Block, or the field of a
  /// property.
  bool (*predicate)(const void *entity) = nullptr;
  // The C++ class of types or attributes that accessors give, which is what
  // parsing asks for: one of the builtin ones; a kind with a textual form of
  // its own, so that formats leave out `!dialect.mnemonic`; or another one.
  std::optional<ods::EntityClass> entityClass = std::nullopt;
  const StorageDescriptor *kind = nullptr;
  bool (*accepts)(const BaseStorage *storage) = nullptr;
  /// The class is that of all that satisfy the expression, as of enumerations
  /// that integers stand for.
  bool expressionIsClass = false;
};

/// Whether a type or attribute is of the constraint's C++ class.
bool isOfClass(const Constraint &constraint, Type type);
bool isOfClass(const Constraint &constraint, Attribute attribute);
/// The name of the kind that this class stands for ("builtin.memref"); empty if
/// it stands for several.
llvm::StringRef getKindName(const Constraint &constraint);

// Whether an entity satisfies a constraint; not null.
bool isSatisfied(const Constraint &constraint, Type type);
bool isSatisfied(const Constraint &constraint, Attribute attribute);
bool isSatisfied(const Constraint &constraint, Region &region);
bool isSatisfied(const Constraint &constraint, Block *successor);

/// For Constraint::accepts: whether a type or attribute is a `T`.
template <typename T> bool isKindOf(const BaseStorage *storage) {
  using Handle =
      std::conditional_t<std::is_base_of_v<Type, T>, Type, Attribute>;
  return T::classof(Handle(storage));
}

} // namespace mlir

#endif // CORE_IR_CONSTRAINT_H
