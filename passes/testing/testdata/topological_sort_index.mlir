// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-print-topological-sort))' | FileCheck %s

func.func @s(%x: i32)  {
  %a = "test.a"(%x) {test_to_sort}: (i32) -> i32
  %b = "test.b"(%a) {test_to_sort} : (i32) -> i32
  cf.br ^b
^c:
  %q = "test.c"() {test_to_sort} : () -> i32
  return
^b:
  %r = "test.c"() {test_to_sort} : () -> i32
  cf.br ^c
}

// CHECK: module {
// CHECK-LABEL: func.func @s(
// CHECK-SAME: %[[X:.*]]: i32) {
// CHECK-NEXT: %[[A:.*]] = "test.a"(%[[X]]) {test_sort_index = 0 : i32, test_to_sort} : (i32) -> i32
// CHECK-NEXT: "test.b"(%[[A]]) {test_sort_index = 1 : i32, test_to_sort} : (i32) -> i32
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb2
// CHECK-NEXT: "test.c"() {test_sort_index = 3 : i32, test_to_sort} : () -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT: "test.c"() {test_sort_index = 2 : i32, test_to_sort} : () -> i32
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }
