// RUN: mlir-opt %s --math-extend-to-supported-types | FileCheck %s
// RUN: mlir-opt %s --math-extend-to-supported-types="extra-types=f16 target-type=f64" | FileCheck %s --check-prefix=OPTIONS
// RUN: not mlir-opt %s --math-extend-to-supported-types=target-type=i32 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: not mlir-opt %s --math-extend-to-supported-types=extra-types=bf16,f17 2>&1 | FileCheck %s --check-prefix=EXTRA
// SPDX-License-Identifier: Apache-2.0

// TARGET: error: could not map target type 'i32' to a known floating-point type
// EXTRA: error: could not map source type 'f17' to a known floating-point type

// CHECK-LABEL: @scalar(
// CHECK-SAME: %[[INPUT:.*]]: f16)
// CHECK-NEXT: %[[X:.*]] = arith.extf %[[INPUT]] fastmath<contract> : f16 to f32
// CHECK-NEXT: %[[SIN:.*]] = math.sin %[[X]] fastmath<nnan> : f32
// CHECK-NEXT: %[[Y:.*]] = arith.truncf %[[SIN]] fastmath<contract> : f32 to f16
// CHECK-NEXT: %[[Z:.*]] = arith.extf %[[Y]] fastmath<contract> : f16 to f32
// CHECK-NEXT: %[[POW:.*]] = math.powf %[[Z]], %[[X]] : f32
// CHECK-NEXT: %[[R:.*]] = arith.truncf %[[POW]] fastmath<contract> : f32 to f16
// CHECK-NEXT: return %[[R]] : f16
// OPTIONS-LABEL: @scalar(
// OPTIONS-SAME: %[[X:.*]]: f16)
// OPTIONS-NEXT: math.sin %[[X]] fastmath<nnan> : f16
func.func @scalar(%x: f16) -> f16 {
  %0 = math.sin %x fastmath<nnan> : f16
  %1 = math.powf %0, %x : f16
  return %1 : f16
}

// Other operands and results keep their types.
// CHECK-LABEL: @elements(
// CHECK-SAME: %{{.*}}: vector<4xbf16>, %[[N:.*]]: vector<4xi32>)
// CHECK: %[[POW:.*]] = math.fpowi %{{[^,]*}}, %[[N]] {x} : vector<4xf32>, vector<4xi32>
// CHECK-NEXT: arith.truncf %[[POW]] fastmath<contract> : vector<4xf32> to vector<4xbf16>
// CHECK-NEXT: %[[SIN:[^,]*]], %[[COS:.*]] = math.sincos
// CHECK-NEXT: arith.truncf %[[SIN]] fastmath<contract> : vector<4xf32> to vector<4xbf16>
// CHECK-NEXT: arith.truncf %[[COS]] fastmath<contract> : vector<4xf32> to vector<4xbf16>
// CHECK-NEXT: %[[NAN:.*]] = math.isnan %{{.*}} : vector<4xf32>
// CHECK: return %{{.*}}, %{{.*}}, %{{.*}}, %[[NAN]]
// OPTIONS-LABEL: @elements(
// OPTIONS-SAME: %{{.*}}: vector<4xbf16>, %[[N:.*]]: vector<4xi32>)
// OPTIONS: math.fpowi %{{[^,]*}}, %[[N]] {x} : vector<4xf64>, vector<4xi32>
func.func @elements(%x: vector<4xbf16>, %n: vector<4xi32>)
    -> (vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, vector<4xi1>) {
  %0 = math.fpowi %x, %n {x} : vector<4xbf16>, vector<4xi32>
  %1, %2 = math.sincos %x : vector<4xbf16>
  %3 = math.isnan %x : vector<4xbf16>
  return %0, %1, %2, %3
      : vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, vector<4xi1>
}

// CHECK-LABEL: @supported(
// CHECK-SAME: %[[A:.*]]: f32, %[[B:.*]]: f64, %[[C:.*]]: bf16, %[[D:.*]]: i16)
// CHECK-NEXT: math.exp %[[A]] : f32
// CHECK-NEXT: math.exp %[[B]] : f64
// CHECK-NEXT: math.fma %[[C]], %[[C]], %[[C]] : bf16
// CHECK-NEXT: math.ctlz %[[D]] : i16
// CHECK-NEXT: math.isnormal %[[C]] : bf16
// CHECK-NEXT: return
func.func @supported(%a: f32, %b: f64, %c: bf16, %d: i16) {
  %0 = math.exp %a : f32
  %1 = math.exp %b : f64
  %2 = math.fma %c, %c, %c : bf16
  %3 = math.ctlz %d : i16
  %4 = math.isnormal %c : bf16
  return
}
