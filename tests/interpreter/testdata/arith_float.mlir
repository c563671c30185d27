// RUN: run_function %s --arg='1.5 : f32' --arg='-0.25 : f32' | FileCheck %s
// RUN: run_function %s -e specials | FileCheck %s --check-prefix=SPECIAL
// RUN: run_function %s -e specials --passes=canonicalize | FileCheck %s --check-prefix=SPECIAL
// RUN: run_function %s -e flags | FileCheck %s --check-prefix=FLAGS
// RUN: run_function %s -e narrow | FileCheck %s --check-prefix=NARROW
// RUN: run_function %s -e compare | FileCheck %s --check-prefix=COMPARE

// CHECK: 1.250000e+00 : f32
// CHECK-NEXT: 1.750000e+00 : f32
// CHECK-NEXT: -3.750000e-01 : f32
// CHECK-NEXT: -6.000000e+00 : f32
// CHECK-NEXT: 0.000000e+00 : f32
// CHECK-NEXT: -1.500000e+00 : f32
func.func @main(%a: f32, %b: f32) -> (f32, f32, f32, f32, f32, f32) {
  %0 = arith.addf %a, %b : f32
  %1 = arith.subf %a, %b : f32
  %2 = arith.mulf %a, %b : f32
  %3 = arith.divf %a, %b : f32
  %4 = arith.remf %a, %b : f32
  %5 = arith.negf %a : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}

// SPECIAL: 0x7F800000 : f32
// SPECIAL-NEXT: 0x7FC00000 : f32
// SPECIAL-NEXT: 0.000000e+00 : f32
// SPECIAL-NEXT: -0.000000e+00 : f32
// SPECIAL-NEXT: 0x7FC00000 : f32
// SPECIAL-NEXT: 1.000000e+00 : f32
func.func @specials() -> (f32, f32, f32, f32, f32, f32) {
  %zero = arith.constant 0.0 : f32
  %minus = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.divf %one, %zero : f32
  %1 = arith.remf %one, %zero : f32
  %2 = arith.maximumf %minus, %zero : f32
  %3 = arith.minimumf %minus, %zero : f32
  %4 = arith.maximumf %one, %nan : f32
  %5 = arith.minnumf %nan, %one : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}

// FLAGS: poison : f32
// FLAGS-NEXT: poison : f32
// FLAGS-NEXT: poison : i1
// FLAGS-NEXT: 2.000000e+00 : f32
func.func @flags() -> (f32, f32, i1, f32) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.divf %zero, %zero fastmath<nnan> : f32
  %1 = arith.divf %one, %zero fastmath<ninf> : f32
  %2 = arith.cmpf uno, %nan, %one fastmath<nnan> : f32
  %3 = arith.addf %one, %one fastmath<fast> : f32
  return %0, %1, %2, %3 : f32, f32, i1, f32
}

// 2049 is between the halves 2048 and 2050: ties round to even.
// NARROW: 2.048000e+03 : f16
// NARROW-NEXT: 0x7C00 : f16
// NARROW-NEXT: 1.000000e+00 : bf16
// NARROW-NEXT: 1.120000e+02 : f8E5M2
func.func @narrow() -> (f16, f16, bf16, f8E5M2) {
  %a = arith.constant 2048.0 : f16
  %one = arith.constant 1.0 : f16
  %max = arith.constant 65504.0 : f16
  %0 = arith.addf %a, %one : f16
  %1 = arith.addf %max, %max : f16
  %b = arith.constant 1.0 : bf16
  %tiny = arith.constant 0.001953125 : bf16
  %2 = arith.addf %b, %tiny : bf16
  %c = arith.constant 96.0 : f8E5M2
  %d = arith.constant 16.0 : f8E5M2
  %3 = arith.addf %c, %d : f8E5M2
  return %0, %1, %2, %3 : f16, f16, bf16, f8E5M2
}

// COMPARE: [false, true, false, true] : vector<4xi1>
// COMPARE-NEXT: [false, false, false, true] : vector<4xi1>
// COMPARE-NEXT: [true, true, true, false] : vector<4xi1>
// COMPARE-NEXT: [false, true, true, true] : vector<4xi1>
func.func @compare() -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %a = arith.constant dense<[1.0, -0.0, 0x7FF8000000000000, 2.0]> : vector<4xf64>
  %b = arith.constant dense<[2.0, 0.0, 1.0, 2.0]> : vector<4xf64>
  %c = arith.constant dense<[1.0, 0.0, 1.0, 1.0]> : vector<4xf64>
  %0 = arith.cmpf oeq, %a, %b : vector<4xf64>
  %1 = arith.cmpf ogt, %a, %c : vector<4xf64>
  %2 = arith.cmpf ule, %a, %c : vector<4xf64>
  %3 = arith.cmpf uge, %a, %b : vector<4xf64>
  return %0, %1, %2, %3 : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
}
