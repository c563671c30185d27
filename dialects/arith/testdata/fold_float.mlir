// RUN: mlir-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @neutral(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK-NEXT: return %[[X]], %[[X]], %[[X]], %[[X]], %[[X]]
func.func @neutral(%x: f32) -> (f32, f32, f32, f32, f32) {
  %zero = arith.constant 0.0 : f32
  %minus = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %n = arith.negf %x : f32
  %0 = arith.negf %n : f32
  %1 = arith.addf %minus, %x : f32
  %2 = arith.subf %x, %zero : f32
  %3 = arith.mulf %x, %one : f32
  %4 = arith.divf %x, %one : f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

// The zero of the other sign is not neutral. A product with zero is not zero
// without the flags nnan and nsz.
// CHECK-LABEL: func.func @zeros(
// CHECK: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[SUM:.*]] = arith.addf
// CHECK: %[[DIFFERENCE:.*]] = arith.subf
// CHECK: %[[PRODUCT:.*]] = arith.mulf
// CHECK: return %[[SUM]], %[[DIFFERENCE]], %[[PRODUCT]], %[[ZERO]]
func.func @zeros(%x: f32) -> (f32, f32, f32, f32) {
  %zero = arith.constant 0.0 : f32
  %minus = arith.constant -0.0 : f32
  %0 = arith.addf %x, %zero : f32
  %1 = arith.subf %x, %minus : f32
  %2 = arith.mulf %x, %zero fastmath<nnan> : f32
  %3 = arith.mulf %x, %zero fastmath<nnan,nsz> : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// CHECK-LABEL: func.func @extrema(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK-NEXT: return %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]]
func.func @extrema(%x: f32) -> (f32, f32, f32, f32, f32, f32) {
  %inf = arith.constant 0x7F800000 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.maximumf %x, %ninf : f32
  %1 = arith.minimumf %inf, %x : f32
  %2 = arith.maxnumf %x, %nan : f32
  %3 = arith.minnumf %nan, %x : f32
  %4 = arith.maximumf %x, %x : f32
  %5 = arith.minnumf %x, %x : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}

// Constants are folded bit-exactly.
// CHECK-LABEL: func.func @of_constants(
// CHECK: %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK: %[[C66_I8:.*]] = arith.constant 66 : i8
// CHECK: %[[C126_I8:.*]] = arith.constant 126 : i8
// CHECK: %[[C52_I8:.*]] = arith.constant 52 : i8
// CHECK: %[[CM65_I8:.*]] = arith.constant -65 : i8
// CHECK: return %[[C0_I8]], %[[C66_I8]], %[[C126_I8]], %[[C52_I8]], %[[CM65_I8]]
func.func @of_constants() -> (i8, i8, i8, i8, i8) {
  %a = arith.constant 3.5 : f8E5M2
  %b = arith.constant -0.5 : f8E5M2
  %c = arith.constant 0.0 : f8E5M2
  %0 = arith.addf %a, %b : f8E5M2
  %1 = arith.divf %c, %c : f8E5M2
  %2 = arith.remf %a, %b : f8E5M2
  %3 = arith.mulf %b, %b : f8E5M2
  %4 = arith.mulf %a, %b : f8E5M2
  %5 = arith.maximumf %1, %c : f8E5M2
  %6 = arith.bitcast %2 : f8E5M2 to i8
  %7 = arith.bitcast %0 : f8E5M2 to i8
  %8 = arith.bitcast %5 : f8E5M2 to i8
  %9 = arith.bitcast %3 : f8E5M2 to i8
  %10 = arith.bitcast %4 : f8E5M2 to i8
  return %6, %7, %8, %9, %10 : i8, i8, i8, i8, i8
}

// Formats that are stored in another format round as their own format.
// CHECK-LABEL: func.func @held(
// CHECK-DAG: %[[LARGEST:.*]] = arith.constant 0x70 : f8E3M4
// CHECK-DAG: %[[SCALE:.*]] = arith.constant 3.200000e+01 : f8E8M0FNU
// CHECK: return %[[LARGEST]], %[[SCALE]]
func.func @held() -> (f8E3M4, f8E8M0FNU) {
  %a = arith.constant 15.0 : f8E3M4
  %0 = arith.addf %a, %a : f8E3M4
  %b = arith.constant 4.0 : f8E8M0FNU
  %c = arith.constant 8.0 : f8E8M0FNU
  %1 = arith.mulf %b, %c : f8E8M0FNU
  return %0, %1 : f8E3M4, f8E8M0FNU
}

// A format without NaN and infinity cannot represent the quotient.
// CHECK-LABEL: func.func @by_zero(
// CHECK: arith.divf
// CHECK: arith.remf
func.func @by_zero() -> (f4E2M1FN, f4E2M1FN) {
  %a = arith.constant 1.0 : f4E2M1FN
  %b = arith.constant 0.0 : f4E2M1FN
  %0 = arith.divf %a, %b : f4E2M1FN
  %1 = arith.remf %a, %b : f4E2M1FN
  return %0, %1 : f4E2M1FN, f4E2M1FN
}
