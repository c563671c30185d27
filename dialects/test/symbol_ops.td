// SPDX-License-Identifier: Apache-2.0
//
// Symbols and symbol tables.
#ifndef DIALECTS_TEST_SYMBOL_OPS_TD
#define DIALECTS_TEST_SYMBOL_OPS_TD

include "core/interfaces/symbol.td"
include "dialects/test/region_ops.td"

def SymbolOp : TEST_Op<"symbol", [NoMemoryEffect, Symbol]> {
  let arguments = (ins StrAttr:$sym_name,
                       OptionalAttr<StrAttr>:$sym_visibility);
}
def SymbolWithResultOp : TEST_Op<"symbol_with_result", [Symbol]> {
  let summary = "an invalid symbol: it has a result";
  let arguments = (ins StrAttr:$sym_name,
                       OptionalAttr<StrAttr>:$sym_visibility);
  let results = (outs AnyType:$result);
}
def OverriddenSymbolVisibilityOp
    : TEST_Op<"overridden_symbol_visibility",
              [DeclareOpInterfaceMethods<Symbol, ["getVisibility",
                                                  "setVisibility"]>]> {
  let summary = "a symbol that is always private";
  let arguments = (ins StrAttr:$sym_name);
}
def SymbolScopeOp
    : TEST_Op<"symbol_scope",
              [SymbolTable, SingleBlockImplicitTerminator<"TerminatorOp">]> {
  let regions = (region SizedRegion<1>:$region);
}
def SymbolScopeIsolatedOp
    : TEST_Op<"symbol_scope_isolated",
              [IsolatedFromAbove, SymbolTable,
               SingleBlockImplicitTerminator<"TerminatorOp">]> {
  let regions = (region SizedRegion<1>:$region);
}
def SymbolTableRegionOp : TEST_Op<"symbol_table_region", [SymbolTable]> {
  let regions = (region SizedRegion<1>:$region);
}
def OpFuncRef : TEST_Op<"op_funcref"> {
  let summary = "attributes that refer to functions";
}

#endif // DIALECTS_TEST_SYMBOL_OPS_TD
