// RUN: mlir-tblgen -gen-op-decls -I %S/../../.. -I %S/../../records %s \
// RUN:   | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
include "mlir/IR/OpBase.td"

def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}
class T_Op<string mnemonic, list<Trait> traits = []>
    : Op<T_Dialect, mnemonic, traits>;

def AOp : T_Op<"a"> {
  let arguments = (ins OptionalAttr<StrAttr>:$x);
}

// CHECK: ::mlir::StringAttr getXAttr() const
// CHECK: ::std::optional<{{ *}}::llvm::StringRef{{ *}}> getX() const
// CHECK: removeXAttr() const
