// RUN: mlir-opt %s --math-uplift-to-fma | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: @sum_of_product(
// CHECK-SAME: %[[A:.*]]: f32, %[[B:.*]]: f32, %[[C:.*]]: f32)
// CHECK-NEXT: %[[R:.*]] = math.fma %[[A]], %[[B]], %[[C]] fastmath<contract> : f32
// CHECK-NEXT: return %[[R]] : f32
func.func @sum_of_product(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.mulf %a, %b fastmath<fast> : f32
  %1 = arith.addf %0, %c fastmath<contract> : f32
  return %1 : f32
}

// CHECK-LABEL: @product_on_the_right(
// CHECK-SAME: %[[A:.*]]: vector<4xf16>, %[[B:.*]]: vector<4xf16>, %[[C:.*]]: vector<4xf16>)
// CHECK-NEXT: math.fma %[[A]], %[[B]], %[[C]] fastmath<nnan,contract> : vector<4xf16>
func.func @product_on_the_right(%a: vector<4xf16>, %b: vector<4xf16>,
                                %c: vector<4xf16>) -> vector<4xf16> {
  %0 = arith.mulf %a, %b fastmath<nnan,contract> : vector<4xf16>
  %1 = arith.addf %c, %0 fastmath<nnan,contract> : vector<4xf16>
  return %1 : vector<4xf16>
}

// If both operands are products, the first one is fused.
// CHECK-LABEL: @two_products(
// CHECK-SAME: %[[A:.*]]: f32, %[[B:.*]]: f32, %[[C:.*]]: f32)
// CHECK-NEXT: %[[P:.*]] = arith.mulf %[[B]], %[[C]]
// CHECK-NEXT: math.fma %[[A]], %[[B]], %[[P]] fastmath<fast> : f32
func.func @two_products(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.mulf %a, %b fastmath<fast> : f32
  %1 = arith.mulf %b, %c fastmath<fast> : f32
  %2 = arith.addf %0, %1 fastmath<fast> : f32
  return %2 : f32
}

// CHECK-LABEL: @without_the_flag(
// CHECK-NOT: math.fma
func.func @without_the_flag(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %0 = arith.mulf %a, %b fastmath<nnan> : f32
  %1 = arith.addf %0, %c fastmath<contract> : f32
  %2 = arith.mulf %a, %c fastmath<contract> : f32
  %3 = arith.addf %2, %b : f32
  return %1, %3 : f32, f32
}
