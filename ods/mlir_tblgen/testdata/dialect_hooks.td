// RUN: mlir-tblgen -gen-dialect-defs -I %S/../../.. -I %S/../../records %s \
// RUN:   | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
include "mlir/IR/OpBase.td"


def B_Dialect : Dialect {
  let name = "b";
  let cppNamespace = "::b";
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
}

// CHECK: void dialect_b(::mlir::Registry &registry) {
// CHECK-NEXT: registerDialect(registry, ::b::BDialect::descriptor);
// CHECK: .name = "b"
// CHECK: materializeConstant
