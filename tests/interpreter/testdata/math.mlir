// RUN: run_function %s -e integers | FileCheck %s --check-prefix=INTEGERS
// RUN: run_function %s -e integers --passes=canonicalize | FileCheck %s --check-prefix=INTEGERS
// RUN: run_function %s -e rounding | FileCheck %s --check-prefix=ROUND
// RUN: run_function %s -e rounding --passes=canonicalize | FileCheck %s --check-prefix=ROUND
// RUN: run_function %s -e classes | FileCheck %s --check-prefix=CLASS
// RUN: run_function %s -e exact | FileCheck %s --check-prefix=EXACT
// RUN: run_function %s -e functions | FileCheck %s --check-prefix=FUNCTION
// RUN: run_function %s -e flags | FileCheck %s --check-prefix=FLAGS

// INTEGERS: [5, -128, 0, 7] : vector<4xi8>
// INTEGERS-NEXT: [0, 0, 8, 5] : vector<4xi8>
// INTEGERS-NEXT: [0, 7, 8, 0] : vector<4xi8>
// INTEGERS-NEXT: [7, 1, 0, 3] : vector<4xi8>
// (-5)^3 = -125, (-128)^3 and 0^3 are 0 modulo 256, 7^3 = 343 = 256 + 87.
// INTEGERS-NEXT: [-125, 0, 0, 87] : vector<4xi8>
// INTEGERS-NEXT: [0, -1, poison, 1] : vector<4xi8>
func.func @integers() -> (vector<4xi8>, vector<4xi8>, vector<4xi8>, vector<4xi8>,
                          vector<4xi8>, vector<4xi8>) {
  %a = arith.constant dense<[-5, -128, 0, 7]> : vector<4xi8>
  %three = arith.constant dense<3> : vector<4xi8>
  %b = arith.constant dense<[5, -1, 0, 1]> : vector<4xi8>
  %negative = arith.constant dense<-3> : vector<4xi8>
  %0 = math.absi %a : vector<4xi8>
  %1 = math.ctlz %a : vector<4xi8>
  %2 = math.cttz %a : vector<4xi8>
  %3 = math.ctpop %a : vector<4xi8>
  %4 = math.ipowi %a, %three : vector<4xi8>
  %5 = math.ipowi %b, %negative : vector<4xi8>
  return %0, %1, %2, %3, %4, %5
    : vector<4xi8>, vector<4xi8>, vector<4xi8>, vector<4xi8>, vector<4xi8>, vector<4xi8>
}

// ROUND: [-2.000000e+00, 3.000000e+00, -0.000000e+00] : vector<3xf32>
// ROUND-NEXT: [-3.000000e+00, 2.000000e+00, -1.000000e+00] : vector<3xf32>
// ROUND-NEXT: [-3.000000e+00, 3.000000e+00, -0.000000e+00] : vector<3xf32>
// ROUND-NEXT: [-2.000000e+00, 2.000000e+00, -0.000000e+00] : vector<3xf32>
// ROUND-NEXT: [-2.000000e+00, 2.000000e+00, -0.000000e+00] : vector<3xf32>
// ROUND-NEXT: [2.500000e+00, 2.500000e+00, 2.500000e-01] : vector<3xf32>
func.func @rounding() -> (vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>,
                          vector<3xf32>, vector<3xf32>) {
  %a = arith.constant dense<[-2.5, 2.5, -0.25]> : vector<3xf32>
  %0 = math.ceil %a : vector<3xf32>
  %1 = math.floor %a : vector<3xf32>
  %2 = math.round %a : vector<3xf32>
  %3 = math.roundeven %a : vector<3xf32>
  %4 = math.trunc %a : vector<3xf32>
  %5 = math.absf %a : vector<3xf32>
  return %0, %1, %2, %3, %4, %5
    : vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>
}

// CLASS: [true, false, false, true] : vector<4xi1>
// CLASS-NEXT: [false, true, false, false] : vector<4xi1>
// CLASS-NEXT: [false, false, true, false] : vector<4xi1>
// CLASS-NEXT: [true, false, false, false] : vector<4xi1>
func.func @classes() -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %a = arith.constant dense<[1.0, 0xFF800000, 0x7FC00000, 1.0e-40]> : vector<4xf32>
  %0 = math.isfinite %a : vector<4xf32>
  %1 = math.isinf %a : vector<4xf32>
  %2 = math.isnan %a : vector<4xf32>
  %3 = math.isnormal %a : vector<4xf32>
  return %0, %1, %2, %3 : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
}

// (1 + 2^-12)^2 - 1 = 2^-11 + 2^-24: rounding the product would lose the last
// part.
// EXACT: 4.88340855E-4 : f32
// EXACT-NEXT: -1.500000e+00 : f32
// EXACT-NEXT: 1.41421354 : f32
// EXACT-NEXT: 2.000000e+00 : f32
func.func @exact() -> (f32, f32, f32, f32) {
  %a = arith.constant 1.000244140625 : f32
  %x = arith.constant 1.5 : f32
  %minus = arith.constant -1.0 : f32
  %two = arith.constant 2.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = math.fma %a, %a, %minus : f32
  %1 = math.copysign %x, %minus : f32
  %2 = math.sqrt %two : f32
  %3 = math.clampf %minus to [%x, %two] : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// FUNCTION: 1.000000e+00 : f64
// FUNCTION-NEXT: 3.000000e+00 : f64
// FUNCTION-NEXT: 2.500000e-01 : f64
// FUNCTION-NEXT: 1.024000e+03 : f32
// FUNCTION-NEXT: 1.250000e-01 : f64
// FUNCTION-NEXT: 2.71828175 : f32
// FUNCTION-NEXT: 0.000000e+00 : f32
// FUNCTION-NEXT: 1.000000e+00 : f32
// FUNCTION-NEXT: 5.000000e-01 : f64
// FUNCTION-NEXT: 3.14159274 : f32
func.func @functions() -> (f64, f64, f64, f32, f64, f32, f32, f32, f64, f32) {
  %zero = arith.constant 0.0 : f64
  %eight = arith.constant 8.0 : f64
  %sixteen = arith.constant 16.0 : f64
  %two = arith.constant 2.0 : f32
  %ten = arith.constant 10.0 : f32
  %one = arith.constant 1.0 : f32
  %zero32 = arith.constant 0.0 : f32
  %minus = arith.constant -1.0 : f32
  %n = arith.constant -1 : i32
  %four = arith.constant 4.0 : f64
  %0 = math.cos %zero : f64
  %1 = math.log2 %eight : f64
  %2 = math.rsqrt %sixteen : f64
  %3 = math.powf %two, %ten : f32
  %4 = math.fpowi %eight, %n : f64, i32
  %5 = math.exp %one : f32
  %6, %7 = math.sincos %zero32 : f32
  %8 = math.rsqrt %four : f64
  %9 = math.atan2 %zero32, %minus : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9
    : f64, f64, f64, f32, f64, f32, f32, f32, f64, f32
}

// FLAGS: poison : f32
// FLAGS-NEXT: poison : f32
// FLAGS-NEXT: poison : f64
func.func @flags() -> (f32, f32, f64) {
  %minus = arith.constant -1.0 : f32
  %zero = arith.constant 0.0 : f64
  %nan = arith.constant 0x7FC00000 : f32
  %0 = math.sqrt %minus fastmath<nnan> : f32
  %1 = math.absf %nan fastmath<nnan> : f32
  %2 = math.log %zero fastmath<ninf> : f64
  return %0, %1, %2 : f32, f32, f64
}
