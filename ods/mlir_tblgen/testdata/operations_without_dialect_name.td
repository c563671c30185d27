// RUN: mlir-tblgen -gen-op-defs -I %S/../../.. -I %S/../../records %s \
// RUN:   | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
include "mlir/IR/OpBase.td"


def X_Dialect : Dialect {
  let name = "";
  let cppNamespace = "";
}
def XOp : Op<X_Dialect, "x">;

// CHECK: .name = "x"
