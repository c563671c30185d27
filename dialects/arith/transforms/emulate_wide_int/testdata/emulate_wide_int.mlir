// RUN: mlir-opt %s -arith-emulate-wide-int | FileCheck %s

// Functions, calls and constants.
// CHECK-LABEL: func.func private @other(vector<2xi32>) -> i32
func.func private @other(i64) -> i32

// CHECK-LABEL: func.func @call(
// CHECK-SAME: %[[A:.*]]: vector<2xi32>) -> (vector<2xi32>, i32)
func.func @call(%a: i64) -> (i64, i32) {
  // CHECK: %[[K:.*]] = arith.constant dense<[-1, 1]> : vector<2xi32>
  %k = arith.constant 8589934591 : i64
  // CHECK: %[[R:.*]] = call @other(%[[A]]) : (vector<2xi32>) -> i32
  %0 = call @other(%a) : (i64) -> i32
  // CHECK: vector.print %[[A]] : vector<2xi32>
  vector.print %a : i64
  // CHECK: return %[[K]], %[[R]]
  return %k, %0 : i64, i32
}

// CHECK-LABEL: @sum(
// CHECK-SAME: %[[A:.*]]: vector<2xi32>, %[[B:.*]]: vector<2xi32>)
func.func @sum(%a: i64, %b: i64) -> i64 {
  // CHECK-NEXT: %[[A0:.*]] = vector.extract %[[A]][0] : i32 from vector<2xi32>
  // CHECK-NEXT: %[[A1:.*]] = vector.extract %[[A]][1] : i32 from vector<2xi32>
  // CHECK-NEXT: %[[B0:.*]] = vector.extract %[[B]][0] : i32 from vector<2xi32>
  // CHECK-NEXT: %[[B1:.*]] = vector.extract %[[B]][1] : i32 from vector<2xi32>
  // CHECK-NEXT: %[[LOW:[^,]*]], %[[CARRY:.*]] = arith.addui_extended %[[A0]], %[[B0]] : i32, i1
  // CHECK-NEXT: %[[C:.*]] = arith.extui %[[CARRY]] : i1 to i32
  // CHECK-NEXT: %[[AHEAD:.*]] = arith.addi %[[C]], %[[A1]] : i32
  // CHECK-NEXT: %[[HIGH:.*]] = arith.addi %[[AHEAD]], %[[B1]] : i32
  // CHECK-NEXT: %[[ZERO:.*]] = arith.constant dense<0> : vector<2xi32>
  // CHECK-NEXT: %[[HALF:.*]] = vector.insert %[[LOW]], %[[ZERO]] [0] : i32 into vector<2xi32>
  // CHECK-NEXT: %[[WHOLE:.*]] = vector.insert %[[HIGH]], %[[HALF]] [1] : i32 into vector<2xi32>
  // CHECK-NEXT: return %[[WHOLE]]
  %0 = arith.addi %a, %b : i64
  return %0 : i64
}

// CHECK-LABEL: @vectors(
// CHECK-SAME: %[[A:.*]]: vector<3x2xi32>, %[[B:.*]]: vector<3x2xi32>)
func.func @vectors(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
  // CHECK-DAG: %[[A0:.*]] = vector.extract_strided_slice %[[A]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
  // CHECK-DAG: %[[A1:.*]] = vector.extract_strided_slice %[[A]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
  // CHECK-DAG: %[[B0:.*]] = vector.extract_strided_slice %[[B]] {offsets = [0, 0],
  // CHECK-DAG: %[[B1:.*]] = vector.extract_strided_slice %[[B]] {offsets = [0, 1],
  // CHECK: %[[LOW:.*]] = arith.cmpi ult, %[[A0]], %[[B0]] : vector<3x1xi32>
  // CHECK: %[[HIGH:.*]] = arith.cmpi slt, %[[A1]], %[[B1]] : vector<3x1xi32>
  // CHECK: %[[SAME:.*]] = arith.cmpi eq, %[[A1]], %[[B1]] : vector<3x1xi32>
  // CHECK: %[[LESS:.*]] = arith.select %[[SAME]], %[[LOW]], %[[HIGH]] : vector<3x1xi1>, vector<3x1xi1>
  // CHECK: %[[RESULT:.*]] = vector.shape_cast %[[LESS]] : vector<3x1xi1> to vector<3xi1>
  // CHECK: return %[[RESULT]]
  %0 = arith.cmpi slt, %a, %b : vector<3xi64>
  return %0 : vector<3xi1>
}

// 2^32 is infinity in f16; its product with zero would be NaN.
// CHECK-LABEL: @to_half
func.func @to_half(%a: i64) -> f16 {
  // CHECK: %[[HIGH:.*]] = vector.extract %{{.*}}[1]
  // CHECK: %[[IS_LOW:.*]] = arith.cmpi eq, %[[HIGH]], %{{.*}} : i32
  // CHECK: %[[LOW:.*]] = arith.uitofp
  // CHECK: arith.constant 0x7C00 : f16
  // CHECK: %[[SUM:.*]] = arith.addf
  // CHECK: arith.select %[[IS_LOW]], %[[LOW]], %[[SUM]] : f16
  %0 = arith.uitofp %a : i64 to f16
  return %0 : f16
}

// Narrow integers are not converted.
// CHECK-LABEL: @narrow
func.func @narrow(%a: i32, %t: tensor<4xi64>) -> i32 {
  // CHECK-NEXT: arith.divsi %{{.*}}, %{{.*}} : i32
  // CHECK-NEXT: arith.addi %{{.*}}, %{{.*}} : tensor<4xi64>
  %0 = arith.divsi %a, %a : i32
  %1 = arith.addi %t, %t : tensor<4xi64>
  return %0 : i32
}

// A function as a value has the converted type, too.
// CHECK-LABEL: @reference(
// CHECK-SAME: %[[A:.*]]: vector<2xi32>) -> (i32, (vector<2xi32>) -> i32)
func.func @reference(%a: i64) -> (i32, (i64) -> i32) {
  // CHECK: %[[F:.*]] = constant @other : (vector<2xi32>) -> i32
  %f = constant @other : (i64) -> i32
  // CHECK: %[[R:.*]] = call_indirect %[[F]](%[[A]]) : (vector<2xi32>) -> i32
  %0 = call_indirect %f(%a) : (i64) -> i32
  // CHECK: return %[[R]], %[[F]]
  return %0, %f : i32, (i64) -> i32
}
