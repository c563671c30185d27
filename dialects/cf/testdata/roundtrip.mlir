// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK-LABEL: func @assert
func.func @assert(%inside: i1) {
  // CHECK: cf.assert %{{.*}}, "out of bounds"
  cf.assert %inside, "out of bounds"
  // CHECK: cf.assert %{{.*}}, "a\0Ab" {test.once}
  cf.assert %inside, "a\0Ab" {test.once}
  return
}

// CHECK-LABEL: func @br
// CHECK-SAME: (%[[X:.*]]: i32, %[[Y:.*]]: f32)
func.func @br(%x: i32, %y: f32) {
  // CHECK: cf.br ^bb1
  cf.br ^first
^first:
  // CHECK: cf.br ^bb2(%[[X]], %[[Y]] : i32, f32) {test.last}
  cf.br ^second(%x, %y : i32, f32) {test.last}
^second(%a: i32, %b: f32):
  return
}

// CHECK-LABEL: func @cond_br
// CHECK-SAME: (%[[C:.*]]: i1, %[[X:.*]]: i32)
func.func @cond_br(%c: i1, %x: i32) {
  // CHECK: cf.cond_br %[[C]], ^bb1, ^bb2
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  // CHECK: cf.cond_br %[[C]], ^bb2, ^bb3(%[[X]] : i32) {test.a = 1 : i64}
  cf.cond_br %c, ^bb2, ^bb3(%x : i32) {test.a = 1}
^bb2:
  // CHECK: cf.cond_br %[[C]] weights([1, 99]), ^bb3(%[[X]] : i32), ^bb1
  cf.cond_br %c weights([1, 99]), ^bb3(%x : i32), ^bb1
^bb3(%y: i32):
  // CHECK: cf.cond_br %[[C]] weights([]), ^bb4, ^bb4
  cf.cond_br %c weights([]), ^bb4, ^bb4
^bb4:
  return
}

// CHECK-LABEL: func @switch
// CHECK-SAME: (%[[F:.*]]: i8, %[[X:.*]]: i32)
func.func @switch(%f: i8, %x: i32) {
  // CHECK:      cf.switch %[[F]] : i8, [
  // CHECK-NEXT:   default: ^bb1,
  // CHECK-NEXT:   0: ^bb2(%[[X]], %[[X]] : i32, i32),
  // CHECK-NEXT:   7: ^bb1
  // CHECK-NEXT: ] {test.s}
  cf.switch %f : i8, [
    default: ^bb1,
    0: ^bb2(%x, %x : i32, i32),
    7: ^bb1
  ] {test.s}
^bb1:
  // CHECK:      cf.switch %[[F]] : i8, [
  // CHECK-NEXT:   default: ^bb2(%[[X]], %[[X]] : i32, i32)]
  cf.switch %f : i8, [default: ^bb2(%x, %x : i32, i32)]
^bb2(%a: i32, %b: i32):
  return
}

// Values are truncated to the flag's width, and printed as unsigned numbers.
// CHECK-LABEL: func @switch_values
func.func @switch_values(%narrow: i8, %wide: i128, %signed: si16) {
  // CHECK: 255: ^bb1
  // CHECK: 44: ^bb1
  cf.switch %narrow : i8, [default: ^bb1, -1: ^bb1, 300: ^bb1]
^bb1:
  // CHECK: 9223372036854775807: ^bb2
  cf.switch %wide : i128, [default: ^bb2, 9223372036854775807: ^bb2]
^bb2:
  // CHECK: si16, [
  // CHECK: 65532: ^bb3
  cf.switch %signed : si16, [default: ^bb3, -4: ^bb3]
^bb3:
  return
}
