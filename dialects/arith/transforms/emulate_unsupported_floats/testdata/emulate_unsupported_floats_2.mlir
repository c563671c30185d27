// RUN: mlir-opt %s --arith-emulate-unsupported-floats=source-types=bf16,f8E4M3FN --split-input-file | FileCheck %s

// CHECK-LABEL: @to_and_from_integers(
// CHECK-SAME: %[[A:.*]]: bf16, %[[B:.*]]: vector<2xbf16>, %[[C:.*]]: i8)
func.func @to_and_from_integers(%a: bf16, %b: vector<2xbf16>, %c: i8) {
  // CHECK-NEXT: %[[EXTF:.*]] = arith.extf %[[B]] fastmath<contract> : vector<2xbf16> to vector<2xf32>
  // CHECK-NEXT: %[[EXTF_1:.*]] = arith.extf %[[A]] fastmath<contract> : bf16 to f32
  // CHECK-NEXT: arith.cmpf olt, %[[EXTF_1]], %[[EXTF_1]] : f32
  // CHECK-NEXT: arith.cmpf une, %[[EXTF]], %[[EXTF]] : vector<2xf32>
  // CHECK-NEXT: arith.fptosi %[[EXTF_1]] : f32 to i8
  // CHECK-NEXT: arith.fptoui %[[EXTF]] : vector<2xf32> to vector<2xi8>
  // CHECK-NEXT: %[[SITOFP:.*]] = arith.sitofp %[[C]] : i8 to f32
  // CHECK-NEXT: arith.truncf %[[SITOFP]] fastmath<contract> : f32 to bf16
  // CHECK-NEXT: %[[UITOFP:.*]] = arith.uitofp %[[C]] : i8 to f32
  // CHECK-NEXT: arith.truncf %[[UITOFP]] fastmath<contract> : f32 to bf16
  // CHECK-NEXT: return
  %0 = arith.cmpf olt, %a, %a : bf16
  %1 = arith.cmpf une, %b, %b : vector<2xbf16>
  %2 = arith.fptosi %a : bf16 to i8
  %3 = arith.fptoui %b : vector<2xbf16> to vector<2xi8>
  %4 = arith.sitofp %c : i8 to bf16
  %5 = arith.uitofp %c : i8 to bf16
  return
}

// -----

// CHECK-LABEL: @stay(
// CHECK-SAME: %[[A:.*]]: bf16, %[[B:.*]]: f32, %[[C:.*]]: i1, %[[M:.*]]: memref<2xbf16>, %[[I:.*]]: index)
func.func @stay(%a: bf16, %b: f32, %c: i1, %m: memref<2xbf16>, %i: index)
    -> bf16 {
  // CHECK-NEXT: %[[ONE:.*]] = arith.constant 1.000000e+00 : bf16
  // CHECK-NEXT: arith.constant dense<1.000000e+00> : vector<2xbf16>
  // CHECK-NEXT: arith.bitcast %[[A]] : bf16 to i16
  // CHECK-NEXT: arith.extf %[[A]] : bf16 to f32
  // CHECK-NEXT: arith.truncf %[[B]] : f32 to bf16
  // CHECK-NEXT: %[[SELECT:.*]] = arith.select %[[C]], %[[A]], %[[ONE]] : bf16
  // CHECK-NEXT: arith.addf %[[B]], %[[B]] : f32
  // CHECK-NEXT: %[[EXP:.*]] = math.exp %[[A]] : bf16
  // CHECK-NEXT: memref.store %[[EXP]], %[[M]][%[[I]]] : memref<2xbf16>
  // CHECK-NEXT: return %[[SELECT]] : bf16
  %0 = arith.constant 1.0 : bf16
  %1 = arith.constant dense<1.0> : vector<2xbf16>
  %2 = arith.bitcast %a : bf16 to i16
  %3 = arith.extf %a : bf16 to f32
  %4 = arith.truncf %b : f32 to bf16
  %5 = arith.select %c, %a, %0 : bf16
  %6 = arith.addf %b, %b : f32
  %7 = math.exp %a : bf16
  memref.store %7, %m[%i] : memref<2xbf16>
  return %5 : bf16
}

// -----

// CHECK-LABEL: @blocks(
// CHECK-SAME: %[[A:.*]]: bf16, %[[C:.*]]: i1)
func.func @blocks(%a: bf16, %c: i1) -> bf16 {
  // CHECK-NEXT: %[[EXTF:.*]] = arith.extf %[[A]] fastmath<contract> : bf16 to f32
  // CHECK-NEXT: cf.cond_br %[[C]], ^bb1(%[[A]] : bf16), ^bb2(%[[A]] : bf16)
  // CHECK: ^bb1(%[[BLOCK_ARG:.*]]: bf16):  // pred: ^bb0
  // CHECK-NEXT: %[[EXTF_1:.*]] = arith.extf %[[BLOCK_ARG]] fastmath<contract> : bf16 to f32
  // CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[EXTF]], %[[EXTF_1]] : f32
  // CHECK-NEXT: %[[TRUNCF:.*]] = arith.truncf %[[SUM]] fastmath<contract> : f32 to bf16
  // CHECK-NEXT: cf.br ^bb2(%[[TRUNCF]] : bf16)
  // CHECK: ^bb2(%[[BLOCK_ARG_1:.*]]: bf16):  // 2 preds: ^bb0, ^bb1
  // CHECK-NEXT: %[[EXTF_2:.*]] = arith.extf %[[BLOCK_ARG_1]] fastmath<contract> : bf16 to f32
  // CHECK-NEXT: %[[SUM_1:.*]] = arith.addf %[[EXTF]], %[[EXTF_2]] : f32
  // CHECK-NEXT: %[[TRUNCF_1:.*]] = arith.truncf %[[SUM_1]] fastmath<contract> : f32 to bf16
  // CHECK-NEXT: return %[[TRUNCF_1]] : bf16
  cf.cond_br %c, ^bb1(%a : bf16), ^bb2(%a : bf16)
^bb1(%b: bf16):
  %0 = arith.addf %a, %b : bf16
  cf.br ^bb2(%0 : bf16)
^bb2(%d: bf16):
  %1 = arith.addf %a, %d : bf16
  return %1 : bf16
}

// -----

// CHECK-LABEL: @regions(
// CHECK-SAME: %[[A:.*]]: bf16, %[[C:.*]]: i1)
func.func @regions(%a: bf16, %c: i1) -> bf16 {
  // CHECK-NEXT: %[[EXTF:.*]] = arith.extf %[[A]] fastmath<contract> : bf16 to f32
  // CHECK-NEXT: %[[IF:.*]] = scf.if %[[C]] -> (bf16) {
  // CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[EXTF]], %[[EXTF]] : f32
  // CHECK-NEXT: %[[TRUNCF:.*]] = arith.truncf %[[SUM]] fastmath<contract> : f32 to bf16
  // CHECK-NEXT: scf.yield %[[TRUNCF]] : bf16
  // CHECK-NEXT: } else {
  // CHECK-NEXT: scf.yield %[[A]] : bf16
  // CHECK-NEXT: }
  // CHECK-NEXT: return %[[IF]] : bf16
  %0 = scf.if %c -> bf16 {
    %1 = arith.addf %a, %a : bf16
    scf.yield %1 : bf16
  } else {
    scf.yield %a : bf16
  }
  return %0 : bf16
}
