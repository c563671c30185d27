// RUN: mlir-tblgen -gen-op-defs -I %S/../../.. -I %S/../../records %s \
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
  let arguments = (ins ConfinedAttr<I64Attr, [IntNonNegative]>:$x);
}

// CHECK: ::mlir::OpAttributeDescriptor
// CHECK: .name = "x", .constraint = &odsConstraint
