// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(reconcile-unrealized-casts))' | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// A chain of casts through two types that ends with the original type.

// CHECK-LABEL: func.func @back(
// CHECK-SAME:    %[[A:.*]]: i64)
// CHECK-NEXT:    return %[[A]]
func.func @back(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i32
  %2 = builtin.unrealized_conversion_cast %1 : i32 to i64
  return %2 : i64
}

// -----

// A cast with another use is kept.

// CHECK-LABEL: func.func @used(
// CHECK-SAME:    %[[A:.*]]: i64)
// CHECK-NEXT:    %[[B:.*]] = builtin.unrealized_conversion_cast %[[A]] : i64 to index
// CHECK-NEXT:    return %[[B]], %[[A]]
func.func @used(%a: i64) -> (index, i64) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  return %0, %1 : index, i64
}

// -----

// Casts of several values are folded only in the same order.

// CHECK-LABEL: func.func @several(
// CHECK-SAME:    %[[A:.*]]: i64, %[[B:.*]]: f32)
// CHECK-NEXT:    %[[C:.*]] = builtin.unrealized_conversion_cast %[[A]], %[[B]]
// CHECK-NEXT:    %[[D:.*]]:2 = builtin.unrealized_conversion_cast %[[C]]
// CHECK-NEXT:    return %[[D]]#0, %[[D]]#1, %[[A]], %[[B]]
func.func @several(%a: i64, %b: f32) -> (f32, i64, i64, f32) {
  %0 = builtin.unrealized_conversion_cast %a, %b : i64, f32 to index
  %1:2 = builtin.unrealized_conversion_cast %0 : index to i64, f32
  %2 = builtin.unrealized_conversion_cast %a, %b : i64, f32 to index
  %3:2 = builtin.unrealized_conversion_cast %2 : index to f32, i64
  return %3#0, %3#1, %1#0, %1#1 : f32, i64, i64, f32
}
