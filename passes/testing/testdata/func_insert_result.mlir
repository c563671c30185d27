// RUN: mlir-opt %s --test-func-insert-result | FileCheck %s

func.func private @b(%x: i32 {test.p}, %y: i64) -> i64 attributes {test.insert_results = [[0, f32, {test.x = 1}], [1, f64]]}
func.func private @c(i32 {test.p}) attributes {test.insert_results = [[0, f32, {test.x = 1}], [0, f64, {}]]}

// CHECK: module {
// CHECK-NEXT:   func.func private @b(i32 {test.p}, i64) -> (f32 {test.x = 1 : i64}, i64, f64)
// CHECK-NEXT:   func.func private @c(i32 {test.p}) -> (f32 {test.x = 1 : i64}, f64)
// CHECK-NEXT: }
