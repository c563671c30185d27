// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-complex-to-llvm=complex-range=improved | FileCheck %s

// CHECK-LABEL: func.func @div_f32(
// CHECK-SAME: %[[A:.*]]: complex<f32>, %[[B:.*]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[RE:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[RE_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.fdiv %[[RE_1]], %[[IM_1]] : f32
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.fmul %[[QUOTIENT]], %[[RE_1]] : f32
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[IM_1]], %[[PRODUCT]] : f32
// CHECK-NEXT: %[[PRODUCT_1:.*]] = llvm.fmul %[[RE]], %[[QUOTIENT]] : f32
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.fadd %[[PRODUCT_1]], %[[IM]] : f32
// CHECK-NEXT: %[[QUOTIENT_1:.*]] = llvm.fdiv %[[SUM_1]], %[[SUM]] : f32
// CHECK-NEXT: %[[PRODUCT_2:.*]] = llvm.fmul %[[IM]], %[[QUOTIENT]] : f32
// CHECK-NEXT: %[[DIFF:.*]] = llvm.fsub %[[PRODUCT_2]], %[[RE]] : f32
// CHECK-NEXT: %[[QUOTIENT_2:.*]] = llvm.fdiv %[[DIFF]], %[[SUM]] : f32
// CHECK-NEXT: %[[QUOTIENT_3:.*]] = llvm.fdiv %[[IM_1]], %[[RE_1]] : f32
// CHECK-NEXT: %[[PRODUCT_3:.*]] = llvm.fmul %[[QUOTIENT_3]], %[[IM_1]] : f32
// CHECK-NEXT: %[[SUM_2:.*]] = llvm.fadd %[[RE_1]], %[[PRODUCT_3]] : f32
// CHECK-NEXT: %[[PRODUCT_4:.*]] = llvm.fmul %[[IM]], %[[QUOTIENT_3]] : f32
// CHECK-NEXT: %[[SUM_3:.*]] = llvm.fadd %[[RE]], %[[PRODUCT_4]] : f32
// CHECK-NEXT: %[[QUOTIENT_4:.*]] = llvm.fdiv %[[SUM_3]], %[[SUM_2]] : f32
// CHECK-NEXT: %[[PRODUCT_5:.*]] = llvm.fmul %[[RE]], %[[QUOTIENT_3]] : f32
// CHECK-NEXT: %[[DIFF_1:.*]] = llvm.fsub %[[IM]], %[[PRODUCT_5]] : f32
// CHECK-NEXT: %[[QUOTIENT_5:.*]] = llvm.fdiv %[[DIFF_1]], %[[SUM_2]] : f32
// CHECK-NEXT: %[[ZERO:.*]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %[[FABS:.*]] = llvm.intr.fabs(%[[RE_1]]) : (f32) -> f32
// CHECK-NEXT: %[[CMP:.*]] = llvm.fcmp "oeq" %[[FABS]], %[[ZERO]] : f32
// CHECK-NEXT: %[[FABS_1:.*]] = llvm.intr.fabs(%[[IM_1]]) : (f32) -> f32
// CHECK-NEXT: %[[CMP_1:.*]] = llvm.fcmp "oeq" %[[FABS_1]], %[[ZERO]] : f32
// CHECK-NEXT: %[[CMP_2:.*]] = llvm.fcmp "ord" %[[RE]], %[[ZERO]] : f32
// CHECK-NEXT: %[[CMP_3:.*]] = llvm.fcmp "ord" %[[IM]], %[[ZERO]] : f32
// CHECK-NEXT: %[[OR:.*]] = llvm.or %[[CMP_2]], %[[CMP_3]] : i1
// CHECK-NEXT: %[[AND:.*]] = llvm.and %[[CMP]], %[[CMP_1]] : i1
// CHECK-NEXT: %[[AND_1:.*]] = llvm.and %[[OR]], %[[AND]] : i1
// CHECK-NEXT: %[[INF:.*]] = llvm.mlir.constant(0x7F800000 : f32) : f32
// CHECK-NEXT: %[[COPYSIGN:.*]] = llvm.intr.copysign(%[[INF]], %[[RE_1]]) : (f32, f32) -> f32
// CHECK-NEXT: %[[PRODUCT_6:.*]] = llvm.fmul %[[COPYSIGN]], %[[RE]] : f32
// CHECK-NEXT: %[[PRODUCT_7:.*]] = llvm.fmul %[[COPYSIGN]], %[[IM]] : f32
// CHECK-NEXT: %[[CMP_4:.*]] = llvm.fcmp "one" %[[FABS]], %[[INF]] : f32
// CHECK-NEXT: %[[CMP_5:.*]] = llvm.fcmp "one" %[[FABS_1]], %[[INF]] : f32
// CHECK-NEXT: %[[AND_2:.*]] = llvm.and %[[CMP_4]], %[[CMP_5]] : i1
// CHECK-NEXT: %[[FABS_2:.*]] = llvm.intr.fabs(%[[RE]]) : (f32) -> f32
// CHECK-NEXT: %[[CMP_6:.*]] = llvm.fcmp "oeq" %[[FABS_2]], %[[INF]] : f32
// CHECK-NEXT: %[[FABS_3:.*]] = llvm.intr.fabs(%[[IM]]) : (f32) -> f32
// CHECK-NEXT: %[[CMP_7:.*]] = llvm.fcmp "oeq" %[[FABS_3]], %[[INF]] : f32
// CHECK-NEXT: %[[OR_1:.*]] = llvm.or %[[CMP_6]], %[[CMP_7]] : i1
// CHECK-NEXT: %[[AND_3:.*]] = llvm.and %[[OR_1]], %[[AND_2]] : i1
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %[[SELECT:.*]] = llvm.select %[[CMP_6]], %[[ONE]], %[[ZERO]] : i1, f32
// CHECK-NEXT: %[[COPYSIGN_1:.*]] = llvm.intr.copysign(%[[SELECT]], %[[RE]]) : (f32, f32) -> f32
// CHECK-NEXT: %[[SELECT_1:.*]] = llvm.select %[[CMP_7]], %[[ONE]], %[[ZERO]] : i1, f32
// CHECK-NEXT: %[[COPYSIGN_2:.*]] = llvm.intr.copysign(%[[SELECT_1]], %[[IM]]) : (f32, f32) -> f32
// CHECK-NEXT: %[[PRODUCT_8:.*]] = llvm.fmul %[[COPYSIGN_1]], %[[RE_1]] : f32
// CHECK-NEXT: %[[PRODUCT_9:.*]] = llvm.fmul %[[COPYSIGN_2]], %[[IM_1]] : f32
// CHECK-NEXT: %[[SUM_4:.*]] = llvm.fadd %[[PRODUCT_8]], %[[PRODUCT_9]] : f32
// CHECK-NEXT: %[[PRODUCT_10:.*]] = llvm.fmul %[[INF]], %[[SUM_4]] : f32
// CHECK-NEXT: %[[PRODUCT_11:.*]] = llvm.fmul %[[COPYSIGN_1]], %[[IM_1]] : f32
// CHECK-NEXT: %[[PRODUCT_12:.*]] = llvm.fmul %[[COPYSIGN_2]], %[[RE_1]] : f32
// CHECK-NEXT: %[[DIFF_2:.*]] = llvm.fsub %[[PRODUCT_12]], %[[PRODUCT_11]] : f32
// CHECK-NEXT: %[[PRODUCT_13:.*]] = llvm.fmul %[[INF]], %[[DIFF_2]] : f32
// CHECK-NEXT: %[[CMP_8:.*]] = llvm.fcmp "one" %[[FABS_2]], %[[INF]] : f32
// CHECK-NEXT: %[[CMP_9:.*]] = llvm.fcmp "one" %[[FABS_3]], %[[INF]] : f32
// CHECK-NEXT: %[[AND_4:.*]] = llvm.and %[[CMP_8]], %[[CMP_9]] : i1
// CHECK-NEXT: %[[CMP_10:.*]] = llvm.fcmp "oeq" %[[FABS]], %[[INF]] : f32
// CHECK-NEXT: %[[CMP_11:.*]] = llvm.fcmp "oeq" %[[FABS_1]], %[[INF]] : f32
// CHECK-NEXT: %[[OR_2:.*]] = llvm.or %[[CMP_10]], %[[CMP_11]] : i1
// CHECK-NEXT: %[[AND_5:.*]] = llvm.and %[[AND_4]], %[[OR_2]] : i1
// CHECK-NEXT: %[[SELECT_2:.*]] = llvm.select %[[CMP_10]], %[[ONE]], %[[ZERO]] : i1, f32
// CHECK-NEXT: %[[COPYSIGN_3:.*]] = llvm.intr.copysign(%[[SELECT_2]], %[[RE_1]]) : (f32, f32) -> f32
// CHECK-NEXT: %[[SELECT_3:.*]] = llvm.select %[[CMP_11]], %[[ONE]], %[[ZERO]] : i1, f32
// CHECK-NEXT: %[[COPYSIGN_4:.*]] = llvm.intr.copysign(%[[SELECT_3]], %[[IM_1]]) : (f32, f32) -> f32
// CHECK-NEXT: %[[PRODUCT_14:.*]] = llvm.fmul %[[RE]], %[[COPYSIGN_3]] : f32
// CHECK-NEXT: %[[PRODUCT_15:.*]] = llvm.fmul %[[IM]], %[[COPYSIGN_4]] : f32
// CHECK-NEXT: %[[SUM_5:.*]] = llvm.fadd %[[PRODUCT_14]], %[[PRODUCT_15]] : f32
// CHECK-NEXT: %[[PRODUCT_16:.*]] = llvm.fmul %[[ZERO]], %[[SUM_5]] : f32
// CHECK-NEXT: %[[PRODUCT_17:.*]] = llvm.fmul %[[IM]], %[[COPYSIGN_3]] : f32
// CHECK-NEXT: %[[PRODUCT_18:.*]] = llvm.fmul %[[RE]], %[[COPYSIGN_4]] : f32
// CHECK-NEXT: %[[DIFF_3:.*]] = llvm.fsub %[[PRODUCT_17]], %[[PRODUCT_18]] : f32
// CHECK-NEXT: %[[PRODUCT_19:.*]] = llvm.fmul %[[ZERO]], %[[DIFF_3]] : f32
// CHECK-NEXT: %[[CMP_12:.*]] = llvm.fcmp "olt" %[[FABS]], %[[FABS_1]] : f32
// CHECK-NEXT: %[[SELECT_4:.*]] = llvm.select %[[CMP_12]], %[[QUOTIENT_1]], %[[QUOTIENT_4]] : i1, f32
// CHECK-NEXT: %[[SELECT_5:.*]] = llvm.select %[[CMP_12]], %[[QUOTIENT_2]], %[[QUOTIENT_5]] : i1, f32
// CHECK-NEXT: %[[SELECT_6:.*]] = llvm.select %[[AND_5]], %[[PRODUCT_16]], %[[SELECT_4]] : i1, f32
// CHECK-NEXT: %[[SELECT_7:.*]] = llvm.select %[[AND_5]], %[[PRODUCT_19]], %[[SELECT_5]] : i1, f32
// CHECK-NEXT: %[[SELECT_8:.*]] = llvm.select %[[AND_3]], %[[PRODUCT_10]], %[[SELECT_6]] : i1, f32
// CHECK-NEXT: %[[SELECT_9:.*]] = llvm.select %[[AND_3]], %[[PRODUCT_13]], %[[SELECT_7]] : i1, f32
// CHECK-NEXT: %[[SELECT_10:.*]] = llvm.select %[[AND_1]], %[[PRODUCT_6]], %[[SELECT_8]] : i1, f32
// CHECK-NEXT: %[[SELECT_11:.*]] = llvm.select %[[AND_1]], %[[PRODUCT_7]], %[[SELECT_9]] : i1, f32
// CHECK-NEXT: %[[CMP_13:.*]] = llvm.fcmp "uno" %[[SELECT_4]], %[[ZERO]] : f32
// CHECK-NEXT: %[[CMP_14:.*]] = llvm.fcmp "uno" %[[SELECT_5]], %[[ZERO]] : f32
// CHECK-NEXT: %[[AND_6:.*]] = llvm.and %[[CMP_13]], %[[CMP_14]] : i1
// CHECK-NEXT: %[[SELECT_12:.*]] = llvm.select %[[AND_6]], %[[SELECT_10]], %[[SELECT_4]] : i1, f32
// CHECK-NEXT: %[[SELECT_13:.*]] = llvm.select %[[AND_6]], %[[SELECT_11]], %[[SELECT_5]] : i1, f32
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[SELECT_12]], %[[POISON]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[SELECT_13]], %[[STRUCT]][1] : !llvm.struct<(f32, f32)>
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
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.fdiv %[[RE_1]], %[[IM_1]] : f64
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.fmul %[[QUOTIENT]], %[[RE_1]] : f64
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[IM_1]], %[[PRODUCT]] : f64
// CHECK-NEXT: %[[PRODUCT_1:.*]] = llvm.fmul %[[RE]], %[[QUOTIENT]] : f64
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.fadd %[[PRODUCT_1]], %[[IM]] : f64
// CHECK-NEXT: %[[QUOTIENT_1:.*]] = llvm.fdiv %[[SUM_1]], %[[SUM]] : f64
// CHECK-NEXT: %[[PRODUCT_2:.*]] = llvm.fmul %[[IM]], %[[QUOTIENT]] : f64
// CHECK-NEXT: %[[DIFF:.*]] = llvm.fsub %[[PRODUCT_2]], %[[RE]] : f64
// CHECK-NEXT: %[[QUOTIENT_2:.*]] = llvm.fdiv %[[DIFF]], %[[SUM]] : f64
// CHECK-NEXT: %[[QUOTIENT_3:.*]] = llvm.fdiv %[[IM_1]], %[[RE_1]] : f64
// CHECK-NEXT: %[[PRODUCT_3:.*]] = llvm.fmul %[[QUOTIENT_3]], %[[IM_1]] : f64
// CHECK-NEXT: %[[SUM_2:.*]] = llvm.fadd %[[RE_1]], %[[PRODUCT_3]] : f64
// CHECK-NEXT: %[[PRODUCT_4:.*]] = llvm.fmul %[[IM]], %[[QUOTIENT_3]] : f64
// CHECK-NEXT: %[[SUM_3:.*]] = llvm.fadd %[[RE]], %[[PRODUCT_4]] : f64
// CHECK-NEXT: %[[QUOTIENT_4:.*]] = llvm.fdiv %[[SUM_3]], %[[SUM_2]] : f64
// CHECK-NEXT: %[[PRODUCT_5:.*]] = llvm.fmul %[[RE]], %[[QUOTIENT_3]] : f64
// CHECK-NEXT: %[[DIFF_1:.*]] = llvm.fsub %[[IM]], %[[PRODUCT_5]] : f64
// CHECK-NEXT: %[[QUOTIENT_5:.*]] = llvm.fdiv %[[DIFF_1]], %[[SUM_2]] : f64
// CHECK-NEXT: %[[ZERO:.*]] = llvm.mlir.constant(0.000000e+00 : f64) : f64
// CHECK-NEXT: %[[FABS:.*]] = llvm.intr.fabs(%[[RE_1]]) : (f64) -> f64
// CHECK-NEXT: %[[CMP:.*]] = llvm.fcmp "oeq" %[[FABS]], %[[ZERO]] : f64
// CHECK-NEXT: %[[FABS_1:.*]] = llvm.intr.fabs(%[[IM_1]]) : (f64) -> f64
// CHECK-NEXT: %[[CMP_1:.*]] = llvm.fcmp "oeq" %[[FABS_1]], %[[ZERO]] : f64
// CHECK-NEXT: %[[CMP_2:.*]] = llvm.fcmp "ord" %[[RE]], %[[ZERO]] : f64
// CHECK-NEXT: %[[CMP_3:.*]] = llvm.fcmp "ord" %[[IM]], %[[ZERO]] : f64
// CHECK-NEXT: %[[OR:.*]] = llvm.or %[[CMP_2]], %[[CMP_3]] : i1
// CHECK-NEXT: %[[AND:.*]] = llvm.and %[[CMP]], %[[CMP_1]] : i1
// CHECK-NEXT: %[[AND_1:.*]] = llvm.and %[[OR]], %[[AND]] : i1
// CHECK-NEXT: %[[INF:.*]] = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
// CHECK-NEXT: %[[COPYSIGN:.*]] = llvm.intr.copysign(%[[INF]], %[[RE_1]]) : (f64, f64) -> f64
// CHECK-NEXT: %[[PRODUCT_6:.*]] = llvm.fmul %[[COPYSIGN]], %[[RE]] : f64
// CHECK-NEXT: %[[PRODUCT_7:.*]] = llvm.fmul %[[COPYSIGN]], %[[IM]] : f64
// CHECK-NEXT: %[[CMP_4:.*]] = llvm.fcmp "one" %[[FABS]], %[[INF]] : f64
// CHECK-NEXT: %[[CMP_5:.*]] = llvm.fcmp "one" %[[FABS_1]], %[[INF]] : f64
// CHECK-NEXT: %[[AND_2:.*]] = llvm.and %[[CMP_4]], %[[CMP_5]] : i1
// CHECK-NEXT: %[[FABS_2:.*]] = llvm.intr.fabs(%[[RE]]) : (f64) -> f64
// CHECK-NEXT: %[[CMP_6:.*]] = llvm.fcmp "oeq" %[[FABS_2]], %[[INF]] : f64
// CHECK-NEXT: %[[FABS_3:.*]] = llvm.intr.fabs(%[[IM]]) : (f64) -> f64
// CHECK-NEXT: %[[CMP_7:.*]] = llvm.fcmp "oeq" %[[FABS_3]], %[[INF]] : f64
// CHECK-NEXT: %[[OR_1:.*]] = llvm.or %[[CMP_6]], %[[CMP_7]] : i1
// CHECK-NEXT: %[[AND_3:.*]] = llvm.and %[[OR_1]], %[[AND_2]] : i1
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(1.000000e+00 : f64) : f64
// CHECK-NEXT: %[[SELECT:.*]] = llvm.select %[[CMP_6]], %[[ONE]], %[[ZERO]] : i1, f64
// CHECK-NEXT: %[[COPYSIGN_1:.*]] = llvm.intr.copysign(%[[SELECT]], %[[RE]]) : (f64, f64) -> f64
// CHECK-NEXT: %[[SELECT_1:.*]] = llvm.select %[[CMP_7]], %[[ONE]], %[[ZERO]] : i1, f64
// CHECK-NEXT: %[[COPYSIGN_2:.*]] = llvm.intr.copysign(%[[SELECT_1]], %[[IM]]) : (f64, f64) -> f64
// CHECK-NEXT: %[[PRODUCT_8:.*]] = llvm.fmul %[[COPYSIGN_1]], %[[RE_1]] : f64
// CHECK-NEXT: %[[PRODUCT_9:.*]] = llvm.fmul %[[COPYSIGN_2]], %[[IM_1]] : f64
// CHECK-NEXT: %[[SUM_4:.*]] = llvm.fadd %[[PRODUCT_8]], %[[PRODUCT_9]] : f64
// CHECK-NEXT: %[[PRODUCT_10:.*]] = llvm.fmul %[[INF]], %[[SUM_4]] : f64
// CHECK-NEXT: %[[PRODUCT_11:.*]] = llvm.fmul %[[COPYSIGN_1]], %[[IM_1]] : f64
// CHECK-NEXT: %[[PRODUCT_12:.*]] = llvm.fmul %[[COPYSIGN_2]], %[[RE_1]] : f64
// CHECK-NEXT: %[[DIFF_2:.*]] = llvm.fsub %[[PRODUCT_12]], %[[PRODUCT_11]] : f64
// CHECK-NEXT: %[[PRODUCT_13:.*]] = llvm.fmul %[[INF]], %[[DIFF_2]] : f64
// CHECK-NEXT: %[[CMP_8:.*]] = llvm.fcmp "one" %[[FABS_2]], %[[INF]] : f64
// CHECK-NEXT: %[[CMP_9:.*]] = llvm.fcmp "one" %[[FABS_3]], %[[INF]] : f64
// CHECK-NEXT: %[[AND_4:.*]] = llvm.and %[[CMP_8]], %[[CMP_9]] : i1
// CHECK-NEXT: %[[CMP_10:.*]] = llvm.fcmp "oeq" %[[FABS]], %[[INF]] : f64
// CHECK-NEXT: %[[CMP_11:.*]] = llvm.fcmp "oeq" %[[FABS_1]], %[[INF]] : f64
// CHECK-NEXT: %[[OR_2:.*]] = llvm.or %[[CMP_10]], %[[CMP_11]] : i1
// CHECK-NEXT: %[[AND_5:.*]] = llvm.and %[[AND_4]], %[[OR_2]] : i1
// CHECK-NEXT: %[[SELECT_2:.*]] = llvm.select %[[CMP_10]], %[[ONE]], %[[ZERO]] : i1, f64
// CHECK-NEXT: %[[COPYSIGN_3:.*]] = llvm.intr.copysign(%[[SELECT_2]], %[[RE_1]]) : (f64, f64) -> f64
// CHECK-NEXT: %[[SELECT_3:.*]] = llvm.select %[[CMP_11]], %[[ONE]], %[[ZERO]] : i1, f64
// CHECK-NEXT: %[[COPYSIGN_4:.*]] = llvm.intr.copysign(%[[SELECT_3]], %[[IM_1]]) : (f64, f64) -> f64
// CHECK-NEXT: %[[PRODUCT_14:.*]] = llvm.fmul %[[RE]], %[[COPYSIGN_3]] : f64
// CHECK-NEXT: %[[PRODUCT_15:.*]] = llvm.fmul %[[IM]], %[[COPYSIGN_4]] : f64
// CHECK-NEXT: %[[SUM_5:.*]] = llvm.fadd %[[PRODUCT_14]], %[[PRODUCT_15]] : f64
// CHECK-NEXT: %[[PRODUCT_16:.*]] = llvm.fmul %[[ZERO]], %[[SUM_5]] : f64
// CHECK-NEXT: %[[PRODUCT_17:.*]] = llvm.fmul %[[IM]], %[[COPYSIGN_3]] : f64
// CHECK-NEXT: %[[PRODUCT_18:.*]] = llvm.fmul %[[RE]], %[[COPYSIGN_4]] : f64
// CHECK-NEXT: %[[DIFF_3:.*]] = llvm.fsub %[[PRODUCT_17]], %[[PRODUCT_18]] : f64
// CHECK-NEXT: %[[PRODUCT_19:.*]] = llvm.fmul %[[ZERO]], %[[DIFF_3]] : f64
// CHECK-NEXT: %[[CMP_12:.*]] = llvm.fcmp "olt" %[[FABS]], %[[FABS_1]] : f64
// CHECK-NEXT: %[[SELECT_4:.*]] = llvm.select %[[CMP_12]], %[[QUOTIENT_1]], %[[QUOTIENT_4]] : i1, f64
// CHECK-NEXT: %[[SELECT_5:.*]] = llvm.select %[[CMP_12]], %[[QUOTIENT_2]], %[[QUOTIENT_5]] : i1, f64
// CHECK-NEXT: %[[SELECT_6:.*]] = llvm.select %[[AND_5]], %[[PRODUCT_16]], %[[SELECT_4]] : i1, f64
// CHECK-NEXT: %[[SELECT_7:.*]] = llvm.select %[[AND_5]], %[[PRODUCT_19]], %[[SELECT_5]] : i1, f64
// CHECK-NEXT: %[[SELECT_8:.*]] = llvm.select %[[AND_3]], %[[PRODUCT_10]], %[[SELECT_6]] : i1, f64
// CHECK-NEXT: %[[SELECT_9:.*]] = llvm.select %[[AND_3]], %[[PRODUCT_13]], %[[SELECT_7]] : i1, f64
// CHECK-NEXT: %[[SELECT_10:.*]] = llvm.select %[[AND_1]], %[[PRODUCT_6]], %[[SELECT_8]] : i1, f64
// CHECK-NEXT: %[[SELECT_11:.*]] = llvm.select %[[AND_1]], %[[PRODUCT_7]], %[[SELECT_9]] : i1, f64
// CHECK-NEXT: %[[CMP_13:.*]] = llvm.fcmp "uno" %[[SELECT_4]], %[[ZERO]] : f64
// CHECK-NEXT: %[[CMP_14:.*]] = llvm.fcmp "uno" %[[SELECT_5]], %[[ZERO]] : f64
// CHECK-NEXT: %[[AND_6:.*]] = llvm.and %[[CMP_13]], %[[CMP_14]] : i1
// CHECK-NEXT: %[[SELECT_12:.*]] = llvm.select %[[AND_6]], %[[SELECT_10]], %[[SELECT_4]] : i1, f64
// CHECK-NEXT: %[[SELECT_13:.*]] = llvm.select %[[AND_6]], %[[SELECT_11]], %[[SELECT_5]] : i1, f64
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[SELECT_12]], %[[POISON]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[SELECT_13]], %[[STRUCT]][1] : !llvm.struct<(f64, f64)>
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
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.fdiv %[[RE_1]], %[[IM_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.fmul %[[QUOTIENT]], %[[RE_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[IM_1]], %[[PRODUCT]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_1:.*]] = llvm.fmul %[[RE]], %[[QUOTIENT]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.fadd %[[PRODUCT_1]], %[[IM]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[QUOTIENT_1:.*]] = llvm.fdiv %[[SUM_1]], %[[SUM]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_2:.*]] = llvm.fmul %[[IM]], %[[QUOTIENT]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[DIFF:.*]] = llvm.fsub %[[PRODUCT_2]], %[[RE]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[QUOTIENT_2:.*]] = llvm.fdiv %[[DIFF]], %[[SUM]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[QUOTIENT_3:.*]] = llvm.fdiv %[[IM_1]], %[[RE_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_3:.*]] = llvm.fmul %[[QUOTIENT_3]], %[[IM_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[SUM_2:.*]] = llvm.fadd %[[RE_1]], %[[PRODUCT_3]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_4:.*]] = llvm.fmul %[[IM]], %[[QUOTIENT_3]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[SUM_3:.*]] = llvm.fadd %[[RE]], %[[PRODUCT_4]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[QUOTIENT_4:.*]] = llvm.fdiv %[[SUM_3]], %[[SUM_2]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_5:.*]] = llvm.fmul %[[RE]], %[[QUOTIENT_3]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[DIFF_1:.*]] = llvm.fsub %[[IM]], %[[PRODUCT_5]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[QUOTIENT_5:.*]] = llvm.fdiv %[[DIFF_1]], %[[SUM_2]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[ZERO:.*]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %[[FABS:.*]] = llvm.intr.fabs(%[[RE_1]]) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (f32) -> f32
// CHECK-NEXT: %[[CMP:.*]] = llvm.fcmp "oeq" %[[FABS]], %[[ZERO]] : f32
// CHECK-NEXT: %[[FABS_1:.*]] = llvm.intr.fabs(%[[IM_1]]) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (f32) -> f32
// CHECK-NEXT: %[[CMP_1:.*]] = llvm.fcmp "oeq" %[[FABS_1]], %[[ZERO]] : f32
// CHECK-NEXT: %[[CMP_2:.*]] = llvm.fcmp "ord" %[[RE]], %[[ZERO]] : f32
// CHECK-NEXT: %[[CMP_3:.*]] = llvm.fcmp "ord" %[[IM]], %[[ZERO]] : f32
// CHECK-NEXT: %[[OR:.*]] = llvm.or %[[CMP_2]], %[[CMP_3]] : i1
// CHECK-NEXT: %[[AND:.*]] = llvm.and %[[CMP]], %[[CMP_1]] : i1
// CHECK-NEXT: %[[AND_1:.*]] = llvm.and %[[OR]], %[[AND]] : i1
// CHECK-NEXT: %[[INF:.*]] = llvm.mlir.constant(0x7F800000 : f32) : f32
// CHECK-NEXT: %[[COPYSIGN:.*]] = llvm.intr.copysign(%[[INF]], %[[RE_1]]) : (f32, f32) -> f32
// CHECK-NEXT: %[[PRODUCT_6:.*]] = llvm.fmul %[[COPYSIGN]], %[[RE]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_7:.*]] = llvm.fmul %[[COPYSIGN]], %[[IM]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[CMP_4:.*]] = llvm.fcmp "one" %[[FABS]], %[[INF]] : f32
// CHECK-NEXT: %[[CMP_5:.*]] = llvm.fcmp "one" %[[FABS_1]], %[[INF]] : f32
// CHECK-NEXT: %[[AND_2:.*]] = llvm.and %[[CMP_4]], %[[CMP_5]] : i1
// CHECK-NEXT: %[[FABS_2:.*]] = llvm.intr.fabs(%[[RE]]) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (f32) -> f32
// CHECK-NEXT: %[[CMP_6:.*]] = llvm.fcmp "oeq" %[[FABS_2]], %[[INF]] : f32
// CHECK-NEXT: %[[FABS_3:.*]] = llvm.intr.fabs(%[[IM]]) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (f32) -> f32
// CHECK-NEXT: %[[CMP_7:.*]] = llvm.fcmp "oeq" %[[FABS_3]], %[[INF]] : f32
// CHECK-NEXT: %[[OR_1:.*]] = llvm.or %[[CMP_6]], %[[CMP_7]] : i1
// CHECK-NEXT: %[[AND_3:.*]] = llvm.and %[[OR_1]], %[[AND_2]] : i1
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %[[SELECT:.*]] = llvm.select %[[CMP_6]], %[[ONE]], %[[ZERO]] : i1, f32
// CHECK-NEXT: %[[COPYSIGN_1:.*]] = llvm.intr.copysign(%[[SELECT]], %[[RE]]) : (f32, f32) -> f32
// CHECK-NEXT: %[[SELECT_1:.*]] = llvm.select %[[CMP_7]], %[[ONE]], %[[ZERO]] : i1, f32
// CHECK-NEXT: %[[COPYSIGN_2:.*]] = llvm.intr.copysign(%[[SELECT_1]], %[[IM]]) : (f32, f32) -> f32
// CHECK-NEXT: %[[PRODUCT_8:.*]] = llvm.fmul %[[COPYSIGN_1]], %[[RE_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_9:.*]] = llvm.fmul %[[COPYSIGN_2]], %[[IM_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[SUM_4:.*]] = llvm.fadd %[[PRODUCT_8]], %[[PRODUCT_9]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_10:.*]] = llvm.fmul %[[INF]], %[[SUM_4]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_11:.*]] = llvm.fmul %[[COPYSIGN_1]], %[[IM_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_12:.*]] = llvm.fmul %[[COPYSIGN_2]], %[[RE_1]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[DIFF_2:.*]] = llvm.fsub %[[PRODUCT_12]], %[[PRODUCT_11]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_13:.*]] = llvm.fmul %[[INF]], %[[DIFF_2]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[CMP_8:.*]] = llvm.fcmp "one" %[[FABS_2]], %[[INF]] : f32
// CHECK-NEXT: %[[CMP_9:.*]] = llvm.fcmp "one" %[[FABS_3]], %[[INF]] : f32
// CHECK-NEXT: %[[AND_4:.*]] = llvm.and %[[CMP_8]], %[[CMP_9]] : i1
// CHECK-NEXT: %[[CMP_10:.*]] = llvm.fcmp "oeq" %[[FABS]], %[[INF]] : f32
// CHECK-NEXT: %[[CMP_11:.*]] = llvm.fcmp "oeq" %[[FABS_1]], %[[INF]] : f32
// CHECK-NEXT: %[[OR_2:.*]] = llvm.or %[[CMP_10]], %[[CMP_11]] : i1
// CHECK-NEXT: %[[AND_5:.*]] = llvm.and %[[AND_4]], %[[OR_2]] : i1
// CHECK-NEXT: %[[SELECT_2:.*]] = llvm.select %[[CMP_10]], %[[ONE]], %[[ZERO]] : i1, f32
// CHECK-NEXT: %[[COPYSIGN_3:.*]] = llvm.intr.copysign(%[[SELECT_2]], %[[RE_1]]) : (f32, f32) -> f32
// CHECK-NEXT: %[[SELECT_3:.*]] = llvm.select %[[CMP_11]], %[[ONE]], %[[ZERO]] : i1, f32
// CHECK-NEXT: %[[COPYSIGN_4:.*]] = llvm.intr.copysign(%[[SELECT_3]], %[[IM_1]]) : (f32, f32) -> f32
// CHECK-NEXT: %[[PRODUCT_14:.*]] = llvm.fmul %[[RE]], %[[COPYSIGN_3]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_15:.*]] = llvm.fmul %[[IM]], %[[COPYSIGN_4]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[SUM_5:.*]] = llvm.fadd %[[PRODUCT_14]], %[[PRODUCT_15]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_16:.*]] = llvm.fmul %[[ZERO]], %[[SUM_5]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_17:.*]] = llvm.fmul %[[IM]], %[[COPYSIGN_3]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_18:.*]] = llvm.fmul %[[RE]], %[[COPYSIGN_4]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[DIFF_3:.*]] = llvm.fsub %[[PRODUCT_17]], %[[PRODUCT_18]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[PRODUCT_19:.*]] = llvm.fmul %[[ZERO]], %[[DIFF_3]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT: %[[CMP_12:.*]] = llvm.fcmp "olt" %[[FABS]], %[[FABS_1]] : f32
// CHECK-NEXT: %[[SELECT_4:.*]] = llvm.select %[[CMP_12]], %[[QUOTIENT_1]], %[[QUOTIENT_4]] : i1, f32
// CHECK-NEXT: %[[SELECT_5:.*]] = llvm.select %[[CMP_12]], %[[QUOTIENT_2]], %[[QUOTIENT_5]] : i1, f32
// CHECK-NEXT: %[[SELECT_6:.*]] = llvm.select %[[AND_5]], %[[PRODUCT_16]], %[[SELECT_4]] : i1, f32
// CHECK-NEXT: %[[SELECT_7:.*]] = llvm.select %[[AND_5]], %[[PRODUCT_19]], %[[SELECT_5]] : i1, f32
// CHECK-NEXT: %[[SELECT_8:.*]] = llvm.select %[[AND_3]], %[[PRODUCT_10]], %[[SELECT_6]] : i1, f32
// CHECK-NEXT: %[[SELECT_9:.*]] = llvm.select %[[AND_3]], %[[PRODUCT_13]], %[[SELECT_7]] : i1, f32
// CHECK-NEXT: %[[SELECT_10:.*]] = llvm.select %[[AND_1]], %[[PRODUCT_6]], %[[SELECT_8]] : i1, f32
// CHECK-NEXT: %[[SELECT_11:.*]] = llvm.select %[[AND_1]], %[[PRODUCT_7]], %[[SELECT_9]] : i1, f32
// CHECK-NEXT: %[[CMP_13:.*]] = llvm.fcmp "uno" %[[SELECT_4]], %[[ZERO]] : f32
// CHECK-NEXT: %[[CMP_14:.*]] = llvm.fcmp "uno" %[[SELECT_5]], %[[ZERO]] : f32
// CHECK-NEXT: %[[AND_6:.*]] = llvm.and %[[CMP_13]], %[[CMP_14]] : i1
// CHECK-NEXT: %[[SELECT_12:.*]] = llvm.select %[[AND_6]], %[[SELECT_10]], %[[SELECT_4]] : i1, f32
// CHECK-NEXT: %[[SELECT_13:.*]] = llvm.select %[[AND_6]], %[[SELECT_11]], %[[SELECT_5]] : i1, f32
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[SELECT_12]], %[[POISON]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[SELECT_13]], %[[STRUCT]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[STRUCT_1]] : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: return %[[CAST_2]] : complex<f32>
func.func @div_fm(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}
