// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @dead
func.func @dead(%a: i32) {
  // CHECK-NEXT: return
  %0 = arith.muli %a, %a : i32
  %1 = arith.addi %0, %0 : i32
  return
}

// -----

// Constants are hoisted to the entry block and deduplicated.
// CHECK-LABEL: @constants
func.func @constants(%c: i1) {
  // CHECK-NEXT: %[[C8:.*]] = arith.constant 8
  // CHECK-NEXT: %[[C7:.*]] = arith.constant 7
  // CHECK-NEXT: "x.first"
  "x.first"() : () -> ()
  %0 = arith.constant 7 : i32
  scf.if %c {
    %1 = arith.constant 7 : i32
    %2 = arith.constant 8 : i32
    // CHECK: "x.use"(%[[C7]], %[[C7]], %[[C8]])
    "x.use"(%0, %1, %2) : (i32, i32, i32) -> ()
  }
  return
}

// -----

// An isolated operation has its own constants.
// CHECK-LABEL: @isolated
func.func @isolated() {
  // CHECK-NEXT: arith.constant 7
  %0 = arith.constant 7 : i32
  "x.use"(%0) : (i32) -> ()
  builtin.module {
    // CHECK: arith.constant 7
    %1 = arith.constant 7 : i32
    "x.use"(%1) : (i32) -> ()
  }
  return
}

// -----

// CHECK-LABEL: @unreachable
func.func @unreachable() {
  // CHECK-NEXT: return
  // CHECK-NEXT: }
  return
^bb1:
  "x.a"() : () -> ()
  cf.br ^bb1
}

// -----

// CHECK-LABEL: @dead_argument
func.func @dead_argument(%c: i1, %a: i32) {
  // CHECK: ^bb1:  // 2 preds
  cf.br ^bb1(%a : i32)
^bb1(%x: i32):
  cf.cond_br %c, ^bb1(%x : i32), ^bb2
^bb2:
  return
}
