// RUN: mlir-opt %s --test-inline | FileCheck %s
// RUN: mlir-opt %s --test-inline-callback | FileCheck %s --check-prefix=CALLBACK

func.func @f(%x: i32) -> i32 {
  %fn = "test.functional_region_op"() ({
  ^bb0(%a: i32):
    %b = arith.addi %a, %a : i32
    "test.return"(%b) : (i32) -> ()
  }) : () -> ((i32) -> i32)
  %r = call_indirect %fn(%x) : (i32) -> i32
  %g = "test.functional_region_op"() ({
  ^bb0(%a: i32):
    %b = arith.muli %a, %a : i32
    "test.return"(%b) : (i32) -> ()
  }) : () -> ((i32) -> i32)
  %s = call_indirect %g(%r) : (i32) -> i32
  %t = call_indirect %g(%s) : (i32) -> i32
  return %t : i32
}

// CHECK: module {
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[X:.*]]: i32) -> i32 {
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[X]], %[[X]] : i32
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[SUM]], %[[SUM]] : i32
// CHECK-NEXT: %[[PRODUCT_1:.*]] = arith.muli %[[PRODUCT]], %[[PRODUCT]] : i32
// CHECK-NEXT: return %[[PRODUCT_1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// CALLBACK: module {
// CALLBACK-LABEL: func.func @f(
// CALLBACK-SAME: %[[X:.*]]: i32) -> i32 {
// CALLBACK-NEXT: %[[EXECUTE_REGION:.*]] = scf.execute_region -> i32 {
// CALLBACK-NEXT: %[[SUM:.*]] = arith.addi %[[X]], %[[X]] : i32
// CALLBACK-NEXT: scf.yield %[[SUM]] : i32
// CALLBACK-NEXT:     }
// CALLBACK-NEXT: %[[EXECUTE_REGION_1:.*]] = scf.execute_region -> i32 {
// CALLBACK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[EXECUTE_REGION]], %[[EXECUTE_REGION]] : i32
// CALLBACK-NEXT: scf.yield %[[PRODUCT]] : i32
// CALLBACK-NEXT:     }
// CALLBACK-NEXT: %[[EXECUTE_REGION_2:.*]] = scf.execute_region -> i32 {
// CALLBACK-NEXT: %[[PRODUCT_1:.*]] = arith.muli %[[EXECUTE_REGION_1]], %[[EXECUTE_REGION_1]] : i32
// CALLBACK-NEXT: scf.yield %[[PRODUCT_1]] : i32
// CALLBACK-NEXT:     }
// CALLBACK-NEXT: return %[[EXECUTE_REGION_2]] : i32
// CALLBACK-NEXT:   }
// CALLBACK-NEXT: }
