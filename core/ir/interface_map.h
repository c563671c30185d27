// SPDX-License-Identifier: Apache-2.0
//
// Interfaces: tables of functions by the interface's id. A descriptor lists
// those that it implements itself; a context's record merges them with external
// models and promises.
#ifndef CORE_IR_INTERFACE_MAP_H
#define CORE_IR_INTERFACE_MAP_H

#include "core/ir/type_id.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

/// One interface of an op, type, attribute or dialect: its id and a table of
/// functions, whose type the interface's class knows. Tables are constants, or
/// live as long as the context.
struct InterfaceImplementation {
  TypeID id;
  const void *table;
};

/// The interfaces of one kind of thing in one context. Looked up in O(log n)
/// of the few there are.
class InterfaceMap {
public:
  InterfaceMap() = default;
  explicit InterfaceMap(
      llvm::ArrayRef<InterfaceImplementation> implementations) {
    for (const InterfaceImplementation &implementation : implementations)
      insert(implementation);
  }

  /// The first implementation of an interface counts.
  void insert(InterfaceImplementation implementation);

  /// The table, or null.
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

/// How a class implements an interface that is written by hand (`table`, a
/// constant), and the methods that it gets; specialized by interface in
/// core/interfaces. Generated interfaces have members of these names.
template <typename Interface, typename Concrete> struct InterfaceModel;
template <typename Interface, typename Concrete> struct InterfaceTrait;

} // namespace mlir

#endif // CORE_IR_INTERFACE_MAP_H
