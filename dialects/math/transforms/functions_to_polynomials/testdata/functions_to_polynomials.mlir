// RUN: mlir-opt %s --math-functions-to-polynomials | FileCheck %s

// CHECK-LABEL: func @scalar(
// CHECK-NOT: math.tanh
// CHECK-NOT: math.exp
// CHECK: math.copysign
func.func @scalar(%x: f32) -> f32 {
  %0 = math.tanh %x : f32
  return %0 : f32
}

// CHECK-LABEL: func @vector(
// CHECK-NOT: math.erf
// CHECK: math.fma %{{.+}} : vector<8xf32>
func.func @vector(%x: vector<8xf32>) -> vector<8xf32> {
  %0 = math.erf %x : vector<8xf32>
  return %0 : vector<8xf32>
}

// Functions of other types stay.
// CHECK-LABEL: func @wide(
// CHECK: math.expm1 %{{.+}} : f64
// CHECK: math.log1p %{{.+}} : f16
func.func @wide(%x: f64, %y: f16) -> (f64, f16) {
  %0 = math.expm1 %x : f64
  %1 = math.log1p %y : f16
  return %0, %1 : f64, f16
}

// CHECK-LABEL: func @powers(
// CHECK-SAME: %[[X:.+]]: f32, %[[Y:.+]]: f32)
// CHECK: %[[SQUARE:.+]] = arith.mulf %[[X]], %[[X]]
// CHECK: %[[CUBE:.+]] = arith.mulf %[[SQUARE]], %[[X]]
// CHECK: %[[OTHER:.+]] = math.powf %[[X]], %[[Y]]
// CHECK: return %[[CUBE]], %[[OTHER]]
func.func @powers(%x: f32, %y: f32) -> (f32, f32) {
  %three = arith.constant 3.0 : f32
  %0 = math.powf %x, %three : f32
  %1 = math.powf %x, %y : f32
  return %0, %1 : f32, f32
}
