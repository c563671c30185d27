// RUN: mlir-tblgen -gen-op-interface-decls -I %S/../../.. -I %S/../../records %s \
// RUN:   | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
include "mlir/IR/Interfaces.td"


def Shape : OpInterface<"Shape"> {
  let cppNamespace = "::t";
  let methods = [
    InterfaceMethod<"how many", "int", "rank", (ins "int":$x)>,
    StaticInterfaceMethod<"", "bool", "isBig", (ins), [{}], "return false;">];
  let verify = "return check($_op);";
}

// CHECK: struct ShapeTable {
// CHECK: int (*rank)(::mlir::Operation *, int x);
// CHECK: class Shape : public ::mlir::OpInterface<Shape, ShapeTable>
// CHECK: /// how many
// CHECK: int rank(int x) const;
// CHECK: verifyTrait(::mlir::Operation *op)
// CHECK: return check(op);
