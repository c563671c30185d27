// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-complex-to-llvm | FileCheck %s

// CHECK-LABEL: func.func @add_f32(
// CHECK-SAME: %[[A:.*]]: complex<f32>, %[[B:.*]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[RE:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[RE_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[RE]], %[[RE_1]] : f32
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.fadd %[[IM]], %[[IM_1]] : f32
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[SUM]], %[[POISON]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[SUM_1]], %[[STRUCT]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[STRUCT_1]] : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: return %[[CAST_2]] : complex<f32>
func.func @add_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK-LABEL: func.func @add_f64(
// CHECK-SAME: %[[A:.*]]: complex<f64>, %[[B:.*]]: complex<f64>) -> complex<f64> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[RE:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[IM:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[RE_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[IM_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[RE]], %[[RE_1]] : f64
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.fadd %[[IM]], %[[IM_1]] : f64
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[SUM]], %[[POISON]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[SUM_1]], %[[STRUCT]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[STRUCT_1]] : !llvm.struct<(f64, f64)> to complex<f64>
// CHECK-NEXT: return %[[CAST_2]] : complex<f64>
func.func @add_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.add %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

// CHECK-LABEL: func.func @add_fm(
// CHECK-SAME: %[[A:.*]]: complex<f32>, %[[B:.*]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[RE:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[RE_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[RE]], %[[RE_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.fadd %[[IM]], %[[IM_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[SUM]], %[[POISON]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[SUM_1]], %[[STRUCT]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[STRUCT_1]] : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: return %[[CAST_2]] : complex<f32>
func.func @add_fm(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK-LABEL: func.func @sub_f32(
// CHECK-SAME: %[[A:.*]]: complex<f32>, %[[B:.*]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[RE:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[RE_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[DIFF:.*]] = llvm.fsub %[[RE]], %[[RE_1]] : f32
// CHECK-NEXT: %[[DIFF_1:.*]] = llvm.fsub %[[IM]], %[[IM_1]] : f32
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[DIFF]], %[[POISON]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[DIFF_1]], %[[STRUCT]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[STRUCT_1]] : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: return %[[CAST_2]] : complex<f32>
func.func @sub_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK-LABEL: func.func @sub_f64(
// CHECK-SAME: %[[A:.*]]: complex<f64>, %[[B:.*]]: complex<f64>) -> complex<f64> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[RE:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[IM:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[RE_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[IM_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[DIFF:.*]] = llvm.fsub %[[RE]], %[[RE_1]] : f64
// CHECK-NEXT: %[[DIFF_1:.*]] = llvm.fsub %[[IM]], %[[IM_1]] : f64
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[DIFF]], %[[POISON]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[DIFF_1]], %[[STRUCT]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[STRUCT_1]] : !llvm.struct<(f64, f64)> to complex<f64>
// CHECK-NEXT: return %[[CAST_2]] : complex<f64>
func.func @sub_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.sub %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

// CHECK-LABEL: func.func @sub_fm(
// CHECK-SAME: %[[A:.*]]: complex<f32>, %[[B:.*]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[RE:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[RE_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[DIFF:.*]] = llvm.fsub %[[RE]], %[[RE_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[DIFF_1:.*]] = llvm.fsub %[[IM]], %[[IM_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[DIFF]], %[[POISON]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[DIFF_1]], %[[STRUCT]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[STRUCT_1]] : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: return %[[CAST_2]] : complex<f32>
func.func @sub_fm(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK-LABEL: func.func @mul_f32(
// CHECK-SAME: %[[A:.*]]: complex<f32>, %[[B:.*]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[RE:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[RE_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.fmul %[[RE_1]], %[[RE]] : f32
// CHECK-NEXT: %[[PRODUCT_1:.*]] = llvm.fmul %[[IM_1]], %[[IM]] : f32
// CHECK-NEXT: %[[DIFF:.*]] = llvm.fsub %[[PRODUCT]], %[[PRODUCT_1]] : f32
// CHECK-NEXT: %[[PRODUCT_2:.*]] = llvm.fmul %[[IM]], %[[RE_1]] : f32
// CHECK-NEXT: %[[PRODUCT_3:.*]] = llvm.fmul %[[RE]], %[[IM_1]] : f32
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[PRODUCT_2]], %[[PRODUCT_3]] : f32
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[DIFF]], %[[POISON]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[SUM]], %[[STRUCT]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[STRUCT_1]] : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: return %[[CAST_2]] : complex<f32>
func.func @mul_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK-LABEL: func.func @mul_f64(
// CHECK-SAME: %[[A:.*]]: complex<f64>, %[[B:.*]]: complex<f64>) -> complex<f64> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[RE:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[IM:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[RE_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[IM_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.fmul %[[RE_1]], %[[RE]] : f64
// CHECK-NEXT: %[[PRODUCT_1:.*]] = llvm.fmul %[[IM_1]], %[[IM]] : f64
// CHECK-NEXT: %[[DIFF:.*]] = llvm.fsub %[[PRODUCT]], %[[PRODUCT_1]] : f64
// CHECK-NEXT: %[[PRODUCT_2:.*]] = llvm.fmul %[[IM]], %[[RE_1]] : f64
// CHECK-NEXT: %[[PRODUCT_3:.*]] = llvm.fmul %[[RE]], %[[IM_1]] : f64
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[PRODUCT_2]], %[[PRODUCT_3]] : f64
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[DIFF]], %[[POISON]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[SUM]], %[[STRUCT]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[STRUCT_1]] : !llvm.struct<(f64, f64)> to complex<f64>
// CHECK-NEXT: return %[[CAST_2]] : complex<f64>
func.func @mul_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.mul %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

