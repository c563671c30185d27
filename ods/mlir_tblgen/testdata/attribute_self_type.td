// RUN: mlir-tblgen -gen-attrdef-defs -I %S/../../.. -I %S/../../records %s \
// RUN:   | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}

def A : AttrDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, "int":$x);
  let assemblyFormat = "`<` $x `>`";
}

// CHECK: ::mlir::AttributeDescriptor AAttr::descriptor
