// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize='region-simplify=aggressive' | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize='region-simplify=disabled' | FileCheck %s --check-prefix=NONE

// CHECK-LABEL: @merge
// NONE-LABEL: @merge
func.func @merge(%c: i1, %a: i32, %b: i32) {
  // CHECK-NEXT: %[[X:.*]] = arith.select
  // CHECK-NEXT: "x.use"(%[[X]])
  // CHECK-NEXT: return
  // NONE: ^bb2
  // NONE-NOT: ^bb3
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "x.use"(%a) : (i32) -> ()
  return
^bb2:
  "x.use"(%b) : (i32) -> ()
  return
^bb3:
  "x.unreachable"() : () -> ()
  return
}
