// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-clone))' | FileCheck %s

func.func @f(%x: i32) -> i32 {
  %a = arith.addi %x, %x : i32
  %r = "test.s"(%a) ({ 
   ^bb0(%q: i32):
     %z = arith.addi %q, %a : i32
     "test.t"(%z) : (i32) -> ()
   }) {foo = 2 : i32} : (i32) -> i32
  return %r : i32
}

// CHECK: notifyOperationInserted: arith.addi
// CHECK-NEXT: notifyOperationInserted: test.s
// CHECK-NEXT: notifyOperationInserted: arith.addi
// CHECK-NEXT: notifyOperationInserted: test.t
// CHECK-NEXT: notifyOperationInserted: func.return
// CHECK-NEXT: module {
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[X:.*]]: i32) -> i32 {
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[X]], %[[X]] : i32
// CHECK-NEXT: %[[S:.*]] = "test.s"(%[[SUM]]) ({
// CHECK-NEXT: ^bb0(%[[BLOCK_ARG:.*]]: i32):
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[BLOCK_ARG]], %[[SUM]] : i32
// CHECK-NEXT: "test.t"(%[[SUM_1]]) : (i32) -> ()
// CHECK-NEXT:     }) {foo = 2 : i32} : (i32) -> i32
// CHECK-NEXT: %[[SUM_2:.*]] = arith.addi %[[S]], %[[S]] : i32
// CHECK-NEXT: %[[S_1:.*]] = "test.s"(%[[SUM_2]]) ({
// CHECK-NEXT: ^bb0(%[[BLOCK_ARG_1:.*]]: i32):
// CHECK-NEXT: %[[SUM_3:.*]] = arith.addi %[[BLOCK_ARG_1]], %[[SUM_2]] : i32
// CHECK-NEXT: "test.t"(%[[SUM_3]]) : (i32) -> ()
// CHECK-NEXT:     }) {foo = 2 : i32} : (i32) -> i32
// CHECK-NEXT: return %[[S_1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
