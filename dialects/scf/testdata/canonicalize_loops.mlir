// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @trivial
// CHECK-SAME: (%[[LB:.*]]: index, %[[A:.*]]: i32)
func.func @trivial(%lb: index, %a: i32) -> (i32, i32) {
  // CHECK-NEXT: %[[V:.*]] = "x.f"(%[[A]], %[[LB]])
  // CHECK-NEXT: return %[[V]], %[[A]]
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ub = arith.addi %lb, %c1 overflow<nsw> : index
  %0 = scf.for %i = %lb to %ub step %c1 iter_args(%x = %a) -> i32 {
    %t = "x.f"(%x, %i) : (i32, index) -> i32
    scf.yield %t : i32
  }
  %1 = scf.for %i = %c1 to %c0 step %c1 iter_args(%x = %a) -> i32 {
    %t = "x.g"(%x, %i) : (i32, index) -> i32
    scf.yield %t : i32
  }
  return %0, %1 : i32, i32
}

// -----

// The full range of i8 has three iterations with step 127.
// CHECK-LABEL: @wide_range
func.func @wide_range() {
  // CHECK: scf.for
  %from = arith.constant -128 : i8
  %to = arith.constant 127 : i8
  scf.for %i = %from to %to step %to : i8 {
    "x.a"(%i) : (i8) -> ()
  }
  return
}

// -----

// %x is invariant, %y and %z are equal, %w is unused.
// CHECK-LABEL: @carried
// CHECK-SAME: (%{{.*}}: index, %{{.*}}: index, %{{.*}}: index, %[[A:.*]]: i32)
func.func @carried(%l: index, %u: index, %s: index, %a: i32) -> (i32, i32) {
  // CHECK-NEXT: %[[R:.*]] = scf.for {{.*}} iter_args(%[[Y:.*]] = %[[A]]) -> (i32)
  // CHECK-NEXT: %[[T:.*]] = "x.f"(%[[A]], %[[Y]], %[[Y]])
  // CHECK-NEXT: scf.yield %[[T]]
  // CHECK: return %[[A]], %[[R]]
  %0:4 = scf.for %i = %l to %u step %s
      iter_args(%x = %a, %y = %a, %z = %a, %w = %a) -> (i32, i32, i32, i32) {
    %t = "x.f"(%x, %y, %z) : (i32, i32, i32) -> i32
    scf.yield %x, %t, %t, %t : i32, i32, i32, i32
  }
  return %0#0, %0#2 : i32, i32
}

// -----

// CHECK-LABEL: @while_condition
func.func @while_condition(%a: i32) {
  // CHECK: %[[TRUE:.*]] = arith.constant true
  // CHECK: %[[FALSE:.*]] = arith.constant false
  // CHECK: "x.use"(%[[TRUE]], %[[TRUE]], %[[FALSE]])
  scf.while : () -> (i1, i32) {
    %z = "x.z"() : () -> i32
    %c = arith.cmpi slt, %z, %a : i32
    scf.condition(%c) %c, %z : i1, i32
  } do {
  ^bb0(%x: i1, %y: i32):
    %d = arith.cmpi slt, %y, %a : i32
    %e = arith.cmpi sge, %y, %a : i32
    "x.use"(%x, %d, %e) : (i1, i1, i1) -> ()
    scf.yield
  }
  return
}

// -----

// CHECK-LABEL: @while_order
// CHECK-SAME: (%[[A:.*]]: i32, %[[B:.*]]: i64)
func.func @while_order(%a: i32, %b: i64) -> (i64, i32) {
  // CHECK-NEXT: %[[R:.*]]:2 = scf.while (%[[X:.*]] = %[[A]], %[[Y:.*]] = %[[B]]) : (i32, i64) -> (i32, i64)
  // CHECK: scf.condition({{.*}}) %[[X]], %[[Y]]
  // CHECK: return %[[R]]#1, %[[R]]#0
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, i64) -> (i64, i32) {
    %c = "x.c"(%x, %y) : (i32, i64) -> i1
    scf.condition(%c) %y, %x : i64, i32
  } do {
  ^bb0(%p: i64, %q: i32):
    %r:2 = "x.body"(%p, %q) : (i64, i32) -> (i32, i64)
    scf.yield %r#0, %r#1 : i32, i64
  }
  return %0#0, %0#1 : i64, i32
}

// -----

// CHECK-LABEL: @while_if
func.func @while_if(%a: i32) {
  // CHECK: scf.condition(%{{.*}}) %[[X:.*]] : i32
  // CHECK: ^bb0(%[[W:.*]]: i32):
  // CHECK-NEXT: "x.t"(%[[W]])
  // CHECK-NEXT: "x.body"
  scf.while (%x = %a) : (i32) -> () {
    %c = "x.c"(%x) : (i32) -> i1
    scf.if %c {
      "x.t"(%x) : (i32) -> ()
    }
    scf.condition(%c)
  } do {
    %n = "x.body"() : () -> i32
    scf.yield %n : i32
  }
  return
}
