// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(cse))' | FileCheck %s

// Operands of commutative operations may be in any order.
// CHECK-LABEL: @commutative
func.func @commutative(%a: i32, %b: i32) -> (i32, i32) {
  // CHECK-NEXT: %[[SUM:.*]] = arith.addi
  // CHECK-NEXT: return %[[SUM]], %[[SUM]]
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %b, %a : i32
  return %0, %1 : i32, i32
}

// Operations with different attributes or types are different.
// CHECK-LABEL: @different
func.func @different(%a: i32, %b: i32) -> (i1, i1, i64, i8) {
  // CHECK-COUNT-2: arith.cmpi
  // CHECK: arith.extsi
  // CHECK: arith.trunci
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.cmpi ne, %a, %b : i32
  %2 = arith.extsi %a : i32 to i64
  %3 = arith.trunci %a : i32 to i8
  return %0, %1, %2, %3 : i1, i1, i64, i8
}

// Dominating operations replace equivalent ones in other blocks and in regions.
// CHECK-LABEL: @dominance
func.func @dominance(%c: i1, %a: i32) -> i32 {
  // CHECK: %[[SUM:.*]] = arith.addi
  // CHECK-NOT: arith.addi
  %0 = arith.addi %a, %a : i32
  cf.cond_br %c, ^bb1, ^bb2(%0 : i32)
^bb1:
  %1 = arith.addi %a, %a : i32
  // CHECK: %[[R:.*]] = scf.if
  // CHECK-NEXT: scf.yield %[[SUM]]
  %r = scf.if %c -> i32 {
    %2 = arith.addi %a, %a : i32
    scf.yield %2 : i32
  } else {
    scf.yield %1 : i32
  }
  cf.br ^bb2(%r : i32)
^bb2(%x: i32):
  return %x : i32
}

// CHECK-LABEL: @siblings
func.func @siblings(%c: i1, %a: i32) -> i32 {
  // CHECK-COUNT-2: arith.addi
  %r = scf.if %c -> i32 {
    %0 = arith.addi %a, %a : i32
    scf.yield %0 : i32
  } else {
    %1 = arith.addi %a, %a : i32
    scf.yield %1 : i32
  }
  return %r : i32
}

// Dead operations between loads are erased; known writes stay valid.
// CHECK-LABEL: @dead_between_loads
func.func @dead_between_loads(%m: memref<i32>) -> (i32, i32) {
  // CHECK-NEXT: %[[FIRST:.*]] = memref.load
  // CHECK-NEXT: memref.store %[[FIRST]]
  // CHECK-NEXT: %[[SECOND:.*]] = memref.load
  // CHECK-NEXT: return %[[FIRST]], %[[SECOND]]
  %0 = memref.load %m[] : memref<i32>
  %1 = memref.load %m[] : memref<i32>
  %dead = memref.alloc() : memref<i32>
  %2 = memref.load %m[] : memref<i32>
  %dead_load = memref.load %m[] : memref<i32>
  memref.store %1, %m[] : memref<i32>
  %3 = memref.load %m[] : memref<i32>
  return %2, %3 : i32, i32
}

// Loads are equivalent if there is no write between them.
// CHECK-LABEL: @loads
func.func @loads(%m: memref<4xi32>, %i: index, %v: i32) -> (i32, i32, i32) {
  // CHECK-NEXT: %[[BEFORE:.*]] = memref.load
  // CHECK-NEXT: memref.store
  // CHECK-NEXT: %[[AFTER:.*]] = memref.load
  // CHECK-NEXT: return %[[BEFORE]], %[[BEFORE]], %[[AFTER]]
  %0 = memref.load %m[%i] : memref<4xi32>
  %1 = memref.load %m[%i] : memref<4xi32>
  memref.store %v, %m[%i] : memref<4xi32>
  %2 = memref.load %m[%i] : memref<4xi32>
  return %0, %1, %2 : i32, i32, i32
}

// Operations with equivalent regions are equivalent.
// CHECK-LABEL: @regions
func.func @regions(%c: i1, %a: i32) -> (i32, i32) {
  // CHECK-COUNT-1: scf.if
  // CHECK-NOT: scf.if
  %0 = scf.if %c -> i32 {
    %2 = arith.muli %a, %a : i32
    scf.yield %2 : i32
  } else {
    scf.yield %a : i32
  }
  %1 = scf.if %c -> i32 {
    %2 = arith.muli %a, %a : i32
    scf.yield %2 : i32
  } else {
    scf.yield %a : i32
  }
  return %0, %1 : i32, i32
}

// CHECK-LABEL: @dead
func.func @dead(%a: i32) {
  // CHECK-NEXT: return
  %0 = arith.muli %a, %a : i32
  return
}
