// RUN: mlir-opt %s --test-func-insert-arg | FileCheck %s
// RUN: mlir-opt %s --test-func-insert-result | FileCheck %s --check-prefix=RESULT

func.func @b(%x: i32 {test.p}, %y: i64) -> i64 attributes {test.insert_args = [[1, f32, {test.x = 1}], [1, f64, {}], [2, i8, {}, loc("q")]]} { return %y : i64 }
func.func private @c(i32 {test.p}) attributes {test.insert_args = [[0, f32, {test.x = 1}], [1, f64, {}]]}
func.func private @e(i32 {test.p}) attributes {test.insert_args = [[0, f32]]}
func.func private @rb(%x: i32 {test.p}, %y: i64) -> i64 attributes {test.insert_results = [[0, f32, {test.x = 1}], [1, f64]]}
func.func private @rc(i32 {test.p}) attributes {test.insert_results = [[0, f32, {test.x = 1}], [0, f64, {}]]}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%arg0: i32 {test.p}, %arg1: f32 {test.x = 1 : i64}, %arg2: f64, %arg3: i64, %arg4: i8) -> i64 {
// CHECK-NEXT:     return %arg3 : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @c(f32 {test.x = 1 : i64}, i32 {test.p}, f64)
// CHECK-NEXT:   func.func private @e(f32, i32 {test.p})
// CHECK-NEXT:   func.func private @rb(i32 {test.p}, i64) -> i64 attributes {test.insert_results = {{[{][{]}}\[\[{{[}][}]}}0, f32, {test.x = 1 : i64}], [1, f64]]}
// CHECK-NEXT:   func.func private @rc(i32 {test.p}) attributes {test.insert_results = {{[{][{]}}\[\[{{[}][}]}}0, f32, {test.x = 1 : i64}], [0, f64, {}]]}
// CHECK-NEXT: }

// RESULT: #loc = loc("q")
// RESULT-NEXT: module {
// RESULT-NEXT:   func.func @b(%arg0: i32 {test.p}, %arg1: i64) -> i64 attributes {test.insert_args = {{[{][{]}}\[\[{{[}][}]}}1, f32, {test.x = 1 : i64}], [1, f64, {}], [2, i8, {}, #loc]]} {
// RESULT-NEXT:     return %arg1 : i64
// RESULT-NEXT:   }
// RESULT-NEXT:   func.func private @c(i32 {test.p}) attributes {test.insert_args = {{[{][{]}}\[\[{{[}][}]}}0, f32, {test.x = 1 : i64}], [1, f64, {}]]}
// RESULT-NEXT:   func.func private @e(i32 {test.p}) attributes {test.insert_args = {{[{][{]}}\[\[{{[}][}]}}0, f32]]}
// RESULT-NEXT:   func.func private @rb(i32 {test.p}, i64) -> (f32 {test.x = 1 : i64}, i64, f64)
// RESULT-NEXT:   func.func private @rc(i32 {test.p}) -> (f32 {test.x = 1 : i64}, f64)
// RESULT-NEXT: }
