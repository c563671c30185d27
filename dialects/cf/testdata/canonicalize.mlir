// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @assert
func.func @assert(%c: i1) {
  // CHECK-NEXT: cf.assert %arg0, "kept"
  // CHECK-NEXT: return
  %true = arith.constant true
  cf.assert %true, "holds"
  cf.assert %c, "kept"
  return
}

// -----

// CHECK-LABEL: @merge_blocks
func.func @merge_blocks(%a: i32) -> i32 {
  // CHECK-NEXT: "x.use"(%arg0)
  // CHECK-NEXT: return %arg0
  cf.br ^bb1(%a : i32)
^bb1(%x: i32):
  cf.br ^bb2
^bb2:
  "x.use"(%x) : (i32) -> ()
  return %x : i32
}

// -----

// CHECK-LABEL: @known_condition
func.func @known_condition(%a: i32, %b: i32) -> i32 {
  // CHECK-NEXT: return %arg0
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
func.func @select(%c: i1, %a: i32, %b: i32) -> i32 {
  // CHECK-NEXT: %[[S:.*]] = arith.select %arg0, %arg1, %arg2
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
func.func @same_condition(%c: i1) -> i1 {
  // CHECK: cf.cond_br %arg0 weights([1, 9]), ^bb1, ^bb2
  // CHECK: "x.a"(%true)
  // CHECK-NEXT: return %true
  // CHECK: "x.b"(%false)
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
