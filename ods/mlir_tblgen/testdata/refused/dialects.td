// SPDX-License-Identifier: Apache-2.0
// OPTIONS: -gen-dialect-decls
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}
class T_Op<string mnemonic, list<Trait> traits = []>
    : Op<T_Dialect, mnemonic, traits>;
// -----
// expected-error@+3 {{Field 'cppNamespace' of type 'string' is incompatible with value '1' of type 'int'}}
def B : Dialect {
  let name = "t";
  let cppNamespace = 1;
}
// -----
// expected-error@+1 {{Initializer of 'useDefaultAttributePrinterParser' in 'B' could not be fully resolved: !cast<bit>(2)}}
def B : Dialect {
  let name = "b";
  let useDefaultAttributePrinterParser = 2;
}
// -----
// expected-error@+3 {{Element type mismatch for list: element type 'Dialect' not convertible to 'string}}
def B : Dialect {
  let name = "b";
  let dependentDialects = [T_Dialect];
}
// -----
// expected-error@+3 {{Value 'nam' unknown!}}
def B : Dialect {
  let name = "b";
  let nam = "c";
}
// -----
// expected-error@+1 {{def already exists: T_Dialect}}
def T_Dialect : Dialect {
  let name = "b";
}
