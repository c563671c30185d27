// RUN: mlir-opt %s --test-func-insert-arg | FileCheck %s

func.func @b(%x: i32 {test.p}, %y: i64) -> i64 attributes {test.insert_args = [[1, f32, {test.x = 1}], [1, f64, {}], [2, i8, {}, loc("q")]]} { return %y : i64 }
func.func private @c(i32 {test.p}) attributes {test.insert_args = [[0, f32, {test.x = 1}], [1, f64, {}]]}
func.func private @e(i32 {test.p}) attributes {test.insert_args = [[0, f32]]}

// CHECK: module {
// CHECK-LABEL: func.func @b(
// CHECK-SAME: %{{.*}}: i32 {test.p}, %{{.*}}: f32 {test.x = 1 : i64}, %{{.*}}: f64, %[[ARG3:.*]]: i64, %{{.*}}: i8) -> i64 {
// CHECK-NEXT: return %[[ARG3]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @c(f32 {test.x = 1 : i64}, i32 {test.p}, f64)
// CHECK-NEXT:   func.func private @e(f32, i32 {test.p})
// CHECK-NEXT: }
