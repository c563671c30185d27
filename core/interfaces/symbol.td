// SPDX-License-Identifier: Apache-2.0
//
// Symbols and their users. Their C++ is in core/ir/verify/symbol_table.h and
// symbol.h.
#ifndef CORE_INTERFACES_SYMBOL_TD
#define CORE_INTERFACES_SYMBOL_TD

include "ods/records/op_base.td"

def Symbol : OpInterface<"SymbolOpInterface"> {
  let description = [{
    Operations that attributes of other operations may reference by name,
    `sym_name`, subject to `sym_visibility`. They are in the region of an
    operation with the trait SymbolTable, and have no results. An optional
    symbol is not a symbol while it has no name.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Returns the name, or null if an optional symbol has none.",
      "::mlir::StringAttr", "getNameAttr", (ins),
      [{ return ::mlir::SymbolTable::getSymbolName($_op); }],
      [{ return ::mlir::SymbolTable::getSymbolName($_op.getOperation()); }]>,
    InterfaceMethod<
      "Sets the name. Does not change the uses.",
      "void", "setName", (ins "::mlir::StringAttr":$name), [{}],
      [{ ::mlir::SymbolTable::setSymbolName($_op.getOperation(), name); }]>,
    InterfaceMethod<
      "Returns the visibility.",
      "mlir::SymbolTable::Visibility", "getVisibility", (ins), [{}],
      [{
        return ::mlir::SymbolTable::getSymbolVisibility($_op.getOperation());
      }]>,
    InterfaceMethod<
      "Returns true if the visibility is nested: the symbol may be referenced "
      "wherever its symbol table is visible.",
      "bool", "isNested", (ins), [{}], [{
        return $_op.getVisibility() == ::mlir::SymbolTable::Visibility::Nested;
      }]>,
    InterfaceMethod<
      "Returns true if the visibility is private: the symbol may be referenced "
      "only in its symbol table.",
      "bool", "isPrivate", (ins), [{}], [{
        return $_op.getVisibility() == ::mlir::SymbolTable::Visibility::Private;
      }]>,
    InterfaceMethod<
      "Returns true if the visibility is public: the symbol may be referenced "
      "from everywhere.",
      "bool", "isPublic", (ins), [{}], [{
        return $_op.getVisibility() == ::mlir::SymbolTable::Visibility::Public;
      }]>,
    InterfaceMethod<
      "Sets the visibility.",
      "void", "setVisibility", (ins "mlir::SymbolTable::Visibility":$vis), [{}],
      [{
        ::mlir::SymbolTable::setSymbolVisibility($_op.getOperation(), vis);
      }]>,
    InterfaceMethod<
      "Sets the visibility to nested.",
      "void", "setNested", (ins), [{}],
      [{ $_op.setVisibility(::mlir::SymbolTable::Visibility::Nested); }]>,
    InterfaceMethod<
      "Sets the visibility to private.",
      "void", "setPrivate", (ins), [{}],
      [{ $_op.setVisibility(::mlir::SymbolTable::Visibility::Private); }]>,
    InterfaceMethod<
      "Sets the visibility to public.",
      "void", "setPublic", (ins), [{}],
      [{ $_op.setVisibility(::mlir::SymbolTable::Visibility::Public); }]>,
    InterfaceMethod<
      "Returns the uses nested in `from`, or nullopt if they cannot be "
      "determined.",
      "::std::optional<::mlir::SymbolTable::UseRange>", "getSymbolUses",
      (ins "::mlir::Operation *":$from), [{}], [{
        return ::mlir::SymbolTable::getSymbolUses($_op.getOperation(), from);
      }]>,
    InterfaceMethod<
      "Returns true if there are known to be no uses nested in `from`.",
      "bool", "symbolKnownUseEmpty", (ins "::mlir::Operation *":$from), [{}], [{
        return ::mlir::SymbolTable::symbolKnownUseEmpty($_op.getOperation(),
                                                        from);
      }]>,
    InterfaceMethod<
      "Replaces the uses nested in `from` by uses of `newSymbol`. Fails, "
      "without changes, if the uses cannot be determined.",
      "::llvm::LogicalResult", "replaceAllSymbolUses",
      (ins "::mlir::StringAttr":$newSymbol, "::mlir::Operation *":$from), [{}],
      [{
        return ::mlir::SymbolTable::replaceAllSymbolUses($_op.getOperation(),
                                                         newSymbol, from);
      }]>,
    InterfaceMethod<
      "Returns true if the operation is a symbol only if it has a name.",
      "bool", "isOptionalSymbol", (ins), [{}], [{ return false; }]>,
    InterfaceMethod<
      "Returns true if the symbol may be erased when it has no uses. By "
      "default, returns true if it is not public.",
      "bool", "canDiscardOnUseEmpty", (ins), [{}], [{
        return $_op.getVisibility() != ::mlir::SymbolTable::Visibility::Public;
      }]>,
    InterfaceMethod<
      "Returns true if the symbol is defined elsewhere.",
      "bool", "isDeclaration", (ins), [{}], [{ return false; }]>
  ];

  let verify = [{ return ::mlir::detail::verifySymbol($_op); }];

  let extraSharedClassDeclaration = [{
    using Visibility = ::mlir::SymbolTable::Visibility;
    ::llvm::StringRef getName() { return getNameAttr().getValue(); }
    void setName(::llvm::StringRef name) {
      ::mlir::SymbolTable::setSymbolName($_op.getOperation(), name);
    }
  }];

  let extraClassOf = [{
    return $_op->hasAttr(::mlir::SymbolTable::getSymbolAttrName());
  }];
}

def SymbolUserOpInterface : OpInterface<"SymbolUserOpInterface"> {
  let description = [{
    Operations that verify the symbols they reference. The symbol table verifies
    them after its contents.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Verifies the referenced symbols, which it looks up in `symbolTable`.",
      "::llvm::LogicalResult", "verifySymbolUses",
      (ins "::mlir::SymbolTableCollection &":$symbolTable)>
  ];
}

def SymbolUserAttrInterface : AttrInterface<"SymbolUserAttrInterface"> {
  let description = [{
    Attributes that verify the symbols they reference, in the same way.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Verifies the symbols that the attribute references as part of `op`.",
      "::llvm::LogicalResult", "verifySymbolUses",
      (ins "::mlir::Operation *":$op,
           "::mlir::SymbolTableCollection &":$symbolTable)>
  ];
}

// The operation has one region of one block, in which symbol names are unique.
def SymbolTable : NativeOpTrait<"SymbolTable">;

#endif // CORE_INTERFACES_SYMBOL_TD
