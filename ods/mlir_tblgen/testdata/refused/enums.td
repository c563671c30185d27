// SPDX-License-Identifier: Apache-2.0
// OPTIONS: -gen-enum-decls
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}
class T_Op<string mnemonic, list<Trait> traits = []>
    : Op<T_Dialect, mnemonic, traits>;
include "mlir/IR/EnumAttr.td"
// -----
// expected-error@+1 {{Element type mismatch for list: element type 'I64EnumAttrCase' not convertible to 'I32EnumAttrCase}}
def A : I32EnumAttr<"A", "", [I64EnumAttrCase<"x", 1>]>;
// -----
// expected-error@+1 {{Element type mismatch for list: element type 'int' not convertible to 'I32EnumAttrCase}}
def A : I32EnumAttr<"A", "", [1]>;
// -----
// expected-error@+1 {{Value specified for template argument 'I32EnumAttrCase:val' is of type string; expected type int: "1"}}
def A : I32EnumAttr<"A", "", [I32EnumAttrCase<"x", "1">]>;
// -----
// expected-error@+1 {{Couldn't find class 'I8EnumAttr'}}
def A : I8EnumAttr<"A", "", []>;
// -----
// expected-error@+1 {{Variable not defined: 'NoEnum'}}
def E : EnumAttr<T_Dialect, NoEnum, "e">;
