// RUN: run_function %s | FileCheck %s
// RUN: run_function %s --passes='canonicalize' | FileCheck %s
// RUN: run_function %s -e floats | FileCheck %s --check-prefix=FLOAT
// RUN: run_function %s -e modes | FileCheck %s --check-prefix=MODES
// RUN: run_function %s -e scaling | FileCheck %s --check-prefix=SCALE

// CHECK: 251 : i16
// CHECK-NEXT: -5 : i16
// CHECK-NEXT: -5 : i4
// CHECK-NEXT: -5 : index
// CHECK-NEXT: 251 : index
// CHECK-NEXT: -1 : i8
// CHECK-NEXT: 1065353216 : i32
// CHECK-NEXT: 1.000000e+00 : f32
func.func @main() -> (i16, i16, i4, index, index, i8, i32, f32) {
  %m5 = arith.constant -5 : i8
  %one = arith.constant 1.0 : f32
  %big = arith.constant 511 : index
  %0 = arith.extui %m5 : i8 to i16
  %1 = arith.extsi %m5 : i8 to i16
  %2 = arith.trunci %m5 overflow<nsw> : i8 to i4
  %3 = arith.index_cast %m5 : i8 to index
  %4 = arith.index_castui %m5 : i8 to index
  %5 = arith.index_cast %big : index to i8
  %6 = arith.bitcast %one : f32 to i32
  %7 = arith.bitcast %6 : i32 to f32
  return %0, %1, %2, %3, %4, %5, %6, %7
    : i16, i16, i4, index, index, i8, i32, f32
}

// FLOAT: -5.000000e+00 : f32
// FLOAT-NEXT: 2.510000e+02 : f32
// FLOAT-NEXT: [-2, poison, poison] : vector<3xi8>
// FLOAT-NEXT: [poison, 200, poison] : vector<3xi32>
// FLOAT-NEXT: [-2.500000e+00, 2.000000e+02, 0x7FF8000000000000] : vector<3xf64>
// 16777217 is between two floats.
// FLOAT-NEXT: 0x4B800000 : f32
func.func @floats() -> (f32, f32, vector<3xi8>, vector<3xi32>, vector<3xf64>, f32) {
  %m5 = arith.constant -5 : i8
  %v = arith.constant dense<[-2.5, 200.0, 0x7FC00000]> : vector<3xf32>
  %odd = arith.constant 16777217 : i64
  %0 = arith.sitofp %m5 : i8 to f32
  %1 = arith.uitofp %m5 : i8 to f32
  %2 = arith.fptosi %v : vector<3xf32> to vector<3xi8>
  %3 = arith.fptoui %v : vector<3xf32> to vector<3xi32>
  %4 = arith.extf %v : vector<3xf32> to vector<3xf64>
  %5 = arith.sitofp %odd : i64 to f32
  return %0, %1, %2, %3, %4, %5
    : f32, f32, vector<3xi8>, vector<3xi32>, vector<3xf64>, f32
}

// 1 + 2^-11 is between 1 and the next half, 1 + 2^-10.
// MODES: 15360 : i16
// MODES-NEXT: 15361 : i16
// MODES-NEXT: 15360 : i16
// MODES-NEXT: 15361 : i16
// MODES-NEXT: 15361 : i16
func.func @modes() -> (i16, i16, i16, i16, i16) {
  %x = arith.constant 1.00048828125 : f32
  %0 = arith.truncf %x : f32 to f16
  %1 = arith.truncf %x upward : f32 to f16
  %2 = arith.truncf %x toward_zero : f32 to f16
  %3 = arith.truncf %x to_nearest_away : f32 to f16
  %4 = arith.truncf %x upward : f32 to f16
  %b0 = arith.bitcast %0 : f16 to i16
  %b1 = arith.bitcast %1 : f16 to i16
  %b2 = arith.bitcast %2 : f16 to i16
  %b3 = arith.bitcast %3 : f16 to i16
  %b4 = arith.bitcast %4 : f16 to i16
  return %b0, %b1, %b2, %b3, %b4 : i16, i16, i16, i16, i16
}

// SCALE: 6.000000e+00 : f32
// SCALE-NEXT: 1.500000e+00 : f4E2M1FN
func.func @scaling() -> (f32, f4E2M1FN) {
  %x = arith.constant 1.5 : f4E2M1FN
  %y = arith.constant 6.0 : f32
  %s = arith.constant 4.0 : f8E8M0FNU
  %0 = arith.scaling_extf %x, %s : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.scaling_truncf %y, %s : f32, f8E8M0FNU to f4E2M1FN
  return %0, %1 : f32, f4E2M1FN
}
