// SPDX-License-Identifier: Apache-2.0
//
// What generated classes of dialects and of their interfaces are made of;
// included where they are declared.
#ifndef CORE_IR_DIALECT_CLASS_H
#define CORE_IR_DIALECT_CLASS_H

#include "core/ir/builtin_attributes.h"
#include "core/ir/dialect.h"
#include "core/ir/dynamic_dialect.h"
#include "core/ir/op_hooks.h"
#include "core/ir/operation.h"

namespace mlir {

/// A dialect to which kinds can be added at run time.
using ExtensibleDialect = DynamicDialect;

/// Access to one discardable attribute of a dialect on any operation.
template <typename AttrT> class DiscardableAttrHelper {
public:
  DiscardableAttrHelper(MLIRContext *context, llvm::StringRef name)
      : name(StringAttr::get(context, name)) {}

  StringAttr getName() const { return name; }
  /// Null if the operation has none, or one of another class.
  AttrT getAttr(Operation *op) const { return op->getAttrOfType<AttrT>(name); }
  void setAttr(Operation *op, AttrT value) const { op->setAttr(name, value); }
  bool isAttrPresent(Operation *op) const {
    return static_cast<bool>(getAttr(op));
  }
  void removeAttr(Operation *op) const { op->removeAttr(name); }

private:
  StringAttr name;
};

/// The base of a class `Derived` with virtual functions that a dialect
/// implements: the object is what is registered as the interface's table.
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

#endif // CORE_IR_DIALECT_CLASS_H
