// RUN: mlir-tblgen -gen-dialect-decls -dialect=c -I %S/../../.. -I %S/../../records %s \
// RUN:   | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
include "mlir/IR/OpBase.td"


def B_Dialect : Dialect {
  let name = "b";
  let cppNamespace = "::b";
}
def C_Dialect : Dialect {
  let name = "c";
  let cppNamespace = "::c";
}

// CHECK: class CDialect
// CHECK-NOT: class BDialect
