// RUN: mlir-opt %s --allow-unregistered-dialect --test-fold-type-converting-op --test-commutativity-utils | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: func.func @less
// CHECK-NEXT:    %[[C:.*]] = arith.constant dense<[true, false, false]> : tensor<3xi1>
// CHECK-NEXT:    return %[[C]]
func.func @less() -> tensor<3xi1> {
  %0 = arith.constant dense<[1.0, 2.0, 0x7FC00000]> : tensor<3xf32>
  %1 = arith.constant dense<2.0> : tensor<3xf32>
  %2 = test.less_than %0, %1
    : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  return %2 : tensor<3xi1>
}

// CHECK-LABEL: func.func @less_unknown
// CHECK:         test.less_than
func.func @less_unknown(%a: tensor<1xf32>) -> tensor<1xi1> {
  %0 = test.less_than %a, %a : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  return %0 : tensor<1xi1>
}

// Order: arguments, then operations by name, then constants.

// CHECK-LABEL: func.func @order(
// CHECK-SAME:    %[[A:.*]]: i32, %[[B:.*]]: i32)
// CHECK:         %[[C:.*]] = arith.constant 1 : i32
// CHECK:         %[[X:.*]] = "test.x"
// CHECK:         %[[Y:.*]] = "test.y"
// CHECK:         "test.op_commutative2"(%[[A]], %[[X]])
// CHECK:         "test.op_commutative2"(%[[X]], %[[Y]])
// CHECK:         "test.op_commutative2"(%[[B]], %[[A]])
// CHECK:         "test.op_commutative"(%[[A]], %[[C]], %[[C]], %[[C]])
func.func @order(%a: i32, %b: i32) {
  %c = arith.constant 1 : i32
  %x = "test.x"(%a) : (i32) -> i32
  %y = "test.y"(%a) : (i32) -> i32
  %0 = "test.op_commutative2"(%x, %a) : (i32, i32) -> i32
  %1 = "test.op_commutative2"(%y, %x) : (i32, i32) -> i32
  %2 = "test.op_commutative2"(%b, %a) : (i32, i32) -> i32
  %3 = "test.op_commutative"(%c, %c, %a, %c) : (i32, i32, i32, i32) -> i32
  return
}

// Operands are ordered by the operations that define their operands.

// CHECK-LABEL: func.func @deeper
// CHECK:         %[[X:.*]] = "test.x"
// CHECK:         %[[Y:.*]] = "test.y"
// CHECK:         %[[P:.*]] = "test.z"(%[[Y]])
// CHECK:         %[[Q:.*]] = "test.z"(%[[X]])
// CHECK:         "test.op_commutative2"(%[[Q]], %[[P]])
func.func @deeper(%a: i32) {
  %x = "test.x"(%a) : (i32) -> i32
  %y = "test.y"(%a) : (i32) -> i32
  %p = "test.z"(%y) : (i32) -> i32
  %q = "test.z"(%x) : (i32) -> i32
  %0 = "test.op_commutative2"(%p, %q) : (i32, i32) -> i32
  return
}

// Sorting and folding reach a fixed point.

// CHECK-LABEL: func.func @ends
// CHECK:         %[[V:.*]] = "test.op_commutative2"
// CHECK:         "test.op_large_commutative"(%{{.*}}, %[[C:.*]], %[[C]], %[[C]], %[[C]], %[[C]])
func.func @ends(%a: i32) {
  %c = arith.constant 0 : i32
  %0 = "test.op_commutative2"(%c, %a) : (i32, i32) -> i32
  %1 = "test.op_large_commutative"(%0, %c, %a, %c, %c, %c, %c)
    : (i32, i32, i32, i32, i32, i32, i32) -> i32
  return
}

// Sorting terminates although the order is not total.

// CHECK-LABEL: func.func @cycle
// CHECK:         "test.op_large_commutative"
func.func @cycle(%a: i32, %b: i32) {
  %0 = arith.muli %b, %b : i32
  %1 = arith.andi %b, %0 : i32
  %2 = "test.bar"() : () -> i32
  %3 = arith.andi %0, %a : i32
  %4 = arith.muli %b, %a : i32
  %5 = "test.bar"() : () -> i32
  %6 = "test.foo"(%2) : (i32) -> i32
  %7 = "test.op_large_commutative"(%1, %4, %0, %3, %6, %5, %0)
    : (i32, i32, i32, i32, i32, i32, i32) -> i32
  return
}
