// RUN: mlir-opt %s -arith-emulate-wide-int | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: @left(
// CHECK-NEXT: %[[LOW:.*]] = vector.extract %arg0[0]
// CHECK-NEXT: %[[HIGH:.*]] = vector.extract %arg0[1]
// CHECK-NEXT: %[[N:.*]] = vector.extract %arg1[0]
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[ALL:.*]] = arith.constant 32 : i32
// CHECK-NEXT: %[[FAR:.*]] = arith.cmpi uge, %[[N]], %[[ALL]] : i32
// CHECK-NEXT: %[[A:.*]] = arith.shli %[[LOW]], %[[N]] : i32
// CHECK-NEXT: %[[NEWLOW:.*]] = arith.select %[[FAR]], %[[ZERO]], %[[A]] : i32
// CHECK-NEXT: %[[NEAR:.*]] = arith.select %[[FAR]], %[[ALL]], %[[N]] : i32
// CHECK-NEXT: %[[REST:.*]] = arith.subi %[[ALL]], %[[NEAR]] : i32
// CHECK-NEXT: %[[CARRIED:.*]] = arith.shrui %[[LOW]], %[[REST]] : i32
// CHECK-NEXT: %[[BEYOND:.*]] = arith.subi %[[N]], %[[ALL]] : i32
// CHECK-NEXT: %[[B:.*]] = arith.shli %[[LOW]], %[[BEYOND]] : i32
// CHECK-NEXT: %[[C:.*]] = arith.shli %[[HIGH]], %[[N]] : i32
// CHECK-NEXT: %[[UPPER:.*]] = arith.select %[[FAR]], %[[ZERO]], %[[C]] : i32
// CHECK-NEXT: %[[LOWER:.*]] = arith.select %[[FAR]], %[[B]], %[[CARRIED]] : i32
// CHECK-NEXT: %[[NEWHIGH:.*]] = arith.ori %[[LOWER]], %[[UPPER]] : i32
// CHECK: vector.insert %[[NEWLOW]], %{{.*}} [0]
// CHECK-NEXT: vector.insert %[[NEWHIGH]], %{{.*}} [1]
func.func @left(%a: i64, %b: i64) -> i64 {
  %0 = arith.shli %a, %b : i64
  return %0 : i64
}

// CHECK-LABEL: @right(
// CHECK: %[[ALL:.*]] = arith.constant 32 : i32
// CHECK: %[[A:.*]] = arith.shrui
// CHECK-NEXT: %[[LOWER:.*]] = arith.select %[[FAR:.*]], %{{.*}}, %[[A]] : i32
// CHECK-NEXT: %[[B:.*]] = arith.shrui
// CHECK-NEXT: %[[NEWHIGH:.*]] = arith.select %[[FAR]], %{{.*}}, %[[B]] : i32
// CHECK: %[[CARRIED:.*]] = arith.shli
// CHECK-NEXT: arith.subi %{{.*}}, %[[ALL]] : i32
// CHECK-NEXT: %[[C:.*]] = arith.shrui
// CHECK-NEXT: %[[UPPER:.*]] = arith.select %[[FAR]], %[[C]], %[[CARRIED]] : i32
// CHECK-NEXT: %[[NEWLOW:.*]] = arith.ori %[[LOWER]], %[[UPPER]] : i32
// CHECK: vector.insert %[[NEWLOW]], %{{.*}} [0]
// CHECK-NEXT: vector.insert %[[NEWHIGH]], %{{.*}} [1]
func.func @right(%a: i64, %b: i64) -> i64 {
  %0 = arith.shrui %a, %b : i64
  return %0 : i64
}

// The sign in what an unsigned shift leaves free.
// CHECK-LABEL: @signed(
// CHECK: %[[HIGH:.*]] = vector.extract %arg0[1]
// CHECK-NEXT: %[[N:.*]] = vector.extract %arg1[0]
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[NEGATIVE:.*]] = arith.cmpi slt, %[[HIGH]], %[[ZERO]] : i32
// CHECK-NEXT: arith.extsi %[[NEGATIVE]] : i1 to i32
// CHECK: %[[WIDTH:.*]] = arith.constant 64 : i32
// CHECK-NEXT: arith.subi %[[WIDTH]], %[[N]] : i32
// CHECK: arith.shli
// CHECK: arith.shrui
// CHECK-COUNT-2: arith.ori
// CHECK: %[[NONE:.*]] = arith.cmpi eq, %[[N]], %[[ZERO]] : i32
// CHECK-COUNT-2: arith.select %[[NONE]]
func.func @signed(%a: i64, %b: i64) -> i64 {
  %0 = arith.shrsi %a, %b : i64
  return %0 : i64
}
