// SPDX-License-Identifier: Apache-2.0
//
// Symbols and their users. Their C++ is in core/ir/symbol_table.h and symbol.h.
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
      "The name; null if it is optional and has none.",
      "::mlir::StringAttr", "getNameAttr", (ins),
      [{ return ::mlir::SymbolTable::getSymbolName($_op); }],
      [{ return ::mlir::SymbolTable::getSymbolName($_op.getOperation()); }]>,
    InterfaceMethod<
      "Changes the name, not the uses.",
      "void", "setName", (ins "::mlir::StringAttr":$name), [{}],
      [{ ::mlir::SymbolTable::setSymbolName($_op.getOperation(), name); }]>,
    InterfaceMethod<
      "From where it may be referred to.",
      "mlir::SymbolTable::Visibility", "getVisibility", (ins), [{}],
      [{
        return ::mlir::SymbolTable::getSymbolVisibility($_op.getOperation());
      }]>,
    InterfaceMethod<
      "Whether that is from where the symbol table's symbol is visible.",
      "bool", "isNested", (ins), [{}], [{
        return $_op.getVisibility() == ::mlir::SymbolTable::Visibility::Nested;
      }]>,
    InterfaceMethod<
      "Whether that is from the symbol table only.",
      "bool", "isPrivate", (ins), [{}], [{
        return $_op.getVisibility() == ::mlir::SymbolTable::Visibility::Private;
      }]>,
    InterfaceMethod<
      "Whether that is from everywhere.",
      "bool", "isPublic", (ins), [{}], [{
        return $_op.getVisibility() == ::mlir::SymbolTable::Visibility::Public;
      }]>,
    InterfaceMethod<
      "Changes the visibility.",
      "void", "setVisibility", (ins "mlir::SymbolTable::Visibility":$vis), [{}],
      [{
        ::mlir::SymbolTable::setSymbolVisibility($_op.getOperation(), vis);
      }]>,
    InterfaceMethod<
      "Changes the visibility.",
      "void", "setNested", (ins), [{}],
      [{ $_op.setVisibility(::mlir::SymbolTable::Visibility::Nested); }]>,
    InterfaceMethod<
      "Changes the visibility.",
      "void", "setPrivate", (ins), [{}],
      [{ $_op.setVisibility(::mlir::SymbolTable::Visibility::Private); }]>,
    InterfaceMethod<
      "Changes the visibility.",
      "void", "setPublic", (ins), [{}],
      [{ $_op.setVisibility(::mlir::SymbolTable::Visibility::Public); }]>,
    InterfaceMethod<
      "The uses under an operation; none: they cannot be known.",
      "::std::optional<::mlir::SymbolTable::UseRange>", "getSymbolUses",
      (ins "::mlir::Operation *":$from), [{}], [{
        return ::mlir::SymbolTable::getSymbolUses($_op.getOperation(), from);
      }]>,
    InterfaceMethod<
      "Whether it is known that there are no uses under an operation.",
      "bool", "symbolKnownUseEmpty", (ins "::mlir::Operation *":$from), [{}], [{
        return ::mlir::SymbolTable::symbolKnownUseEmpty($_op.getOperation(),
                                                        from);
      }]>,
    InterfaceMethod<
      "Has the uses under an operation refer to another symbol; fails, with "
      "nothing changed, if they cannot be known.",
      "::llvm::LogicalResult", "replaceAllSymbolUses",
      (ins "::mlir::StringAttr":$newSymbol, "::mlir::Operation *":$from), [{}],
      [{
        return ::mlir::SymbolTable::replaceAllSymbolUses($_op.getOperation(),
                                                         newSymbol, from);
      }]>,
    InterfaceMethod<
      "Whether it is a symbol only if it has a name.",
      "bool", "isOptionalSymbol", (ins), [{}], [{ return false; }]>,
    InterfaceMethod<
      "Whether it may be deleted when it has no uses: if it is not public.",
      "bool", "canDiscardOnUseEmpty", (ins), [{}], [{
        return $_op.getVisibility() != ::mlir::SymbolTable::Visibility::Public;
      }]>,
    InterfaceMethod<
      "Whether what it names is defined elsewhere.",
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
    Operations that verify the symbols they reference. The symbol table calls
    them after its contents were verified.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Checks them; looks them up by the tables given.",
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
      "Checks those that the attribute refers to as one of the operation's.",
      "::llvm::LogicalResult", "verifySymbolUses",
      (ins "::mlir::Operation *":$op,
           "::mlir::SymbolTableCollection &":$symbolTable)>
  ];
}

// The operation has one region of one block, in which symbol names are unique.
def SymbolTable : NativeOpTrait<"SymbolTable">;

#endif // CORE_INTERFACES_SYMBOL_TD
