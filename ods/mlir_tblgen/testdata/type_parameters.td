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
  let parameters = (ins "unsigned":$width, ArrayRefParameter<"int64_t">:$sizes,
                        StringRefParameter<>:$label);
  let assemblyFormat = "`<` $width `,` $label `,` $sizes `>`";
}

// CHECK: .name = "width"
// CHECK: .name = "sizes"
// CHECK: .kind = ::mlir::FieldKind::Int64Array
// CHECK: .name = "label"
// CHECK: .kind = ::mlir::FieldKind::String
