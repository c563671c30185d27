// RUN: split-file %s %t
// RUN: mlir-tblgen -gen-op-decls -op-main-file-only -I %t -I %S/../../.. -I %S/../../records %t/main.td \
// RUN:   | FileCheck %t/main.td
// SPDX-License-Identifier: Apache-2.0

//--- included.td
include "mlir/IR/OpBase.td"

def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}
class T_Op<string mnemonic> : Op<T_Dialect, mnemonic>;
multiclass Pair<string mnemonic> {
  def Left : T_Op<mnemonic # "_left">;
  def Right : T_Op<mnemonic # "_right">;
}
def IncludedOp : T_Op<"included">;
defm Included : Pair<"included">;

//--- main.td
include "included.td"

defm Own : Pair<"own">;
def OwnOp : T_Op<"own">;

// CHECK-NOT: Included
// CHECK: class OwnLeft;
// CHECK-NEXT: class OwnOp;
// CHECK-NEXT: class OwnRight;
// CHECK-NOT: Included
