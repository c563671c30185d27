// SPDX-License-Identifier: Apache-2.0
//
// Constraints on types, attributes, properties, regions and successors:
// constant data generated from records of definitions.
#ifndef CORE_IR_DESCRIPTOR_CONSTRAINT_H
#define CORE_IR_DESCRIPTOR_CONSTRAINT_H

#include <optional>

#include "core/ir/descriptor/storage_descriptor.h"
#include "ods/encoding/expression.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {

class Attribute;
class Block;
class Operation;
class Region;
class Type;

/// A constraint on an entity. The context of its use determines the entity's
/// kind.
struct Constraint {
  /// The description in diagnostics: "32-bit signless integer".
  llvm::StringRef summary;
  /// An encoded expression (core/ir/descriptor/expression.h) over `self`, the
  /// entity. If it is empty and there is no predicate, anything satisfies the
  /// constraint.
  llvm::StringRef expression = "";
  /// A C++ predicate for constraints that have no expression, or null. The
  /// entity is a BaseStorage (types and attributes), Region, Block, or the
  /// field of a property.
  bool (*predicate)(const void *entity) = nullptr;
  // The C++ class that accessors return and that parsing requires: one of the
  // builtin classes, a kind with its own textual form, for which formats omit
  // `!dialect.mnemonic`, or another class, tested by `accepts`.
  std::optional<ods::EntityClass> entityClass = std::nullopt;
  const StorageDescriptor *kind = nullptr;
  bool (*accepts)(const BaseStorage *storage) = nullptr;
  /// True if the class contains exactly the entities that satisfy the
  /// expression, as for enumerations stored as integer attributes.
  bool expressionIsClass = false;
};

/// Return true if a type or attribute has the constraint's C++ class.
bool isOfClass(const Constraint &constraint, Type type);
bool isOfClass(const Constraint &constraint, Attribute attribute);
/// Returns the name of the kind that this class stands for ("builtin.memref"),
/// or empty if the class covers several kinds.
llvm::StringRef getKindName(const Constraint &constraint);

// Return true if an entity, which must not be null, satisfies a constraint.
bool isSatisfied(const Constraint &constraint, Type type);
bool isSatisfied(const Constraint &constraint, Attribute attribute);
bool isSatisfied(const Constraint &constraint, Region &region);
bool isSatisfied(const Constraint &constraint, Block *successor);

/// Returns true if a type or attribute is a `T`. For use as
/// Constraint::accepts.
template <typename T> bool isKindOf(const BaseStorage *storage) {
  using Handle =
      std::conditional_t<std::is_base_of_v<Type, T>, Type, Attribute>;
  return T::classof(Handle(storage));
}

} // namespace mlir

#endif // CORE_IR_DESCRIPTOR_CONSTRAINT_H
