// RUN: mlir-tblgen -gen-typedef-defs -I %S/../../.. -I %S/../../records %s \
// RUN:   | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}

def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
}

// CHECK: ::mlir::TypeDescriptor AType::descriptor
// CHECK: .name = "t.a"
// CHECK: .mnemonic = "a"
