// RUN: mlir-tblgen -gen-type-constraint-defs -I %S/../../.. -I %S/../../records %s \
// RUN:   | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
include "mlir/IR/OpBase.td"


def Three : TypeConstraint<CPred<"$_self.isInteger(3)">, "three bits",
                           "::mlir::Type", "isThree">;

// CHECK: bool isThree(::mlir::Type type) {
// CHECK-NEXT: return (type.isInteger(3));
