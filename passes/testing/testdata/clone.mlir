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
// CHECK-NEXT:   func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     %1 = "test.s"(%0) ({
// CHECK-NEXT:     ^bb0(%arg1: i32):
// CHECK-NEXT:       %4 = arith.addi %arg1, %0 : i32
// CHECK-NEXT:       "test.t"(%4) : (i32) -> ()
// CHECK-NEXT:     }) {foo = 2 : i32} : (i32) -> i32
// CHECK-NEXT:     %2 = arith.addi %1, %1 : i32
// CHECK-NEXT:     %3 = "test.s"(%2) ({
// CHECK-NEXT:     ^bb0(%arg1: i32):
// CHECK-NEXT:       %4 = arith.addi %arg1, %2 : i32
// CHECK-NEXT:       "test.t"(%4) : (i32) -> ()
// CHECK-NEXT:     }) {foo = 2 : i32} : (i32) -> i32
// CHECK-NEXT:     return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
