// RUN: mlir-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @logic(
// CHECK-SAME: %[[LHS:.*]]: i8, %[[Y:.*]]: i8)
// CHECK-NEXT: %[[A:.*]] = arith.andi %[[LHS]], %[[Y]] : i8
// CHECK-NEXT: %[[AE:.*]] = arith.extui %[[A]] : i8 to i32
// CHECK-NEXT: %[[O:.*]] = arith.ori %[[LHS]], %[[Y]] : i8
// CHECK-NEXT: %[[OE:.*]] = arith.extsi %[[O]] : i8 to i32
// CHECK-NEXT: %[[X:.*]] = arith.xori %[[LHS]], %[[Y]] : i8
// CHECK-NEXT: %[[XE:.*]] = arith.extui %[[X]] : i8 to i32
// CHECK-NEXT: return %[[AE]], %[[OE]], %[[XE]]
func.func @logic(%x: i8, %y: i8) -> (i32, i32, i32) {
  %xu = arith.extui %x : i8 to i32
  %yu = arith.extui %y : i8 to i32
  %xs = arith.extsi %x : i8 to i32
  %ys = arith.extsi %y : i8 to i32
  %0 = arith.andi %xu, %yu : i32
  %1 = arith.ori %xs, %ys : i32
  %2 = arith.xori %xu, %yu : i32
  return %0, %1, %2 : i32, i32, i32
}

// CHECK-LABEL: func.func @equality(
// CHECK-SAME: %[[X:.*]]: i8, %[[Y:.*]]: i8)
// CHECK-NEXT: %[[EQ:.*]] = arith.cmpi eq, %[[X]], %[[Y]] : i8
// CHECK-NEXT: %[[NE:.*]] = arith.cmpi ne, %[[X]], %[[Y]] : i8
// CHECK-NEXT: return %[[EQ]], %[[NE]]
func.func @equality(%x: i8, %y: i8) -> (i1, i1) {
  %xu = arith.extui %x : i8 to i32
  %yu = arith.extui %y : i8 to i32
  %xs = arith.extsi %x : i8 to i32
  %ys = arith.extsi %y : i8 to i32
  %0 = arith.cmpi eq, %xu, %yu : i32
  %1 = arith.cmpi ne, %xs, %ys : i32
  return %0, %1 : i1, i1
}

// CHECK-LABEL: func.func @extended(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK-NEXT: %[[A:.*]] = arith.extui %[[X]] : i8 to i32
// CHECK-NEXT: %[[B:.*]] = arith.extsi %[[X]] : i8 to i16
// CHECK-NEXT: %[[C:.*]] = arith.extui %[[X]] : i8 to i16
// CHECK-NEXT: return %[[A]], %[[B]], %[[C]]
func.func @extended(%x: i8) -> (i32, i16, i16) {
  %u = arith.extui %x : i8 to i24
  %s = arith.extsi %x : i8 to i24
  %0 = arith.extsi %u : i24 to i32
  %1 = arith.trunci %s : i24 to i16
  %2 = arith.trunci %u : i24 to i16
  return %0, %1, %2 : i32, i16, i16
}

// CHECK-LABEL: func.func @shifted(
// CHECK-SAME: %[[X:.*]]: i16)
// CHECK: %[[C8_I16:.*]] = arith.constant 8 : i16
// CHECK: %[[S:.*]] = arith.shrui %[[X]], %[[C8_I16]] : i16
// CHECK: %[[T:.*]] = arith.trunci %[[S]] overflow<nuw> : i16 to i8
// CHECK: return %[[T]]
func.func @shifted(%x: i16) -> i8 {
  %c8 = arith.constant 8 : i16
  %0 = arith.shrsi %x, %c8 : i16
  %1 = arith.trunci %0 overflow<nuw> : i16 to i8
  return %1 : i8
}

// CHECK-LABEL: func.func @indices(
// CHECK-SAME: %[[I:.*]]: index, %[[X:.*]]: i8)
// CHECK-NEXT: %[[A:.*]] = arith.index_cast %[[X]] : i8 to index
// CHECK-NEXT: %[[B:.*]] = arith.index_castui %[[X]] : i8 to index
// CHECK-NEXT: return %[[I]], %[[A]], %[[B]]
func.func @indices(%i: index, %x: i8) -> (index, index, index) {
  %n = arith.index_cast %i : index to i64
  %0 = arith.index_cast %n : i64 to index
  %s = arith.extsi %x : i8 to i32
  %u = arith.extui %x : i8 to i32
  %1 = arith.index_cast %s : i32 to index
  %2 = arith.index_castui %u : i32 to index
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: func.func @floats(
// CHECK-SAME: %[[N:.*]]: i32, %[[X:.*]]: bf16)
// CHECK-NEXT: %[[A:.*]] = arith.sitofp %[[N]] : i32 to f32
// CHECK-NEXT: %[[B:.*]] = arith.bitcast %[[X]] : bf16 to f16
// CHECK-NEXT: return %[[A]], %[[B]]
func.func @floats(%n: i32, %x: bf16) -> (f32, f16) {
  %wide = arith.sitofp %n : i32 to f64
  %0 = arith.truncf %wide : f64 to f32
  %bits = arith.bitcast %x : bf16 to i16
  %1 = arith.bitcast %bits : i16 to f16
  return %0, %1 : f32, f16
}

// CHECK-LABEL: func.func @there_and_back(
// CHECK-SAME: %[[X:.*]]: tensor<?xf32>)
// CHECK-NEXT: return %[[X]]
func.func @there_and_back(%x: tensor<?xf32>) -> tensor<?xf32> {
  %bits = arith.bitcast %x : tensor<?xf32> to tensor<?xi32>
  %0 = arith.bitcast %bits : tensor<?xi32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
