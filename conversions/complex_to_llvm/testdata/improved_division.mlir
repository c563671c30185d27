// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-complex-to-llvm=complex-range=improved | golden %s.golden

func.func @div_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @div_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.div %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @div_fm(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}