// CHECK-LABEL: func.func @mul_fm(
// CHECK-SAME: %[[A:.*]]: complex<f32>, %[[B:.*]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[RE:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[RE_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.fmul %[[RE_1]], %[[RE]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_1:.*]] = llvm.fmul %[[IM_1]], %[[IM]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[DIFF:.*]] = llvm.fsub %[[PRODUCT]], %[[PRODUCT_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_2:.*]] = llvm.fmul %[[IM]], %[[RE_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_3:.*]] = llvm.fmul %[[RE]], %[[IM_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[PRODUCT_2]], %[[PRODUCT_3]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[DIFF]], %[[POISON]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[SUM]], %[[STRUCT]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[STRUCT_1]] : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: return %[[CAST_2]] : complex<f32>
func.func @mul_fm(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK-LABEL: func.func @div_f32(
// CHECK-SAME: %[[A:.*]]: complex<f32>, %[[B:.*]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[RE:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[RE_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.fmul %[[RE_1]], %[[RE_1]] : f32
// CHECK-NEXT: %[[PRODUCT_1:.*]] = llvm.fmul %[[IM_1]], %[[IM_1]] : f32
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[PRODUCT]], %[[PRODUCT_1]] : f32
// CHECK-NEXT: %[[PRODUCT_2:.*]] = llvm.fmul %[[RE]], %[[RE_1]] : f32
// CHECK-NEXT: %[[PRODUCT_3:.*]] = llvm.fmul %[[IM]], %[[IM_1]] : f32
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.fadd %[[PRODUCT_2]], %[[PRODUCT_3]] : f32
// CHECK-NEXT: %[[PRODUCT_4:.*]] = llvm.fmul %[[IM]], %[[RE_1]] : f32
// CHECK-NEXT: %[[PRODUCT_5:.*]] = llvm.fmul %[[RE]], %[[IM_1]] : f32
// CHECK-NEXT: %[[DIFF:.*]] = llvm.fsub %[[PRODUCT_4]], %[[PRODUCT_5]] : f32
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.fdiv %[[SUM_1]], %[[SUM]] : f32
// CHECK-NEXT: %[[QUOTIENT_1:.*]] = llvm.fdiv %[[DIFF]], %[[SUM]] : f32
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[QUOTIENT]], %[[POISON]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[QUOTIENT_1]], %[[STRUCT]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[STRUCT_1]] : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: return %[[CAST_2]] : complex<f32>
func.func @div_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK-LABEL: func.func @div_f64(
// CHECK-SAME: %[[A:.*]]: complex<f64>, %[[B:.*]]: complex<f64>) -> complex<f64> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[RE:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[IM:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[RE_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[IM_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.fmul %[[RE_1]], %[[RE_1]] : f64
// CHECK-NEXT: %[[PRODUCT_1:.*]] = llvm.fmul %[[IM_1]], %[[IM_1]] : f64
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[PRODUCT]], %[[PRODUCT_1]] : f64
// CHECK-NEXT: %[[PRODUCT_2:.*]] = llvm.fmul %[[RE]], %[[RE_1]] : f64
// CHECK-NEXT: %[[PRODUCT_3:.*]] = llvm.fmul %[[IM]], %[[IM_1]] : f64
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.fadd %[[PRODUCT_2]], %[[PRODUCT_3]] : f64
// CHECK-NEXT: %[[PRODUCT_4:.*]] = llvm.fmul %[[IM]], %[[RE_1]] : f64
// CHECK-NEXT: %[[PRODUCT_5:.*]] = llvm.fmul %[[RE]], %[[IM_1]] : f64
// CHECK-NEXT: %[[DIFF:.*]] = llvm.fsub %[[PRODUCT_4]], %[[PRODUCT_5]] : f64
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.fdiv %[[SUM_1]], %[[SUM]] : f64
// CHECK-NEXT: %[[QUOTIENT_1:.*]] = llvm.fdiv %[[DIFF]], %[[SUM]] : f64
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[QUOTIENT]], %[[POISON]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[QUOTIENT_1]], %[[STRUCT]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[STRUCT_1]] : !llvm.struct<(f64, f64)> to complex<f64>
// CHECK-NEXT: return %[[CAST_2]] : complex<f64>
func.func @div_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.div %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

