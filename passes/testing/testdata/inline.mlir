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
// CHECK-NEXT:   func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     %1 = arith.muli %0, %0 : i32
// CHECK-NEXT:     %2 = arith.muli %1, %1 : i32
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// CALLBACK: module {
// CALLBACK-NEXT:   func.func @f(%arg0: i32) -> i32 {
// CALLBACK-NEXT:     %0 = scf.execute_region -> i32 {
// CALLBACK-NEXT:       %3 = arith.addi %arg0, %arg0 : i32
// CALLBACK-NEXT:       scf.yield %3 : i32
// CALLBACK-NEXT:     }
// CALLBACK-NEXT:     %1 = scf.execute_region -> i32 {
// CALLBACK-NEXT:       %3 = arith.muli %0, %0 : i32
// CALLBACK-NEXT:       scf.yield %3 : i32
// CALLBACK-NEXT:     }
// CALLBACK-NEXT:     %2 = scf.execute_region -> i32 {
// CALLBACK-NEXT:       %3 = arith.muli %1, %1 : i32
// CALLBACK-NEXT:       scf.yield %3 : i32
// CALLBACK-NEXT:     }
// CALLBACK-NEXT:     return %2 : i32
// CALLBACK-NEXT:   }
// CALLBACK-NEXT: }
