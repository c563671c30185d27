// RUN: mlir-opt %s --canonicalize | FileCheck %s

// The name of an integer constant contains its value.

// CHECK-LABEL: func.func @integer_constants(
// CHECK: %[[C254_I16:.*]] = arith.constant 254 : i16
// CHECK: %[[CM2_I16:.*]] = arith.constant -2 : i16
// CHECK: %[[CM2_I4:.*]] = arith.constant -2 : i4
// CHECK: %[[CM1_I100:.*]] = arith.constant -1 : i100
// CHECK: return %[[C254_I16]], %[[CM2_I16]], %[[CM2_I4]], %[[CM1_I100]]
func.func @integer_constants() -> (i16, i16, i4, i100) {
  %a = arith.constant -2 : i8
  %b = arith.constant -1 : i8
  %0 = arith.extui %a : i8 to i16
  %1 = arith.extsi %a : i8 to i16
  %2 = arith.trunci %a : i8 to i4
  %3 = arith.extsi %b : i8 to i100
  return %0, %1, %2, %3 : i16, i16, i4, i100
}

// CHECK-LABEL: func.func @integer_chains(
// CHECK-SAME: %[[X:.*]]: i8, %[[Y:.*]]: i32)
// CHECK: %[[U:.*]] = arith.extui %[[X]] : i8 to i32
// CHECK: %[[S:.*]] = arith.extsi %[[X]] : i8 to i32
// CHECK: %[[T:.*]] = arith.trunci %[[X]] : i8 to i4
// CHECK: %[[TT:.*]] = arith.trunci %[[Y]] : i32 to i8
// CHECK: return %[[U]], %[[S]], %[[T]], %[[TT]], %[[X]], %[[X]]
func.func @integer_chains(%x: i8, %y: i32) -> (i32, i32, i4, i8, i8, i8) {
  %u = arith.extui %x : i8 to i16
  %0 = arith.extui %u : i16 to i32
  %s = arith.extsi %x : i8 to i16
  %1 = arith.extsi %s : i16 to i32
  %2 = arith.trunci %s : i16 to i4
  %t = arith.trunci %y : i32 to i16
  %3 = arith.trunci %t : i16 to i8
  %4 = arith.trunci %u : i16 to i8
  %5 = arith.trunci %s : i16 to i8
  return %0, %1, %2, %3, %4, %5 : i32, i32, i4, i8, i8, i8
}

// Casts of float constants fold if they are exact.
// CHECK-LABEL: func.func @float_constants(
// CHECK-DAG: %[[THIRD:.*]] = arith.constant 1.000000e-01 : f32
// CHECK-DAG: %[[WIDE:.*]] = arith.constant 1.500000e+00 : f64
// CHECK-DAG: %[[NARROW:.*]] = arith.constant 1.500000e+00 : f16
// CHECK: %[[LOST:.*]] = arith.truncf %[[THIRD]] : f32 to f16
// CHECK: return %[[WIDE]], %[[NARROW]], %[[LOST]]
func.func @float_constants() -> (f64, f16, f16) {
  %a = arith.constant 1.5 : f32
  %b = arith.constant 0.1 : f32
  %0 = arith.extf %a : f32 to f64
  %1 = arith.truncf %a : f32 to f16
  %2 = arith.truncf %b : f32 to f16
  return %0, %1, %2 : f64, f16, f16
}

// CHECK-LABEL: func.func @float_chains(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK: %[[T:.*]] = arith.truncf %[[X]] : f32 to f16
// CHECK: return %[[X]], %[[T]], %[[X]]
func.func @float_chains(%x: f32) -> (f32, f16, f32) {
  %e = arith.extf %x : f32 to f64
  %0 = arith.truncf %e : f64 to f32
  %1 = arith.truncf %e : f64 to f16
  %t = arith.truncf %x fastmath<contract> : f32 to f16
  %2 = arith.extf %t fastmath<contract> : f16 to f32
  return %0, %1, %2 : f32, f16, f32
}

// A float that the integer type cannot represent is not folded.
// CHECK-LABEL: func.func @between(
// CHECK: %[[C92_I8:.*]] = arith.constant 92 : i8
// CHECK: %[[CM48_I8:.*]] = arith.constant -48 : i8
// CHECK: %[[LARGE:.*]] = arith.constant 3.000000e+02 : f32
// CHECK: %[[CM2_I8:.*]] = arith.constant -2 : i8
// CHECK: %[[C200_I16:.*]] = arith.constant 200 : i16
// CHECK: %[[BYTE:.*]] = arith.fptoui %[[LARGE]] : f32 to i8
// CHECK: return %[[CM2_I8]], %[[C200_I16]], %[[BYTE]], %[[CM48_I8]], %[[C92_I8]]
func.func @between() -> (i8, i16, i8, i8, i8) {
  %a = arith.constant -2.9 : f32
  %b = arith.constant 200.5 : f32
  %c = arith.constant 300.0 : f32
  %d = arith.constant -4 : i8
  %0 = arith.fptosi %a : f32 to i8
  %1 = arith.fptoui %b : f32 to i16
  %2 = arith.fptoui %c : f32 to i8
  %s = arith.sitofp %d : i8 to f8E3M4
  %u = arith.uitofp %d : i8 to f8E5M2
  %3 = arith.bitcast %s : f8E3M4 to i8
  %4 = arith.bitcast %u : f8E5M2 to i8
  return %0, %1, %2, %3, %4 : i8, i16, i8, i8, i8
}

// CHECK-LABEL: func.func @indices(
// CHECK: %[[CM1:.*]] = arith.constant -1 : index
// CHECK: %[[C255:.*]] = arith.constant 255 : index
// CHECK: %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK: return %[[CM1]], %[[C255]], %[[C1_I32]]
func.func @indices() -> (index, index, i32) {
  %a = arith.constant -1 : i8
  %b = arith.constant 0x100000001 : index
  %0 = arith.index_cast %a : i8 to index
  %1 = arith.index_castui %a : i8 to index
  %2 = arith.index_cast %b : index to i32
  return %0, %1, %2 : index, index, i32
}
