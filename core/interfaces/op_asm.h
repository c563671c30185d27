// SPDX-License-Identifier: Apache-2.0
//
// How classes say something about their text: tables for the interfaces of
// core/ir/op_asm_interface.h, and their default methods.
#ifndef CORE_INTERFACES_OP_ASM_H
#define CORE_INTERFACES_OP_ASM_H

#include "core/ir/op_asm_interface.h"

namespace mlir {

template <typename ConcreteOp>
struct InterfaceTrait<OpAsmOpInterface, ConcreteOp> {
  void getAsmResultNames(OpAsmSetValueNameFn) {}
  void getAsmBlockArgumentNames(Region &, OpAsmSetValueNameFn) {}
  void getAsmBlockNames(OpAsmSetBlockNameFn) {}
  static llvm::StringRef getDefaultDialect() { return ""; }
};

template <typename ConcreteOp>
struct InterfaceModel<OpAsmOpInterface, ConcreteOp> {
  static constexpr OpAsmTable table = {
      .getAsmResultNames =
          [](Operation *op, OpAsmSetValueNameFn setName) {
            ConcreteOp(op).getAsmResultNames(setName);
          },
      .getAsmBlockArgumentNames =
          [](Operation *op, Region &region, OpAsmSetValueNameFn setName) {
            ConcreteOp(op).getAsmBlockArgumentNames(region, setName);
          },
      .getAsmBlockNames =
          [](Operation *op, OpAsmSetBlockNameFn setName) {
            ConcreteOp(op).getAsmBlockNames(setName);
          },
      .getDefaultDialect = [] { return ConcreteOp::getDefaultDialect(); }};
};

template <typename ConcreteType>
struct InterfaceTrait<OpAsmTypeInterface, ConcreteType> {
  void getAsmName(OpAsmSetNameFn) const {}
  OpAsmAliasResult getAlias(llvm::raw_ostream &) const {
    return OpAsmAliasResult::NoAlias;
  }
};

template <typename ConcreteType>
struct InterfaceModel<OpAsmTypeInterface, ConcreteType> {
  static constexpr OpAsmTypeTable table = {
      .getAsmName =
          [](Type type, OpAsmSetNameFn setName) {
            llvm::cast<ConcreteType>(type).getAsmName(setName);
          },
      .getAlias =
          [](Type type, llvm::raw_ostream &os) {
            return llvm::cast<ConcreteType>(type).getAlias(os);
          }};
};

template <typename ConcreteAttr>
struct InterfaceTrait<OpAsmAttrInterface, ConcreteAttr> {
  OpAsmAliasResult getAlias(llvm::raw_ostream &) const {
    return OpAsmAliasResult::NoAlias;
  }
};

template <typename ConcreteAttr>
struct InterfaceModel<OpAsmAttrInterface, ConcreteAttr> {
  static constexpr OpAsmAttrTable table = {
      .getAlias = [](Attribute attribute, llvm::raw_ostream &os) {
        return llvm::cast<ConcreteAttr>(attribute).getAlias(os);
      }};
};

} // namespace mlir

#endif // CORE_INTERFACES_OP_ASM_H
