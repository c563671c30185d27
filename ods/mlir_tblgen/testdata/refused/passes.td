// SPDX-License-Identifier: Apache-2.0
// OPTIONS: -gen-pass-decls
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}
class T_Op<string mnemonic, list<Trait> traits = []>
    : Op<T_Dialect, mnemonic, traits>;
include "mlir/Pass/PassBase.td"
// -----
// expected-error@+2 {{Element type mismatch for list: element type 'int' not convertible to 'Option}}
def A : Pass<"a"> {
  let options = [1];
}
// -----
// expected-error@+2 {{Element type mismatch for list: element type 'I' not convertible to 'Option}}
def A : Pass<"a"> {
  let options = [I32];
}
// -----
// expected-error@+2 {{Element type mismatch for list: element type 'Option' not convertible to 'Statistic}}
def A : Pass<"a"> {
  let statistics = [Option<"a", "a", "int", "1", "x">];
}
// -----
// expected-error@+1 {{Value specified for template argument 'Pass:passArg' is of type int; expected type string: 1}}
def A : Pass<1>;
// -----
// expected-error@+2 {{def already exists: A}}
def A : Pass<"a">;
def A : Pass<"b">;
// -----
// expected-error@+2 {{Value 'option' unknown!}}
def A : Pass<"a"> {
  let option = [];
}
// -----
// expected-error@+1 {{Couldn't find class 'Passs'}}
def A : Passs<"a">;
// -----
// expected-error@+2 {{value not specified for template argument 'Option:default'}}
def A : Pass<"a"> {
  let options = [Option<"a", "a", "int">];
}
// -----
// expected-error@+2 {{Element type mismatch for list: element type 'Dialect' not convertible to 'string}}
def A : Pass<"a"> {
  let dependentDialects = [T_Dialect];
}
