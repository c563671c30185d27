// RUN: mlir-opt %s --arith-emulate-unsupported-floats=source-types=bf16,f8E4M3FN --split-input-file | FileCheck %s

// CHECK-LABEL: @each_result_is_rounded(
// CHECK-SAME: %[[A:.*]]: bf16, %[[B:.*]]: bf16)
func.func @each_result_is_rounded(%a: bf16, %b: bf16) -> bf16 {
  // CHECK-NEXT: %[[EXTF:.*]] = arith.extf %[[B]] fastmath<contract> : bf16 to f32
  // CHECK-NEXT: %[[EXTF_1:.*]] = arith.extf %[[A]] fastmath<contract> : bf16 to f32
  // CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[EXTF_1]], %[[EXTF]] : f32
  // CHECK-NEXT: %[[TRUNCF:.*]] = arith.truncf %[[SUM]] fastmath<contract> : f32 to bf16
  // CHECK-NEXT: %[[EXTF_2:.*]] = arith.extf %[[TRUNCF]] fastmath<contract> : bf16 to f32
  // CHECK-NEXT: %[[PRODUCT:.*]] = arith.mulf %[[EXTF_2]], %[[EXTF]] fastmath<fast> : f32
  // CHECK-NEXT: %[[TRUNCF_1:.*]] = arith.truncf %[[PRODUCT]] fastmath<contract> : f32 to bf16
  // CHECK-NEXT: %[[EXTF_3:.*]] = arith.extf %[[TRUNCF_1]] fastmath<contract> : bf16 to f32
  // CHECK-NEXT: %[[NEG:.*]] = arith.negf %[[EXTF_3]] {kept} : f32
  // CHECK-NEXT: %[[TRUNCF_2:.*]] = arith.truncf %[[NEG]] fastmath<contract> : f32 to bf16
  // CHECK-NEXT: return %[[TRUNCF_2]] : bf16
  %0 = arith.addf %a, %b : bf16
  %1 = arith.mulf %0, %b fastmath<fast> : bf16
  %2 = arith.negf %1 {kept} : bf16
  return %2 : bf16
}

// -----

// CHECK-LABEL: @binary(
// CHECK-SAME: %[[A:.*]]: bf16, %[[B:.*]]: bf16)
func.func @binary(%a: bf16, %b: bf16) {
  // CHECK-NEXT: %[[EXTF:.*]] = arith.extf %[[B]] fastmath<contract> : bf16 to f32
  // CHECK-NEXT: %[[EXTF_1:.*]] = arith.extf %[[A]] fastmath<contract> : bf16 to f32
  // CHECK-NEXT: %[[DIFF:.*]] = arith.subf %[[EXTF_1]], %[[EXTF]] : f32
  // CHECK-NEXT: arith.truncf %[[DIFF]] fastmath<contract> : f32 to bf16
  // CHECK-NEXT: %[[QUOTIENT:.*]] = arith.divf %[[EXTF_1]], %[[EXTF]] : f32
  // CHECK-NEXT: arith.truncf %[[QUOTIENT]] fastmath<contract> : f32 to bf16
  // CHECK-NEXT: %[[REM:.*]] = arith.remf %[[EXTF_1]], %[[EXTF]] : f32
  // CHECK-NEXT: arith.truncf %[[REM]] fastmath<contract> : f32 to bf16
  // CHECK-NEXT: %[[MAXIMUMF:.*]] = arith.maximumf %[[EXTF_1]], %[[EXTF]] : f32
  // CHECK-NEXT: arith.truncf %[[MAXIMUMF]] fastmath<contract> : f32 to bf16
  // CHECK-NEXT: %[[MINIMUMF:.*]] = arith.minimumf %[[EXTF_1]], %[[EXTF]] : f32
  // CHECK-NEXT: arith.truncf %[[MINIMUMF]] fastmath<contract> : f32 to bf16
  // CHECK-NEXT: %[[MAXNUMF:.*]] = arith.maxnumf %[[EXTF_1]], %[[EXTF]] : f32
  // CHECK-NEXT: arith.truncf %[[MAXNUMF]] fastmath<contract> : f32 to bf16
  // CHECK-NEXT: %[[MINNUMF:.*]] = arith.minnumf %[[EXTF_1]], %[[EXTF]] : f32
  // CHECK-NEXT: arith.truncf %[[MINNUMF]] fastmath<contract> : f32 to bf16
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
// CHECK-SAME: %[[A:.*]]: vector<[4]xbf16>, %[[B:.*]]: tensor<?x2xf8E4M3FN>, %[[C:.*]]: vector<bf16>)
func.func @shaped(%a: vector<[4]xbf16>, %b: tensor<?x2xf8E4M3FN>,
                  %c: vector<bf16>)
    -> (vector<[4]xbf16>, tensor<?x2xf8E4M3FN>, vector<bf16>) {
  // CHECK-NEXT: %[[EXTF:.*]] = arith.extf %[[C]] fastmath<contract> : vector<bf16> to vector<f32>
  // CHECK-NEXT: %[[EXTF_1:.*]] = arith.extf %[[B]] fastmath<contract> : tensor<?x2xf8E4M3FN> to tensor<?x2xf32>
  // CHECK-NEXT: %[[EXTF_2:.*]] = arith.extf %[[A]] fastmath<contract> : vector<[4]xbf16> to vector<[4]xf32>
  // CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[EXTF_2]], %[[EXTF_2]] : vector<[4]xf32>
  // CHECK-NEXT: %[[TRUNCF:.*]] = arith.truncf %[[SUM]] fastmath<contract> : vector<[4]xf32> to vector<[4]xbf16>
  // CHECK-NEXT: %[[SUM_1:.*]] = arith.addf %[[EXTF_1]], %[[EXTF_1]] : tensor<?x2xf32>
  // CHECK-NEXT: %[[TRUNCF_1:.*]] = arith.truncf %[[SUM_1]] fastmath<contract> : tensor<?x2xf32> to tensor<?x2xf8E4M3FN>
  // CHECK-NEXT: %[[SUM_2:.*]] = arith.addf %[[EXTF]], %[[EXTF]] : vector<f32>
  // CHECK-NEXT: %[[TRUNCF_2:.*]] = arith.truncf %[[SUM_2]] fastmath<contract> : vector<f32> to vector<bf16>
  // CHECK-NEXT: return %[[TRUNCF]], %[[TRUNCF_1]], %[[TRUNCF_2]] : vector<[4]xbf16>, tensor<?x2xf8E4M3FN>, vector<bf16>
  %0 = arith.addf %a, %a : vector<[4]xbf16>
  %1 = arith.addf %b, %b : tensor<?x2xf8E4M3FN>
  %2 = arith.addf %c, %c : vector<bf16>
  return %0, %1, %2
    : vector<[4]xbf16>, tensor<?x2xf8E4M3FN>, vector<bf16>
}
