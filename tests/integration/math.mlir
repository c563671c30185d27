// RUN: mlir-opt %s -convert-math-to-llvm -convert-math-to-libm -convert-to-llvm -reconcile-unrealized-casts \
// RUN:   | mlir-runner -e main -entry-point-result=void -shared-libs=%mlir_c_runner_utils \
// RUN:   | FileCheck %s --match-full-lines
// RUN: mlir-opt %s -convert-math-to-llvm -convert-math-to-libm -convert-to-llvm -reconcile-unrealized-casts \
// RUN:   | mlir-runner -O3 -e main -entry-point-result=void -shared-libs=%mlir_c_runner_utils \
// RUN:   | FileCheck %s --match-full-lines

// Functions of libm, or of LLVM's intrinsics if they exist.

func.func private @printF64(f64)
func.func private @printF32(f32)
func.func private @printI64(i64)
func.func private @printNewline()

func.func @print(%value: f64) {
  call @printF64(%value) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @print_f32(%value: f32) {
  call @printF32(%value) : (f32) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @print_i64(%value: i64) {
  call @printI64(%value) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @ops(%x: f64, %y: f64, %z: f32, %n: i64) {
  // CHECK: 0.479426
  %1 = math.sin %x : f64
  call @print(%1) : (f64) -> ()
  // CHECK-NEXT: 1.64872
  %2 = math.exp %x : f64
  call @print(%2) : (f64) -> ()
  // CHECK-NEXT: -0.693147
  %3 = math.log %x : f64
  call @print(%3) : (f64) -> ()
  // CHECK-NEXT: 0.462117
  %4 = math.tanh %x : f64
  call @print(%4) : (f64) -> ()
  // CHECK-NEXT: 0.5205
  %5 = math.erf %x : f64
  call @print(%5) : (f64) -> ()
  // CHECK-NEXT: 4
  %6 = math.powf %x, %y : f64
  call @print(%6) : (f64) -> ()
  // CHECK-NEXT: -1.75
  %7 = math.fma %x, %x, %y : f64
  call @print(%7) : (f64) -> ()
  // CHECK-NEXT: 1.5
  %9 = math.sqrt %z : f32
  call @print_f32(%9) : (f32) -> ()
  // CHECK-NEXT: 2
  %10 = math.roundeven %z : f32
  call @print_f32(%10) : (f32) -> ()
  // CHECK-NEXT: 3
  %11 = math.ceil %z : f32
  call @print_f32(%11) : (f32) -> ()
  // CHECK-NEXT: 0.778073
  %12 = math.sin %z : f32
  call @print_f32(%12) : (f32) -> ()
  // CHECK-NEXT: 3
  %13 = math.ctpop %n : i64
  call @print_i64(%13) : (i64) -> ()
  // CHECK-NEXT: 59
  %14 = math.ctlz %n : i64
  call @print_i64(%14) : (i64) -> ()
  // CHECK-NEXT: 2
  %15 = math.cttz %n : i64
  call @print_i64(%15) : (i64) -> ()
  return
}

func.func @main() {
  %x = arith.constant 0.5 : f64
  %y = arith.constant -2.0 : f64
  %z = arith.constant 2.25 : f32
  %n = arith.constant 28 : i64
  call @ops(%x, %y, %z, %n) : (f64, f64, f32, i64) -> ()
  return
}
