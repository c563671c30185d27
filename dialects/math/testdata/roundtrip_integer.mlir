// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
//
// Functions on integers.

// CHECK-LABEL: @absi
func.func @absi(%i: i32, %v: vector<4xindex>) {
  // CHECK: math.absi %{{.*}} : i32
  %0 = math.absi %i : i32
  // CHECK: math.absi %{{.*}} {a} : vector<4xindex>
  %1 = math.absi %v {a} : vector<4xindex>
  return
}

// CHECK-LABEL: @ctlz
func.func @ctlz(%i: i32, %v: vector<4xindex>) {
  // CHECK: math.ctlz %{{.*}} : i32
  %0 = math.ctlz %i : i32
  // CHECK: math.ctlz %{{.*}} {a} : vector<4xindex>
  %1 = math.ctlz %v {a} : vector<4xindex>
  return
}

// CHECK-LABEL: @cttz
func.func @cttz(%i: i32, %v: vector<4xindex>) {
  // CHECK: math.cttz %{{.*}} : i32
  %0 = math.cttz %i : i32
  // CHECK: math.cttz %{{.*}} {a} : vector<4xindex>
  %1 = math.cttz %v {a} : vector<4xindex>
  return
}

// CHECK-LABEL: @ctpop
func.func @ctpop(%i: i32, %v: vector<4xindex>) {
  // CHECK: math.ctpop %{{.*}} : i32
  %0 = math.ctpop %i : i32
  // CHECK: math.ctpop %{{.*}} {a} : vector<4xindex>
  %1 = math.ctpop %v {a} : vector<4xindex>
  return
}

// CHECK-LABEL: @ipowi
func.func @ipowi(%i: i32, %t: tensor<?xi8>) {
  // CHECK: math.ipowi %{{.*}}, %{{.*}} : i32
  %0 = math.ipowi %i, %i : i32
  // CHECK: math.ipowi %{{.*}}, %{{.*}} : tensor<?xi8>
  %1 = math.ipowi %t, %t : tensor<?xi8>
  return
}
