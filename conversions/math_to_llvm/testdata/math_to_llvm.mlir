// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-math-to-llvm | FileCheck %s

// CHECK: func.func @absf(%arg0: f32) -> f32 {
// CHECK-NEXT: %0 = llvm.intr.fabs(%arg0) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (f32) -> f32
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @absf(%a: f32) -> f32 {
  %0 = math.absf %a fastmath<nnan,contract> {x.y} : f32
  return %0 : f32
}

// -----

// CHECK: func.func @absf(%arg0: vector<4xf64>) -> vector<4xf64> {
// CHECK-NEXT: %0 = llvm.intr.fabs(%arg0) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT: return %0 : vector<4xf64>
// CHECK-NEXT: }
func.func @absf(%a: vector<4xf64>) -> vector<4xf64> {
  %0 = math.absf %a fastmath<nnan,contract> {x.y} : vector<4xf64>
  return %0 : vector<4xf64>
}

// -----

// CHECK: func.func @absf(%arg0: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %3 = llvm.intr.fabs(%2) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %6 = llvm.intr.fabs(%5) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<3xf16>> to vector<2x3xf16>
// CHECK-NEXT: return %8 : vector<2x3xf16>
// CHECK-NEXT: }
func.func @absf(%a: vector<2x3xf16>) -> vector<2x3xf16> {
  %0 = math.absf %a fastmath<nnan,contract> {x.y} : vector<2x3xf16>
  return %0 : vector<2x3xf16>
}

// -----

// CHECK: func.func @absf(%arg0: bf16) -> bf16 {
// CHECK-NEXT: %0 = llvm.intr.fabs(%arg0) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (bf16) -> bf16
// CHECK-NEXT: return %0 : bf16
// CHECK-NEXT: }
func.func @absf(%a: bf16) -> bf16 {
  %0 = math.absf %a fastmath<nnan,contract> {x.y} : bf16
  return %0 : bf16
}

// -----

// CHECK: func.func @absf(%arg0: vector<f32>) -> vector<f32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
// CHECK-NEXT: %1 = llvm.intr.fabs(%0) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : vector<1xf32> to vector<f32>
// CHECK-NEXT: return %2 : vector<f32>
// CHECK-NEXT: }
func.func @absf(%a: vector<f32>) -> vector<f32> {
  %0 = math.absf %a fastmath<nnan,contract> {x.y} : vector<f32>
  return %0 : vector<f32>
}

// -----

// CHECK: func.func @absf(%arg0: f8E4M3FN) -> f8E4M3FN {
// CHECK-NEXT: %0 = math.absf %arg0 fastmath<nnan,contract> {x.y} : f8E4M3FN
// CHECK-NEXT: return %0 : f8E4M3FN
// CHECK-NEXT: }
func.func @absf(%a: f8E4M3FN) -> f8E4M3FN {
  %0 = math.absf %a fastmath<nnan,contract> {x.y} : f8E4M3FN
  return %0 : f8E4M3FN
}

// -----

