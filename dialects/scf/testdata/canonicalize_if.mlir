// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @constant
func.func @constant() {
  // CHECK-NEXT: "x.a"
  // CHECK-NEXT: return
  %true = arith.constant true
  %false = arith.constant false
  scf.if %true {
    "x.a"() : () -> ()
  }
  scf.if %false {
    "x.b"() : () -> ()
  }
  return
}

// -----

// CHECK-LABEL: @select
// CHECK-SAME: (%[[C:.*]]: i1, %[[A:.*]]: i32, %[[B:.*]]: i32)
func.func @select(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  // CHECK-NEXT: %[[S:.*]] = arith.select %[[C]], %[[A]], %[[B]]
  // CHECK-NEXT: %[[R:.*]] = scf.if %[[C]] -> (i32)
  // CHECK: return %[[S]], %[[R]]
  %0:2 = scf.if %c -> (i32, i32) {
    %1 = "x.a"() : () -> i32
    scf.yield %a, %1 : i32, i32
  } else {
    scf.yield %b, %a : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// -----

// CHECK-LABEL: @propagate
func.func @propagate(%c: i1) {
  // CHECK: %[[FALSE:.*]] = arith.constant false
  // CHECK: %[[TRUE:.*]] = arith.constant true
  // CHECK: "x.a"(%[[TRUE]])
  // CHECK: "x.b"(%[[FALSE]])
  scf.if %c {
    "x.a"(%c) : (i1) -> ()
  } else {
    "x.b"(%c) : (i1) -> ()
  }
  return
}

// -----

// CHECK-LABEL: @empty_else
func.func @empty_else(%c: i1) {
  // CHECK: "x.a"
  // CHECK-NOT: else
  scf.if %c {
    "x.a"() : () -> ()
  } else {
  }
  return
}

// -----

// CHECK-LABEL: @combine
// CHECK-SAME: (%[[C:.*]]: i1)
func.func @combine(%c: i1) -> (i32, i32) {
  // CHECK-NEXT: %[[R:.*]]:2 = scf.if %[[C]] -> (i32, i32)
  // CHECK-NEXT: %[[A:.*]] = "x.a"
  // CHECK-NEXT: %[[B:.*]] = "x.c"(%[[A]])
  // CHECK-NEXT: scf.yield %[[A]], %[[B]]
  // CHECK: return %[[R]]#0, %[[R]]#1
  %0 = scf.if %c -> i32 {
    %1 = "x.a"() : () -> i32
    scf.yield %1 : i32
  } else {
    %1 = "x.b"() : () -> i32
    scf.yield %1 : i32
  }
  %2 = scf.if %c -> i32 {
    %1 = "x.c"(%0) : (i32) -> i32
    scf.yield %1 : i32
  } else {
    %1 = "x.d"(%0) : (i32) -> i32
    scf.yield %1 : i32
  }
  return %0, %2 : i32, i32
}

// -----

// CHECK-LABEL: @nested
// CHECK-SAME: (%[[A:.*]]: i1, %[[B:.*]]: i1)
func.func @nested(%a: i1, %b: i1) {
  // CHECK-NEXT: %[[C:.*]] = arith.andi %[[A]], %[[B]]
  // CHECK-NEXT: scf.if %[[C]]
  // CHECK-NEXT: "x.a"
  scf.if %a {
    scf.if %b {
      "x.a"() : () -> ()
    }
  }
  return
}

// -----

// CHECK-LABEL: @negation
// CHECK-SAME: (%[[C:.*]]: i1)
func.func @negation(%c: i1) {
  // CHECK: scf.if %[[C]]
  // CHECK-NEXT: "x.b"
  // CHECK: "x.a"
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  scf.if %not {
    "x.a"() : () -> ()
  } else {
    "x.b"() : () -> ()
  }
  return
}

// -----

// CHECK-LABEL: @unused_result
// CHECK-SAME: (%[[C:.*]]: i1)
func.func @unused_result(%c: i1) -> i32 {
  // CHECK-NEXT: scf.if %[[C]] -> (i32)
  %0:2 = scf.if %c -> (i32, i32) {
    %1:2 = "x.a"() : () -> (i32, i32)
    scf.yield %1#0, %1#1 : i32, i32
  } else {
    %1:2 = "x.b"() : () -> (i32, i32)
    scf.yield %1#0, %1#1 : i32, i32
  }
  return %0#1 : i32
}
