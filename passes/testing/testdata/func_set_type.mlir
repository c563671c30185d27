// RUN: mlir-opt %s --test-func-set-type | FileCheck %s

func.func private @t(i32, f32 {test.q}) -> (i8 {test.x})
func.func private @b(%x: i32 {test.p}, %y: i64) -> i64 attributes {test.set_type_from = @t}
func.func private @c(i32 {test.p}) attributes {test.set_type_from = @t}

// CHECK: module {
// CHECK-NEXT:   func.func private @t(i32, f32 {test.q}) -> (i8 {test.x})
// CHECK-NEXT:   func.func private @b(i32 {test.p}, f32) -> i8 attributes {test.set_type_from = @t}
// CHECK-NEXT:   func.func private @c(i32 {test.p}, f32) -> i8 attributes {test.set_type_from = @t}
// CHECK-NEXT: }
