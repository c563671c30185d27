// RUN: mlir-opt %s --arith-expand | FileCheck %s

// CHECK-LABEL: func.func @ceildivui(
// CHECK: %[[ZERO:.*]] = arith.constant dense<0> : vector<4xi32>
// CHECK: %[[IS_ZERO:.*]] = arith.cmpi eq, %arg0, %[[ZERO]] : vector<4xi32>
// CHECK: %[[ONE:.*]] = arith.constant dense<1> : vector<4xi32>
// CHECK: %[[LESS:.*]] = arith.subi %arg0, %[[ONE]] : vector<4xi32>
// CHECK: %[[QUOTIENT:.*]] = arith.divui %[[LESS]], %arg1 : vector<4xi32>
// CHECK: %[[MORE:.*]] = arith.addi %[[QUOTIENT]], %[[ONE]] : vector<4xi32>
// CHECK: arith.select %[[IS_ZERO]], %[[ZERO]], %[[MORE]]
func.func @ceildivui(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %0 = arith.ceildivui %a, %b : vector<4xi32>
  return %0 : vector<4xi32>
}

// CHECK-LABEL: func.func @ceildivsi(
// CHECK: %[[QUOTIENT:.*]] = arith.divsi %arg0, %arg1 : i32
// CHECK: %[[PRODUCT:.*]] = arith.muli %[[QUOTIENT]], %arg1 : i32
// CHECK: %[[IS_CUT:.*]] = arith.cmpi ne, %arg0, %[[PRODUCT]] : i32
// CHECK: %[[A:.*]] = arith.cmpi slt, %arg0, %c0_i32 : i32
// CHECK: %[[B:.*]] = arith.cmpi slt, %arg1, %c0_i32 : i32
// CHECK: %[[SAME:.*]] = arith.cmpi eq, %[[A]], %[[B]] : i1
// CHECK: %[[BOTH:.*]] = arith.andi %[[IS_CUT]], %[[SAME]] : i1
// CHECK: %[[ABOVE:.*]] = arith.addi %[[QUOTIENT]], %c1_i32 : i32
// CHECK: arith.select %[[BOTH]], %[[ABOVE]], %[[QUOTIENT]] : i32
func.func @ceildivsi(%a: i32, %b: i32) -> i32 {
  %0 = arith.ceildivsi %a, %b : i32
  return %0 : i32
}

// CHECK-LABEL: func.func @floordivsi(
// CHECK: %[[QUOTIENT:.*]] = arith.divsi %arg0, %arg1 : index
// CHECK: %[[PRODUCT:.*]] = arith.muli %[[QUOTIENT]], %arg1 : index
// CHECK: %[[IS_CUT:.*]] = arith.cmpi ne, %arg0, %[[PRODUCT]] : index
// CHECK: %[[A:.*]] = arith.cmpi slt, %arg0, %c0 : index
// CHECK: %[[B:.*]] = arith.cmpi slt, %arg1, %c0 : index
// CHECK: %[[DIFFER:.*]] = arith.cmpi ne, %[[A]], %[[B]] : i1
// CHECK: %[[BOTH:.*]] = arith.andi %[[IS_CUT]], %[[DIFFER]] : i1
// CHECK: %[[BELOW:.*]] = arith.addi %[[QUOTIENT]], %c-1 : index
// CHECK: arith.select %[[BOTH]], %[[BELOW]], %[[QUOTIENT]] : index
func.func @floordivsi(%a: index, %b: index) -> index {
  %0 = arith.floordivsi %a, %b : index
  return %0 : index
}

// CHECK-LABEL: func.func @maximumf(
// CHECK: %[[IS_A:.*]] = arith.cmpf ugt, %arg0, %arg1 : f32
// CHECK: %[[S:.*]] = arith.select %[[IS_A]], %arg0, %arg1 : f32
// CHECK: %[[IS_NAN:.*]] = arith.cmpf uno, %arg1, %arg1 : f32
// CHECK: arith.select %[[IS_NAN]], %arg1, %[[S]] : f32
func.func @maximumf(%a: f32, %b: f32) -> f32 {
  %0 = arith.maximumf %a, %b : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @minnumf(
// CHECK: %[[IS_A:.*]] = arith.cmpf ult, %arg0, %arg1 : f32
// CHECK: %[[S:.*]] = arith.select %[[IS_A]], %arg0, %arg1 : f32
// CHECK: %[[IS_NAN:.*]] = arith.cmpf uno, %arg0, %arg0 : f32
// CHECK: arith.select %[[IS_NAN]], %arg1, %[[S]] : f32
func.func @minnumf(%a: f32, %b: f32) -> f32 {
  %0 = arith.minnumf %a, %b : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @scaled(
// CHECK: %[[S:.*]] = arith.extf %arg1 : f8E8M0FNU to f32
// CHECK: %[[X:.*]] = arith.extf %arg0 : f4E2M1FN to f32
// CHECK: %[[WIDE:.*]] = arith.mulf %[[X]], %[[S]] : f32
// CHECK: %[[T:.*]] = arith.truncf %arg2 fastmath<nnan> : f32 to f8E8M0FNU
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
// CHECK: %[[SGT:.*]] = arith.cmpi sgt, %arg0, %arg1 : index
// CHECK: %[[MAXSI:.*]] = arith.select %[[SGT]], %arg0, %arg1 : index
// CHECK: %[[SLT:.*]] = arith.cmpi slt, %arg0, %arg1 : index
// CHECK: %[[MINSI:.*]] = arith.select %[[SLT]], %arg0, %arg1 : index
// CHECK: %[[UGT:.*]] = arith.cmpi ugt, %arg2, %arg3 : vector<2xi8>
// CHECK: %[[MAXUI:.*]] = arith.select %[[UGT]], %arg2, %arg3
// CHECK: %[[ULT:.*]] = arith.cmpi ult, %arg2, %arg3 : vector<2xi8>
// CHECK: %[[MINUI:.*]] = arith.select %[[ULT]], %arg2, %arg3
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
