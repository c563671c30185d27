// RUN: mlir-opt %s --arith-emulate-unsupported-floats=source-types=bf16,f8E4M3FN --split-input-file | FileCheck %s

// CHECK-LABEL: @to_and_from_integers(
func.func @to_and_from_integers(%a: bf16, %b: vector<2xbf16>, %c: i8) {
  // CHECK-NEXT: %0 = arith.extf %arg1 fastmath<contract> : vector<2xbf16> to vector<2xf32>
  // CHECK-NEXT: %1 = arith.extf %arg0 fastmath<contract> : bf16 to f32
  // CHECK-NEXT: %2 = arith.cmpf olt, %1, %1 : f32
  // CHECK-NEXT: %3 = arith.cmpf une, %0, %0 : vector<2xf32>
  // CHECK-NEXT: %4 = arith.fptosi %1 : f32 to i8
  // CHECK-NEXT: %5 = arith.fptoui %0 : vector<2xf32> to vector<2xi8>
  // CHECK-NEXT: %6 = arith.sitofp %arg2 : i8 to f32
  // CHECK-NEXT: %7 = arith.truncf %6 fastmath<contract> : f32 to bf16
  // CHECK-NEXT: %8 = arith.uitofp %arg2 : i8 to f32
  // CHECK-NEXT: %9 = arith.truncf %8 fastmath<contract> : f32 to bf16
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
func.func @stay(%a: bf16, %b: f32, %c: i1, %m: memref<2xbf16>, %i: index)
    -> bf16 {
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : bf16
  // CHECK-NEXT: %cst_0 = arith.constant dense<1.000000e+00> : vector<2xbf16>
  // CHECK-NEXT: %0 = arith.bitcast %arg0 : bf16 to i16
  // CHECK-NEXT: %1 = arith.extf %arg0 : bf16 to f32
  // CHECK-NEXT: %2 = arith.truncf %arg1 : f32 to bf16
  // CHECK-NEXT: %3 = arith.select %arg2, %arg0, %cst : bf16
  // CHECK-NEXT: %4 = arith.addf %arg1, %arg1 : f32
  // CHECK-NEXT: %5 = math.exp %arg0 : bf16
  // CHECK-NEXT: memref.store %5, %arg3[%arg4] : memref<2xbf16>
  // CHECK-NEXT: return %3 : bf16
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
func.func @blocks(%a: bf16, %c: i1) -> bf16 {
  // CHECK-NEXT: %0 = arith.extf %arg0 fastmath<contract> : bf16 to f32
  // CHECK-NEXT: cf.cond_br %arg1, ^bb1(%arg0 : bf16), ^bb2(%arg0 : bf16)
  // CHECK: ^bb1(%1: bf16):  // pred: ^bb0
  // CHECK-NEXT: %2 = arith.extf %1 fastmath<contract> : bf16 to f32
  // CHECK-NEXT: %3 = arith.addf %0, %2 : f32
  // CHECK-NEXT: %4 = arith.truncf %3 fastmath<contract> : f32 to bf16
  // CHECK-NEXT: cf.br ^bb2(%4 : bf16)
  // CHECK: ^bb2(%5: bf16):  // 2 preds: ^bb0, ^bb1
  // CHECK-NEXT: %6 = arith.extf %5 fastmath<contract> : bf16 to f32
  // CHECK-NEXT: %7 = arith.addf %0, %6 : f32
  // CHECK-NEXT: %8 = arith.truncf %7 fastmath<contract> : f32 to bf16
  // CHECK-NEXT: return %8 : bf16
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
func.func @regions(%a: bf16, %c: i1) -> bf16 {
  // CHECK-NEXT: %0 = arith.extf %arg0 fastmath<contract> : bf16 to f32
  // CHECK-NEXT: %1 = scf.if %arg1 -> (bf16) {
  // CHECK-NEXT: %2 = arith.addf %0, %0 : f32
  // CHECK-NEXT: %3 = arith.truncf %2 fastmath<contract> : f32 to bf16
  // CHECK-NEXT: scf.yield %3 : bf16
  // CHECK-NEXT: } else {
  // CHECK-NEXT: scf.yield %arg0 : bf16
  // CHECK-NEXT: }
  // CHECK-NEXT: return %1 : bf16
  %0 = scf.if %c -> bf16 {
    %1 = arith.addf %a, %a : bf16
    scf.yield %1 : bf16
  } else {
    scf.yield %a : bf16
  }
  return %0 : bf16
}
