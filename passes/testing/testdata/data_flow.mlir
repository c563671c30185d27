// RUN: mlir-opt %s --test-dead-code-analysis -o %t 2>&1 | FileCheck %s
// RUN: mlir-opt %s --test-liveness-analysis -o %t 2>&1 | FileCheck %s --check-prefix=LIVE

// CHECK: branch:
// CHECK: function:
// CHECK-NEXT: region #0
// CHECK-NEXT: ^bb0 = live
// CHECK-NEXT: ^bb1 = live
// CHECK-NEXT: from ^bb0 = live
// CHECK-NEXT: ^bb2 = dead
// CHECK-NEXT: from ^bb0 = dead

// LIVE: test_tag: sum:
// LIVE-NEXT: operand #0: live
// LIVE-NEXT: operand #1: live
// LIVE-NEXT: result #0: live
// LIVE: test_tag: unused:
// LIVE-NEXT: operand #0: live
// LIVE-NEXT: operand #1: live
// LIVE-NEXT: result #0: not live
func.func @f(%x: i32) -> i32 attributes {tag = "function"} {
  %true = arith.constant true
  %0 = arith.addi %x, %x {tag = "sum"} : i32
  %1 = arith.muli %x, %x {tag = "unused"} : i32
  cf.cond_br %true, ^a, ^b {tag = "branch"}
^a:
  return %0 : i32
^b:
  return %x : i32
}
