// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect \
// RUN:   --canonicalize=disable-patterns=TestRemoveOpWithInnerOps \
// RUN:   | FileCheck %s --check-prefix=DISABLED

func.func private @callee()

// CHECK-LABEL: @folds
// CHECK-SAME: (%[[A:.*]]: i32)
func.func @folds(%a: i32) {
  // CHECK: %[[C:.*]] = "test.constant"() <{value = 5 : i32}>
  // CHECK-NEXT: %[[F:.*]] = "test.op_in_place_fold"(%[[C]]) <{attr = 5 : i32}>
  %c = "test.constant"() {value = 5 : i32} : () -> i32
  %0 = "test.op_in_place_fold"(%c) : (i32) -> i32
  // CHECK-NEXT: %[[S:.*]] = "test.op_in_place_self_fold"() <{folded}>
  %1 = "test.op_in_place_self_fold"() : () -> i32
  // CHECK-NEXT: "x.use"(%[[F]], %[[S]])
  "x.use"(%0, %1) : (i32, i32) -> ()
  // CHECK-NEXT: "x.use"(%[[A]], %[[C]])
  %2:2 = "test.op_with_variadic_results_and_folder"(%a, %c)
    : (i32, i32) -> (i32, i32)
  "x.use"(%2#0, %2#1) : (i32, i32) -> ()
  return
}

// The fold drops extra operands. It fails if there are too few operands, or
// none.
// CHECK-LABEL: @folds_unequal
// CHECK-SAME: (%[[A:.*]]: i32, %[[B:.*]]: i32)
func.func @folds_unequal(%a: i32, %b: i32) {
  // CHECK-NEXT: %[[FEW:.*]]:2 = "test.op_with_variadic_results_and_folder"(%[[A]])
  %0:2 = "test.op_with_variadic_results_and_folder"(%a) : (i32) -> (i32, i32)
  // CHECK-NEXT: "x.use"(%[[FEW]]#0, %[[B]])
  %1 = "test.op_with_variadic_results_and_folder"(%b, %a) : (i32, i32) -> i32
  "x.use"(%0#0, %1) : (i32, i32) -> ()
  // CHECK-NEXT: "test.op_with_variadic_results_and_folder"() : () -> ()
  "test.op_with_variadic_results_and_folder"() : () -> ()
  // CHECK-NEXT: return
  return
}

// CHECK-LABEL: @rules
func.func @rules() -> i32 {
  // CHECK-NEXT: %[[C:.*]] = arith.constant 42
  // CHECK-NEXT: call @callee()
  // CHECK-NEXT: return %[[C]]
  "test.fold_to_call_op"() {callee = @callee} : () -> ()
  "test.op_with_region_pattern"() ({ "x.in"() : () -> () }) : () -> ()
  %0 = "test.dialect_canonicalizable"() : () -> i32
  return %0 : i32
}

// DISABLED-LABEL: @effects
// DISABLED-NEXT: test.read_buffer
// DISABLED-NEXT: test.op_with_region_pattern
// CHECK-LABEL: @effects
// CHECK-SAME: (%[[BUFFER:.*]]: memref<4xf32>)
func.func @effects(%buffer: memref<4xf32>) {
  // CHECK-NEXT: "test.read_buffer"(%[[BUFFER]])
  "test.read_buffer"(%buffer) : (memref<4xf32>) -> ()
  "test.op_with_region_pattern"() ({ "x.in"() : () -> () }) : () -> ()
  // CHECK-NEXT: "test.op_with_memwrite"()
  %0 = "test.op_with_memread"() : () -> i32
  "test.op_with_memwrite"() : () -> ()
  // CHECK-NEXT: return
  return
}