// CHECK: func.func @absf(%arg0: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT: %0 = llvm.intr.fabs(%arg0) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: return %0 : vector<[4]xf32>
// CHECK-NEXT: }
func.func @absf(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.absf %a fastmath<nnan,contract> {x.y} : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

// CHECK: func.func @absf(%arg0: f32) -> f32 {
// CHECK-NEXT: %0 = llvm.intr.fabs(%arg0) : (f32) -> f32
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @absf(%a: f32) -> f32 {
  %0 = math.absf %a : f32
  return %0 : f32
}

// -----

// CHECK: func.func @erf(%arg0: f32) -> f32 {
// CHECK-NEXT: %0 = math.erf %arg0 fastmath<nnan,contract> {x.y} : f32
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @erf(%a: f32) -> f32 {
  %0 = math.erf %a fastmath<nnan,contract> {x.y} : f32
  return %0 : f32
}

// -----

// CHECK: func.func @erf(%arg0: vector<4xf64>) -> vector<4xf64> {
// CHECK-NEXT: %0 = math.erf %arg0 fastmath<nnan,contract> {x.y} : vector<4xf64>
// CHECK-NEXT: return %0 : vector<4xf64>
// CHECK-NEXT: }
func.func @erf(%a: vector<4xf64>) -> vector<4xf64> {
  %0 = math.erf %a fastmath<nnan,contract> {x.y} : vector<4xf64>
  return %0 : vector<4xf64>
}

// -----

// CHECK: func.func @erf(%arg0: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT: %0 = math.erf %arg0 fastmath<nnan,contract> {x.y} : vector<2x3xf16>
// CHECK-NEXT: return %0 : vector<2x3xf16>
// CHECK-NEXT: }
func.func @erf(%a: vector<2x3xf16>) -> vector<2x3xf16> {
  %0 = math.erf %a fastmath<nnan,contract> {x.y} : vector<2x3xf16>
  return %0 : vector<2x3xf16>
}

// -----

// CHECK: func.func @erf(%arg0: bf16) -> bf16 {
// CHECK-NEXT: %0 = math.erf %arg0 fastmath<nnan,contract> {x.y} : bf16
// CHECK-NEXT: return %0 : bf16
// CHECK-NEXT: }
func.func @erf(%a: bf16) -> bf16 {
  %0 = math.erf %a fastmath<nnan,contract> {x.y} : bf16
  return %0 : bf16
}

// -----

// CHECK: func.func @erf(%arg0: vector<f32>) -> vector<f32> {
// CHECK-NEXT: %0 = math.erf %arg0 fastmath<nnan,contract> {x.y} : vector<f32>
// CHECK-NEXT: return %0 : vector<f32>
// CHECK-NEXT: }
func.func @erf(%a: vector<f32>) -> vector<f32> {
  %0 = math.erf %a fastmath<nnan,contract> {x.y} : vector<f32>
  return %0 : vector<f32>
}

// -----

// CHECK: func.func @erf(%arg0: f8E4M3FN) -> f8E4M3FN {
// CHECK-NEXT: %0 = math.erf %arg0 fastmath<nnan,contract> {x.y} : f8E4M3FN
// CHECK-NEXT: return %0 : f8E4M3FN
// CHECK-NEXT: }
func.func @erf(%a: f8E4M3FN) -> f8E4M3FN {
  %0 = math.erf %a fastmath<nnan,contract> {x.y} : f8E4M3FN
  return %0 : f8E4M3FN
}

// -----

// CHECK: func.func @erf(%arg0: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT: %0 = math.erf %arg0 fastmath<nnan,contract> {x.y} : vector<[4]xf32>
// CHECK-NEXT: return %0 : vector<[4]xf32>
// CHECK-NEXT: }
func.func @erf(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.erf %a fastmath<nnan,contract> {x.y} : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

// CHECK: func.func @erf(%arg0: f32) -> f32 {
// CHECK-NEXT: %0 = math.erf %arg0 : f32
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @erf(%a: f32) -> f32 {
  %0 = math.erf %a : f32
  return %0 : f32
}

// -----

// CHECK: func.func @expm1(%arg0: f32) -> f32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %1 = llvm.intr.exp(%arg0) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (f32) -> f32
// CHECK-NEXT: %2 = llvm.fsub %1, %0 {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : f32
// CHECK-NEXT: return %2 : f32
// CHECK-NEXT: }
func.func @expm1(%a: f32) -> f32 {
  %0 = math.expm1 %a fastmath<nnan,contract> {x.y} : f32
  return %0 : f32
}

// -----

// CHECK: func.func @expm1(%arg0: vector<4xf64>) -> vector<4xf64> {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf64>) : vector<4xf64>
// CHECK-NEXT: %1 = llvm.intr.exp(%arg0) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT: %2 = llvm.fsub %1, %0 {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<4xf64>
// CHECK-NEXT: return %2 : vector<4xf64>
// CHECK-NEXT: }
func.func @expm1(%a: vector<4xf64>) -> vector<4xf64> {
  %0 = math.expm1 %a fastmath<nnan,contract> {x.y} : vector<4xf64>
  return %0 : vector<4xf64>
}

// -----

// CHECK: func.func @expm1(%arg0: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %3 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf16>) : vector<3xf16>
// CHECK-NEXT: %4 = llvm.intr.exp(%2) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %5 = llvm.fsub %4, %3 {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<3xf16>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %1[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %8 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf16>) : vector<3xf16>
// CHECK-NEXT: %9 = llvm.intr.exp(%7) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %10 = llvm.fsub %9, %8 {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<3xf16>
// CHECK-NEXT: %11 = llvm.insertvalue %10, %6[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %12 = builtin.unrealized_conversion_cast %11 : !llvm.array<2 x vector<3xf16>> to vector<2x3xf16>
// CHECK-NEXT: return %12 : vector<2x3xf16>
// CHECK-NEXT: }
func.func @expm1(%a: vector<2x3xf16>) -> vector<2x3xf16> {
  %0 = math.expm1 %a fastmath<nnan,contract> {x.y} : vector<2x3xf16>
  return %0 : vector<2x3xf16>
}

// -----

// CHECK: func.func @expm1(%arg0: bf16) -> bf16 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1.000000e+00 : bf16) : bf16
// CHECK-NEXT: %1 = llvm.intr.exp(%arg0) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (bf16) -> bf16
// CHECK-NEXT: %2 = llvm.fsub %1, %0 {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : bf16
// CHECK-NEXT: return %2 : bf16
// CHECK-NEXT: }
func.func @expm1(%a: bf16) -> bf16 {
  %0 = math.expm1 %a fastmath<nnan,contract> {x.y} : bf16
  return %0 : bf16
}

// -----

// CHECK: func.func @expm1(%arg0: vector<f32>) -> vector<f32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
// CHECK-NEXT: %1 = llvm.mlir.constant(dense<1.000000e+00> : vector<1xf32>) : vector<1xf32>
// CHECK-NEXT: %2 = llvm.intr.exp(%0) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT: %3 = llvm.fsub %2, %1 {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<1xf32>
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %3 : vector<1xf32> to vector<f32>
// CHECK-NEXT: return %4 : vector<f32>
// CHECK-NEXT: }
func.func @expm1(%a: vector<f32>) -> vector<f32> {
  %0 = math.expm1 %a fastmath<nnan,contract> {x.y} : vector<f32>
  return %0 : vector<f32>
}

// -----

// CHECK: func.func @expm1(%arg0: f8E4M3FN) -> f8E4M3FN {
// CHECK-NEXT: %0 = math.expm1 %arg0 fastmath<nnan,contract> {x.y} : f8E4M3FN
// CHECK-NEXT: return %0 : f8E4M3FN
// CHECK-NEXT: }
func.func @expm1(%a: f8E4M3FN) -> f8E4M3FN {
  %0 = math.expm1 %a fastmath<nnan,contract> {x.y} : f8E4M3FN
  return %0 : f8E4M3FN
}

// -----

// CHECK: func.func @expm1(%arg0: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf32>) : vector<[4]xf32>
// CHECK-NEXT: %1 = llvm.intr.exp(%arg0) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: %2 = llvm.fsub %1, %0 {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<[4]xf32>
// CHECK-NEXT: return %2 : vector<[4]xf32>
// CHECK-NEXT: }
func.func @expm1(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.expm1 %a fastmath<nnan,contract> {x.y} : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

// CHECK: func.func @expm1(%arg0: f32) -> f32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %1 = llvm.intr.exp(%arg0) : (f32) -> f32
// CHECK-NEXT: %2 = llvm.fsub %1, %0 : f32
// CHECK-NEXT: return %2 : f32
// CHECK-NEXT: }
func.func @expm1(%a: f32) -> f32 {
  %0 = math.expm1 %a : f32
  return %0 : f32
}

// -----

// CHECK: func.func @log1p(%arg0: f32) -> f32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %1 = llvm.fadd %0, %arg0 {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : f32
// CHECK-NEXT: %2 = llvm.intr.log(%1) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (f32) -> f32
// CHECK-NEXT: return %2 : f32
// CHECK-NEXT: }
func.func @log1p(%a: f32) -> f32 {
  %0 = math.log1p %a fastmath<nnan,contract> {x.y} : f32
  return %0 : f32
}

// -----

// CHECK: func.func @log1p(%arg0: vector<4xf64>) -> vector<4xf64> {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf64>) : vector<4xf64>
// CHECK-NEXT: %1 = llvm.fadd %0, %arg0 {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<4xf64>
// CHECK-NEXT: %2 = llvm.intr.log(%1) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT: return %2 : vector<4xf64>
// CHECK-NEXT: }
func.func @log1p(%a: vector<4xf64>) -> vector<4xf64> {
  %0 = math.log1p %a fastmath<nnan,contract> {x.y} : vector<4xf64>
  return %0 : vector<4xf64>
}

// -----

// CHECK: func.func @log1p(%arg0: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %3 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf16>) : vector<3xf16>
// CHECK-NEXT: %4 = llvm.fadd %3, %2 {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<3xf16>
// CHECK-NEXT: %5 = llvm.intr.log(%4) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %1[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %8 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf16>) : vector<3xf16>
// CHECK-NEXT: %9 = llvm.fadd %8, %7 {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<3xf16>
// CHECK-NEXT: %10 = llvm.intr.log(%9) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %11 = llvm.insertvalue %10, %6[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %12 = builtin.unrealized_conversion_cast %11 : !llvm.array<2 x vector<3xf16>> to vector<2x3xf16>
// CHECK-NEXT: return %12 : vector<2x3xf16>
// CHECK-NEXT: }
func.func @log1p(%a: vector<2x3xf16>) -> vector<2x3xf16> {
  %0 = math.log1p %a fastmath<nnan,contract> {x.y} : vector<2x3xf16>
  return %0 : vector<2x3xf16>
}

// -----

// CHECK: func.func @log1p(%arg0: bf16) -> bf16 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1.000000e+00 : bf16) : bf16
// CHECK-NEXT: %1 = llvm.fadd %0, %arg0 {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : bf16
// CHECK-NEXT: %2 = llvm.intr.log(%1) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (bf16) -> bf16
// CHECK-NEXT: return %2 : bf16
// CHECK-NEXT: }
func.func @log1p(%a: bf16) -> bf16 {
  %0 = math.log1p %a fastmath<nnan,contract> {x.y} : bf16
  return %0 : bf16
}

// -----

// CHECK: func.func @log1p(%arg0: vector<f32>) -> vector<f32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
// CHECK-NEXT: %1 = llvm.mlir.constant(dense<1.000000e+00> : vector<1xf32>) : vector<1xf32>
// CHECK-NEXT: %2 = llvm.fadd %1, %0 {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<1xf32>
// CHECK-NEXT: %3 = llvm.intr.log(%2) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %3 : vector<1xf32> to vector<f32>
// CHECK-NEXT: return %4 : vector<f32>
// CHECK-NEXT: }
func.func @log1p(%a: vector<f32>) -> vector<f32> {
  %0 = math.log1p %a fastmath<nnan,contract> {x.y} : vector<f32>
  return %0 : vector<f32>
}

// -----

// CHECK: func.func @log1p(%arg0: f8E4M3FN) -> f8E4M3FN {
// CHECK-NEXT: %0 = math.log1p %arg0 fastmath<nnan,contract> {x.y} : f8E4M3FN
// CHECK-NEXT: return %0 : f8E4M3FN
// CHECK-NEXT: }
func.func @log1p(%a: f8E4M3FN) -> f8E4M3FN {
  %0 = math.log1p %a fastmath<nnan,contract> {x.y} : f8E4M3FN
  return %0 : f8E4M3FN
}

// -----

// CHECK: func.func @log1p(%arg0: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf32>) : vector<[4]xf32>
// CHECK-NEXT: %1 = llvm.fadd %0, %arg0 {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<[4]xf32>
// CHECK-NEXT: %2 = llvm.intr.log(%1) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: return %2 : vector<[4]xf32>
// CHECK-NEXT: }
func.func @log1p(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.log1p %a fastmath<nnan,contract> {x.y} : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

// CHECK: func.func @log1p(%arg0: f32) -> f32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %1 = llvm.fadd %0, %arg0 : f32
// CHECK-NEXT: %2 = llvm.intr.log(%1) : (f32) -> f32
// CHECK-NEXT: return %2 : f32
// CHECK-NEXT: }
func.func @log1p(%a: f32) -> f32 {
  %0 = math.log1p %a : f32
  return %0 : f32
}

// -----

// CHECK: func.func @rsqrt(%arg0: f32) -> f32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %1 = llvm.intr.sqrt(%arg0) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (f32) -> f32
// CHECK-NEXT: %2 = llvm.fdiv %0, %1 {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : f32
// CHECK-NEXT: return %2 : f32
// CHECK-NEXT: }
func.func @rsqrt(%a: f32) -> f32 {
  %0 = math.rsqrt %a fastmath<nnan,contract> {x.y} : f32
  return %0 : f32
}

// -----

// CHECK: func.func @rsqrt(%arg0: vector<4xf64>) -> vector<4xf64> {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf64>) : vector<4xf64>
// CHECK-NEXT: %1 = llvm.intr.sqrt(%arg0) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT: %2 = llvm.fdiv %0, %1 {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<4xf64>
// CHECK-NEXT: return %2 : vector<4xf64>
// CHECK-NEXT: }
func.func @rsqrt(%a: vector<4xf64>) -> vector<4xf64> {
  %0 = math.rsqrt %a fastmath<nnan,contract> {x.y} : vector<4xf64>
  return %0 : vector<4xf64>
}

// -----

// CHECK: func.func @rsqrt(%arg0: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %3 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf16>) : vector<3xf16>
// CHECK-NEXT: %4 = llvm.intr.sqrt(%2) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %5 = llvm.fdiv %3, %4 {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<3xf16>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %1[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %8 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf16>) : vector<3xf16>
// CHECK-NEXT: %9 = llvm.intr.sqrt(%7) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %10 = llvm.fdiv %8, %9 {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<3xf16>
// CHECK-NEXT: %11 = llvm.insertvalue %10, %6[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %12 = builtin.unrealized_conversion_cast %11 : !llvm.array<2 x vector<3xf16>> to vector<2x3xf16>
// CHECK-NEXT: return %12 : vector<2x3xf16>
// CHECK-NEXT: }
func.func @rsqrt(%a: vector<2x3xf16>) -> vector<2x3xf16> {
  %0 = math.rsqrt %a fastmath<nnan,contract> {x.y} : vector<2x3xf16>
  return %0 : vector<2x3xf16>
}

// -----

// CHECK: func.func @rsqrt(%arg0: bf16) -> bf16 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1.000000e+00 : bf16) : bf16
// CHECK-NEXT: %1 = llvm.intr.sqrt(%arg0) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (bf16) -> bf16
// CHECK-NEXT: %2 = llvm.fdiv %0, %1 {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : bf16
// CHECK-NEXT: return %2 : bf16
// CHECK-NEXT: }
func.func @rsqrt(%a: bf16) -> bf16 {
  %0 = math.rsqrt %a fastmath<nnan,contract> {x.y} : bf16
  return %0 : bf16
}

// -----

// CHECK: func.func @rsqrt(%arg0: vector<f32>) -> vector<f32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
// CHECK-NEXT: %1 = llvm.mlir.constant(dense<1.000000e+00> : vector<1xf32>) : vector<1xf32>
// CHECK-NEXT: %2 = llvm.intr.sqrt(%0) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT: %3 = llvm.fdiv %1, %2 {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<1xf32>
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %3 : vector<1xf32> to vector<f32>
// CHECK-NEXT: return %4 : vector<f32>
// CHECK-NEXT: }
func.func @rsqrt(%a: vector<f32>) -> vector<f32> {
  %0 = math.rsqrt %a fastmath<nnan,contract> {x.y} : vector<f32>
  return %0 : vector<f32>
}

// -----

// CHECK: func.func @rsqrt(%arg0: f8E4M3FN) -> f8E4M3FN {
// CHECK-NEXT: %0 = math.rsqrt %arg0 fastmath<nnan,contract> {x.y} : f8E4M3FN
// CHECK-NEXT: return %0 : f8E4M3FN
// CHECK-NEXT: }
func.func @rsqrt(%a: f8E4M3FN) -> f8E4M3FN {
  %0 = math.rsqrt %a fastmath<nnan,contract> {x.y} : f8E4M3FN
  return %0 : f8E4M3FN
}

// -----

// CHECK: func.func @rsqrt(%arg0: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf32>) : vector<[4]xf32>
// CHECK-NEXT: %1 = llvm.intr.sqrt(%arg0) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: %2 = llvm.fdiv %0, %1 {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<[4]xf32>
// CHECK-NEXT: return %2 : vector<[4]xf32>
// CHECK-NEXT: }
func.func @rsqrt(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.rsqrt %a fastmath<nnan,contract> {x.y} : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

// CHECK: func.func @rsqrt(%arg0: f32) -> f32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %1 = llvm.intr.sqrt(%arg0) : (f32) -> f32
// CHECK-NEXT: %2 = llvm.fdiv %0, %1 : f32
// CHECK-NEXT: return %2 : f32
// CHECK-NEXT: }
func.func @rsqrt(%a: f32) -> f32 {
  %0 = math.rsqrt %a : f32
  return %0 : f32
}

// -----

// CHECK: func.func @sin(%arg0: f32) -> f32 {
// CHECK-NEXT: %0 = llvm.intr.sin(%arg0) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (f32) -> f32
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @sin(%a: f32) -> f32 {
  %0 = math.sin %a fastmath<nnan,contract> {x.y} : f32
  return %0 : f32
}

// -----

// CHECK: func.func @sin(%arg0: vector<4xf64>) -> vector<4xf64> {
// CHECK-NEXT: %0 = llvm.intr.sin(%arg0) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT: return %0 : vector<4xf64>
// CHECK-NEXT: }
func.func @sin(%a: vector<4xf64>) -> vector<4xf64> {
  %0 = math.sin %a fastmath<nnan,contract> {x.y} : vector<4xf64>
  return %0 : vector<4xf64>
}

// -----

// CHECK: func.func @sin(%arg0: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %3 = llvm.intr.sin(%2) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %6 = llvm.intr.sin(%5) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<3xf16>> to vector<2x3xf16>
// CHECK-NEXT: return %8 : vector<2x3xf16>
// CHECK-NEXT: }
func.func @sin(%a: vector<2x3xf16>) -> vector<2x3xf16> {
  %0 = math.sin %a fastmath<nnan,contract> {x.y} : vector<2x3xf16>
  return %0 : vector<2x3xf16>
}

// -----

// CHECK: func.func @sin(%arg0: bf16) -> bf16 {
// CHECK-NEXT: %0 = llvm.intr.sin(%arg0) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (bf16) -> bf16
// CHECK-NEXT: return %0 : bf16
// CHECK-NEXT: }
func.func @sin(%a: bf16) -> bf16 {
  %0 = math.sin %a fastmath<nnan,contract> {x.y} : bf16
  return %0 : bf16
}

// -----

// CHECK: func.func @sin(%arg0: vector<f32>) -> vector<f32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
// CHECK-NEXT: %1 = llvm.intr.sin(%0) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : vector<1xf32> to vector<f32>
// CHECK-NEXT: return %2 : vector<f32>
// CHECK-NEXT: }
func.func @sin(%a: vector<f32>) -> vector<f32> {
  %0 = math.sin %a fastmath<nnan,contract> {x.y} : vector<f32>
  return %0 : vector<f32>
}

// -----

// CHECK: func.func @sin(%arg0: f8E4M3FN) -> f8E4M3FN {
// CHECK-NEXT: %0 = math.sin %arg0 fastmath<nnan,contract> {x.y} : f8E4M3FN
// CHECK-NEXT: return %0 : f8E4M3FN
// CHECK-NEXT: }
func.func @sin(%a: f8E4M3FN) -> f8E4M3FN {
  %0 = math.sin %a fastmath<nnan,contract> {x.y} : f8E4M3FN
  return %0 : f8E4M3FN
}

// -----

// CHECK: func.func @sin(%arg0: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT: %0 = llvm.intr.sin(%arg0) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: return %0 : vector<[4]xf32>
// CHECK-NEXT: }
func.func @sin(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.sin %a fastmath<nnan,contract> {x.y} : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

// CHECK: func.func @sin(%arg0: f32) -> f32 {
// CHECK-NEXT: %0 = llvm.intr.sin(%arg0) : (f32) -> f32
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @sin(%a: f32) -> f32 {
  %0 = math.sin %a : f32
  return %0 : f32
}

// -----

// CHECK: func.func @powf(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT: %0 = llvm.intr.pow(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32) -> f32
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @powf(%a: f32, %b: f32) -> f32 {
  %0 = math.powf %a, %b fastmath<fast> : f32
  return %0 : f32
}

// -----

// CHECK: func.func @powf(%arg0: vector<4xf64>, %arg1: vector<4xf64>) -> vector<4xf64> {
// CHECK-NEXT: %0 = llvm.intr.pow(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf64>, vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT: return %0 : vector<4xf64>
// CHECK-NEXT: }
func.func @powf(%a: vector<4xf64>, %b: vector<4xf64>) -> vector<4xf64> {
  %0 = math.powf %a, %b fastmath<fast> : vector<4xf64>
  return %0 : vector<4xf64>
}

// -----

// CHECK: func.func @powf(%arg0: vector<2x3xf16>, %arg1: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %2 = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %5 = llvm.intr.pow(%3, %4) {fastmathFlags = #llvm.fastmath<fast>} : (vector<3xf16>, vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %9 = llvm.intr.pow(%7, %8) {fastmathFlags = #llvm.fastmath<fast>} : (vector<3xf16>, vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x vector<3xf16>> to vector<2x3xf16>
// CHECK-NEXT: return %11 : vector<2x3xf16>
// CHECK-NEXT: }
func.func @powf(%a: vector<2x3xf16>, %b: vector<2x3xf16>) -> vector<2x3xf16> {
  %0 = math.powf %a, %b fastmath<fast> : vector<2x3xf16>
  return %0 : vector<2x3xf16>
}

// -----

// CHECK: func.func @fpowi(%arg0: f32, %arg1: i32) -> f32 {
// CHECK-NEXT: %0 = llvm.intr.powi(%arg0, %arg1) : (f32, i32) -> f32
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @fpowi(%a: f32, %b: i32) -> f32 {
  %0 = math.fpowi %a, %b : f32, i32
  return %0 : f32
}

// -----

// CHECK: func.func @fpowi(%arg0: f64, %arg1: i64) -> f64 {
// CHECK-NEXT: %0 = llvm.intr.powi(%arg0, %arg1) : (f64, i64) -> f64
// CHECK-NEXT: return %0 : f64
// CHECK-NEXT: }
func.func @fpowi(%a: f64, %b: i64) -> f64 {
  %0 = math.fpowi %a, %b : f64, i64
  return %0 : f64
}

// -----

// CHECK: func.func @fpowi(%arg0: f32, %arg1: i16) -> f32 {
// CHECK-NEXT: %0 = llvm.intr.powi(%arg0, %arg1) : (f32, i16) -> f32
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @fpowi(%a: f32, %b: i16) -> f32 {
  %0 = math.fpowi %a, %b : f32, i16
  return %0 : f32
}

// -----

// CHECK: func.func @fma(%arg0: f32) -> f32 {
// CHECK-NEXT: %0 = llvm.intr.fma(%arg0, %arg0, %arg0) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, f32, f32) -> f32
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @fma(%a: f32) -> f32 {
  %0 = math.fma %a, %a, %a fastmath<nnan> : f32
  return %0 : f32
}

// -----

// CHECK: func.func @isfinite(%arg0: f32) -> i1 {
// CHECK-NEXT: %0 = "llvm.intr.is.fpclass"(%arg0) <{bit = 504 : i32}> : (f32) -> i1
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
func.func @isfinite(%a: f32) -> i1 {
  %0 = math.isfinite %a : f32
  return %0 : i1
}

// -----

// CHECK: func.func @isinf(%arg0: f32) -> i1 {
// CHECK-NEXT: %0 = "llvm.intr.is.fpclass"(%arg0) <{bit = 516 : i32}> : (f32) -> i1
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
func.func @isinf(%a: f32) -> i1 {
  %0 = math.isinf %a : f32
  return %0 : i1
}

// -----

// CHECK: func.func @isnan(%arg0: f32) -> i1 {
// CHECK-NEXT: %0 = "llvm.intr.is.fpclass"(%arg0) <{bit = 3 : i32}> : (f32) -> i1
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
func.func @isnan(%a: f32) -> i1 {
  %0 = math.isnan %a : f32
  return %0 : i1
}

// -----

// CHECK: func.func @isnormal(%arg0: f32) -> i1 {
// CHECK-NEXT: %0 = "llvm.intr.is.fpclass"(%arg0) <{bit = 264 : i32}> : (f32) -> i1
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
func.func @isnormal(%a: f32) -> i1 {
  %0 = math.isnormal %a : f32
  return %0 : i1
}

// -----

// CHECK: func.func @sincos(%arg0: f32) -> (f32, f32) {
// CHECK-NEXT: %0 = llvm.intr.sincos(%arg0) : (f32) -> !llvm.struct<(f32, f32)>
// CHECK-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: return %1, %2 : f32, f32
// CHECK-NEXT: }
func.func @sincos(%a: f32) -> (f32, f32) {
  %0, %1 = math.sincos %a : f32
  return %0, %1 : f32, f32
}

// -----

// CHECK: func.func @fma(%arg0: vector<4xf64>) -> vector<4xf64> {
// CHECK-NEXT: %0 = llvm.intr.fma(%arg0, %arg0, %arg0) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT: return %0 : vector<4xf64>
// CHECK-NEXT: }
func.func @fma(%a: vector<4xf64>) -> vector<4xf64> {
  %0 = math.fma %a, %a, %a fastmath<nnan> : vector<4xf64>
  return %0 : vector<4xf64>
}

// -----

// CHECK: func.func @isfinite(%arg0: vector<4xf64>) -> vector<4xi1> {
// CHECK-NEXT: %0 = "llvm.intr.is.fpclass"(%arg0) <{bit = 504 : i32}> : (vector<4xf64>) -> vector<4xi1>
// CHECK-NEXT: return %0 : vector<4xi1>
// CHECK-NEXT: }
func.func @isfinite(%a: vector<4xf64>) -> vector<4xi1> {
  %0 = math.isfinite %a : vector<4xf64>
  return %0 : vector<4xi1>
}

// -----

// CHECK: func.func @isinf(%arg0: vector<4xf64>) -> vector<4xi1> {
// CHECK-NEXT: %0 = "llvm.intr.is.fpclass"(%arg0) <{bit = 516 : i32}> : (vector<4xf64>) -> vector<4xi1>
// CHECK-NEXT: return %0 : vector<4xi1>
// CHECK-NEXT: }
func.func @isinf(%a: vector<4xf64>) -> vector<4xi1> {
  %0 = math.isinf %a : vector<4xf64>
  return %0 : vector<4xi1>
}

// -----

// CHECK: func.func @isnan(%arg0: vector<4xf64>) -> vector<4xi1> {
// CHECK-NEXT: %0 = "llvm.intr.is.fpclass"(%arg0) <{bit = 3 : i32}> : (vector<4xf64>) -> vector<4xi1>
// CHECK-NEXT: return %0 : vector<4xi1>
// CHECK-NEXT: }
func.func @isnan(%a: vector<4xf64>) -> vector<4xi1> {
  %0 = math.isnan %a : vector<4xf64>
  return %0 : vector<4xi1>
}

// -----

// CHECK: func.func @isnormal(%arg0: vector<4xf64>) -> vector<4xi1> {
// CHECK-NEXT: %0 = "llvm.intr.is.fpclass"(%arg0) <{bit = 264 : i32}> : (vector<4xf64>) -> vector<4xi1>
// CHECK-NEXT: return %0 : vector<4xi1>
// CHECK-NEXT: }
func.func @isnormal(%a: vector<4xf64>) -> vector<4xi1> {
  %0 = math.isnormal %a : vector<4xf64>
  return %0 : vector<4xi1>
}

// -----

// CHECK: func.func @sincos(%arg0: vector<4xf64>) -> (vector<4xf64>, vector<4xf64>) {
// CHECK-NEXT: %0 = llvm.intr.sincos(%arg0) : (vector<4xf64>) -> !llvm.struct<(vector<4xf64>, vector<4xf64>)>
// CHECK-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(vector<4xf64>, vector<4xf64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.struct<(vector<4xf64>, vector<4xf64>)>
// CHECK-NEXT: return %1, %2 : vector<4xf64>, vector<4xf64>
// CHECK-NEXT: }
func.func @sincos(%a: vector<4xf64>) -> (vector<4xf64>, vector<4xf64>) {
  %0, %1 = math.sincos %a : vector<4xf64>
  return %0, %1 : vector<4xf64>, vector<4xf64>
}

// -----

// CHECK: func.func @fma(%arg0: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %5 = llvm.intr.fma(%2, %3, %4) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<3xf16>, vector<3xf16>, vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %1[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %9 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %10 = llvm.intr.fma(%7, %8, %9) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<3xf16>, vector<3xf16>, vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %11 = llvm.insertvalue %10, %6[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %12 = builtin.unrealized_conversion_cast %11 : !llvm.array<2 x vector<3xf16>> to vector<2x3xf16>
// CHECK-NEXT: return %12 : vector<2x3xf16>
// CHECK-NEXT: }
func.func @fma(%a: vector<2x3xf16>) -> vector<2x3xf16> {
  %0 = math.fma %a, %a, %a fastmath<nnan> : vector<2x3xf16>
  return %0 : vector<2x3xf16>
}

// -----

// CHECK: func.func @isfinite(%arg0: vector<2x3xf16>) -> vector<2x3xi1> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %3 = "llvm.intr.is.fpclass"(%2) <{bit = 504 : i32}> : (vector<3xf16>) -> vector<3xi1>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %6 = "llvm.intr.is.fpclass"(%5) <{bit = 504 : i32}> : (vector<3xf16>) -> vector<3xi1>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT: return %8 : vector<2x3xi1>
// CHECK-NEXT: }
func.func @isfinite(%a: vector<2x3xf16>) -> vector<2x3xi1> {
  %0 = math.isfinite %a : vector<2x3xf16>
  return %0 : vector<2x3xi1>
}

// -----

// CHECK: func.func @isinf(%arg0: vector<2x3xf16>) -> vector<2x3xi1> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %3 = "llvm.intr.is.fpclass"(%2) <{bit = 516 : i32}> : (vector<3xf16>) -> vector<3xi1>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %6 = "llvm.intr.is.fpclass"(%5) <{bit = 516 : i32}> : (vector<3xf16>) -> vector<3xi1>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT: return %8 : vector<2x3xi1>
// CHECK-NEXT: }
func.func @isinf(%a: vector<2x3xf16>) -> vector<2x3xi1> {
  %0 = math.isinf %a : vector<2x3xf16>
  return %0 : vector<2x3xi1>
}

// -----

// CHECK: func.func @isnan(%arg0: vector<2x3xf16>) -> vector<2x3xi1> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %3 = "llvm.intr.is.fpclass"(%2) <{bit = 3 : i32}> : (vector<3xf16>) -> vector<3xi1>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %6 = "llvm.intr.is.fpclass"(%5) <{bit = 3 : i32}> : (vector<3xf16>) -> vector<3xi1>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT: return %8 : vector<2x3xi1>
// CHECK-NEXT: }
func.func @isnan(%a: vector<2x3xf16>) -> vector<2x3xi1> {
  %0 = math.isnan %a : vector<2x3xf16>
  return %0 : vector<2x3xi1>
}

// -----

// CHECK: func.func @isnormal(%arg0: vector<2x3xf16>) -> vector<2x3xi1> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %3 = "llvm.intr.is.fpclass"(%2) <{bit = 264 : i32}> : (vector<3xf16>) -> vector<3xi1>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %6 = "llvm.intr.is.fpclass"(%5) <{bit = 264 : i32}> : (vector<3xf16>) -> vector<3xi1>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT: return %8 : vector<2x3xi1>
// CHECK-NEXT: }
func.func @isnormal(%a: vector<2x3xf16>) -> vector<2x3xi1> {
  %0 = math.isnormal %a : vector<2x3xf16>
  return %0 : vector<2x3xi1>
}

// -----

// CHECK: func.func @sincos(%arg0: vector<2x3xf16>) -> (vector<2x3xf16>, vector<2x3xf16>) {
// CHECK-NEXT: %sin, %cos = math.sincos %arg0 : vector<2x3xf16>
// CHECK-NEXT: return %sin, %cos : vector<2x3xf16>, vector<2x3xf16>
// CHECK-NEXT: }
func.func @sincos(%a: vector<2x3xf16>) -> (vector<2x3xf16>, vector<2x3xf16>) {
  %0, %1 = math.sincos %a : vector<2x3xf16>
  return %0, %1 : vector<2x3xf16>, vector<2x3xf16>
}

// -----

// CHECK: func.func @fma(%arg0: f8E4M3FN) -> f8E4M3FN {
// CHECK-NEXT: %0 = math.fma %arg0, %arg0, %arg0 fastmath<nnan> : f8E4M3FN
// CHECK-NEXT: return %0 : f8E4M3FN
// CHECK-NEXT: }
func.func @fma(%a: f8E4M3FN) -> f8E4M3FN {
  %0 = math.fma %a, %a, %a fastmath<nnan> : f8E4M3FN
  return %0 : f8E4M3FN
}

// -----

// CHECK: func.func @isfinite(%arg0: f8E4M3FN) -> i1 {
// CHECK-NEXT: %0 = math.isfinite %arg0 : f8E4M3FN
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
func.func @isfinite(%a: f8E4M3FN) -> i1 {
  %0 = math.isfinite %a : f8E4M3FN
  return %0 : i1
}

// -----

// CHECK: func.func @isinf(%arg0: f8E4M3FN) -> i1 {
// CHECK-NEXT: %0 = math.isinf %arg0 : f8E4M3FN
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
func.func @isinf(%a: f8E4M3FN) -> i1 {
  %0 = math.isinf %a : f8E4M3FN
  return %0 : i1
}

// -----

// CHECK: func.func @isnan(%arg0: f8E4M3FN) -> i1 {
// CHECK-NEXT: %0 = math.isnan %arg0 : f8E4M3FN
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
func.func @isnan(%a: f8E4M3FN) -> i1 {
  %0 = math.isnan %a : f8E4M3FN
  return %0 : i1
}

// -----

// CHECK: func.func @isnormal(%arg0: f8E4M3FN) -> i1 {
// CHECK-NEXT: %0 = math.isnormal %arg0 : f8E4M3FN
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
func.func @isnormal(%a: f8E4M3FN) -> i1 {
  %0 = math.isnormal %a : f8E4M3FN
  return %0 : i1
}

// -----

// CHECK: func.func @sincos(%arg0: f8E4M3FN) -> (f8E4M3FN, f8E4M3FN) {
// CHECK-NEXT: %sin, %cos = math.sincos %arg0 : f8E4M3FN
// CHECK-NEXT: return %sin, %cos : f8E4M3FN, f8E4M3FN
// CHECK-NEXT: }
func.func @sincos(%a: f8E4M3FN) -> (f8E4M3FN, f8E4M3FN) {
  %0, %1 = math.sincos %a : f8E4M3FN
  return %0, %1 : f8E4M3FN, f8E4M3FN
}

// -----

// CHECK: func.func @absi(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = false}> : (i32) -> i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @absi(%a: i32) -> i32 {
  %0 = math.absi %a : i32
  return %0 : i32
}

// -----

// CHECK: func.func @ctlz(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @ctlz(%a: i32) -> i32 {
  %0 = math.ctlz %a : i32
  return %0 : i32
}

// -----

// CHECK: func.func @ctpop(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.intr.ctpop(%arg0) : (i32) -> i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @ctpop(%a: i32) -> i32 {
  %0 = math.ctpop %a : i32
  return %0 : i32
}

// -----

// CHECK: func.func @absi(%arg0: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %1 = "llvm.intr.abs"(%0) <{is_int_min_poison = false}> : (i64) -> i64
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : i64 to index
// CHECK-NEXT: return %2 : index
// CHECK-NEXT: }
func.func @absi(%a: index) -> index {
  %0 = math.absi %a : index
  return %0 : index
}

// -----

// CHECK: func.func @ctlz(%arg0: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %1 = "llvm.intr.ctlz"(%0) <{is_zero_poison = false}> : (i64) -> i64
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : i64 to index
// CHECK-NEXT: return %2 : index
// CHECK-NEXT: }
func.func @ctlz(%a: index) -> index {
  %0 = math.ctlz %a : index
  return %0 : index
}

// -----

// CHECK: func.func @ctpop(%arg0: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %1 = llvm.intr.ctpop(%0) : (i64) -> i64
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : i64 to index
// CHECK-NEXT: return %2 : index
// CHECK-NEXT: }
func.func @ctpop(%a: index) -> index {
  %0 = math.ctpop %a : index
  return %0 : index
}

// -----

// CHECK: func.func @absi(%arg0: vector<4xi8>) -> vector<4xi8> {
// CHECK-NEXT: %0 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = false}> : (vector<4xi8>) -> vector<4xi8>
// CHECK-NEXT: return %0 : vector<4xi8>
// CHECK-NEXT: }
func.func @absi(%a: vector<4xi8>) -> vector<4xi8> {
  %0 = math.absi %a : vector<4xi8>
  return %0 : vector<4xi8>
}

// -----

// CHECK: func.func @ctlz(%arg0: vector<4xi8>) -> vector<4xi8> {
// CHECK-NEXT: %0 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (vector<4xi8>) -> vector<4xi8>
// CHECK-NEXT: return %0 : vector<4xi8>
// CHECK-NEXT: }
func.func @ctlz(%a: vector<4xi8>) -> vector<4xi8> {
  %0 = math.ctlz %a : vector<4xi8>
  return %0 : vector<4xi8>
}

// -----

// CHECK: func.func @ctpop(%arg0: vector<4xi8>) -> vector<4xi8> {
// CHECK-NEXT: %0 = llvm.intr.ctpop(%arg0) : (vector<4xi8>) -> vector<4xi8>
// CHECK-NEXT: return %0 : vector<4xi8>
// CHECK-NEXT: }
func.func @ctpop(%a: vector<4xi8>) -> vector<4xi8> {
  %0 = math.ctpop %a : vector<4xi8>
  return %0 : vector<4xi8>
}

// -----

// CHECK: func.func @absi(%arg0: vector<2x3xi16>) -> vector<2x3xi16> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %3 = "llvm.intr.abs"(%2) <{is_int_min_poison = false}> : (vector<3xi16>) -> vector<3xi16>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %6 = "llvm.intr.abs"(%5) <{is_int_min_poison = false}> : (vector<3xi16>) -> vector<3xi16>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<3xi16>> to vector<2x3xi16>
// CHECK-NEXT: return %8 : vector<2x3xi16>
// CHECK-NEXT: }
func.func @absi(%a: vector<2x3xi16>) -> vector<2x3xi16> {
  %0 = math.absi %a : vector<2x3xi16>
  return %0 : vector<2x3xi16>
}

// -----

// CHECK: func.func @ctlz(%arg0: vector<2x3xi16>) -> vector<2x3xi16> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %3 = "llvm.intr.ctlz"(%2) <{is_zero_poison = false}> : (vector<3xi16>) -> vector<3xi16>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %6 = "llvm.intr.ctlz"(%5) <{is_zero_poison = false}> : (vector<3xi16>) -> vector<3xi16>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<3xi16>> to vector<2x3xi16>
// CHECK-NEXT: return %8 : vector<2x3xi16>
// CHECK-NEXT: }
func.func @ctlz(%a: vector<2x3xi16>) -> vector<2x3xi16> {
  %0 = math.ctlz %a : vector<2x3xi16>
  return %0 : vector<2x3xi16>
}

// -----

// CHECK: func.func @ctpop(%arg0: vector<2x3xi16>) -> vector<2x3xi16> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %3 = llvm.intr.ctpop(%2) : (vector<3xi16>) -> vector<3xi16>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %6 = llvm.intr.ctpop(%5) : (vector<3xi16>) -> vector<3xi16>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<3xi16>> to vector<2x3xi16>
// CHECK-NEXT: return %8 : vector<2x3xi16>
// CHECK-NEXT: }
func.func @ctpop(%a: vector<2x3xi16>) -> vector<2x3xi16> {
  %0 = math.ctpop %a : vector<2x3xi16>
  return %0 : vector<2x3xi16>
}

// -----

// CHECK: func.func @absi(%arg0: i1) -> i1 {
// CHECK-NEXT: %0 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = false}> : (i1) -> i1
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
func.func @absi(%a: i1) -> i1 {
  %0 = math.absi %a : i1
  return %0 : i1
}

// -----

// CHECK: func.func @ctlz(%arg0: i1) -> i1 {
// CHECK-NEXT: %0 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (i1) -> i1
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
func.func @ctlz(%a: i1) -> i1 {
  %0 = math.ctlz %a : i1
  return %0 : i1
}

// -----

// CHECK: func.func @ctpop(%arg0: i1) -> i1 {
// CHECK-NEXT: %0 = llvm.intr.ctpop(%arg0) : (i1) -> i1
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
func.func @ctpop(%a: i1) -> i1 {
  %0 = math.ctpop %a : i1
  return %0 : i1
}

// -----

// CHECK: func.func @absi(%arg0: vector<[4]xi32>) -> vector<[4]xi32> {
// CHECK-NEXT: %0 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = false}> : (vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT: return %0 : vector<[4]xi32>
// CHECK-NEXT: }
func.func @absi(%a: vector<[4]xi32>) -> vector<[4]xi32> {
  %0 = math.absi %a : vector<[4]xi32>
  return %0 : vector<[4]xi32>
}

// -----

// CHECK: func.func @ctlz(%arg0: vector<[4]xi32>) -> vector<[4]xi32> {
// CHECK-NEXT: %0 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT: return %0 : vector<[4]xi32>
// CHECK-NEXT: }
func.func @ctlz(%a: vector<[4]xi32>) -> vector<[4]xi32> {
  %0 = math.ctlz %a : vector<[4]xi32>
  return %0 : vector<[4]xi32>
}

// -----

// CHECK: func.func @ctpop(%arg0: vector<[4]xi32>) -> vector<[4]xi32> {
// CHECK-NEXT: %0 = llvm.intr.ctpop(%arg0) : (vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT: return %0 : vector<[4]xi32>
// CHECK-NEXT: }
func.func @ctpop(%a: vector<[4]xi32>) -> vector<[4]xi32> {
  %0 = math.ctpop %a : vector<[4]xi32>
  return %0 : vector<[4]xi32>
}
