// RUN: mlir-opt --allow-unregistered-dialect --loop-invariant-code-motion --split-input-file %s | FileCheck %s

// Operations are hoisted out of both loops, and so are their users.
// CHECK-LABEL: func.func @nested
// CHECK-SAME: (%[[X:.*]]: i32, %[[N:.*]]: index, %[[S:.*]]: index)
func.func @nested(%x: i32, %n: index, %s: index) {
  // CHECK-NEXT: %[[A:.*]] = arith.addi %[[X]], %[[X]]
  // CHECK-NEXT: %[[B:.*]] = arith.muli %[[A]], %[[X]]
  // CHECK-NEXT: scf.for
  // CHECK-NEXT: scf.for
  // CHECK-NEXT: "unknown.use"(%[[B]])
  scf.for %i = %n to %n step %s {
    scf.for %j = %n to %n step %s {
      %a = arith.addi %x, %x : i32
      %b = arith.muli %a, %x : i32
      "unknown.use"(%b) : (i32) -> ()
    }
  }
  return
}

// -----

// A division may be by zero, and the loop may have no iterations.
// CHECK-LABEL: func.func @division
// CHECK-NEXT: scf.for
// CHECK-NEXT: arith.divsi
func.func @division(%x: i32, %n: index, %s: index) {
  scf.for %i = %n to %n step %s {
    %a = arith.divsi %x, %x : i32
    "unknown.use"(%a) : (i32) -> ()
  }
  return
}

// -----

// Operations with effects or with uses of the loop's values are not hoisted.
// CHECK-LABEL: func.func @stay
func.func @stay(%x: index, %c: i1, %n: index, %s: index) {
  // CHECK: scf.for %[[I:.*]] =
  // CHECK-NEXT: "unknown.use"(%
  // CHECK-NEXT: arith.addi %[[I]],
  // CHECK-NEXT: scf.if
  scf.for %i = %n to %n step %s {
    "unknown.use"(%x) : (index) -> ()
    %a = arith.addi %i, %x : index
    %b = scf.if %c -> index {
      scf.yield %i : index
    } else {
      scf.yield %x : index
    }
    "unknown.use"(%a, %b) : (index, index) -> ()
  }
  return
}

// -----

// An operation is hoisted with its regions.
// CHECK-LABEL: func.func @region
// CHECK-NEXT: scf.if
// CHECK: scf.for
func.func @region(%x: index, %c: i1, %n: index, %s: index) {
  scf.for %i = %n to %n step %s {
    %b = scf.if %c -> index {
      %d = arith.addi %x, %x : index
      scf.yield %d : index
    } else {
      scf.yield %x : index
    }
    "unknown.use"(%b) : (index) -> ()
  }
  return
}
