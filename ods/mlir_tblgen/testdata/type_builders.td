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
  let parameters = (ins "int":$x);
  let assemblyFormat = "`<` $x `>`";
  let builders = [TypeBuilder<(ins "bool":$b), "return $_get($_ctxt, b ? 1 : 0);">];
}

// CHECK: AType AType::get(::mlir::MLIRContext *context, bool b)
// CHECK: return Base::get(context, b ? 1 : 0);
