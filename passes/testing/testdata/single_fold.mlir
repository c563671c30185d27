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
// CHECK-NEXT:   func.func @f(%arg0: i32) -> (i32, i32, i32, memref<2xi32>) {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = arith.addi %c3_i32, %c2_i32 : i32
// CHECK-NEXT:     %1 = arith.addi %arg0, %c2_i32 : i32
// CHECK-NEXT:     %2 = "test.op_in_place_self_fold"() <{folded}> : () -> i32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xi32>
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       "test.use"(%c2_i32) : (i32) -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = "test.op_in_place_fold"(%c1_i32) <{attr = 1 : i32}> : (i32) -> i32
// CHECK-NEXT:     return %0, %1, %3, %alloc : i32, i32, i32, memref<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// MORE: module {
// MORE-NEXT:   func.func @f(%arg0: i32) -> (i32, i32, i32, memref<2xi32>) {
// MORE-NEXT:     %c1_i32 = arith.constant 1 : i32
// MORE-NEXT:     %c2_i32 = arith.constant 2 : i32
// MORE-NEXT:     %c3_i32 = arith.constant 3 : i32
// MORE-NEXT:     %0 = arith.addi %c3_i32, %c2_i32 : i32
// MORE-NEXT:     %1 = arith.addi %arg0, %c2_i32 : i32
// MORE-NEXT:     %2 = "test.op_in_place_self_fold"() <{folded}> : () -> i32
// MORE-NEXT:     %alloc = memref.alloc() : memref<2xi32>
// MORE-NEXT:     scf.execute_region {
// MORE-NEXT:       "test.use"(%c2_i32) : (i32) -> ()
// MORE-NEXT:       scf.yield
// MORE-NEXT:     }
// MORE-NEXT:     %3 = "test.op_in_place_fold"(%c1_i32) <{attr = 1 : i32}> : (i32) -> i32
// MORE-NEXT:     return %0, %1, %3, %alloc : i32, i32, i32, memref<2xi32>
// MORE-NEXT:   }
// MORE-NEXT: }
