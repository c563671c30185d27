// Functions may end with a terminator that is not their return. Calls that are
// not verified may pass too few operands.

// RUN: mlir-opt %s --remove-dead-values | FileCheck %s

// CHECK-LABEL: func private @two_results()
// CHECK-NEXT:    %[[poison:.*]] = ub.poison : i32
// CHECK-NEXT:    test.region_yield %[[poison]] : i32
func.func private @two_results(%a: i32) -> (i32, i32) {
  test.region_yield %a : i32
}

// CHECK-LABEL: func private @one_result()
// CHECK-NEXT:    %[[poison:.*]] = ub.poison : i32
// CHECK-NEXT:    test.region_yield %[[poison]] : i32
func.func private @one_result(%a: i32) -> i32 {
  test.region_yield %a : i32
}

// CHECK-LABEL: func private @callee()
func.func private @callee(%a: i32) {
  return
}

// CHECK-LABEL: func @caller(
// CHECK-NEXT:    test.call_on_device @callee(), %{{.*}} : (i64) -> ()
func.func @caller(%device: i64) {
  test.call_on_device @callee(), %device : (i64) -> ()
  return
}
