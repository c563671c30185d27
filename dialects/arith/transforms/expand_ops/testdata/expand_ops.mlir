// RUN: mlir-opt %s --arith-expand | FileCheck %s

// CHECK-LABEL: func.func @ceildivui(
// CHECK-SAME: %[[A:.*]]: vector<4xi32>, %[[B:.*]]: vector<4xi32>)
// CHECK: %[[ZERO:.*]] = arith.constant dense<0> : vector<4xi32>
// CHECK: %[[IS_ZERO:.*]] = arith.cmpi eq, %[[A]], %[[ZERO]] : vector<4xi32>
// CHECK: %[[ONE:.*]] = arith.constant dense<1> : vector<4xi32>
// CHECK: %[[LESS:.*]] = arith.subi %[[A]], %[[ONE]] : vector<4xi32>
// CHECK: %[[QUOTIENT:.*]] = arith.divui %[[LESS]], %[[B]] : vector<4xi32>
// CHECK: %[[MORE:.*]] = arith.addi %[[QUOTIENT]], %[[ONE]] : vector<4xi32>
// CHECK: arith.select %[[IS_ZERO]], %[[ZERO]], %[[MORE]]
func.func @ceildivui(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %0 = arith.ceildivui %a, %b : vector<4xi32>
  return %0 : vector<4xi32>
}

// CHECK-LABEL: func.func @ceildivsi(
// CHECK-SAME: %[[LHS:.*]]: i32, %[[RHS:.*]]: i32)
// CHECK: %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK: %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK: %[[QUOTIENT:.*]] = arith.divsi %[[LHS]], %[[RHS]] : i32
// CHECK: %[[PRODUCT:.*]] = arith.muli %[[QUOTIENT]], %[[RHS]] : i32
// CHECK: %[[IS_CUT:.*]] = arith.cmpi ne, %[[LHS]], %[[PRODUCT]] : i32
// CHECK: %[[A:.*]] = arith.cmpi slt, %[[LHS]], %[[C0_I32]] : i32
// CHECK: %[[B:.*]] = arith.cmpi slt, %[[RHS]], %[[C0_I32]] : i32
// CHECK: %[[SAME:.*]] = arith.cmpi eq, %[[A]], %[[B]] : i1
// CHECK: %[[BOTH:.*]] = arith.andi %[[IS_CUT]], %[[SAME]] : i1
// CHECK: %[[ABOVE:.*]] = arith.addi %[[QUOTIENT]], %[[C1_I32]] : i32
// CHECK: arith.select %[[BOTH]], %[[ABOVE]], %[[QUOTIENT]] : i32
func.func @ceildivsi(%a: i32, %b: i32) -> i32 {
  %0 = arith.ceildivsi %a, %b : i32
  return %0 : i32
}

// CHECK-LABEL: func.func @floordivsi(
// CHECK-SAME: %[[LHS:.*]]: index, %[[RHS:.*]]: index)
// CHECK: %[[QUOTIENT:.*]] = arith.divsi %[[LHS]], %[[RHS]] : index
// CHECK: %[[PRODUCT:.*]] = arith.muli %[[QUOTIENT]], %[[RHS]] : index
// CHECK: %[[IS_CUT:.*]] = arith.cmpi ne, %[[LHS]], %[[PRODUCT]] : index
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[A:.*]] = arith.cmpi slt, %[[LHS]], %[[C0]] : index
// CHECK: %[[B:.*]] = arith.cmpi slt, %[[RHS]], %[[C0]] : index
// CHECK: %[[DIFFER:.*]] = arith.cmpi ne, %[[A]], %[[B]] : i1
// CHECK: %[[BOTH:.*]] = arith.andi %[[IS_CUT]], %[[DIFFER]] : i1
// CHECK: %[[CM1:.*]] = arith.constant -1 : index
// CHECK: %[[BELOW:.*]] = arith.addi %[[QUOTIENT]], %[[CM1]] : index
// CHECK: arith.select %[[BOTH]], %[[BELOW]], %[[QUOTIENT]] : index
func.func @floordivsi(%a: index, %b: index) -> index {
  %0 = arith.floordivsi %a, %b : index
  return %0 : index
}

