// SPDX-License-Identifier: Apache-2.0
//
// Implementations of the symbol interfaces (core/ir/verify/symbol_table.h) by
// operation classes, and the methods of symbols.
#ifndef CORE_IR_INTERFACE_SYMBOL_INTERFACES_H
#define CORE_IR_INTERFACE_SYMBOL_INTERFACES_H

#include "core/ir/descriptor/traits.h"
#include "core/ir/verify/symbol_table.h"

namespace mlir {

/// The default methods of a symbol.
template <typename ConcreteOp>
struct InterfaceTrait<SymbolOpInterface, ConcreteOp> {
  using Visibility = SymbolTable::Visibility;

  StringAttr getNameAttr() { return SymbolTable::getSymbolName(op()); }
  llvm::StringRef getName() { return getNameAttr().getValue(); }
  void setName(StringAttr name) { SymbolTable::setSymbolName(op(), name); }
  void setName(llvm::StringRef name) { SymbolTable::setSymbolName(op(), name); }
  Visibility getVisibility() { return SymbolTable::getSymbolVisibility(op()); }
  bool isNested() { return self().getVisibility() == Visibility::Nested; }
  bool isPrivate() { return self().getVisibility() == Visibility::Private; }
  bool isPublic() { return self().getVisibility() == Visibility::Public; }
  void setVisibility(Visibility visibility) {
    SymbolTable::setSymbolVisibility(op(), visibility);
  }
  void setNested() { self().setVisibility(Visibility::Nested); }
  void setPrivate() { self().setVisibility(Visibility::Private); }
  void setPublic() { self().setVisibility(Visibility::Public); }
  std::optional<SymbolTable::UseRange> getSymbolUses(Operation *from) {
    return SymbolTable::getSymbolUses(op(), from);
  }
  bool symbolKnownUseEmpty(Operation *from) {
    return SymbolTable::symbolKnownUseEmpty(op(), from);
  }
  LogicalResult replaceAllSymbolUses(StringAttr newSymbol, Operation *from) {
    return SymbolTable::replaceAllSymbolUses(op(), newSymbol, from);
  }
  bool isOptionalSymbol() { return false; }
  bool canDiscardOnUseEmpty() {
    return self().getVisibility() != Visibility::Public;
  }
  bool isDeclaration() { return false; }

private:
  ConcreteOp &self() { return *static_cast<ConcreteOp *>(this); }
  Operation *op() { return self().getOperation(); }
};

template <typename ConcreteOp>
struct InterfaceModel<SymbolOpInterface, ConcreteOp> {
  static constexpr SymbolOpTable table = {
      [](Operation *op) { return ConcreteOp(op).isOptionalSymbol(); },
      [](Operation *op) { return ConcreteOp(op).isDeclaration(); },
      [](Operation *op) { return ConcreteOp(op).canDiscardOnUseEmpty(); }};
  static constexpr const Trait &trait = OpTrait::Symbol::descriptor;
};

template <typename ConcreteOp>
struct InterfaceTrait<SymbolUserOpInterface, ConcreteOp> {};
template <typename ConcreteOp>
struct InterfaceModel<SymbolUserOpInterface, ConcreteOp> {
  static constexpr SymbolUserOpTable table = {
      [](Operation *op, SymbolTableCollection &symbolTables) {
        return ConcreteOp(op).verifySymbolUses(symbolTables);
      }};
};

} // namespace mlir

#endif // CORE_IR_INTERFACE_SYMBOL_INTERFACES_H
