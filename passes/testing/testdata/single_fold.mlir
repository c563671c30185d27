// RUN: mlir-opt %s --test-single-fold | FileCheck %s
// RUN: mlir-opt %s --test-single-fold=max-iterations=3 | FileCheck %s --check-prefix=MORE

func.func @f(%x: i32) -> (i32, i32, i32, memref<2xi32>) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %a = arith.addi %c1, %c2 : i32
  %b = arith.addi %a, %c2 : i32
  %d = arith.addi %c2, %x : i32
  %e = "test.op_in_place_self_fold"() {} : () -> i32
  %m = memref.alloc() : memref<2xi32>
  %u = arith.constant 7 : i32
  scf.execute_region { %q = arith.constant 2 : i32 
   "test.use"(%q) : (i32) -> ()
   scf.yield }
  %f1 = "test.op_in_place_fold"(%c1) : (i32) -> i32
  return %b, %d, %f1, %m : i32, i32, i32, memref<2xi32>
}

// CHECK: module {
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[X:.*]]: i32) -> (i32, i32, i32, memref<2xi32>) {
// CHECK-NEXT: %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[C2_I32:.*]] = arith.constant 2 : i32
// CHECK-NEXT: %[[C3_I32:.*]] = arith.constant 3 : i32
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[C3_I32]], %[[C2_I32]] : i32
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[X]], %[[C2_I32]] : i32
// CHECK-NEXT: "test.op_in_place_self_fold"() <{folded}> : () -> i32
// CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc() : memref<2xi32>
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT: "test.use"(%[[C2_I32]]) : (i32) -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT: %[[OP_IN_PLACE_FOLD:.*]] = "test.op_in_place_fold"(%[[C1_I32]]) <{attr = 1 : i32}> : (i32) -> i32
// CHECK-NEXT: return %[[SUM]], %[[SUM_1]], %[[OP_IN_PLACE_FOLD]], %[[ALLOC]] : i32, i32, i32, memref<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// MORE: module {
// MORE-LABEL: func.func @f(
// MORE-SAME: %[[X:.*]]: i32) -> (i32, i32, i32, memref<2xi32>) {
// MORE-NEXT: %[[C1_I32:.*]] = arith.constant 1 : i32
// MORE-NEXT: %[[C2_I32:.*]] = arith.constant 2 : i32
// MORE-NEXT: %[[C3_I32:.*]] = arith.constant 3 : i32
// MORE-NEXT: %[[SUM:.*]] = arith.addi %[[C3_I32]], %[[C2_I32]] : i32
// MORE-NEXT: %[[SUM_1:.*]] = arith.addi %[[X]], %[[C2_I32]] : i32
// MORE-NEXT: "test.op_in_place_self_fold"() <{folded}> : () -> i32
// MORE-NEXT: %[[ALLOC:.*]] = memref.alloc() : memref<2xi32>
// MORE-NEXT:     scf.execute_region {
// MORE-NEXT: "test.use"(%[[C2_I32]]) : (i32) -> ()
// MORE-NEXT:       scf.yield
// MORE-NEXT:     }
// MORE-NEXT: %[[OP_IN_PLACE_FOLD:.*]] = "test.op_in_place_fold"(%[[C1_I32]]) <{attr = 1 : i32}> : (i32) -> i32
// MORE-NEXT: return %[[SUM]], %[[SUM_1]], %[[OP_IN_PLACE_FOLD]], %[[ALLOC]] : i32, i32, i32, memref<2xi32>
// MORE-NEXT:   }
// MORE-NEXT: }
