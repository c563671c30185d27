// SPDX-License-Identifier: Apache-2.0
// OPTIONS: -gen-attrdef-defs
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}
class T_Op<string mnemonic, list<Trait> traits = []>
    : Op<T_Dialect, mnemonic, traits>;
include "mlir/IR/AttrTypeBase.td"
// -----
// expected-error@+1 {{Initializer of 'predicate' in 'A' could not be fully resolved: CPred<0: "::llvm::isa<::t::AAttr>($_self)", 1: OdsIsNamed<0: !strconcat("t", !strconcat(".", mnemonic)), 1: "AAttr">.text>}}
def A : AttrDef<T_Dialect, "A">;
def A : AttrDef<T_Dialect, "B"> {
  let mnemonic = "a";
}
