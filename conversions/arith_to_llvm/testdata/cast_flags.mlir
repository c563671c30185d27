// RUN: mlir-opt %s --convert-arith-to-llvm | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// Float casts of the llvm dialect have no fast-math flags: attributes are kept.
// CHECK-LABEL: func.func @scalar(
// CHECK-SAME: %[[X:.*]]: f32, %[[Y:.*]]: f64)
// CHECK-NEXT: llvm.fpext %[[X]] {fastmath = #arith.fastmath<fast>} : f32 to f64
// CHECK-NEXT: llvm.fptrunc %[[Y]] {fastmath = #arith.fastmath<nnan>, x.y} : f64 to f32
func.func @scalar(%x: f32, %y: f64) -> (f64, f32) {
  %0 = arith.extf %x fastmath<fast> : f32 to f64
  %1 = arith.truncf %y fastmath<nnan> {x.y} : f64 to f32
  return %0, %1 : f64, f32
}

// CHECK-LABEL: func.func @vectors(
// CHECK-COUNT-2: llvm.fptrunc %{{.*}} {fastmath = #arith.fastmath<contract>} : vector<3xf64> to vector<3xf32>
func.func @vectors(%x: vector<2x3xf64>) -> vector<2x3xf32> {
  %0 = arith.truncf %x fastmath<contract> : vector<2x3xf64> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
