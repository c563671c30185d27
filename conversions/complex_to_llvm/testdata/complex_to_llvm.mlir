// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-complex-to-llvm | FileCheck %s

// CHECK: func.func @add_f32(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %7 = llvm.fadd %2, %4 : f32
// CHECK-NEXT: %8 = llvm.fadd %3, %5 : f32
// CHECK-NEXT: %9 = llvm.insertvalue %7, %6[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %10 = llvm.insertvalue %8, %9[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: return %11 : complex<f32>
// CHECK-NEXT: }
func.func @add_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK: func.func @add_f64(%arg0: complex<f64>, %arg1: complex<f64>) -> complex<f64> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %7 = llvm.fadd %2, %4 : f64
// CHECK-NEXT: %8 = llvm.fadd %3, %5 : f64
// CHECK-NEXT: %9 = llvm.insertvalue %7, %6[0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %10 = llvm.insertvalue %8, %9[1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : !llvm.struct<(f64, f64)> to complex<f64>
// CHECK-NEXT: return %11 : complex<f64>
// CHECK-NEXT: }
func.func @add_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.add %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

// CHECK: func.func @add_fm(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %7 = llvm.fadd %2, %4 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %8 = llvm.fadd %3, %5 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %9 = llvm.insertvalue %7, %6[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %10 = llvm.insertvalue %8, %9[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: return %11 : complex<f32>
// CHECK-NEXT: }
func.func @add_fm(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK: func.func @sub_f32(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %7 = llvm.fsub %2, %4 : f32
// CHECK-NEXT: %8 = llvm.fsub %3, %5 : f32
// CHECK-NEXT: %9 = llvm.insertvalue %7, %6[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %10 = llvm.insertvalue %8, %9[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: return %11 : complex<f32>
// CHECK-NEXT: }
func.func @sub_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK: func.func @sub_f64(%arg0: complex<f64>, %arg1: complex<f64>) -> complex<f64> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %7 = llvm.fsub %2, %4 : f64
// CHECK-NEXT: %8 = llvm.fsub %3, %5 : f64
// CHECK-NEXT: %9 = llvm.insertvalue %7, %6[0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %10 = llvm.insertvalue %8, %9[1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : !llvm.struct<(f64, f64)> to complex<f64>
// CHECK-NEXT: return %11 : complex<f64>
// CHECK-NEXT: }
func.func @sub_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.sub %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

// CHECK: func.func @sub_fm(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %7 = llvm.fsub %2, %4 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %8 = llvm.fsub %3, %5 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %9 = llvm.insertvalue %7, %6[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %10 = llvm.insertvalue %8, %9[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: return %11 : complex<f32>
// CHECK-NEXT: }
func.func @sub_fm(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK: func.func @mul_f32(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %7 = llvm.fmul %4, %2 : f32
// CHECK-NEXT: %8 = llvm.fmul %5, %3 : f32
// CHECK-NEXT: %9 = llvm.fsub %7, %8 : f32
// CHECK-NEXT: %10 = llvm.fmul %3, %4 : f32
// CHECK-NEXT: %11 = llvm.fmul %2, %5 : f32
// CHECK-NEXT: %12 = llvm.fadd %10, %11 : f32
// CHECK-NEXT: %13 = llvm.insertvalue %9, %6[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %14 = llvm.insertvalue %12, %13[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %15 = builtin.unrealized_conversion_cast %14 : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: return %15 : complex<f32>
// CHECK-NEXT: }
func.func @mul_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK: func.func @mul_f64(%arg0: complex<f64>, %arg1: complex<f64>) -> complex<f64> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %7 = llvm.fmul %4, %2 : f64
// CHECK-NEXT: %8 = llvm.fmul %5, %3 : f64
// CHECK-NEXT: %9 = llvm.fsub %7, %8 : f64
// CHECK-NEXT: %10 = llvm.fmul %3, %4 : f64
// CHECK-NEXT: %11 = llvm.fmul %2, %5 : f64
// CHECK-NEXT: %12 = llvm.fadd %10, %11 : f64
// CHECK-NEXT: %13 = llvm.insertvalue %9, %6[0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %14 = llvm.insertvalue %12, %13[1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %15 = builtin.unrealized_conversion_cast %14 : !llvm.struct<(f64, f64)> to complex<f64>
// CHECK-NEXT: return %15 : complex<f64>
// CHECK-NEXT: }
func.func @mul_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.mul %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

// CHECK: func.func @mul_fm(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %7 = llvm.fmul %4, %2 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %8 = llvm.fmul %5, %3 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %9 = llvm.fsub %7, %8 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %10 = llvm.fmul %3, %4 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %11 = llvm.fmul %2, %5 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %12 = llvm.fadd %10, %11 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %13 = llvm.insertvalue %9, %6[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %14 = llvm.insertvalue %12, %13[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %15 = builtin.unrealized_conversion_cast %14 : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: return %15 : complex<f32>
// CHECK-NEXT: }
func.func @mul_fm(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK: func.func @div_f32(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %7 = llvm.fmul %4, %4 : f32
// CHECK-NEXT: %8 = llvm.fmul %5, %5 : f32
// CHECK-NEXT: %9 = llvm.fadd %7, %8 : f32
// CHECK-NEXT: %10 = llvm.fmul %2, %4 : f32
// CHECK-NEXT: %11 = llvm.fmul %3, %5 : f32
// CHECK-NEXT: %12 = llvm.fadd %10, %11 : f32
// CHECK-NEXT: %13 = llvm.fmul %3, %4 : f32
// CHECK-NEXT: %14 = llvm.fmul %2, %5 : f32
// CHECK-NEXT: %15 = llvm.fsub %13, %14 : f32
// CHECK-NEXT: %16 = llvm.fdiv %12, %9 : f32
// CHECK-NEXT: %17 = llvm.fdiv %15, %9 : f32
// CHECK-NEXT: %18 = llvm.insertvalue %16, %6[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %19 = llvm.insertvalue %17, %18[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %20 = builtin.unrealized_conversion_cast %19 : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: return %20 : complex<f32>
// CHECK-NEXT: }
func.func @div_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK: func.func @div_f64(%arg0: complex<f64>, %arg1: complex<f64>) -> complex<f64> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %7 = llvm.fmul %4, %4 : f64
// CHECK-NEXT: %8 = llvm.fmul %5, %5 : f64
// CHECK-NEXT: %9 = llvm.fadd %7, %8 : f64
// CHECK-NEXT: %10 = llvm.fmul %2, %4 : f64
// CHECK-NEXT: %11 = llvm.fmul %3, %5 : f64
// CHECK-NEXT: %12 = llvm.fadd %10, %11 : f64
// CHECK-NEXT: %13 = llvm.fmul %3, %4 : f64
// CHECK-NEXT: %14 = llvm.fmul %2, %5 : f64
// CHECK-NEXT: %15 = llvm.fsub %13, %14 : f64
// CHECK-NEXT: %16 = llvm.fdiv %12, %9 : f64
// CHECK-NEXT: %17 = llvm.fdiv %15, %9 : f64
// CHECK-NEXT: %18 = llvm.insertvalue %16, %6[0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %19 = llvm.insertvalue %17, %18[1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %20 = builtin.unrealized_conversion_cast %19 : !llvm.struct<(f64, f64)> to complex<f64>
// CHECK-NEXT: return %20 : complex<f64>
// CHECK-NEXT: }
func.func @div_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.div %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

// CHECK: func.func @div_fm(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %7 = llvm.fmul %4, %4 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %8 = llvm.fmul %5, %5 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %9 = llvm.fadd %7, %8 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %10 = llvm.fmul %2, %4 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %11 = llvm.fmul %3, %5 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %12 = llvm.fadd %10, %11 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %13 = llvm.fmul %3, %4 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %14 = llvm.fmul %2, %5 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %15 = llvm.fsub %13, %14 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %16 = llvm.fdiv %12, %9 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %17 = llvm.fdiv %15, %9 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %18 = llvm.insertvalue %16, %6[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %19 = llvm.insertvalue %17, %18[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %20 = builtin.unrealized_conversion_cast %19 : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: return %20 : complex<f32>
// CHECK-NEXT: }
func.func @div_fm(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK: func.func @create(%arg0: f32) -> (f32, f32, complex<f32>, f32) {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %3 = llvm.mlir.constant([1.000000e+00 : f32, -2.000000e+00 : f32]) : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %3 : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: %5 = llvm.extractvalue %2[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %6 = llvm.extractvalue %2[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %7 = llvm.fmul %5, %5 : f32
// CHECK-NEXT: %8 = llvm.fmul %6, %6 : f32
// CHECK-NEXT: %9 = llvm.fadd %7, %8 : f32
// CHECK-NEXT: %10 = llvm.intr.sqrt(%9) : (f32) -> f32
// CHECK-NEXT: %11 = llvm.extractvalue %2[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %12 = llvm.extractvalue %2[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %13 = llvm.fmul %11, %11 {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT: %14 = llvm.fmul %12, %12 {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT: %15 = llvm.fadd %13, %14 {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT: %16 = llvm.intr.sqrt(%15) : (f32) -> f32
// CHECK-NEXT: return %arg0, %arg0, %4, %10 : f32, f32, complex<f32>, f32
// CHECK-NEXT: }
func.func @create(%a: f32) -> (f32, f32, complex<f32>, f32) {
  %0 = complex.create %a, %a : complex<f32>
  %1 = complex.re %0 : complex<f32>
  %2 = complex.im %0 : complex<f32>
  %3 = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
  %4 = complex.abs %0 : complex<f32>
  %5 = complex.abs %0 fastmath<nnan> : complex<f32>
  return %1, %2, %3, %4 : f32, f32, complex<f32>, f32
}
