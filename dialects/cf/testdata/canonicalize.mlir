// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @assert
// CHECK-SAME: (%[[C:.*]]: i1)
func.func @assert(%c: i1) {
  // CHECK-NEXT: cf.assert %[[C]], "kept"
  // CHECK-NEXT: return
  %true = arith.constant true
  cf.assert %true, "holds"
  cf.assert %c, "kept"
  return
}

// -----

// CHECK-LABEL: @merge_blocks
// CHECK-SAME: (%[[A:.*]]: i32)
func.func @merge_blocks(%a: i32) -> i32 {
  // CHECK-NEXT: "x.use"(%[[A]])
  // CHECK-NEXT: return %[[A]]
  cf.br ^bb1(%a : i32)
^bb1(%x: i32):
  cf.br ^bb2
^bb2:
  "x.use"(%x) : (i32) -> ()
  return %x : i32
}

// -----

// CHECK-LABEL: @known_condition
// CHECK-SAME: (%[[A:.*]]: i32, %{{.*}}: i32)
func.func @known_condition(%a: i32, %b: i32) -> i32 {
  // CHECK-NEXT: return %[[A]]
  %true = arith.constant true
  cf.cond_br %true, ^bb1(%a : i32), ^bb2(%b : i32)
^bb1(%x: i32):
  return %x : i32
^bb2(%y: i32):
  "x.never"() : () -> ()
  return %y : i32
}

// -----

// CHECK-LABEL: @select
// CHECK-SAME: (%[[C:.*]]: i1, %[[A:.*]]: i32, %[[B:.*]]: i32)
func.func @select(%c: i1, %a: i32, %b: i32) -> i32 {
  // CHECK-NEXT: %[[S:.*]] = arith.select %[[C]], %[[A]], %[[B]]
  // CHECK-NEXT: return %[[S]]
  cf.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%x: i32):
  cf.br ^bb3(%x : i32)
^bb2:
  cf.br ^bb3(%b : i32)
^bb3(%y: i32):
  return %y : i32
}

// -----

// The blocks use the known value of the condition; weights are kept.
// CHECK-LABEL: @same_condition
// CHECK-SAME: (%[[C:.*]]: i1)
func.func @same_condition(%c: i1) -> i1 {
  // CHECK: %[[TRUE:.*]] = arith.constant true
  // CHECK: %[[FALSE:.*]] = arith.constant false
  // CHECK: cf.cond_br %[[C]] weights([1, 9]), ^bb1, ^bb2
  // CHECK: "x.a"(%[[TRUE]])
  // CHECK-NEXT: return %[[TRUE]]
  // CHECK: "x.b"(%[[FALSE]])
  // CHECK-NEXT: "x.d"()
  cf.cond_br %c weights([1, 9]), ^bb1, ^bb2
^bb1:
  "x.a"(%c) : (i1) -> ()
  cf.cond_br %c, ^bb3, ^bb4
^bb2:
  "x.b"(%c) : (i1) -> ()
  cf.cond_br %c, ^bb3, ^bb4
^bb3:
  return %c : i1
^bb4:
  "x.d"() : () -> ()
  return %c : i1
}

// -----

// CHECK-LABEL: @unreachable
func.func @unreachable(%c: i1) {
  // CHECK-NEXT: "x.b"
  // CHECK-NEXT: return
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  ub.unreachable
^bb2:
  "x.b"() : () -> ()
  return
}