// CHECK-LABEL: func.func @maximumf(
// CHECK-SAME: %[[A:.*]]: f32, %[[B:.*]]: f32)
// CHECK: %[[IS_A:.*]] = arith.cmpf ugt, %[[A]], %[[B]] : f32
// CHECK: %[[S:.*]] = arith.select %[[IS_A]], %[[A]], %[[B]] : f32
// CHECK: %[[IS_NAN:.*]] = arith.cmpf uno, %[[B]], %[[B]] : f32
// CHECK: arith.select %[[IS_NAN]], %[[B]], %[[S]] : f32
func.func @maximumf(%a: f32, %b: f32) -> f32 {
  %0 = arith.maximumf %a, %b : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @minnumf(
// CHECK-SAME: %[[A:.*]]: f32, %[[B:.*]]: f32)
// CHECK: %[[IS_A:.*]] = arith.cmpf ult, %[[A]], %[[B]] : f32
// CHECK: %[[S:.*]] = arith.select %[[IS_A]], %[[A]], %[[B]] : f32
// CHECK: %[[IS_NAN:.*]] = arith.cmpf uno, %[[A]], %[[A]] : f32
// CHECK: arith.select %[[IS_NAN]], %[[B]], %[[S]] : f32
func.func @minnumf(%a: f32, %b: f32) -> f32 {
  %0 = arith.minnumf %a, %b : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @scaled(
// CHECK-SAME: %[[ARG0:.*]]: f4E2M1FN, %[[ARG1:.*]]: f8E8M0FNU, %[[ARG2:.*]]: f32)
// CHECK: %[[S:.*]] = arith.extf %[[ARG1]] : f8E8M0FNU to f32
// CHECK: %[[X:.*]] = arith.extf %[[ARG0]] : f4E2M1FN to f32
// CHECK: %[[WIDE:.*]] = arith.mulf %[[X]], %[[S]] : f32
// CHECK: %[[T:.*]] = arith.truncf %[[ARG2]] fastmath<nnan> : f32 to f8E8M0FNU
// CHECK: %[[U:.*]] = arith.extf %[[T]] fastmath<nnan> : f8E8M0FNU to f32
// CHECK: %[[Q:.*]] = arith.divf %[[WIDE]], %[[U]] fastmath<nnan> : f32
// CHECK: arith.truncf %[[Q]] downward fastmath<nnan> : f32 to f4E2M1FN
func.func @scaled(%x: f4E2M1FN, %s: f8E8M0FNU, %t: f32) -> f4E2M1FN {
  %0 = arith.scaling_extf %x, %s : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.scaling_truncf %0, %t downward fastmath<nnan>
      : f32, f32 to f4E2M1FN
  return %1 : f4E2M1FN
}

// CHECK-LABEL: func.func @integer_extrema(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index, %[[C:.*]]: vector<2xi8>, %[[D:.*]]: vector<2xi8>)
// CHECK: %[[SGT:.*]] = arith.cmpi sgt, %[[A]], %[[B]] : index
// CHECK: %[[MAXSI:.*]] = arith.select %[[SGT]], %[[A]], %[[B]] : index
// CHECK: %[[SLT:.*]] = arith.cmpi slt, %[[A]], %[[B]] : index
// CHECK: %[[MINSI:.*]] = arith.select %[[SLT]], %[[A]], %[[B]] : index
// CHECK: %[[UGT:.*]] = arith.cmpi ugt, %[[C]], %[[D]] : vector<2xi8>
// CHECK: %[[MAXUI:.*]] = arith.select %[[UGT]], %[[C]], %[[D]]
// CHECK: %[[ULT:.*]] = arith.cmpi ult, %[[C]], %[[D]] : vector<2xi8>
// CHECK: %[[MINUI:.*]] = arith.select %[[ULT]], %[[C]], %[[D]]
// CHECK: return %[[MAXSI]], %[[MINSI]], %[[MAXUI]], %[[MINUI]]
func.func @integer_extrema(%a: index, %b: index, %c: vector<2xi8>,
                           %d: vector<2xi8>)
    -> (index, index, vector<2xi8>, vector<2xi8>) {
  %0 = arith.maxsi %a, %b : index
  %1 = arith.minsi %a, %b : index
  %2 = arith.maxui %c, %d : vector<2xi8>
  %3 = arith.minui %c, %d : vector<2xi8>
  return %0, %1, %2, %3 : index, index, vector<2xi8>, vector<2xi8>
}
