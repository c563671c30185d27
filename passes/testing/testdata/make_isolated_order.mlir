// RUN: mlir-opt %s --test-make-isolated-from-above=clone-ops-with-operands | FileCheck %s

func.func @f(%x: i32) {
  %c = arith.constant 1 : i32
  %d = "test.d"(%c, %x) : (i32, i32) -> i32
  %e = "test.e"(%d, %c) : (i32, i32) -> i32
  "test.one_region_with_operands_op"(%x) ({
    ^bb0(%a: i32):
    "test.foo"(%c, %d, %e) : (i32, i32, i32) -> () 
    "test.finish"() : () -> () }) : (i32) -> ()
  "test.one_region_with_operands_op"(%x) ({
    ^bb0(%a: i32):
    "test.foo"(%e, %c) : (i32, i32) -> () 
    "test.finish"() : () -> () }) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[X:.*]]: i32) {
// CHECK-NEXT: %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[D:.*]] = "test.d"(%[[C1_I32]], %[[X]]) : (i32, i32) -> i32
// CHECK-NEXT: "test.e"(%[[D]], %[[C1_I32]]) : (i32, i32) -> i32
// CHECK-NEXT: test.isolated_one_region_op %[[X]], %[[X]] {
// CHECK-NEXT: ^bb0(%{{.*}}: i32, %[[BLOCK_ARG:.*]]: i32):
// CHECK-NEXT: %[[C1_I32_1:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[D_1:.*]] = "test.d"(%[[C1_I32_1]], %[[BLOCK_ARG]]) : (i32, i32) -> i32
// CHECK-NEXT: %[[E:.*]] = "test.e"(%[[D_1]], %[[C1_I32_1]]) : (i32, i32) -> i32
// CHECK-NEXT: "test.foo"(%[[C1_I32_1]], %[[D_1]], %[[E]]) : (i32, i32, i32) -> ()
// CHECK-NEXT:       "test.finish"() : () -> ()
// CHECK-NEXT:     } : i32, i32 ->
// CHECK-NEXT: test.isolated_one_region_op %[[X]], %[[X]] {
// CHECK-NEXT: ^bb0(%{{.*}}: i32, %[[BLOCK_ARG_1:.*]]: i32):
// CHECK-NEXT: %[[C1_I32_2:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[D_2:.*]] = "test.d"(%[[C1_I32_2]], %[[BLOCK_ARG_1]]) : (i32, i32) -> i32
// CHECK-NEXT: %[[E_1:.*]] = "test.e"(%[[D_2]], %[[C1_I32_2]]) : (i32, i32) -> i32
// CHECK-NEXT: "test.foo"(%[[E_1]], %[[C1_I32_2]]) : (i32, i32) -> ()
// CHECK-NEXT:       "test.finish"() : () -> ()
// CHECK-NEXT:     } : i32, i32 ->
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