// CHECK-LABEL: func.func @div_fm(
// CHECK-SAME: %[[A:.*]]: complex<f32>, %[[B:.*]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[RE:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[RE_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.fmul %[[RE_1]], %[[RE_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_1:.*]] = llvm.fmul %[[IM_1]], %[[IM_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[PRODUCT]], %[[PRODUCT_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_2:.*]] = llvm.fmul %[[RE]], %[[RE_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_3:.*]] = llvm.fmul %[[IM]], %[[IM_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.fadd %[[PRODUCT_2]], %[[PRODUCT_3]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_4:.*]] = llvm.fmul %[[IM]], %[[RE_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_5:.*]] = llvm.fmul %[[RE]], %[[IM_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[DIFF:.*]] = llvm.fsub %[[PRODUCT_4]], %[[PRODUCT_5]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.fdiv %[[SUM_1]], %[[SUM]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[QUOTIENT_1:.*]] = llvm.fdiv %[[DIFF]], %[[SUM]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[QUOTIENT]], %[[POISON]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[QUOTIENT_1]], %[[STRUCT]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[STRUCT_1]] : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: return %[[CAST_2]] : complex<f32>
func.func @div_fm(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK-LABEL: func.func @create(
// CHECK-SAME: %[[A:.*]]: f32) -> (f32, f32, complex<f32>, f32) {
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[A]], %[[POISON]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[A]], %[[STRUCT]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[CST:.*]] = llvm.mlir.constant([1.000000e+00 : f32, -2.000000e+00 : f32]) : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[CST]] : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: %[[RE:.*]] = llvm.extractvalue %[[STRUCT_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM:.*]] = llvm.extractvalue %[[STRUCT_1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.fmul %[[RE]], %[[RE]] : f32
// CHECK-NEXT: %[[PRODUCT_1:.*]] = llvm.fmul %[[IM]], %[[IM]] : f32
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[PRODUCT]], %[[PRODUCT_1]] : f32
// CHECK-NEXT: %[[SQRT:.*]] = llvm.intr.sqrt(%[[SUM]]) : (f32) -> f32
// CHECK-NEXT: %[[RE_1:.*]] = llvm.extractvalue %[[STRUCT_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM_1:.*]] = llvm.extractvalue %[[STRUCT_1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[PRODUCT_2:.*]] = llvm.fmul %[[RE_1]], %[[RE_1]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT: %[[PRODUCT_3:.*]] = llvm.fmul %[[IM_1]], %[[IM_1]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.fadd %[[PRODUCT_2]], %[[PRODUCT_3]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT: llvm.intr.sqrt(%[[SUM_1]]) : (f32) -> f32
// CHECK-NEXT: return %[[A]], %[[A]], %[[CAST]], %[[SQRT]] : f32, f32, complex<f32>, f32
func.func @create(%a: f32) -> (f32, f32, complex<f32>, f32) {
  %0 = complex.create %a, %a : complex<f32>
  %1 = complex.re %0 : complex<f32>
  %2 = complex.im %0 : complex<f32>
  %3 = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
  %4 = complex.abs %0 : complex<f32>
  %5 = complex.abs %0 fastmath<nnan> : complex<f32>
  return %1, %2, %3, %4 : f32, f32, complex<f32>, f32
}
