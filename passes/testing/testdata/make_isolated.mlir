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
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32) {
// CHECK-NEXT: %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[X]], %[[C1_I32]] : i32
// CHECK-NEXT:     "test.one_region_op"() ({
// CHECK-NEXT: "test.foo"(%[[X]], %[[C1_I32]], %[[SUM]], %[[Y]]) : (i32, i32, i32, i32) -> ()
// CHECK-NEXT:       "test.finish"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT: test.isolated_one_region_op %[[SUM]], %[[X]], %[[C1_I32]], %[[SUM]] {
// CHECK-NEXT: ^bb0(%[[BLOCK_ARG:.*]]: i32, %[[BLOCK_ARG_1:.*]]: i32, %[[BLOCK_ARG_2:.*]]: i32, %[[BLOCK_ARG_3:.*]]: i32):
// CHECK-NEXT: "test.foo"(%[[BLOCK_ARG]], %[[BLOCK_ARG_1]], %[[BLOCK_ARG_2]], %[[BLOCK_ARG_3]]) : (i32, i32, i32, i32) -> ()
// CHECK-NEXT:       "test.finish"() : () -> ()
// CHECK-NEXT:     } : i32, i32, i32, i32 ->
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// NONE: module {
// NONE-LABEL: func.func @f(
// NONE-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32) {
// NONE-NEXT: %[[C1_I32:.*]] = arith.constant 1 : i32
// NONE-NEXT: %[[SUM:.*]] = arith.addi %[[X]], %[[C1_I32]] : i32
// NONE-NEXT:     "test.one_region_op"() ({
// NONE-NEXT: "test.foo"(%[[X]], %[[C1_I32]], %[[SUM]], %[[Y]]) : (i32, i32, i32, i32) -> ()
// NONE-NEXT:       "test.finish"() : () -> ()
// NONE-NEXT:     }) : () -> ()
// NONE-NEXT: test.isolated_one_region_op %[[SUM]], %[[X]], %[[SUM]] {
// NONE-NEXT: ^bb0(%[[BLOCK_ARG:.*]]: i32, %[[BLOCK_ARG_1:.*]]: i32, %[[BLOCK_ARG_2:.*]]: i32):
// NONE-NEXT: %[[C1_I32_1:.*]] = arith.constant 1 : i32
// NONE-NEXT: "test.foo"(%[[BLOCK_ARG]], %[[BLOCK_ARG_1]], %[[C1_I32_1]], %[[BLOCK_ARG_2]]) : (i32, i32, i32, i32) -> ()
// NONE-NEXT:       "test.finish"() : () -> ()
// NONE-NEXT:     } : i32, i32, i32 ->
// NONE-NEXT:     return
// NONE-NEXT:   }
// NONE-NEXT: }

// ALL: module {
// ALL-LABEL: func.func @f(
// ALL-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32) {
// ALL-NEXT: %[[C1_I32:.*]] = arith.constant 1 : i32
// ALL-NEXT: %[[SUM:.*]] = arith.addi %[[X]], %[[C1_I32]] : i32
// ALL-NEXT:     "test.one_region_op"() ({
// ALL-NEXT: "test.foo"(%[[X]], %[[C1_I32]], %[[SUM]], %[[Y]]) : (i32, i32, i32, i32) -> ()
// ALL-NEXT:       "test.finish"() : () -> ()
// ALL-NEXT:     }) : () -> ()
// ALL-NEXT: test.isolated_one_region_op %[[SUM]], %[[X]] {
// ALL-NEXT: ^bb0(%[[BLOCK_ARG:.*]]: i32, %[[BLOCK_ARG_1:.*]]: i32):
// ALL-NEXT: %[[C1_I32_1:.*]] = arith.constant 1 : i32
// ALL-NEXT: %[[SUM_1:.*]] = arith.addi %[[BLOCK_ARG_1]], %[[C1_I32_1]] : i32
// ALL-NEXT: "test.foo"(%[[BLOCK_ARG]], %[[BLOCK_ARG_1]], %[[C1_I32_1]], %[[SUM_1]]) : (i32, i32, i32, i32) -> ()
// ALL-NEXT:       "test.finish"() : () -> ()
// ALL-NEXT:     } : i32, i32 ->
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT: }
