// RUN: mlir-opt %s | FileCheck %s

// Casts that a conversion has left do not change what is a symbol.
// CHECK-LABEL: func.func @symbols(
func.func @symbols(%n: index) {
  %top = builtin.unrealized_conversion_cast %n : index to i64
  affine.for %i = 0 to 10 {
    %0 = arith.constant 2 : i64
    %1 = arith.addi %0, %top : i64
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    // CHECK: affine.for %{{.*}} = 0 to %{{.*}} {
    affine.for %j = 0 to %2 {
    }
  }
  return
}
