// RUN: run_function %s -e arithmetic | FileCheck %s
// RUN: run_function %s -e arithmetic --passes=canonicalize | FileCheck %s
// RUN: run_function %s -e functions | FileCheck %s --check-prefix=FUNCTION
// RUN: run_function %s -e flags | FileCheck %s --check-prefix=FLAGS

// CHECK: (4.000000e+00, 1.000000e+00) : complex<f32>
// CHECK-NEXT: (-2.000000e+00, 3.000000e+00) : complex<f32>
// (1 + 2i)(3 - i) = 5 + 5i.
// CHECK-NEXT: (5.000000e+00, 5.000000e+00) : complex<f32>
// CHECK-NEXT: (-1.000000e+00, -2.000000e+00) : complex<f32>
// CHECK-NEXT: (1.000000e+00, -2.000000e+00) : complex<f32>
// CHECK-NEXT: 1.000000e+00 : f32
// CHECK-NEXT: 2.000000e+00 : f32
// CHECK-NEXT: (2.000000e+00, 1.000000e+00) : complex<f32>
// CHECK-NEXT: false : i1
// CHECK-NEXT: true : i1
func.func @arithmetic() -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>,
                            f32, f32, complex<f32>, i1, i1) {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %b = complex.constant [3.0 : f32, -1.0 : f32] : complex<f32>
  %0 = complex.add %a, %b : complex<f32>
  %1 = complex.sub %a, %b : complex<f32>
  %2 = complex.mul %a, %b : complex<f32>
  %3 = complex.neg %a : complex<f32>
  %4 = complex.conj %a : complex<f32>
  %5 = complex.re %a : complex<f32>
  %6 = complex.im %a : complex<f32>
  %7 = complex.create %6, %5 : complex<f32>
  %8 = complex.eq %a, %b : complex<f32>
  %9 = complex.neq %a, %b : complex<f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9
    : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>,
      f32, f32, complex<f32>, i1, i1
}

// FUNCTION: 5.000000e+00 : f64
// FUNCTION-NEXT: 1.5707963267948966 : f64
// (3 + 4i) / (1 + 2i) = (3 + 4i)(1 - 2i) / 5 = (11 - 2i) / 5.
// FUNCTION-NEXT: (2.200000e+00, -4.000000e-01) : complex<f64>
// FUNCTION-NEXT: (2.000000e+00, 1.000000e+00) : complex<f64>
// FUNCTION-NEXT: (6.000000e-01, 8.000000e-01) : complex<f64>
// FUNCTION-NEXT: (1.000000e+00, 0.000000e+00) : complex<f64>
// FUNCTION-NEXT: (0.000000e+00, 0.000000e+00) : complex<f64>
func.func @functions() -> (f64, f64, complex<f64>, complex<f64>, complex<f64>, complex<f64>,
                           complex<f64>) {
  %a = complex.constant [3.0, 4.0] : complex<f64>
  %b = complex.constant [1.0, 2.0] : complex<f64>
  %i = complex.constant [0.0, 1.0] : complex<f64>
  %zero = complex.constant [0.0, 0.0] : complex<f64>
  %0 = complex.abs %a : complex<f64>
  %1 = complex.angle %i : complex<f64>
  %2 = complex.div %a, %b : complex<f64>
  %3 = complex.sqrt %a : complex<f64>
  %4 = complex.sign %a : complex<f64>
  %5 = complex.exp %zero : complex<f64>
  %6 = complex.log1p %zero : complex<f64>
  return %0, %1, %2, %3, %4, %5, %6
    : f64, f64, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>
}

// FLAGS: poison : complex<f32>
func.func @flags() -> complex<f32> {
  %a = complex.constant [0x7F800000 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.sub %a, %a fastmath<nnan> : complex<f32>
  return %0 : complex<f32>
}
