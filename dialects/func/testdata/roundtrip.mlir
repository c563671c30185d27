// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK: func.func private @declaration(i32 {test.a}, f32) -> (i1 {test.b = 3 : i64}, i2)
func.func private @declaration(i32 {test.a}, f32) -> (i1 {test.b = 3}, i2)

// CHECK: func.func private @nothing() attributes {no_inline, test.c}
func.func private @nothing() attributes {no_inline, test.c}

// CHECK: func.func private @"a name"()
func.func private @"a name"()

// CHECK: func.func nested @nested(%{{.*}}: i32 {test.a = 1 : i64, test.b}) -> i32 attributes {test.f = @nothing} {
func.func nested @nested(%x: i32 {test.a = 1, test.b}) -> i32
    attributes {test.f = @nothing} {
  // CHECK: return {test.r} %{{.*}} : i32
  return {test.r} %x : i32
}

// CHECK-LABEL: func.func @calls
// CHECK-SAME: (%[[X:.*]]: i32, %[[Y:.*]]: f32) -> (i1, i2)
func.func @calls(%x: i32, %y: f32) -> (i1, i2) {
  // CHECK: call @nothing() {no_inline} : () -> ()
  call @nothing() {no_inline} : () -> ()
  // CHECK: call @"a name"() : () -> ()
  func.call @"a name"() : () -> ()
  // CHECK: %[[R:.*]]:2 = call @declaration(%[[X]], %[[Y]])
  // CHECK-SAME: {arg_attrs = [{}, {test.a}], res_attrs = [{}, {}], test.u} : (i32, f32) -> (i1, i2)
  %r:2 = call @declaration(%x, %y)
      {arg_attrs = [{}, {test.a}], res_attrs = [{}, {}], test.u}
      : (i32, f32) -> (i1, i2)
  // CHECK: return %[[R]]#0, %[[R]]#1 : i1, i2
  return %r#0, %r#1 : i1, i2
}

// CHECK-LABEL: func.func @values
// CHECK-SAME: (%[[F:.*]]: (i32) -> i32, %[[X:.*]]: i32)
func.func @values(%f: (i32) -> i32, %x: i32) {
  // CHECK: %[[C:f]] = constant @nested : (i32) -> i32
  %c = constant @nested : (i32) -> i32
  // CHECK: %{{f_0|f}} = constant {test.a} @"a name" : () -> ()
  %d = func.constant {test.a} @"a name" : () -> ()
  // CHECK: %{{.*}} = call_indirect %[[C]](%[[X]]) : (i32) -> i32
  %0 = call_indirect %c(%x) : (i32) -> i32
  // CHECK: %{{.*}} = call_indirect %[[F]](%[[X]]) {test.b} : (i32) -> i32
  %1 = func.call_indirect %f(%x) {test.b} : (i32) -> i32
  // CHECK: call_indirect %{{.*}}() {arg_attrs = []} : () -> ()
  call_indirect %d() {arg_attrs = []} : () -> ()
  // CHECK-NEXT: return
  return
}

// The prefix is omitted only in the body.
// CHECK-LABEL: module @nested_module
module @nested_module {
  // CHECK: func.func @recursive
  func.func @recursive() {
    // CHECK: call @recursive() : () -> ()
    call @recursive() : () -> ()
    return
  }
}
