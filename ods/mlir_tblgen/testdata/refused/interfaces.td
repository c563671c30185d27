// SPDX-License-Identifier: Apache-2.0
// OPTIONS: -gen-op-interface-decls
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}
class T_Op<string mnemonic, list<Trait> traits = []>
    : Op<T_Dialect, mnemonic, traits>;
include "mlir/IR/Interfaces.td"
// -----
// expected-error@+2 {{Element type mismatch for list: element type 'int' not convertible to 'InterfaceMethod}}
def A : OpInterface<"A"> {
  let methods = [1];
}
// -----
// expected-error@+1 {{expected a string as the type of argument #0 of interface method 'f', but got '1'}}
def A : OpInterface<"A"> {
  let methods = [InterfaceMethod<"", "int", "f", (ins 1:$a)>];
}
// -----
// expected-error@+2 {{Element type mismatch for list: element type 'I' not convertible to 'InterfaceMethod}}
def A : OpInterface<"A"> {
  let methods = [I32];
}
// -----
// expected-error@+1 {{Element type mismatch for list: element type 'I' not convertible to 'Interface}}
def A : OpInterface<"A", [I32]>;
// -----
// expected-error@+1 {{Element type mismatch for list: element type '{}' not convertible to 'Interface}}
def A : OpInterface<"A", [A]>;
// -----
// expected-error@+2 {{def already exists: A}}
def A : OpInterface<"A">;
def A : OpInterface<"B">;
// -----
// expected-error@+2 {{Value 'method' unknown!}}
def A : OpInterface<"A"> {
  let method = [];
}
// -----
// expected-error@+1 {{Value specified for template argument 'OpInterface:name' is of type int; expected type string: 1}}
def A : OpInterface<1>;
