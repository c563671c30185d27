// RUN: mlir-opt %s --canonicalize | FileCheck %s

func.func private @g(i32) -> i32

// CHECK-LABEL: @indirect
// CHECK-SAME: (%[[A:.*]]: i32)
func.func @indirect(%a: i32) -> i32 {
  // CHECK-NEXT: %[[R:.*]] = call @g(%[[A]])
  // CHECK-NEXT: return %[[R]]
  %f = func.constant @g : (i32) -> i32
  %0 = call_indirect %f(%a) : (i32) -> i32
  return %0 : i32
}
