// SPDX-License-Identifier: Apache-2.0
//
// Building blocks of generated dialect classes and dialect interface classes.
// Included by the headers that declare them.
#ifndef CORE_IR_CONTEXT_DIALECT_CLASS_H
#define CORE_IR_CONTEXT_DIALECT_CLASS_H

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/dialect.h"
#include "core/ir/descriptor/op_hooks.h"
#include "core/ir/structure/operation.h"

namespace mlir {

class DynamicDialect;

/// A dialect to which operations, types and attributes can be added at run
/// time. Its class needs core/ir/definition/dynamic_dialect.h.
using ExtensibleDialect = DynamicDialect;

/// Accesses one discardable attribute of a dialect on any operation.
template <typename AttrT> class DiscardableAttrHelper {
public:
  DiscardableAttrHelper(MLIRContext *context, llvm::StringRef name)
      : name(StringAttr::get(context, name)) {}

  StringAttr getName() const { return name; }
  /// Returns null if the operation does not have the attribute or its class
  /// differs.
  AttrT getAttr(Operation *op) const { return op->getAttrOfType<AttrT>(name); }
  void setAttr(Operation *op, AttrT value) const { op->setAttr(name, value); }
  bool isAttrPresent(Operation *op) const {
    return static_cast<bool>(getAttr(op));
  }
  void removeAttr(Operation *op) const { op->removeAttr(name); }

private:
  StringAttr name;
};

/// CRTP base of a class `Derived` whose virtual functions a dialect implements.
/// The object itself is registered as the interface's table.
template <typename Derived> class DialectInterfaceBase {
public:
  explicit DialectInterfaceBase(Dialect *dialect) : dialect(dialect) {}
  virtual ~DialectInterfaceBase() = default;
  Dialect *getDialect() const { return dialect; }
  static TypeID getInterfaceID() { return TypeID::get<Derived>(); }

private:
  Dialect *dialect;
};

} // namespace mlir

#endif // CORE_IR_CONTEXT_DIALECT_CLASS_H
