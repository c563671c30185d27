// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-math-to-llvm | FileCheck %s

// CHECK-LABEL: func.func @absf(
// CHECK-SAME: %[[A:.*]]: f32) -> f32 {
// CHECK-NEXT: %[[FABS:.*]] = llvm.intr.fabs(%[[A]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (f32) -> f32
// CHECK-NEXT: return %[[FABS]] : f32
func.func @absf(%a: f32) -> f32 {
  %0 = math.absf %a fastmath<nnan,contract> {x.y} : f32
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @absf(
// CHECK-SAME: %[[A:.*]]: vector<4xf64>) -> vector<4xf64> {
// CHECK-NEXT: %[[FABS:.*]] = llvm.intr.fabs(%[[A]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT: return %[[FABS]] : vector<4xf64>
func.func @absf(%a: vector<4xf64>) -> vector<4xf64> {
  %0 = math.absf %a fastmath<nnan,contract> {x.y} : vector<4xf64>
  return %0 : vector<4xf64>
}

// -----

// CHECK-LABEL: func.func @absf(
// CHECK-SAME: %[[A:.*]]: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[FABS:.*]] = llvm.intr.fabs(%[[ELEMENT]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[FABS]], %[[POISON]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[FABS_1:.*]] = llvm.intr.fabs(%[[ELEMENT_1]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[FABS_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xf16>> to vector<2x3xf16>
// CHECK-NEXT: return %[[CAST_1]] : vector<2x3xf16>
func.func @absf(%a: vector<2x3xf16>) -> vector<2x3xf16> {
  %0 = math.absf %a fastmath<nnan,contract> {x.y} : vector<2x3xf16>
  return %0 : vector<2x3xf16>
}

// -----

// CHECK-LABEL: func.func @absf(
// CHECK-SAME: %[[A:.*]]: bf16) -> bf16 {
// CHECK-NEXT: %[[FABS:.*]] = llvm.intr.fabs(%[[A]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (bf16) -> bf16
// CHECK-NEXT: return %[[FABS]] : bf16
func.func @absf(%a: bf16) -> bf16 {
  %0 = math.absf %a fastmath<nnan,contract> {x.y} : bf16
  return %0 : bf16
}

// -----

// CHECK-LABEL: func.func @absf(
// CHECK-SAME: %[[A:.*]]: vector<f32>) -> vector<f32> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<f32> to vector<1xf32>
// CHECK-NEXT: %[[FABS:.*]] = llvm.intr.fabs(%[[CAST]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[FABS]] : vector<1xf32> to vector<f32>
// CHECK-NEXT: return %[[CAST_1]] : vector<f32>
func.func @absf(%a: vector<f32>) -> vector<f32> {
  %0 = math.absf %a fastmath<nnan,contract> {x.y} : vector<f32>
  return %0 : vector<f32>
}

// -----

// CHECK-LABEL: func.func @absf(
// CHECK-SAME: %[[A:.*]]: f8E4M3FN) -> f8E4M3FN {
// CHECK-NEXT: %[[ABSF:.*]] = math.absf %[[A]] fastmath<nnan,contract> {x.y} : f8E4M3FN
// CHECK-NEXT: return %[[ABSF]] : f8E4M3FN
func.func @absf(%a: f8E4M3FN) -> f8E4M3FN {
  %0 = math.absf %a fastmath<nnan,contract> {x.y} : f8E4M3FN
  return %0 : f8E4M3FN
}

// -----

// CHECK-LABEL: func.func @absf(
// CHECK-SAME: %[[A:.*]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT: %[[FABS:.*]] = llvm.intr.fabs(%[[A]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: return %[[FABS]] : vector<[4]xf32>
func.func @absf(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.absf %a fastmath<nnan,contract> {x.y} : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

// CHECK-LABEL: func.func @absf(
// CHECK-SAME: %[[A:.*]]: f32) -> f32 {
// CHECK-NEXT: %[[FABS:.*]] = llvm.intr.fabs(%[[A]]) : (f32) -> f32
// CHECK-NEXT: return %[[FABS]] : f32
func.func @absf(%a: f32) -> f32 {
  %0 = math.absf %a : f32
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @erf(
// CHECK-SAME: %[[A:.*]]: f32) -> f32 {
// CHECK-NEXT: %[[ERF:.*]] = math.erf %[[A]] fastmath<nnan,contract> {x.y} : f32
// CHECK-NEXT: return %[[ERF]] : f32
func.func @erf(%a: f32) -> f32 {
  %0 = math.erf %a fastmath<nnan,contract> {x.y} : f32
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @erf(
// CHECK-SAME: %[[A:.*]]: vector<4xf64>) -> vector<4xf64> {
// CHECK-NEXT: %[[ERF:.*]] = math.erf %[[A]] fastmath<nnan,contract> {x.y} : vector<4xf64>
// CHECK-NEXT: return %[[ERF]] : vector<4xf64>
func.func @erf(%a: vector<4xf64>) -> vector<4xf64> {
  %0 = math.erf %a fastmath<nnan,contract> {x.y} : vector<4xf64>
  return %0 : vector<4xf64>
}

// -----

// CHECK-LABEL: func.func @erf(
// CHECK-SAME: %[[A:.*]]: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT: %[[ERF:.*]] = math.erf %[[A]] fastmath<nnan,contract> {x.y} : vector<2x3xf16>
// CHECK-NEXT: return %[[ERF]] : vector<2x3xf16>
func.func @erf(%a: vector<2x3xf16>) -> vector<2x3xf16> {
  %0 = math.erf %a fastmath<nnan,contract> {x.y} : vector<2x3xf16>
  return %0 : vector<2x3xf16>
}

// -----

// CHECK-LABEL: func.func @erf(
// CHECK-SAME: %[[A:.*]]: bf16) -> bf16 {
// CHECK-NEXT: %[[ERF:.*]] = math.erf %[[A]] fastmath<nnan,contract> {x.y} : bf16
// CHECK-NEXT: return %[[ERF]] : bf16
func.func @erf(%a: bf16) -> bf16 {
  %0 = math.erf %a fastmath<nnan,contract> {x.y} : bf16
  return %0 : bf16
}

// -----

// CHECK-LABEL: func.func @erf(
// CHECK-SAME: %[[A:.*]]: vector<f32>) -> vector<f32> {
// CHECK-NEXT: %[[ERF:.*]] = math.erf %[[A]] fastmath<nnan,contract> {x.y} : vector<f32>
// CHECK-NEXT: return %[[ERF]] : vector<f32>
func.func @erf(%a: vector<f32>) -> vector<f32> {
  %0 = math.erf %a fastmath<nnan,contract> {x.y} : vector<f32>
  return %0 : vector<f32>
}

// -----

// CHECK-LABEL: func.func @erf(
// CHECK-SAME: %[[A:.*]]: f8E4M3FN) -> f8E4M3FN {
// CHECK-NEXT: %[[ERF:.*]] = math.erf %[[A]] fastmath<nnan,contract> {x.y} : f8E4M3FN
// CHECK-NEXT: return %[[ERF]] : f8E4M3FN
func.func @erf(%a: f8E4M3FN) -> f8E4M3FN {
  %0 = math.erf %a fastmath<nnan,contract> {x.y} : f8E4M3FN
  return %0 : f8E4M3FN
}

// -----

// CHECK-LABEL: func.func @erf(
// CHECK-SAME: %[[A:.*]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT: %[[ERF:.*]] = math.erf %[[A]] fastmath<nnan,contract> {x.y} : vector<[4]xf32>
// CHECK-NEXT: return %[[ERF]] : vector<[4]xf32>
func.func @erf(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.erf %a fastmath<nnan,contract> {x.y} : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

// CHECK-LABEL: func.func @erf(
// CHECK-SAME: %[[A:.*]]: f32) -> f32 {
// CHECK-NEXT: %[[ERF:.*]] = math.erf %[[A]] : f32
// CHECK-NEXT: return %[[ERF]] : f32
func.func @erf(%a: f32) -> f32 {
  %0 = math.erf %a : f32
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @expm1(
// CHECK-SAME: %[[A:.*]]: f32) -> f32 {
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %[[EXP:.*]] = llvm.intr.exp(%[[A]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (f32) -> f32
// CHECK-NEXT: %[[DIFF:.*]] = llvm.fsub %[[EXP]], %[[ONE]] {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : f32
// CHECK-NEXT: return %[[DIFF]] : f32
func.func @expm1(%a: f32) -> f32 {
  %0 = math.expm1 %a fastmath<nnan,contract> {x.y} : f32
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @expm1(
// CHECK-SAME: %[[A:.*]]: vector<4xf64>) -> vector<4xf64> {
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf64>) : vector<4xf64>
// CHECK-NEXT: %[[EXP:.*]] = llvm.intr.exp(%[[A]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT: %[[DIFF:.*]] = llvm.fsub %[[EXP]], %[[ONE]] {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<4xf64>
// CHECK-NEXT: return %[[DIFF]] : vector<4xf64>
func.func @expm1(%a: vector<4xf64>) -> vector<4xf64> {
  %0 = math.expm1 %a fastmath<nnan,contract> {x.y} : vector<4xf64>
  return %0 : vector<4xf64>
}

// -----

// CHECK-LABEL: func.func @expm1(
// CHECK-SAME: %[[A:.*]]: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf16>) : vector<3xf16>
// CHECK-NEXT: %[[EXP:.*]] = llvm.intr.exp(%[[ELEMENT]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[DIFF:.*]] = llvm.fsub %[[EXP]], %[[ONE]] {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<3xf16>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[DIFF]], %[[POISON]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ONE_1:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf16>) : vector<3xf16>
// CHECK-NEXT: %[[EXP_1:.*]] = llvm.intr.exp(%[[ELEMENT_1]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[DIFF_1:.*]] = llvm.fsub %[[EXP_1]], %[[ONE_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<3xf16>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[DIFF_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xf16>> to vector<2x3xf16>
// CHECK-NEXT: return %[[CAST_1]] : vector<2x3xf16>
func.func @expm1(%a: vector<2x3xf16>) -> vector<2x3xf16> {
  %0 = math.expm1 %a fastmath<nnan,contract> {x.y} : vector<2x3xf16>
  return %0 : vector<2x3xf16>
}

// -----

// CHECK-LABEL: func.func @expm1(
// CHECK-SAME: %[[A:.*]]: bf16) -> bf16 {
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(1.000000e+00 : bf16) : bf16
// CHECK-NEXT: %[[EXP:.*]] = llvm.intr.exp(%[[A]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (bf16) -> bf16
// CHECK-NEXT: %[[DIFF:.*]] = llvm.fsub %[[EXP]], %[[ONE]] {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : bf16
// CHECK-NEXT: return %[[DIFF]] : bf16
func.func @expm1(%a: bf16) -> bf16 {
  %0 = math.expm1 %a fastmath<nnan,contract> {x.y} : bf16
  return %0 : bf16
}

// -----

// CHECK-LABEL: func.func @expm1(
// CHECK-SAME: %[[A:.*]]: vector<f32>) -> vector<f32> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<f32> to vector<1xf32>
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<1xf32>) : vector<1xf32>
// CHECK-NEXT: %[[EXP:.*]] = llvm.intr.exp(%[[CAST]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT: %[[DIFF:.*]] = llvm.fsub %[[EXP]], %[[ONE]] {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<1xf32>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[DIFF]] : vector<1xf32> to vector<f32>
// CHECK-NEXT: return %[[CAST_1]] : vector<f32>
func.func @expm1(%a: vector<f32>) -> vector<f32> {
  %0 = math.expm1 %a fastmath<nnan,contract> {x.y} : vector<f32>
  return %0 : vector<f32>
}

// -----

// CHECK-LABEL: func.func @expm1(
// CHECK-SAME: %[[A:.*]]: f8E4M3FN) -> f8E4M3FN {
// CHECK-NEXT: %[[EXPM1:.*]] = math.expm1 %[[A]] fastmath<nnan,contract> {x.y} : f8E4M3FN
// CHECK-NEXT: return %[[EXPM1]] : f8E4M3FN
func.func @expm1(%a: f8E4M3FN) -> f8E4M3FN {
  %0 = math.expm1 %a fastmath<nnan,contract> {x.y} : f8E4M3FN
  return %0 : f8E4M3FN
}

// -----

// CHECK-LABEL: func.func @expm1(
// CHECK-SAME: %[[A:.*]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf32>) : vector<[4]xf32>
// CHECK-NEXT: %[[EXP:.*]] = llvm.intr.exp(%[[A]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: %[[DIFF:.*]] = llvm.fsub %[[EXP]], %[[ONE]] {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<[4]xf32>
// CHECK-NEXT: return %[[DIFF]] : vector<[4]xf32>
func.func @expm1(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.expm1 %a fastmath<nnan,contract> {x.y} : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

// CHECK-LABEL: func.func @expm1(
// CHECK-SAME: %[[A:.*]]: f32) -> f32 {
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %[[EXP:.*]] = llvm.intr.exp(%[[A]]) : (f32) -> f32
// CHECK-NEXT: %[[DIFF:.*]] = llvm.fsub %[[EXP]], %[[ONE]] : f32
// CHECK-NEXT: return %[[DIFF]] : f32
func.func @expm1(%a: f32) -> f32 {
  %0 = math.expm1 %a : f32
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @log1p(
// CHECK-SAME: %[[A:.*]]: f32) -> f32 {
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[ONE]], %[[A]] {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : f32
// CHECK-NEXT: %[[LOG:.*]] = llvm.intr.log(%[[SUM]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (f32) -> f32
// CHECK-NEXT: return %[[LOG]] : f32
func.func @log1p(%a: f32) -> f32 {
  %0 = math.log1p %a fastmath<nnan,contract> {x.y} : f32
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @log1p(
// CHECK-SAME: %[[A:.*]]: vector<4xf64>) -> vector<4xf64> {
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf64>) : vector<4xf64>
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[ONE]], %[[A]] {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<4xf64>
// CHECK-NEXT: %[[LOG:.*]] = llvm.intr.log(%[[SUM]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT: return %[[LOG]] : vector<4xf64>
func.func @log1p(%a: vector<4xf64>) -> vector<4xf64> {
  %0 = math.log1p %a fastmath<nnan,contract> {x.y} : vector<4xf64>
  return %0 : vector<4xf64>
}

// -----

// CHECK-LABEL: func.func @log1p(
// CHECK-SAME: %[[A:.*]]: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf16>) : vector<3xf16>
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[ONE]], %[[ELEMENT]] {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<3xf16>
// CHECK-NEXT: %[[LOG:.*]] = llvm.intr.log(%[[SUM]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[LOG]], %[[POISON]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ONE_1:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf16>) : vector<3xf16>
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.fadd %[[ONE_1]], %[[ELEMENT_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<3xf16>
// CHECK-NEXT: %[[LOG_1:.*]] = llvm.intr.log(%[[SUM_1]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[LOG_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xf16>> to vector<2x3xf16>
// CHECK-NEXT: return %[[CAST_1]] : vector<2x3xf16>
func.func @log1p(%a: vector<2x3xf16>) -> vector<2x3xf16> {
  %0 = math.log1p %a fastmath<nnan,contract> {x.y} : vector<2x3xf16>
  return %0 : vector<2x3xf16>
}

// -----

// CHECK-LABEL: func.func @log1p(
// CHECK-SAME: %[[A:.*]]: bf16) -> bf16 {
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(1.000000e+00 : bf16) : bf16
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[ONE]], %[[A]] {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : bf16
// CHECK-NEXT: %[[LOG:.*]] = llvm.intr.log(%[[SUM]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (bf16) -> bf16
// CHECK-NEXT: return %[[LOG]] : bf16
func.func @log1p(%a: bf16) -> bf16 {
  %0 = math.log1p %a fastmath<nnan,contract> {x.y} : bf16
  return %0 : bf16
}

// -----

// CHECK-LABEL: func.func @log1p(
// CHECK-SAME: %[[A:.*]]: vector<f32>) -> vector<f32> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<f32> to vector<1xf32>
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<1xf32>) : vector<1xf32>
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[ONE]], %[[CAST]] {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<1xf32>
// CHECK-NEXT: %[[LOG:.*]] = llvm.intr.log(%[[SUM]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[LOG]] : vector<1xf32> to vector<f32>
// CHECK-NEXT: return %[[CAST_1]] : vector<f32>
func.func @log1p(%a: vector<f32>) -> vector<f32> {
  %0 = math.log1p %a fastmath<nnan,contract> {x.y} : vector<f32>
  return %0 : vector<f32>
}

// -----

// CHECK-LABEL: func.func @log1p(
// CHECK-SAME: %[[A:.*]]: f8E4M3FN) -> f8E4M3FN {
// CHECK-NEXT: %[[LOG1P:.*]] = math.log1p %[[A]] fastmath<nnan,contract> {x.y} : f8E4M3FN
// CHECK-NEXT: return %[[LOG1P]] : f8E4M3FN
func.func @log1p(%a: f8E4M3FN) -> f8E4M3FN {
  %0 = math.log1p %a fastmath<nnan,contract> {x.y} : f8E4M3FN
  return %0 : f8E4M3FN
}

// -----

// CHECK-LABEL: func.func @log1p(
// CHECK-SAME: %[[A:.*]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf32>) : vector<[4]xf32>
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[ONE]], %[[A]] {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<[4]xf32>
// CHECK-NEXT: %[[LOG:.*]] = llvm.intr.log(%[[SUM]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: return %[[LOG]] : vector<[4]xf32>
func.func @log1p(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.log1p %a fastmath<nnan,contract> {x.y} : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

// CHECK-LABEL: func.func @log1p(
// CHECK-SAME: %[[A:.*]]: f32) -> f32 {
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[ONE]], %[[A]] : f32
// CHECK-NEXT: %[[LOG:.*]] = llvm.intr.log(%[[SUM]]) : (f32) -> f32
// CHECK-NEXT: return %[[LOG]] : f32
func.func @log1p(%a: f32) -> f32 {
  %0 = math.log1p %a : f32
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @rsqrt(
// CHECK-SAME: %[[A:.*]]: f32) -> f32 {
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %[[SQRT:.*]] = llvm.intr.sqrt(%[[A]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (f32) -> f32
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.fdiv %[[ONE]], %[[SQRT]] {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : f32
// CHECK-NEXT: return %[[QUOTIENT]] : f32
func.func @rsqrt(%a: f32) -> f32 {
  %0 = math.rsqrt %a fastmath<nnan,contract> {x.y} : f32
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @rsqrt(
// CHECK-SAME: %[[A:.*]]: vector<4xf64>) -> vector<4xf64> {
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf64>) : vector<4xf64>
// CHECK-NEXT: %[[SQRT:.*]] = llvm.intr.sqrt(%[[A]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.fdiv %[[ONE]], %[[SQRT]] {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<4xf64>
// CHECK-NEXT: return %[[QUOTIENT]] : vector<4xf64>
func.func @rsqrt(%a: vector<4xf64>) -> vector<4xf64> {
  %0 = math.rsqrt %a fastmath<nnan,contract> {x.y} : vector<4xf64>
  return %0 : vector<4xf64>
}

// -----

// CHECK-LABEL: func.func @rsqrt(
// CHECK-SAME: %[[A:.*]]: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf16>) : vector<3xf16>
// CHECK-NEXT: %[[SQRT:.*]] = llvm.intr.sqrt(%[[ELEMENT]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.fdiv %[[ONE]], %[[SQRT]] {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<3xf16>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[QUOTIENT]], %[[POISON]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ONE_1:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf16>) : vector<3xf16>
// CHECK-NEXT: %[[SQRT_1:.*]] = llvm.intr.sqrt(%[[ELEMENT_1]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[QUOTIENT_1:.*]] = llvm.fdiv %[[ONE_1]], %[[SQRT_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<3xf16>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[QUOTIENT_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xf16>> to vector<2x3xf16>
// CHECK-NEXT: return %[[CAST_1]] : vector<2x3xf16>
func.func @rsqrt(%a: vector<2x3xf16>) -> vector<2x3xf16> {
  %0 = math.rsqrt %a fastmath<nnan,contract> {x.y} : vector<2x3xf16>
  return %0 : vector<2x3xf16>
}

// -----

// CHECK-LABEL: func.func @rsqrt(
// CHECK-SAME: %[[A:.*]]: bf16) -> bf16 {
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(1.000000e+00 : bf16) : bf16
// CHECK-NEXT: %[[SQRT:.*]] = llvm.intr.sqrt(%[[A]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (bf16) -> bf16
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.fdiv %[[ONE]], %[[SQRT]] {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : bf16
// CHECK-NEXT: return %[[QUOTIENT]] : bf16
func.func @rsqrt(%a: bf16) -> bf16 {
  %0 = math.rsqrt %a fastmath<nnan,contract> {x.y} : bf16
  return %0 : bf16
}

// -----

// CHECK-LABEL: func.func @rsqrt(
// CHECK-SAME: %[[A:.*]]: vector<f32>) -> vector<f32> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<f32> to vector<1xf32>
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<1xf32>) : vector<1xf32>
// CHECK-NEXT: %[[SQRT:.*]] = llvm.intr.sqrt(%[[CAST]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.fdiv %[[ONE]], %[[SQRT]] {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<1xf32>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[QUOTIENT]] : vector<1xf32> to vector<f32>
// CHECK-NEXT: return %[[CAST_1]] : vector<f32>
func.func @rsqrt(%a: vector<f32>) -> vector<f32> {
  %0 = math.rsqrt %a fastmath<nnan,contract> {x.y} : vector<f32>
  return %0 : vector<f32>
}

// -----

// CHECK-LABEL: func.func @rsqrt(
// CHECK-SAME: %[[A:.*]]: f8E4M3FN) -> f8E4M3FN {
// CHECK-NEXT: %[[RSQRT:.*]] = math.rsqrt %[[A]] fastmath<nnan,contract> {x.y} : f8E4M3FN
// CHECK-NEXT: return %[[RSQRT]] : f8E4M3FN
func.func @rsqrt(%a: f8E4M3FN) -> f8E4M3FN {
  %0 = math.rsqrt %a fastmath<nnan,contract> {x.y} : f8E4M3FN
  return %0 : f8E4M3FN
}

// -----

// CHECK-LABEL: func.func @rsqrt(
// CHECK-SAME: %[[A:.*]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf32>) : vector<[4]xf32>
// CHECK-NEXT: %[[SQRT:.*]] = llvm.intr.sqrt(%[[A]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.fdiv %[[ONE]], %[[SQRT]] {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : vector<[4]xf32>
// CHECK-NEXT: return %[[QUOTIENT]] : vector<[4]xf32>
func.func @rsqrt(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.rsqrt %a fastmath<nnan,contract> {x.y} : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

// CHECK-LABEL: func.func @rsqrt(
// CHECK-SAME: %[[A:.*]]: f32) -> f32 {
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %[[SQRT:.*]] = llvm.intr.sqrt(%[[A]]) : (f32) -> f32
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.fdiv %[[ONE]], %[[SQRT]] : f32
// CHECK-NEXT: return %[[QUOTIENT]] : f32
func.func @rsqrt(%a: f32) -> f32 {
  %0 = math.rsqrt %a : f32
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @sin(
// CHECK-SAME: %[[A:.*]]: f32) -> f32 {
// CHECK-NEXT: %[[SIN:.*]] = llvm.intr.sin(%[[A]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (f32) -> f32
// CHECK-NEXT: return %[[SIN]] : f32
func.func @sin(%a: f32) -> f32 {
  %0 = math.sin %a fastmath<nnan,contract> {x.y} : f32
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @sin(
// CHECK-SAME: %[[A:.*]]: vector<4xf64>) -> vector<4xf64> {
// CHECK-NEXT: %[[SIN:.*]] = llvm.intr.sin(%[[A]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT: return %[[SIN]] : vector<4xf64>
func.func @sin(%a: vector<4xf64>) -> vector<4xf64> {
  %0 = math.sin %a fastmath<nnan,contract> {x.y} : vector<4xf64>
  return %0 : vector<4xf64>
}

// -----

// CHECK-LABEL: func.func @sin(
// CHECK-SAME: %[[A:.*]]: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[SIN:.*]] = llvm.intr.sin(%[[ELEMENT]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[SIN]], %[[POISON]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[SIN_1:.*]] = llvm.intr.sin(%[[ELEMENT_1]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[SIN_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xf16>> to vector<2x3xf16>
// CHECK-NEXT: return %[[CAST_1]] : vector<2x3xf16>
func.func @sin(%a: vector<2x3xf16>) -> vector<2x3xf16> {
  %0 = math.sin %a fastmath<nnan,contract> {x.y} : vector<2x3xf16>
  return %0 : vector<2x3xf16>
}

// -----

// CHECK-LABEL: func.func @sin(
// CHECK-SAME: %[[A:.*]]: bf16) -> bf16 {
// CHECK-NEXT: %[[SIN:.*]] = llvm.intr.sin(%[[A]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (bf16) -> bf16
// CHECK-NEXT: return %[[SIN]] : bf16
func.func @sin(%a: bf16) -> bf16 {
  %0 = math.sin %a fastmath<nnan,contract> {x.y} : bf16
  return %0 : bf16
}

// -----

// CHECK-LABEL: func.func @sin(
// CHECK-SAME: %[[A:.*]]: vector<f32>) -> vector<f32> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<f32> to vector<1xf32>
// CHECK-NEXT: %[[SIN:.*]] = llvm.intr.sin(%[[CAST]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[SIN]] : vector<1xf32> to vector<f32>
// CHECK-NEXT: return %[[CAST_1]] : vector<f32>
func.func @sin(%a: vector<f32>) -> vector<f32> {
  %0 = math.sin %a fastmath<nnan,contract> {x.y} : vector<f32>
  return %0 : vector<f32>
}

// -----

// CHECK-LABEL: func.func @sin(
// CHECK-SAME: %[[A:.*]]: f8E4M3FN) -> f8E4M3FN {
// CHECK-NEXT: %[[SIN:.*]] = math.sin %[[A]] fastmath<nnan,contract> {x.y} : f8E4M3FN
// CHECK-NEXT: return %[[SIN]] : f8E4M3FN
func.func @sin(%a: f8E4M3FN) -> f8E4M3FN {
  %0 = math.sin %a fastmath<nnan,contract> {x.y} : f8E4M3FN
  return %0 : f8E4M3FN
}

// -----

// CHECK-LABEL: func.func @sin(
// CHECK-SAME: %[[A:.*]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT: %[[SIN:.*]] = llvm.intr.sin(%[[A]]) {fastmathFlags = #llvm.fastmath<nnan, contract>, x.y} : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: return %[[SIN]] : vector<[4]xf32>
func.func @sin(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.sin %a fastmath<nnan,contract> {x.y} : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

// CHECK-LABEL: func.func @sin(
// CHECK-SAME: %[[A:.*]]: f32) -> f32 {
// CHECK-NEXT: %[[SIN:.*]] = llvm.intr.sin(%[[A]]) : (f32) -> f32
// CHECK-NEXT: return %[[SIN]] : f32
func.func @sin(%a: f32) -> f32 {
  %0 = math.sin %a : f32
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @powf(
// CHECK-SAME: %[[A:.*]]: f32, %[[B:.*]]: f32) -> f32 {
// CHECK-NEXT: %[[POW:.*]] = llvm.intr.pow(%[[A]], %[[B]]) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32) -> f32
// CHECK-NEXT: return %[[POW]] : f32
func.func @powf(%a: f32, %b: f32) -> f32 {
  %0 = math.powf %a, %b fastmath<fast> : f32
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @powf(
// CHECK-SAME: %[[A:.*]]: vector<4xf64>, %[[B:.*]]: vector<4xf64>) -> vector<4xf64> {
// CHECK-NEXT: %[[POW:.*]] = llvm.intr.pow(%[[A]], %[[B]]) {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf64>, vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT: return %[[POW]] : vector<4xf64>
func.func @powf(%a: vector<4xf64>, %b: vector<4xf64>) -> vector<4xf64> {
  %0 = math.powf %a, %b fastmath<fast> : vector<4xf64>
  return %0 : vector<4xf64>
}

// -----

// CHECK-LABEL: func.func @powf(
// CHECK-SAME: %[[A:.*]]: vector<2x3xf16>, %[[B:.*]]: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[POW:.*]] = llvm.intr.pow(%[[ELEMENT]], %[[ELEMENT_1]]) {fastmathFlags = #llvm.fastmath<fast>} : (vector<3xf16>, vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[POW]], %[[POISON]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT_2:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT_3:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[POW_1:.*]] = llvm.intr.pow(%[[ELEMENT_2]], %[[ELEMENT_3]]) {fastmathFlags = #llvm.fastmath<fast>} : (vector<3xf16>, vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[POW_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xf16>> to vector<2x3xf16>
// CHECK-NEXT: return %[[CAST_2]] : vector<2x3xf16>
func.func @powf(%a: vector<2x3xf16>, %b: vector<2x3xf16>) -> vector<2x3xf16> {
  %0 = math.powf %a, %b fastmath<fast> : vector<2x3xf16>
  return %0 : vector<2x3xf16>
}

// -----

// CHECK-LABEL: func.func @fpowi(
// CHECK-SAME: %[[A:.*]]: f32, %[[B:.*]]: i32) -> f32 {
// CHECK-NEXT: %[[POWI:.*]] = llvm.intr.powi(%[[A]], %[[B]]) : (f32, i32) -> f32
// CHECK-NEXT: return %[[POWI]] : f32
func.func @fpowi(%a: f32, %b: i32) -> f32 {
  %0 = math.fpowi %a, %b : f32, i32
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @fpowi(
// CHECK-SAME: %[[A:.*]]: f64, %[[B:.*]]: i64) -> f64 {
// CHECK-NEXT: %[[POWI:.*]] = llvm.intr.powi(%[[A]], %[[B]]) : (f64, i64) -> f64
// CHECK-NEXT: return %[[POWI]] : f64
func.func @fpowi(%a: f64, %b: i64) -> f64 {
  %0 = math.fpowi %a, %b : f64, i64
  return %0 : f64
}

// -----

// CHECK-LABEL: func.func @fpowi(
// CHECK-SAME: %[[A:.*]]: f32, %[[B:.*]]: i16) -> f32 {
// CHECK-NEXT: %[[POWI:.*]] = llvm.intr.powi(%[[A]], %[[B]]) : (f32, i16) -> f32
// CHECK-NEXT: return %[[POWI]] : f32
func.func @fpowi(%a: f32, %b: i16) -> f32 {
  %0 = math.fpowi %a, %b : f32, i16
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @fma(
// CHECK-SAME: %[[A:.*]]: f32) -> f32 {
// CHECK-NEXT: %[[FMA:.*]] = llvm.intr.fma(%[[A]], %[[A]], %[[A]]) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, f32, f32) -> f32
// CHECK-NEXT: return %[[FMA]] : f32
func.func @fma(%a: f32) -> f32 {
  %0 = math.fma %a, %a, %a fastmath<nnan> : f32
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @isfinite(
// CHECK-SAME: %[[A:.*]]: f32) -> i1 {
// CHECK-NEXT: %[[FPCLASS:.*]] = "llvm.intr.is.fpclass"(%[[A]]) <{bit = 504 : i32}> : (f32) -> i1
// CHECK-NEXT: return %[[FPCLASS]] : i1
func.func @isfinite(%a: f32) -> i1 {
  %0 = math.isfinite %a : f32
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @isinf(
// CHECK-SAME: %[[A:.*]]: f32) -> i1 {
// CHECK-NEXT: %[[FPCLASS:.*]] = "llvm.intr.is.fpclass"(%[[A]]) <{bit = 516 : i32}> : (f32) -> i1
// CHECK-NEXT: return %[[FPCLASS]] : i1
func.func @isinf(%a: f32) -> i1 {
  %0 = math.isinf %a : f32
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @isnan(
// CHECK-SAME: %[[A:.*]]: f32) -> i1 {
// CHECK-NEXT: %[[FPCLASS:.*]] = "llvm.intr.is.fpclass"(%[[A]]) <{bit = 3 : i32}> : (f32) -> i1
// CHECK-NEXT: return %[[FPCLASS]] : i1
func.func @isnan(%a: f32) -> i1 {
  %0 = math.isnan %a : f32
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @isnormal(
// CHECK-SAME: %[[A:.*]]: f32) -> i1 {
// CHECK-NEXT: %[[FPCLASS:.*]] = "llvm.intr.is.fpclass"(%[[A]]) <{bit = 264 : i32}> : (f32) -> i1
// CHECK-NEXT: return %[[FPCLASS]] : i1
func.func @isnormal(%a: f32) -> i1 {
  %0 = math.isnormal %a : f32
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @sincos(
// CHECK-SAME: %[[A:.*]]: f32) -> (f32, f32) {
// CHECK-NEXT: %[[SINCOS:.*]] = llvm.intr.sincos(%[[A]]) : (f32) -> !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[RE:.*]] = llvm.extractvalue %[[SINCOS]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM:.*]] = llvm.extractvalue %[[SINCOS]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: return %[[RE]], %[[IM]] : f32, f32
func.func @sincos(%a: f32) -> (f32, f32) {
  %0, %1 = math.sincos %a : f32
  return %0, %1 : f32, f32
}

// -----

// CHECK-LABEL: func.func @fma(
// CHECK-SAME: %[[A:.*]]: vector<4xf64>) -> vector<4xf64> {
// CHECK-NEXT: %[[FMA:.*]] = llvm.intr.fma(%[[A]], %[[A]], %[[A]]) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT: return %[[FMA]] : vector<4xf64>
func.func @fma(%a: vector<4xf64>) -> vector<4xf64> {
  %0 = math.fma %a, %a, %a fastmath<nnan> : vector<4xf64>
  return %0 : vector<4xf64>
}

// -----

// CHECK-LABEL: func.func @isfinite(
// CHECK-SAME: %[[A:.*]]: vector<4xf64>) -> vector<4xi1> {
// CHECK-NEXT: %[[FPCLASS:.*]] = "llvm.intr.is.fpclass"(%[[A]]) <{bit = 504 : i32}> : (vector<4xf64>) -> vector<4xi1>
// CHECK-NEXT: return %[[FPCLASS]] : vector<4xi1>
func.func @isfinite(%a: vector<4xf64>) -> vector<4xi1> {
  %0 = math.isfinite %a : vector<4xf64>
  return %0 : vector<4xi1>
}

// -----

// CHECK-LABEL: func.func @isinf(
// CHECK-SAME: %[[A:.*]]: vector<4xf64>) -> vector<4xi1> {
// CHECK-NEXT: %[[FPCLASS:.*]] = "llvm.intr.is.fpclass"(%[[A]]) <{bit = 516 : i32}> : (vector<4xf64>) -> vector<4xi1>
// CHECK-NEXT: return %[[FPCLASS]] : vector<4xi1>
func.func @isinf(%a: vector<4xf64>) -> vector<4xi1> {
  %0 = math.isinf %a : vector<4xf64>
  return %0 : vector<4xi1>
}

// -----

// CHECK-LABEL: func.func @isnan(
// CHECK-SAME: %[[A:.*]]: vector<4xf64>) -> vector<4xi1> {
// CHECK-NEXT: %[[FPCLASS:.*]] = "llvm.intr.is.fpclass"(%[[A]]) <{bit = 3 : i32}> : (vector<4xf64>) -> vector<4xi1>
// CHECK-NEXT: return %[[FPCLASS]] : vector<4xi1>
func.func @isnan(%a: vector<4xf64>) -> vector<4xi1> {
  %0 = math.isnan %a : vector<4xf64>
  return %0 : vector<4xi1>
}

// -----

// CHECK-LABEL: func.func @isnormal(
// CHECK-SAME: %[[A:.*]]: vector<4xf64>) -> vector<4xi1> {
// CHECK-NEXT: %[[FPCLASS:.*]] = "llvm.intr.is.fpclass"(%[[A]]) <{bit = 264 : i32}> : (vector<4xf64>) -> vector<4xi1>
// CHECK-NEXT: return %[[FPCLASS]] : vector<4xi1>
func.func @isnormal(%a: vector<4xf64>) -> vector<4xi1> {
  %0 = math.isnormal %a : vector<4xf64>
  return %0 : vector<4xi1>
}

// -----

// CHECK-LABEL: func.func @sincos(
// CHECK-SAME: %[[A:.*]]: vector<4xf64>) -> (vector<4xf64>, vector<4xf64>) {
// CHECK-NEXT: %[[SINCOS:.*]] = llvm.intr.sincos(%[[A]]) : (vector<4xf64>) -> !llvm.struct<(vector<4xf64>, vector<4xf64>)>
// CHECK-NEXT: %[[FIELD:.*]] = llvm.extractvalue %[[SINCOS]][0] : !llvm.struct<(vector<4xf64>, vector<4xf64>)>
// CHECK-NEXT: %[[FIELD_1:.*]] = llvm.extractvalue %[[SINCOS]][1] : !llvm.struct<(vector<4xf64>, vector<4xf64>)>
// CHECK-NEXT: return %[[FIELD]], %[[FIELD_1]] : vector<4xf64>, vector<4xf64>
func.func @sincos(%a: vector<4xf64>) -> (vector<4xf64>, vector<4xf64>) {
  %0, %1 = math.sincos %a : vector<4xf64>
  return %0, %1 : vector<4xf64>, vector<4xf64>
}

// -----

// CHECK-LABEL: func.func @fma(
// CHECK-SAME: %[[A:.*]]: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT_2:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[FMA:.*]] = llvm.intr.fma(%[[ELEMENT]], %[[ELEMENT_1]], %[[ELEMENT_2]]) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<3xf16>, vector<3xf16>, vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[FMA]], %[[POISON]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT_3:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT_4:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT_5:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[FMA_1:.*]] = llvm.intr.fma(%[[ELEMENT_3]], %[[ELEMENT_4]], %[[ELEMENT_5]]) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<3xf16>, vector<3xf16>, vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[FMA_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xf16>> to vector<2x3xf16>
// CHECK-NEXT: return %[[CAST_1]] : vector<2x3xf16>
func.func @fma(%a: vector<2x3xf16>) -> vector<2x3xf16> {
  %0 = math.fma %a, %a, %a fastmath<nnan> : vector<2x3xf16>
  return %0 : vector<2x3xf16>
}

// -----

// CHECK-LABEL: func.func @isfinite(
// CHECK-SAME: %[[A:.*]]: vector<2x3xf16>) -> vector<2x3xi1> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[FPCLASS:.*]] = "llvm.intr.is.fpclass"(%[[ELEMENT]]) <{bit = 504 : i32}> : (vector<3xf16>) -> vector<3xi1>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[FPCLASS]], %[[POISON]][0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[FPCLASS_1:.*]] = "llvm.intr.is.fpclass"(%[[ELEMENT_1]]) <{bit = 504 : i32}> : (vector<3xf16>) -> vector<3xi1>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[FPCLASS_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT: return %[[CAST_1]] : vector<2x3xi1>
func.func @isfinite(%a: vector<2x3xf16>) -> vector<2x3xi1> {
  %0 = math.isfinite %a : vector<2x3xf16>
  return %0 : vector<2x3xi1>
}

// -----

// CHECK-LABEL: func.func @isinf(
// CHECK-SAME: %[[A:.*]]: vector<2x3xf16>) -> vector<2x3xi1> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[FPCLASS:.*]] = "llvm.intr.is.fpclass"(%[[ELEMENT]]) <{bit = 516 : i32}> : (vector<3xf16>) -> vector<3xi1>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[FPCLASS]], %[[POISON]][0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[FPCLASS_1:.*]] = "llvm.intr.is.fpclass"(%[[ELEMENT_1]]) <{bit = 516 : i32}> : (vector<3xf16>) -> vector<3xi1>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[FPCLASS_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT: return %[[CAST_1]] : vector<2x3xi1>
func.func @isinf(%a: vector<2x3xf16>) -> vector<2x3xi1> {
  %0 = math.isinf %a : vector<2x3xf16>
  return %0 : vector<2x3xi1>
}

// -----

// CHECK-LABEL: func.func @isnan(
// CHECK-SAME: %[[A:.*]]: vector<2x3xf16>) -> vector<2x3xi1> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[FPCLASS:.*]] = "llvm.intr.is.fpclass"(%[[ELEMENT]]) <{bit = 3 : i32}> : (vector<3xf16>) -> vector<3xi1>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[FPCLASS]], %[[POISON]][0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[FPCLASS_1:.*]] = "llvm.intr.is.fpclass"(%[[ELEMENT_1]]) <{bit = 3 : i32}> : (vector<3xf16>) -> vector<3xi1>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[FPCLASS_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT: return %[[CAST_1]] : vector<2x3xi1>
func.func @isnan(%a: vector<2x3xf16>) -> vector<2x3xi1> {
  %0 = math.isnan %a : vector<2x3xf16>
  return %0 : vector<2x3xi1>
}

// -----

// CHECK-LABEL: func.func @isnormal(
// CHECK-SAME: %[[A:.*]]: vector<2x3xf16>) -> vector<2x3xi1> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[FPCLASS:.*]] = "llvm.intr.is.fpclass"(%[[ELEMENT]]) <{bit = 264 : i32}> : (vector<3xf16>) -> vector<3xi1>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[FPCLASS]], %[[POISON]][0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[FPCLASS_1:.*]] = "llvm.intr.is.fpclass"(%[[ELEMENT_1]]) <{bit = 264 : i32}> : (vector<3xf16>) -> vector<3xi1>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[FPCLASS_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT: return %[[CAST_1]] : vector<2x3xi1>
func.func @isnormal(%a: vector<2x3xf16>) -> vector<2x3xi1> {
  %0 = math.isnormal %a : vector<2x3xf16>
  return %0 : vector<2x3xi1>
}

// -----

// CHECK-LABEL: func.func @sincos(
// CHECK-SAME: %[[A:.*]]: vector<2x3xf16>) -> (vector<2x3xf16>, vector<2x3xf16>) {
// CHECK-NEXT: %[[SIN:[^,]*]], %[[COS:.*]] = math.sincos %[[A]] : vector<2x3xf16>
// CHECK-NEXT: return %[[SIN]], %[[COS]] : vector<2x3xf16>, vector<2x3xf16>
func.func @sincos(%a: vector<2x3xf16>) -> (vector<2x3xf16>, vector<2x3xf16>) {
  %0, %1 = math.sincos %a : vector<2x3xf16>
  return %0, %1 : vector<2x3xf16>, vector<2x3xf16>
}

// -----

// CHECK-LABEL: func.func @fma(
// CHECK-SAME: %[[A:.*]]: f8E4M3FN) -> f8E4M3FN {
// CHECK-NEXT: %[[FMA:.*]] = math.fma %[[A]], %[[A]], %[[A]] fastmath<nnan> : f8E4M3FN
// CHECK-NEXT: return %[[FMA]] : f8E4M3FN
func.func @fma(%a: f8E4M3FN) -> f8E4M3FN {
  %0 = math.fma %a, %a, %a fastmath<nnan> : f8E4M3FN
  return %0 : f8E4M3FN
}

// -----

// CHECK-LABEL: func.func @isfinite(
// CHECK-SAME: %[[A:.*]]: f8E4M3FN) -> i1 {
// CHECK-NEXT: %[[ISFINITE:.*]] = math.isfinite %[[A]] : f8E4M3FN
// CHECK-NEXT: return %[[ISFINITE]] : i1
func.func @isfinite(%a: f8E4M3FN) -> i1 {
  %0 = math.isfinite %a : f8E4M3FN
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @isinf(
// CHECK-SAME: %[[A:.*]]: f8E4M3FN) -> i1 {
// CHECK-NEXT: %[[ISINF:.*]] = math.isinf %[[A]] : f8E4M3FN
// CHECK-NEXT: return %[[ISINF]] : i1
func.func @isinf(%a: f8E4M3FN) -> i1 {
  %0 = math.isinf %a : f8E4M3FN
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @isnan(
// CHECK-SAME: %[[A:.*]]: f8E4M3FN) -> i1 {
// CHECK-NEXT: %[[ISNAN:.*]] = math.isnan %[[A]] : f8E4M3FN
// CHECK-NEXT: return %[[ISNAN]] : i1
func.func @isnan(%a: f8E4M3FN) -> i1 {
  %0 = math.isnan %a : f8E4M3FN
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @isnormal(
// CHECK-SAME: %[[A:.*]]: f8E4M3FN) -> i1 {
// CHECK-NEXT: %[[ISNORMAL:.*]] = math.isnormal %[[A]] : f8E4M3FN
// CHECK-NEXT: return %[[ISNORMAL]] : i1
func.func @isnormal(%a: f8E4M3FN) -> i1 {
  %0 = math.isnormal %a : f8E4M3FN
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @sincos(
// CHECK-SAME: %[[A:.*]]: f8E4M3FN) -> (f8E4M3FN, f8E4M3FN) {
// CHECK-NEXT: %[[SIN:[^,]*]], %[[COS:.*]] = math.sincos %[[A]] : f8E4M3FN
// CHECK-NEXT: return %[[SIN]], %[[COS]] : f8E4M3FN, f8E4M3FN
func.func @sincos(%a: f8E4M3FN) -> (f8E4M3FN, f8E4M3FN) {
  %0, %1 = math.sincos %a : f8E4M3FN
  return %0, %1 : f8E4M3FN, f8E4M3FN
}

// -----

// CHECK-LABEL: func.func @absi(
// CHECK-SAME: %[[A:.*]]: i32) -> i32 {
// CHECK-NEXT: %[[ABS:.*]] = "llvm.intr.abs"(%[[A]]) <{is_int_min_poison = false}> : (i32) -> i32
// CHECK-NEXT: return %[[ABS]] : i32
func.func @absi(%a: i32) -> i32 {
  %0 = math.absi %a : i32
  return %0 : i32
}

// -----

// CHECK-LABEL: func.func @ctlz(
// CHECK-SAME: %[[A:.*]]: i32) -> i32 {
// CHECK-NEXT: %[[CTLZ:.*]] = "llvm.intr.ctlz"(%[[A]]) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT: return %[[CTLZ]] : i32
func.func @ctlz(%a: i32) -> i32 {
  %0 = math.ctlz %a : i32
  return %0 : i32
}

// -----

// CHECK-LABEL: func.func @ctpop(
// CHECK-SAME: %[[A:.*]]: i32) -> i32 {
// CHECK-NEXT: %[[CTPOP:.*]] = llvm.intr.ctpop(%[[A]]) : (i32) -> i32
// CHECK-NEXT: return %[[CTPOP]] : i32
func.func @ctpop(%a: i32) -> i32 {
  %0 = math.ctpop %a : i32
  return %0 : i32
}

// -----

// CHECK-LABEL: func.func @absi(
// CHECK-SAME: %[[A:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i64
// CHECK-NEXT: %[[ABS:.*]] = "llvm.intr.abs"(%[[CAST]]) <{is_int_min_poison = false}> : (i64) -> i64
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ABS]] : i64 to index
// CHECK-NEXT: return %[[CAST_1]] : index
func.func @absi(%a: index) -> index {
  %0 = math.absi %a : index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @ctlz(
// CHECK-SAME: %[[A:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i64
// CHECK-NEXT: %[[CTLZ:.*]] = "llvm.intr.ctlz"(%[[CAST]]) <{is_zero_poison = false}> : (i64) -> i64
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[CTLZ]] : i64 to index
// CHECK-NEXT: return %[[CAST_1]] : index
func.func @ctlz(%a: index) -> index {
  %0 = math.ctlz %a : index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @ctpop(
// CHECK-SAME: %[[A:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i64
// CHECK-NEXT: %[[CTPOP:.*]] = llvm.intr.ctpop(%[[CAST]]) : (i64) -> i64
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[CTPOP]] : i64 to index
// CHECK-NEXT: return %[[CAST_1]] : index
func.func @ctpop(%a: index) -> index {
  %0 = math.ctpop %a : index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @absi(
// CHECK-SAME: %[[A:.*]]: vector<4xi8>) -> vector<4xi8> {
// CHECK-NEXT: %[[ABS:.*]] = "llvm.intr.abs"(%[[A]]) <{is_int_min_poison = false}> : (vector<4xi8>) -> vector<4xi8>
// CHECK-NEXT: return %[[ABS]] : vector<4xi8>
func.func @absi(%a: vector<4xi8>) -> vector<4xi8> {
  %0 = math.absi %a : vector<4xi8>
  return %0 : vector<4xi8>
}

// -----

// CHECK-LABEL: func.func @ctlz(
// CHECK-SAME: %[[A:.*]]: vector<4xi8>) -> vector<4xi8> {
// CHECK-NEXT: %[[CTLZ:.*]] = "llvm.intr.ctlz"(%[[A]]) <{is_zero_poison = false}> : (vector<4xi8>) -> vector<4xi8>
// CHECK-NEXT: return %[[CTLZ]] : vector<4xi8>
func.func @ctlz(%a: vector<4xi8>) -> vector<4xi8> {
  %0 = math.ctlz %a : vector<4xi8>
  return %0 : vector<4xi8>
}

// -----

// CHECK-LABEL: func.func @ctpop(
// CHECK-SAME: %[[A:.*]]: vector<4xi8>) -> vector<4xi8> {
// CHECK-NEXT: %[[CTPOP:.*]] = llvm.intr.ctpop(%[[A]]) : (vector<4xi8>) -> vector<4xi8>
// CHECK-NEXT: return %[[CTPOP]] : vector<4xi8>
func.func @ctpop(%a: vector<4xi8>) -> vector<4xi8> {
  %0 = math.ctpop %a : vector<4xi8>
  return %0 : vector<4xi8>
}

// -----

// CHECK-LABEL: func.func @absi(
// CHECK-SAME: %[[A:.*]]: vector<2x3xi16>) -> vector<2x3xi16> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ABS:.*]] = "llvm.intr.abs"(%[[ELEMENT]]) <{is_int_min_poison = false}> : (vector<3xi16>) -> vector<3xi16>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[ABS]], %[[POISON]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ABS_1:.*]] = "llvm.intr.abs"(%[[ELEMENT_1]]) <{is_int_min_poison = false}> : (vector<3xi16>) -> vector<3xi16>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[ABS_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xi16>> to vector<2x3xi16>
// CHECK-NEXT: return %[[CAST_1]] : vector<2x3xi16>
func.func @absi(%a: vector<2x3xi16>) -> vector<2x3xi16> {
  %0 = math.absi %a : vector<2x3xi16>
  return %0 : vector<2x3xi16>
}

// -----

// CHECK-LABEL: func.func @ctlz(
// CHECK-SAME: %[[A:.*]]: vector<2x3xi16>) -> vector<2x3xi16> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CTLZ:.*]] = "llvm.intr.ctlz"(%[[ELEMENT]]) <{is_zero_poison = false}> : (vector<3xi16>) -> vector<3xi16>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[CTLZ]], %[[POISON]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CTLZ_1:.*]] = "llvm.intr.ctlz"(%[[ELEMENT_1]]) <{is_zero_poison = false}> : (vector<3xi16>) -> vector<3xi16>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[CTLZ_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xi16>> to vector<2x3xi16>
// CHECK-NEXT: return %[[CAST_1]] : vector<2x3xi16>
func.func @ctlz(%a: vector<2x3xi16>) -> vector<2x3xi16> {
  %0 = math.ctlz %a : vector<2x3xi16>
  return %0 : vector<2x3xi16>
}

// -----

// CHECK-LABEL: func.func @ctpop(
// CHECK-SAME: %[[A:.*]]: vector<2x3xi16>) -> vector<2x3xi16> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CTPOP:.*]] = llvm.intr.ctpop(%[[ELEMENT]]) : (vector<3xi16>) -> vector<3xi16>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[CTPOP]], %[[POISON]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CTPOP_1:.*]] = llvm.intr.ctpop(%[[ELEMENT_1]]) : (vector<3xi16>) -> vector<3xi16>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[CTPOP_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xi16>> to vector<2x3xi16>
// CHECK-NEXT: return %[[CAST_1]] : vector<2x3xi16>
func.func @ctpop(%a: vector<2x3xi16>) -> vector<2x3xi16> {
  %0 = math.ctpop %a : vector<2x3xi16>
  return %0 : vector<2x3xi16>
}

// -----

// CHECK-LABEL: func.func @absi(
// CHECK-SAME: %[[A:.*]]: i1) -> i1 {
// CHECK-NEXT: %[[ABS:.*]] = "llvm.intr.abs"(%[[A]]) <{is_int_min_poison = false}> : (i1) -> i1
// CHECK-NEXT: return %[[ABS]] : i1
func.func @absi(%a: i1) -> i1 {
  %0 = math.absi %a : i1
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @ctlz(
// CHECK-SAME: %[[A:.*]]: i1) -> i1 {
// CHECK-NEXT: %[[CTLZ:.*]] = "llvm.intr.ctlz"(%[[A]]) <{is_zero_poison = false}> : (i1) -> i1
// CHECK-NEXT: return %[[CTLZ]] : i1
func.func @ctlz(%a: i1) -> i1 {
  %0 = math.ctlz %a : i1
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @ctpop(
// CHECK-SAME: %[[A:.*]]: i1) -> i1 {
// CHECK-NEXT: %[[CTPOP:.*]] = llvm.intr.ctpop(%[[A]]) : (i1) -> i1
// CHECK-NEXT: return %[[CTPOP]] : i1
func.func @ctpop(%a: i1) -> i1 {
  %0 = math.ctpop %a : i1
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @absi(
// CHECK-SAME: %[[A:.*]]: vector<[4]xi32>) -> vector<[4]xi32> {
// CHECK-NEXT: %[[ABS:.*]] = "llvm.intr.abs"(%[[A]]) <{is_int_min_poison = false}> : (vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT: return %[[ABS]] : vector<[4]xi32>
func.func @absi(%a: vector<[4]xi32>) -> vector<[4]xi32> {
  %0 = math.absi %a : vector<[4]xi32>
  return %0 : vector<[4]xi32>
}

// -----

// CHECK-LABEL: func.func @ctlz(
// CHECK-SAME: %[[A:.*]]: vector<[4]xi32>) -> vector<[4]xi32> {
// CHECK-NEXT: %[[CTLZ:.*]] = "llvm.intr.ctlz"(%[[A]]) <{is_zero_poison = false}> : (vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT: return %[[CTLZ]] : vector<[4]xi32>
func.func @ctlz(%a: vector<[4]xi32>) -> vector<[4]xi32> {
  %0 = math.ctlz %a : vector<[4]xi32>
  return %0 : vector<[4]xi32>
}

// -----

// CHECK-LABEL: func.func @ctpop(
// CHECK-SAME: %[[A:.*]]: vector<[4]xi32>) -> vector<[4]xi32> {
// CHECK-NEXT: %[[CTPOP:.*]] = llvm.intr.ctpop(%[[A]]) : (vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT: return %[[CTPOP]] : vector<[4]xi32>
func.func @ctpop(%a: vector<[4]xi32>) -> vector<[4]xi32> {
  %0 = math.ctpop %a : vector<[4]xi32>
  return %0 : vector<[4]xi32>
}

// -----

// The intrinsic has one exponent for all elements.
// CHECK-LABEL: func.func @fpowi(
// CHECK-SAME: %[[A:.*]]: f32, %[[N:.*]]: i32, %[[V:.*]]: vector<4xf32>, %[[W:.*]]: vector<4xi32>, %[[M:.*]]: vector<2x3xf32>, %[[P:.*]]: vector<2x3xi32>)
// CHECK: llvm.intr.powi(%[[A]], %[[N]]) : (f32, i32) -> f32
// CHECK: math.fpowi %[[V]], %[[W]] : vector<4xf32>, vector<4xi32>
// CHECK: math.fpowi %[[M]], %[[P]] : vector<2x3xf32>, vector<2x3xi32>
func.func @fpowi(%a: f32, %n: i32, %v: vector<4xf32>, %w: vector<4xi32>, %m: vector<2x3xf32>, %p: vector<2x3xi32>) {
  %0 = math.fpowi %a, %n : f32, i32
  %1 = math.fpowi %v, %w : vector<4xf32>, vector<4xi32>
  %2 = math.fpowi %m, %p : vector<2x3xf32>, vector<2x3xi32>
  return
}
