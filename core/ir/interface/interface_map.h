// SPDX-License-Identifier: Apache-2.0
//
// Maps from interface ids to tables of functions. A descriptor lists the
// interfaces that the kind itself implements. A context's record combines them
// with external models and promises.
#ifndef CORE_IR_INTERFACE_INTERFACE_MAP_H
#define CORE_IR_INTERFACE_INTERFACE_MAP_H

#include "core/ir/storage/type_id.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

/// An interface of an operation, type, attribute or dialect: its id and its
/// table of functions, whose type is known to the interface's class. Tables are
/// constants or live as long as the context.
struct InterfaceImplementation {
  TypeID id;
  const void *table;
};

/// The interfaces of one kind in one context. Lookup takes time linear in the
/// number of interfaces.
class InterfaceMap {
public:
  InterfaceMap() = default;
  explicit InterfaceMap(
      llvm::ArrayRef<InterfaceImplementation> implementations) {
    for (const InterfaceImplementation &implementation : implementations)
      insert(implementation);
  }

  /// Adds an implementation. The first implementation of an interface takes
  /// precedence.
  void insert(InterfaceImplementation implementation);

  /// Returns the table, or null.
  const void *lookup(TypeID id) const {
    for (const InterfaceImplementation &entry : entries)
      if (entry.id == id)
        return entry.table;
    return nullptr;
  }
  bool contains(TypeID id) const { return lookup(id) != nullptr; }
  llvm::ArrayRef<InterfaceImplementation> getEntries() const { return entries; }

private:
  llvm::SmallVector<InterfaceImplementation, 0> entries;
};

/// Specialized for each hand-written interface: InterfaceModel has the constant
/// `table` of functions for a class, InterfaceTrait the methods that the class
/// inherits. Generated interfaces have members of these names.
template <typename Interface, typename Concrete> struct InterfaceModel;
template <typename Interface, typename Concrete> struct InterfaceTrait;

} // namespace mlir

#endif // CORE_IR_INTERFACE_INTERFACE_MAP_H
