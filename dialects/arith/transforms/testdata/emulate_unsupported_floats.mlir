// RUN: mlir-opt %s --arith-emulate-unsupported-floats=source-types=bf16,f8E4M3FN --split-input-file | FileCheck %s

// CHECK-LABEL: @each_result_is_rounded(
func.func @each_result_is_rounded(%a: bf16, %b: bf16) -> bf16 {
  // CHECK-NEXT: %0 = arith.extf %arg1 fastmath<contract> : bf16 to f32
  // CHECK-NEXT: %1 = arith.extf %arg0 fastmath<contract> : bf16 to f32
  // CHECK-NEXT: %2 = arith.addf %1, %0 : f32
  // CHECK-NEXT: %3 = arith.truncf %2 fastmath<contract> : f32 to bf16
  // CHECK-NEXT: %4 = arith.extf %3 fastmath<contract> : bf16 to f32
  // CHECK-NEXT: %5 = arith.mulf %4, %0 fastmath<fast> : f32
  // CHECK-NEXT: %6 = arith.truncf %5 fastmath<contract> : f32 to bf16
  // CHECK-NEXT: %7 = arith.extf %6 fastmath<contract> : bf16 to f32
  // CHECK-NEXT: %8 = arith.negf %7 {kept} : f32
  // CHECK-NEXT: %9 = arith.truncf %8 fastmath<contract> : f32 to bf16
  // CHECK-NEXT: return %9 : bf16
  %0 = arith.addf %a, %b : bf16
  %1 = arith.mulf %0, %b fastmath<fast> : bf16
  %2 = arith.negf %1 {kept} : bf16
  return %2 : bf16
}

// -----

// CHECK-LABEL: @binary(
func.func @binary(%a: bf16, %b: bf16) {
  // CHECK-NEXT: %0 = arith.extf %arg1 fastmath<contract> : bf16 to f32
  // CHECK-NEXT: %1 = arith.extf %arg0 fastmath<contract> : bf16 to f32
  // CHECK-NEXT: %2 = arith.subf %1, %0 : f32
  // CHECK-NEXT: %3 = arith.truncf %2 fastmath<contract> : f32 to bf16
  // CHECK-NEXT: %4 = arith.divf %1, %0 : f32
  // CHECK-NEXT: %5 = arith.truncf %4 fastmath<contract> : f32 to bf16
  // CHECK-NEXT: %6 = arith.remf %1, %0 : f32
  // CHECK-NEXT: %7 = arith.truncf %6 fastmath<contract> : f32 to bf16
  // CHECK-NEXT: %8 = arith.maximumf %1, %0 : f32
  // CHECK-NEXT: %9 = arith.truncf %8 fastmath<contract> : f32 to bf16
  // CHECK-NEXT: %10 = arith.minimumf %1, %0 : f32
  // CHECK-NEXT: %11 = arith.truncf %10 fastmath<contract> : f32 to bf16
  // CHECK-NEXT: %12 = arith.maxnumf %1, %0 : f32
  // CHECK-NEXT: %13 = arith.truncf %12 fastmath<contract> : f32 to bf16
  // CHECK-NEXT: %14 = arith.minnumf %1, %0 : f32
  // CHECK-NEXT: %15 = arith.truncf %14 fastmath<contract> : f32 to bf16
  // CHECK-NEXT: return
  %0 = arith.subf %a, %b : bf16
  %1 = arith.divf %a, %b : bf16
  %2 = arith.remf %a, %b : bf16
  %3 = arith.maximumf %a, %b : bf16
  %4 = arith.minimumf %a, %b : bf16
  %5 = arith.maxnumf %a, %b : bf16
  %6 = arith.minnumf %a, %b : bf16
  return
}

// -----

// CHECK-LABEL: @shaped(
func.func @shaped(%a: vector<[4]xbf16>, %b: tensor<?x2xf8E4M3FN>,
                  %c: vector<bf16>)
    -> (vector<[4]xbf16>, tensor<?x2xf8E4M3FN>, vector<bf16>) {
  // CHECK-NEXT: %0 = arith.extf %arg2 fastmath<contract> : vector<bf16> to vector<f32>
  // CHECK-NEXT: %1 = arith.extf %arg1 fastmath<contract> : tensor<?x2xf8E4M3FN> to tensor<?x2xf32>
  // CHECK-NEXT: %2 = arith.extf %arg0 fastmath<contract> : vector<[4]xbf16> to vector<[4]xf32>
  // CHECK-NEXT: %3 = arith.addf %2, %2 : vector<[4]xf32>
  // CHECK-NEXT: %4 = arith.truncf %3 fastmath<contract> : vector<[4]xf32> to vector<[4]xbf16>
  // CHECK-NEXT: %5 = arith.addf %1, %1 : tensor<?x2xf32>
  // CHECK-NEXT: %6 = arith.truncf %5 fastmath<contract> : tensor<?x2xf32> to tensor<?x2xf8E4M3FN>
  // CHECK-NEXT: %7 = arith.addf %0, %0 : vector<f32>
  // CHECK-NEXT: %8 = arith.truncf %7 fastmath<contract> : vector<f32> to vector<bf16>
  // CHECK-NEXT: return %4, %6, %8 : vector<[4]xbf16>, tensor<?x2xf8E4M3FN>, vector<bf16>
  %0 = arith.addf %a, %a : vector<[4]xbf16>
  %1 = arith.addf %b, %b : tensor<?x2xf8E4M3FN>
  %2 = arith.addf %c, %c : vector<bf16>
  return %0, %1, %2
    : vector<[4]xbf16>, tensor<?x2xf8E4M3FN>, vector<bf16>
}
