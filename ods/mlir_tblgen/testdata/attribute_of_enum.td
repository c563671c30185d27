// RUN: mlir-tblgen -gen-attrdef-defs -I %S/../../.. -I %S/../../records %s \
// RUN:   | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}

def Color : I32EnumAttr<"Color", "", [I32EnumAttrCase<"red", 0>, I32EnumAttrCase<"blue", 1>]>;
def ColorAttr : EnumAttr<T_Dialect, Color, "color">;

// CHECK: .name = "t.color"
// CHECK: .mnemonic = "color"
