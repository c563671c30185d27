// RUN: mlir-opt %s --math-sincos-fusion | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: @fused(
// CHECK-SAME: %[[X:.*]]: tensor<?xf16>)
// CHECK-NEXT: %[[SIN:[^,]*]], %[[COS:.*]] = math.sincos %[[X]] fastmath<nnan> : tensor<?xf16>
// CHECK-NEXT: return %[[COS]], %[[SIN]]
func.func @fused(%x: tensor<?xf16>) -> (tensor<?xf16>, tensor<?xf16>) {
  %0 = math.cos %x fastmath<nnan> : tensor<?xf16>
  %1 = math.sin %x fastmath<nnan> : tensor<?xf16>
  return %0, %1 : tensor<?xf16>, tensor<?xf16>
}

// CHECK-LABEL: @first_cosine(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK-NEXT: %[[SIN:[^,]*]], %[[COS:.*]] = math.sincos %[[X]] : f32
// CHECK-NEXT: %[[OTHER:.*]] = math.cos %[[X]] : f32
// CHECK-NEXT: return %[[SIN]], %[[COS]], %[[OTHER]]
func.func @first_cosine(%x: f32) -> (f32, f32, f32) {
  %0 = math.sin %x : f32
  %1 = math.cos %x : f32
  %2 = math.cos %x : f32
  return %0, %1, %2 : f32, f32, f32
}

// CHECK-LABEL: @not_of_other_flags(
// CHECK-NOT: sincos
func.func @not_of_other_flags(%x: f32) -> (f32, f32) {
  %0 = math.sin %x : f32
  %1 = math.cos %x fastmath<nnan> : f32
  return %0, %1 : f32, f32
}

// CHECK-LABEL: @not_of_other_values(
// CHECK-NOT: sincos
func.func @not_of_other_values(%x: f32, %y: f32) -> (f32, f32) {
  %0 = math.sin %x : f32
  %1 = math.cos %y : f32
  return %0, %1 : f32, f32
}

// CHECK-LABEL: @not_in_other_blocks(
// CHECK-NOT: sincos
func.func @not_in_other_blocks(%x: f32, %c: i1) -> (f32, f32) {
  %0 = math.sin %x : f32
  %1 = scf.if %c -> f32 {
    %2 = math.cos %x : f32
    scf.yield %2 : f32
  } else {
    scf.yield %x : f32
  }
  return %0, %1 : f32, f32
}
