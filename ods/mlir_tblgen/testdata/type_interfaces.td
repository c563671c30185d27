// RUN: mlir-tblgen -gen-typedef-decls -I %S/../../.. -I %S/../../records %s \
// RUN:   | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}

def Shape : TypeInterface<"Shape"> {
  let cppNamespace = "::t";
  let methods = [InterfaceMethod<"", "int", "rank">];
}
def A : TypeDef<T_Dialect, "A", [DeclareTypeInterfaceMethods<Shape>]> {
  let mnemonic = "a";
}

// CHECK: constexpr bool implements =
// CHECK: std::is_same_v<I, ::t::Shape>;
// CHECK: int rank() const;
