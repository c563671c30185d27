// RUN: mlir-opt %s --canonicalize | FileCheck %s

// Comparisons of converted integers with constants become integer comparisons.

// CHECK-LABEL: func.func @with_fraction(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK: %[[TRUE:.*]] = arith.constant true
// CHECK: %[[FALSE:.*]] = arith.constant false
// CHECK: %[[CM4_I8:.*]] = arith.constant -4 : i8
// CHECK: %[[C4_I8:.*]] = arith.constant 4 : i8
// CHECK: %[[LE:.*]] = arith.cmpi sle, %[[X]], %[[C4_I8]] : i8
// CHECK: %[[GT:.*]] = arith.cmpi sgt, %[[X]], %[[C4_I8]] : i8
// CHECK: %[[LT:.*]] = arith.cmpi slt, %[[X]], %[[CM4_I8]] : i8
// CHECK: %[[GE:.*]] = arith.cmpi sge, %[[X]], %[[CM4_I8]] : i8
// CHECK: return %[[LE]], %[[GT]], %[[LT]], %[[GE]], %[[FALSE]], %[[TRUE]]
func.func @with_fraction(%x: i8) -> (i1, i1, i1, i1, i1, i1) {
  %a = arith.constant 4.4 : f32
  %b = arith.constant -4.4 : f32
  %f = arith.sitofp %x : i8 to f32
  %0 = arith.cmpf olt, %f, %a : f32
  %1 = arith.cmpf oge, %f, %a : f32
  %2 = arith.cmpf ule, %f, %b : f32
  %3 = arith.cmpf ugt, %f, %b : f32
  %4 = arith.cmpf oeq, %f, %a : f32
  %5 = arith.cmpf une, %f, %b : f32
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @with_integer(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK: %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK: %[[C4_I8:.*]] = arith.constant 4 : i8
// CHECK: %[[LT:.*]] = arith.cmpi ult, %[[X]], %[[C4_I8]] : i8
// CHECK: %[[EQ:.*]] = arith.cmpi eq, %[[X]], %[[C0_I8]] : i8
// CHECK: return %[[LT]], %[[EQ]]
func.func @with_integer(%x: i8) -> (i1, i1) {
  %a = arith.constant 4.0 : f32
  %b = arith.constant -0.0 : f32
  %f = arith.uitofp %x : i8 to f32
  %0 = arith.cmpf olt, %f, %a : f32
  %1 = arith.cmpf ueq, %f, %b : f32
  return %0, %1 : i1, i1
}

// The constant is out of the integer's range; the integer is never NaN.
// CHECK-LABEL: func.func @constant(
// CHECK: %[[TRUE:.*]] = arith.constant true
// CHECK: %[[FALSE:.*]] = arith.constant false
// CHECK: return %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]]
func.func @constant(%x: i8) -> (i1, i1, i1, i1, i1) {
  %large = arith.constant 128.0 : f32
  %inf = arith.constant 0xFF800000 : f32
  %s = arith.sitofp %x : i8 to f32
  %u = arith.uitofp %x : i8 to f32
  %0 = arith.cmpf olt, %s, %large : f32
  %1 = arith.cmpf oeq, %s, %large : f32
  %2 = arith.cmpf olt, %u, %inf : f32
  %3 = arith.cmpf one, %s, %inf : f32
  %4 = arith.cmpf ord, %s, %large : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}

// The conversion may round the integer; the constant is NaN.
// CHECK-LABEL: func.func @kept(
// CHECK: arith.cmpf olt
// CHECK: arith.cmpf true
func.func @kept(%x: i32) -> (i1, i1) {
  %a = arith.constant 1.7e7 : f32
  %f = arith.sitofp %x : i32 to f32
  %0 = arith.cmpf olt, %f, %a : f32
  %1 = arith.cmpf true, %f, %a : f32
  return %0, %1 : i1, i1
}
