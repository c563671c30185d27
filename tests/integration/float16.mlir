// RUN: mlir-opt %s -convert-to-llvm -reconcile-unrealized-casts \
// RUN:   | mlir-runner -e main -entry-point-result=void -shared-libs=%mlir_float16_utils,%mlir_c_runner_utils \
// RUN:   | FileCheck %s --match-full-lines

func.func private @printF16(i16)
func.func private @printBF16(i16)
func.func private @printNewline()

func.func @print(%bits: i16) {
  call @printF16(%bits) : (i16) -> ()
  call @printNewline() : () -> ()
  call @printBF16(%bits) : (i16) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @main() {
  // CHECK: -1.875
  // CHECK-NEXT: -1
  %0 = arith.constant -16512 : i16
  call @print(%0) : (i16) -> ()
  // CHECK-NEXT: 0.5
  // CHECK-NEXT: 3.05176e-05
  %1 = arith.constant 14336 : i16
  call @print(%1) : (i16) -> ()
  return
}
