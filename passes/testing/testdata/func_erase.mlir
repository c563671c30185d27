// RUN: mlir-opt %s --test-func-erase-arg | FileCheck %s
// RUN: mlir-opt %s --test-func-erase-result | FileCheck %s --check-prefix=RESULT

func.func private @a(%x: i32 {test.erase_this_arg}, %y: i64 {test.a = 1})
func.func @b(%x: i32 {test.erase_this_arg}, %y: i64, %z: i1 {test.erase_this_arg}) -> i64 {
  return %y : i64
}
func.func private @c() -> (i32 {test.erase_this_result}, i8)

// CHECK: module {
// CHECK-NEXT:   func.func private @a(i64 {test.a = 1 : i64})
// CHECK-LABEL: func.func @b(
// CHECK-SAME: %[[ARG0:.*]]: i64) -> i64 {
// CHECK-NEXT: return %[[ARG0]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @c() -> (i32 {test.erase_this_result}, i8)
// CHECK-NEXT: }

// RESULT: module {
// RESULT-NEXT:   func.func private @a(i32 {test.erase_this_arg}, i64 {test.a = 1 : i64})
// RESULT-LABEL: func.func @b(
// RESULT-SAME: %{{.*}}: i32 {test.erase_this_arg}, %[[Y:.*]]: i64, %{{.*}}: i1 {test.erase_this_arg}) -> i64 {
// RESULT-NEXT: return %[[Y]] : i64
// RESULT-NEXT:   }
// RESULT-NEXT:   func.func private @c() -> i8
// RESULT-NEXT: }
