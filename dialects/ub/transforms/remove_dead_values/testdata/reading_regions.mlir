// RUN: mlir-opt %s --remove-dead-values | FileCheck %s

// The result is unused and nothing is written: the operation is erased. No
// operation with a poison condition remains.
// CHECK-LABEL: func @reads
// CHECK-NEXT: return
func.func @reads(%c: i1, %m: memref<i32>, %x: i32) {
  %0 = scf.if %c -> i32 {
    %1 = memref.load %m[] : memref<i32>
    scf.yield %1 : i32
  } else {
    scf.yield %x : i32
  }
  return
}

// CHECK-LABEL: func @writes
// CHECK: scf.if
func.func @writes(%c: i1, %m: memref<i32>, %x: i32) {
  %0 = scf.if %c -> i32 {
    memref.store %x, %m[] : memref<i32>
    scf.yield %x : i32
  } else {
    scf.yield %x : i32
  }
  return
}

// The condition has no other use: it is dead.
// CHECK-LABEL: func @blocks
// CHECK-NEXT: return
func.func @blocks(%m: memref<i32>, %x: i32) {
  %true = arith.constant true
  %0 = scf.if %true -> i32 {
    scf.yield %x : i32
  } else {
    %1 = scf.execute_region -> i32 {
      %2 = memref.load %m[] : memref<i32>
      cf.cond_br %true, ^a, ^b
    ^a:
      cf.br ^b
    ^b:
      scf.yield %x : i32
    }
    scf.yield %1 : i32
  }
  return
}
