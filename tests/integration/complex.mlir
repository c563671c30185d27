// RUN: mlir-opt %s -convert-complex-to-standard -canonicalize -convert-math-to-llvm -convert-math-to-libm -convert-to-llvm -reconcile-unrealized-casts \
// RUN:   | mlir-runner -e main -entry-point-result=void -shared-libs=%mlir_runner_utils,%mlir_c_runner_utils \
// RUN:   | FileCheck %s

func.func private @printF64(f64)
func.func private @printComma()
func.func private @printOpen()
func.func private @printClose()
func.func private @printNewline()

func.func @print(%real: f64, %imaginary: f64) {
  call @printOpen() : () -> ()
  call @printF64(%real) : (f64) -> ()
  call @printComma() : () -> ()
  call @printF64(%imaginary) : (f64) -> ()
  call @printClose() : () -> ()
  call @printNewline() : () -> ()
  return
}

func.func @ops(%one: f64, %two: f64, %three: f64, %half: f64) {
  %a = complex.create %one, %two : complex<f64>
  %b = complex.create %three, %half : complex<f64>

  // CHECK: {{^}}( 4, 5.5 )
  %0 = complex.mul %a, %b : complex<f64>
  %1 = complex.re %0 : complex<f64>
  %2 = complex.im %0 : complex<f64>
  call @print(%1, %2) : (f64, f64) -> ()

  // CHECK-NEXT: {{^}}( 0.216216, 0.702703 )
  %3 = complex.div %a, %b : complex<f64>
  %4 = complex.re %3 : complex<f64>
  %5 = complex.im %3 : complex<f64>
  call @print(%4, %5) : (f64, f64) -> ()

  // CHECK-NEXT: {{^}}( 2.23607, 3.04138 )
  %6 = complex.abs %a : complex<f64>
  %7 = complex.abs %b : complex<f64>
  call @print(%6, %7) : (f64, f64) -> ()

  // CHECK-NEXT: {{^}}( -1.1312, 2.47173 )
  %8 = complex.exp %a : complex<f64>
  %9 = complex.re %8 : complex<f64>
  %10 = complex.im %8 : complex<f64>
  call @print(%9, %10) : (f64, f64) -> ()
  return
}

func.func @main() {
  %0 = arith.constant 1.0 : f64
  %1 = arith.constant 2.0 : f64
  %2 = arith.constant 3.0 : f64
  %3 = arith.constant -0.5 : f64
  call @ops(%0, %1, %2, %3) : (f64, f64, f64, f64) -> ()
  return
}
