// SPDX-License-Identifier: Apache-2.0
// OPTIONS: -gen-op-defs
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}
class T_Op<string mnemonic, list<Trait> traits = []>
    : Op<T_Dialect, mnemonic, traits>;
// -----
// expected-error@+2 {{def already exists: AOp}}
def AOp : T_Op<"a">;
def AOp : T_Op<"b">;
// -----
// expected-error@+1 {{Couldn't find class 'T_Opp'}}
def AOp : T_Opp<"a">;
// -----
// expected-error@+2 {{Value 'argumants' unknown!}}
def AOp : T_Op<"a"> {
  let argumants = (ins);
}
// -----
// expected-error@+1 {{Value specified for template argument 'T_Op:mnemonic' is of type int; expected type string: 1}}
def AOp : T_Op<1>;
// -----
// expected-error@+2 {{Variable not defined: 'I33'}}
def AOp : T_Op<"a"> {
  let arguments = (ins I33:$v);
}
// -----
// expected-error@+2 {{Expected comma before next argument}}
def AOp : T_Op<"a"
// -----
// expected-error@+2 {{Field 'summary' of type 'string' is incompatible with value '3' of type 'int'}}
def AOp : T_Op<"a"> {
  let summary = 3;
}
// -----
// expected-error@+1 {{Variable not defined: 'NoSuchTrait'}}
def AOp : T_Op<"a", [NoSuchTrait]>;
// -----
// expected-error@+1 {{Could not find include file 'no/such/file.td'}}
include "no/such/file.td"
def AOp : T_Op<"a">;
// -----
// expected-error@+1 {{Record `AOp' does not have a field named `opName'!}}
def AOp : T_Op<"a"> {
  let opName = ?;
}
