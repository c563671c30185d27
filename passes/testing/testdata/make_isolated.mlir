// RUN: mlir-opt %s --test-make-isolated-from-above=simple | FileCheck %s
// RUN: mlir-opt %s --test-make-isolated-from-above=clone-ops-with-no-operands | FileCheck %s --check-prefix=NONE
// RUN: mlir-opt %s --test-make-isolated-from-above=clone-ops-with-operands | FileCheck %s --check-prefix=ALL

func.func @f(%x: i32, %y: i32) {
  %c = arith.constant 1 : i32
  %d = arith.addi %c, %x : i32
  "test.one_region_op"() ({
    "test.foo"(%x, %c, %d, %y) : (i32, i32, i32, i32) -> () 
    "test.finish"() : () -> () }) : () -> ()
  "test.one_region_with_operands_op"(%d) ({
    ^bb0(%a: i32):
    "test.foo"(%a, %x, %c, %d) : (i32, i32, i32, i32) -> () 
    "test.finish"() : () -> () }) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i32) {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1_i32 : i32
// CHECK-NEXT:     "test.one_region_op"() ({
// CHECK-NEXT:       "test.foo"(%arg0, %c1_i32, %0, %arg1) : (i32, i32, i32, i32) -> ()
// CHECK-NEXT:       "test.finish"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     test.isolated_one_region_op %0, %arg0, %c1_i32, %0 {
// CHECK-NEXT:     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32):
// CHECK-NEXT:       "test.foo"(%arg2, %arg3, %arg4, %arg5) : (i32, i32, i32, i32) -> ()
// CHECK-NEXT:       "test.finish"() : () -> ()
// CHECK-NEXT:     } : i32, i32, i32, i32 ->
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// NONE: module {
// NONE-NEXT:   func.func @f(%arg0: i32, %arg1: i32) {
// NONE-NEXT:     %c1_i32 = arith.constant 1 : i32
// NONE-NEXT:     %0 = arith.addi %arg0, %c1_i32 : i32
// NONE-NEXT:     "test.one_region_op"() ({
// NONE-NEXT:       "test.foo"(%arg0, %c1_i32, %0, %arg1) : (i32, i32, i32, i32) -> ()
// NONE-NEXT:       "test.finish"() : () -> ()
// NONE-NEXT:     }) : () -> ()
// NONE-NEXT:     test.isolated_one_region_op %0, %arg0, %0 {
// NONE-NEXT:     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
// NONE-NEXT:       %c1_i32_0 = arith.constant 1 : i32
// NONE-NEXT:       "test.foo"(%arg2, %arg3, %c1_i32_0, %arg4) : (i32, i32, i32, i32) -> ()
// NONE-NEXT:       "test.finish"() : () -> ()
// NONE-NEXT:     } : i32, i32, i32 ->
// NONE-NEXT:     return
// NONE-NEXT:   }
// NONE-NEXT: }

// ALL: module {
// ALL-NEXT:   func.func @f(%arg0: i32, %arg1: i32) {
// ALL-NEXT:     %c1_i32 = arith.constant 1 : i32
// ALL-NEXT:     %0 = arith.addi %arg0, %c1_i32 : i32
// ALL-NEXT:     "test.one_region_op"() ({
// ALL-NEXT:       "test.foo"(%arg0, %c1_i32, %0, %arg1) : (i32, i32, i32, i32) -> ()
// ALL-NEXT:       "test.finish"() : () -> ()
// ALL-NEXT:     }) : () -> ()
// ALL-NEXT:     test.isolated_one_region_op %0, %arg0 {
// ALL-NEXT:     ^bb0(%arg2: i32, %arg3: i32):
// ALL-NEXT:       %c1_i32_0 = arith.constant 1 : i32
// ALL-NEXT:       %1 = arith.addi %arg3, %c1_i32_0 : i32
// ALL-NEXT:       "test.foo"(%arg2, %arg3, %c1_i32_0, %1) : (i32, i32, i32, i32) -> ()
// ALL-NEXT:       "test.finish"() : () -> ()
// ALL-NEXT:     } : i32, i32 ->
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT: }
