// RUN: mlir-opt --allow-unregistered-dialect --control-flow-sink --split-input-file %s | FileCheck %s

// Operands are sunk after their users, in the order in which they are visited.
// CHECK-LABEL: func.func @chain
// CHECK-SAME: (%[[X:.*]]: i32, %[[C:.*]]: i1)
func.func @chain(%x: i32, %c: i1) -> i32 {
  // CHECK-NEXT: scf.if
  // CHECK-NEXT: %[[B:.*]] = arith.subi %[[X]], %[[X]]
  // CHECK-NEXT: %[[A:.*]] = arith.addi %[[X]], %[[X]]
  // CHECK-NEXT: %[[D:.*]] = arith.muli %[[A]], %[[B]]
  // CHECK-NEXT: "unknown.use"(%[[D]])
  %a = arith.addi %x, %x : i32
  %b = arith.subi %x, %x : i32
  %d = arith.muli %a, %b : i32
  %r = scf.if %c -> i32 {
    "unknown.use"(%d) : (i32) -> ()
    scf.yield %b : i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}

// -----

// Values with uses in both regions, after the op, or only deeper are not sunk.
// CHECK-LABEL: func.func @stay
// CHECK-NEXT: arith.addi
// CHECK-NEXT: arith.subi
// CHECK-NEXT: arith.muli
// CHECK-NEXT: scf.if
func.func @stay(%x: i32, %c: i1, %n: index) -> i32 {
  %a = arith.addi %x, %x : i32
  %b = arith.subi %x, %x : i32
  %d = arith.muli %x, %x : i32
  scf.if %c {
    "unknown.use"(%a, %b) : (i32, i32) -> ()
    scf.for %i = %n to %n step %n {
      "unknown.use"(%d) : (i32) -> ()
    }
  } else {
    "unknown.use"(%a) : (i32) -> ()
  }
  return %b : i32
}

// -----

// A loop may execute its region more than once.
// CHECK-LABEL: func.func @loop
// CHECK-NEXT: arith.addi
// CHECK-NEXT: scf.for
func.func @loop(%x: i32, %n: index) {
  %a = arith.addi %x, %x : i32
  scf.for %i = %n to %n step %n {
    "unknown.use"(%a) : (i32) -> ()
  }
  return
}
