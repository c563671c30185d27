// RUN: mlir-opt %s --arith-expand="include-bf16=true include-f8e8m0=true include-f4e2m1=true" | FileCheck %s

// CHECK-LABEL: func.func @extf_bf16(
// CHECK-SAME: %[[X:.*]]: vector<2xbf16>)
// CHECK: %[[BITS:.*]] = arith.bitcast %[[X]] : vector<2xbf16> to vector<2xi16>
// CHECK: %[[WIDE:.*]] = arith.extui %[[BITS]] : vector<2xi16> to vector<2xi32>
// CHECK: %[[C:.*]] = arith.constant dense<16> : vector<2xi32>
// CHECK: %[[UP:.*]] = arith.shli %[[WIDE]], %[[C]] : vector<2xi32>
// CHECK: arith.bitcast %[[UP]] : vector<2xi32> to vector<2xf32>
func.func @extf_bf16(%x: vector<2xbf16>) -> vector<2xf32> {
  %0 = arith.extf %x : vector<2xbf16> to vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK-LABEL: func.func @truncf_bf16(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK: %[[NAN:.*]] = arith.cmpf une, %[[X]], %[[X]] : f32
// CHECK: %[[C32767_I32:.*]] = arith.constant 32767 : i32
// CHECK: %[[C32704_I16:.*]] = arith.constant 32704 : i16
// CHECK: %[[C16_I32:.*]] = arith.constant 16 : i32
// CHECK: %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK: %[[BITS:.*]] = arith.bitcast %[[X]] : f32 to i32
// CHECK: %[[UPPER:.*]] = arith.shrui %[[BITS]], %[[C16_I32]] : i32
// CHECK: %[[ODD:.*]] = arith.andi %[[UPPER]], %[[C1_I32]] : i32
// CHECK: %[[CARRY:.*]] = arith.addi %[[ODD]], %[[C32767_I32]] : i32
// CHECK: %[[SUM:.*]] = arith.addi %[[BITS]], %[[CARRY]] : i32
// CHECK: %[[DOWN:.*]] = arith.shrui %[[SUM]], %[[C16_I32]] : i32
// CHECK: %[[CUT:.*]] = arith.trunci %[[DOWN]] : i32 to i16
// CHECK: %[[R:.*]] = arith.select %[[NAN]], %[[C32704_I16]], %[[CUT]] : i16
// CHECK: arith.bitcast %[[R]] : i16 to bf16
func.func @truncf_bf16(%x: f32) -> bf16 {
  %0 = arith.truncf %x : f32 to bf16
  return %0 : bf16
}

// CHECK-LABEL: func.func @extf_f8E8M0(
// CHECK-SAME: %[[X:.*]]: f8E8M0FNU)
// CHECK: %[[BITS:.*]] = arith.bitcast %[[X]] : f8E8M0FNU to i8
// CHECK: %[[CM1_I8:.*]] = arith.constant -1 : i8
// CHECK: %[[CM1_I32:.*]] = arith.constant -1 : i32
// CHECK: %[[C23_I32:.*]] = arith.constant 23 : i32
// CHECK: %[[WIDE:.*]] = arith.extui %[[BITS]] : i8 to i32
// CHECK: %[[UP:.*]] = arith.shli %[[WIDE]], %[[C23_I32]] : i32
// CHECK: %[[NAN:.*]] = arith.cmpi eq, %[[BITS]], %[[CM1_I8]] : i8
// CHECK: %[[R:.*]] = arith.select %[[NAN]], %[[CM1_I32]], %[[UP]] : i32
// CHECK: %[[F:.*]] = arith.bitcast %[[R]] : i32 to f32
// CHECK: arith.truncf %[[F]] : f32 to f16
func.func @extf_f8E8M0(%x: f8E8M0FNU) -> f16 {
  %0 = arith.extf %x : f8E8M0FNU to f16
  return %0 : f16
}

// CHECK-LABEL: func.func @truncf_f8E8M0(
// CHECK-SAME: %[[X:.*]]: f64)
// CHECK: %[[F:.*]] = arith.truncf %[[X]] fastmath<nnan> : f64 to f32
// CHECK: %[[BITS:.*]] = arith.bitcast %[[F]] : f32 to i32
// CHECK: %[[C23_I32:.*]] = arith.constant 23 : i32
// CHECK: %[[DOWN:.*]] = arith.shrui %[[BITS]], %[[C23_I32]] : i32
// CHECK: %[[CUT:.*]] = arith.trunci %[[DOWN]] : i32 to i8
// CHECK: arith.bitcast %[[CUT]] : i8 to f8E8M0FNU
func.func @truncf_f8E8M0(%x: f64) -> f8E8M0FNU {
  %0 = arith.truncf %x fastmath<nnan> : f64 to f8E8M0FNU
  return %0 : f8E8M0FNU
}

// CHECK-LABEL: func.func @extf_f4E2M1(
// CHECK-NOT: arith.extf
// CHECK: arith.bitcast %{{.*}} : i32 to f32
func.func @extf_f4E2M1(%x: f4E2M1FN) -> f32 {
  %0 = arith.extf %x : f4E2M1FN to f32
  return %0 : f32
}

// CHECK-LABEL: func.func @truncf_f4E2M1(
// CHECK-NOT: arith.truncf
// CHECK: arith.bitcast %{{.*}} : i4 to f4E2M1FN
func.func @truncf_f4E2M1(%x: f32) -> f4E2M1FN {
  %0 = arith.truncf %x : f32 to f4E2M1FN
  return %0 : f4E2M1FN
}
