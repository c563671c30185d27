// RUN: mlir-opt %s --canonicalize --split-input-file | FileCheck %s

// A cast to a narrower type and back loses bits.

// CHECK-LABEL: func.func @narrower(
// CHECK-SAME: %[[X:.*]]: index, %[[Y:.*]]: vector<4xindex>, %[[Z:.*]]: i80)
// CHECK: %[[A:.*]] = arith.index_cast %[[X]] : index to i8
// CHECK: %[[B:.*]] = arith.index_cast %[[A]] : i8 to index
// CHECK: %[[C:.*]] = arith.index_castui %[[Y]] : vector<4xindex> to vector<4xi32>
// CHECK: %[[D:.*]] = arith.index_castui %[[C]] : vector<4xi32> to vector<4xindex>
// CHECK: %[[E:.*]] = arith.index_cast %[[Z]] : i80 to index
// CHECK: %[[F:.*]] = arith.index_cast %[[E]] : index to i80
// CHECK: return %[[B]], %[[D]], %[[F]]
func.func @narrower(%x: index, %y: vector<4xindex>, %z: i80)
    -> (index, vector<4xindex>, i80) {
  %0 = arith.index_cast %x : index to i8
  %1 = arith.index_cast %0 : i8 to index
  %2 = arith.index_castui %y : vector<4xindex> to vector<4xi32>
  %3 = arith.index_castui %2 : vector<4xi32> to vector<4xindex>
  %4 = arith.index_cast %z : i80 to index
  %5 = arith.index_cast %4 : index to i80
  return %1, %3, %5 : index, vector<4xindex>, i80
}

// CHECK-LABEL: func.func @wide_enough(
// CHECK-SAME: %[[X:.*]]: index, %[[Y:.*]]: i64, %[[Z:.*]]: vector<4xi8>)
// CHECK-NEXT: return %[[X]], %[[Y]], %[[Z]]
func.func @wide_enough(%x: index, %y: i64, %z: vector<4xi8>)
    -> (index, i64, vector<4xi8>) {
  %0 = arith.index_castui %x : index to i64
  %1 = arith.index_castui %0 : i64 to index
  %2 = arith.index_cast %y : i64 to index
  %3 = arith.index_cast %2 : index to i64
  %4 = arith.index_cast %z : vector<4xi8> to vector<4xindex>
  %5 = arith.index_cast %4 : vector<4xindex> to vector<4xi8>
  return %1, %3, %5 : index, i64, vector<4xi8>
}

// 2^62 + 2^38 + 1 becomes 2^62 + 2^38 as f64, which lies between two floats of
// f32; the integer itself is rounded up.

// CHECK-LABEL: func.func @rounded_twice(
// CHECK-SAME: %[[X:.*]]: i64, %[[Y:.*]]: i16)
// CHECK: %[[A:.*]] = arith.sitofp %[[X]] : i64 to f64
// CHECK: %[[B:.*]] = arith.truncf %[[A]] : f64 to f32
// CHECK: %[[C:.*]] = arith.uitofp %[[Y]] : i16 to bf16
// CHECK: %[[D:.*]] = arith.truncf %[[C]] : bf16 to f8E5M2
// CHECK: return %[[B]], %[[D]]
func.func @rounded_twice(%x: i64, %y: i16) -> (f32, f8E5M2) {
  %0 = arith.sitofp %x : i64 to f64
  %1 = arith.truncf %0 : f64 to f32
  %2 = arith.uitofp %y : i16 to bf16
  %3 = arith.truncf %2 : bf16 to f8E5M2
  return %1, %3 : f32, f8E5M2
}

// f64 has all integers of 32 bits. Those that f32 rounds are infinite in f16.

// CHECK-LABEL: func.func @rounded_once(
// CHECK-SAME: %[[X:.*]]: i32)
// CHECK-NEXT: %[[A:.*]] = arith.uitofp %[[X]] : i32 to f32
// CHECK-NEXT: %[[B:.*]] = arith.sitofp %[[X]] : i32 to f16
// CHECK-NEXT: return %[[A]], %[[B]]
func.func @rounded_once(%x: i32) -> (f32, f16) {
  %0 = arith.uitofp %x : i32 to f64
  %1 = arith.truncf %0 : f64 to f32
  %2 = arith.sitofp %x : i32 to f32
  %3 = arith.truncf %2 : f32 to f16
  return %1, %3 : f32, f16
}

// -----

// CHECK-LABEL: func.func @index_of_32_bits(
// CHECK-SAME: %[[X:.*]]: i64, %[[Y:.*]]: i32)
// CHECK: %[[A:.*]] = arith.index_cast %[[X]] : i64 to index
// CHECK: %[[B:.*]] = arith.index_cast %[[A]] : index to i64
// CHECK: return %[[B]], %[[Y]]
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  func.func @index_of_32_bits(%x: i64, %y: i32) -> (i64, i32) {
    %0 = arith.index_cast %x : i64 to index
    %1 = arith.index_cast %0 : index to i64
    %2 = arith.index_cast %y : i32 to index
    %3 = arith.index_cast %2 : index to i32
    return %1, %3 : i64, i32
  }
}
