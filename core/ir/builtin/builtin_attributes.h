// SPDX-License-Identifier: Apache-2.0
//
// Builtin attributes except elements attributes (core/ir/builtin/elements.h)
// and locations (core/ir/builtin/builtin_locations.h). Their definitions are in
// core/ir/builtin/builtin_attributes.td. Source: the MLIR documentation,
// "Builtin Dialect". `get` requires valid parameters: an invalid one is a
// program error. `getChecked` reports invalid parameters and returns null.
#ifndef CORE_IR_BUILTIN_BUILTIN_ATTRIBUTES_H
#define CORE_IR_BUILTIN_BUILTIN_ATTRIBUTES_H

#include <cstdint>
#include <optional>
#include <string>

#include "core/ir/affine/affine_map.h"
#include "core/ir/affine/integer_set.h"
#include "core/ir/builtin/builtin_attribute_interfaces.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/descriptor/enum_descriptor.h"
#include "core/ir/structure/attribute.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/Twine.h"

namespace mlir {

class Operation;
class FlatSymbolRefAttr;

} // namespace mlir

#define GET_ATTRDEF_CLASSES
#include "core/ir/builtin/builtin_attributes.h.inc"

namespace mlir {

/// An integer attribute of type i1.
class BoolAttr : public IntegerAttr {
public:
  using IntegerAttr::IntegerAttr;
  using ValueType = bool;
  static BoolAttr get(MLIRContext *context, bool value);
  static bool classof(Attribute attribute);
  bool getValue() const { return getInt() != 0; }
};

/// A symbol reference without nested references: @name.
class FlatSymbolRefAttr : public SymbolRefAttr {
public:
  using SymbolRefAttr::SymbolRefAttr;
  using ValueType = llvm::StringRef;
  static FlatSymbolRefAttr get(StringAttr value) {
    return SymbolRefAttr::get(value);
  }
  static FlatSymbolRefAttr get(MLIRContext *context, llvm::StringRef value) {
    return SymbolRefAttr::get(context, value);
  }
  static FlatSymbolRefAttr get(Operation *symbol) {
    return SymbolRefAttr::get(symbol);
  }
  static bool classof(Attribute attribute);
  StringAttr getAttr() const { return getRootReference(); }
  llvm::StringRef getValue() const { return getRootReference().getValue(); }
};

/// Base of generated attribute classes: an IntegerAttr that holds a value of
/// the enumeration `E`, which has a descriptor.
template <typename Derived, typename E>
class IntegerEnumAttr : public IntegerAttr {
public:
  using ValueType = E;
  using IntegerAttr::IntegerAttr;
  static bool classof(Attribute attribute) {
    return isEnumAttribute(attribute, getEnumDescriptor(E()));
  }
  static Derived get(MLIRContext *context, E value) {
    return Derived(
        IntegerAttr::get(
            IntegerType::get(context, getEnumDescriptor(value).width),
            static_cast<int64_t>(value))
            .getImpl());
  }
  E getValue() const {
    return static_cast<E>(IntegerAttr::getValue().getZExtValue());
  }
};

} // namespace mlir

#include "core/ir/builtin/elements.h"

#endif // CORE_IR_BUILTIN_BUILTIN_ATTRIBUTES_H
