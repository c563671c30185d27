// The result of a cast from an index must be right on targets whose indices
// have 32 or 64 bits.

// RUN: mlir-opt %s --int-range-optimizations | FileCheck %s

// CHECK-LABEL: func @constants(
// CHECK-DAG:     %[[WIDE:.*]] = index.constant 4294967296
// CHECK-DAG:     %[[MAX:.*]] = index.constant 4294967295
// CHECK-DAG:     %[[MAX_CASTU:.*]] = arith.constant 4294967295 : i64
// CHECK:         %[[WIDE_CAST:.*]] = index.casts %[[WIDE]]
// CHECK-NEXT:    %[[WIDE_CASTU:.*]] = index.castu %[[WIDE]]
// CHECK-NEXT:    %[[MAX_CAST:.*]] = index.casts %[[MAX]]
// CHECK-NEXT:    return %[[WIDE_CAST]], %[[WIDE_CASTU]], %[[MAX_CAST]], %[[MAX_CASTU]]
func.func @constants() -> (i64, i64, i64, i64) {
  %wide = index.constant 4294967296
  %0 = index.casts %wide : index to i64
  %1 = index.castu %wide : index to i64
  %max = index.constant 4294967295
  %2 = index.casts %max : index to i64
  %3 = index.castu %max : index to i64
  return %0, %1, %2, %3 : i64, i64, i64, i64
}

// A 32-bit target selects -1 or 5.
// CHECK-LABEL: func @selected_limit(
// CHECK:         %[[CMP:.*]] = arith.cmpi sge
// CHECK-NEXT:    return %[[CMP]]
func.func @selected_limit(%flag: i1) -> i1 {
  %limit = index.constant 9223372036854775807
  %five = index.constant 5
  %0 = arith.select %flag, %limit, %five : index
  %1 = index.casts %0 : index to i64
  %c0 = arith.constant 0 : i64
  %2 = arith.cmpi sge, %1, %c0 : i64
  return %2 : i1
}

// A 32-bit target computes a maximum of the operand and the least number.
// CHECK-LABEL: func @maximum(
// CHECK:         %[[CMP:.*]] = arith.cmpi sge
// CHECK-NEXT:    return %[[CMP]]
func.func @maximum(%x: index) -> i1 {
  %wide = index.constant 2147483648
  %0 = index.maxs %x, %wide
  %1 = index.casts %0 : index to i64
  %c0 = arith.constant 0 : i64
  %2 = arith.cmpi sge, %1, %c0 : i64
  return %2 : i1
}

// With either width, the variable of a loop is not negative.
// CHECK-LABEL: func @loop(
// CHECK:         %[[TRUE:.*]] = arith.constant true
// CHECK:         "test.use"(%[[TRUE]])
func.func @loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  scf.for %i = %c0 to %n step %c1 {
    %0 = index.casts %i : index to i64
    %1 = arith.cmpi sge, %0, %zero : i64
    "test.use"(%1) : (i1) -> ()
  }
  return
}
