// RUN: mlir-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: @extract_of_others
// CHECK-SAME: %[[X:.*]]: f32, %[[V:.*]]: vector<4xf32>, %[[W:.*]]: vector<2x4xf32>, %[[I:.*]]: index, %[[Y:.*]]: f32
func.func @extract_of_others(%x: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %i: index, %y: f32) -> (f32, f32, vector<4xf32>, f32, vector<4xf32>, f32, f32) {
  // CHECK-DAG: %[[V1:.*]] = vector.extract %[[V]][1]
  // CHECK-DAG: %[[V2:.*]] = vector.extract %[[V]][2]
  // CHECK-DAG: %[[W02:.*]] = vector.extract %[[W]][0, 2]
  // CHECK: return %[[X]], %[[V2]], %[[V]], %[[W02]], %[[V]], %[[Y]], %[[V1]]
  %0 = vector.broadcast %x : f32 to vector<4xf32>
  %1 = vector.extract %0[2] : f32 from vector<4xf32>
  %2 = vector.insert %v, %w[1] : vector<4xf32> into vector<2x4xf32>
  %3 = vector.extract %2[1, 2] : f32 from vector<2x4xf32>
  %4 = vector.extract %2[1] : vector<4xf32> from vector<2x4xf32>
  %5 = vector.extract %2[0, 2] : f32 from vector<2x4xf32>
  %6 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %7 = vector.extract %6[1] : vector<4xf32> from vector<2x4xf32>
  %8 = vector.from_elements %x, %y : vector<2xf32>
  %9 = vector.extract %8[1] : f32 from vector<2xf32>
  %10 = vector.extract %6[%i, 1] : f32 from vector<2x4xf32>
  return %1, %3, %4, %5, %7, %9, %10 : f32, f32, vector<4xf32>, f32, vector<4xf32>, f32, f32
}

// An extract from a broadcast dimension of size 1 uses index 0 of the source.
// CHECK-LABEL: @extract_of_stretched
// CHECK-SAME: %[[V:.*]]: vector<1x4xf32>
func.func @extract_of_stretched(%v: vector<1x4xf32>, %i: index) -> f32 {
  // CHECK: vector.extract %[[V]][0, %{{.*}}] : f32 from vector<1x4xf32>
  %0 = vector.broadcast %v : vector<1x4xf32> to vector<3x2x4xf32>
  %1 = vector.extract %0[2, 1, %i] : f32 from vector<3x2x4xf32>
  return %1 : f32
}

// A dynamic index may equal the index of the insertion.
// CHECK-LABEL: @extract_of_insert_unknown
// CHECK-SAME: (%[[X:.*]]: f32, %{{.*}}: vector<4xf32>, %{{.*}}: index)
func.func @extract_of_insert_unknown(%x: f32, %v: vector<4xf32>, %i: index) -> (f32, f32) {
  // CHECK: %[[INSERT:.*]] = vector.insert
  // CHECK: vector.extract %[[INSERT]][0]
  // CHECK-NOT: vector.extract
  // CHECK: return %{{[^,]*}}, %[[X]]
  %0 = vector.insert %x, %v[%i] : f32 into vector<4xf32>
  %1 = vector.extract %0[0] : f32 from vector<4xf32>
  %2 = vector.extract %0[%i] : f32 from vector<4xf32>
  return %1, %2 : f32, f32
}

// CHECK-LABEL: @constant_indices
func.func @constant_indices(%x: f32, %v: vector<4xf32>) -> (f32, vector<4xf32>, f32) {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  // CHECK: %[[C4:.*]] = arith.constant 4 : index
  // CHECK: vector.extract %{{.*}}[3] :
  %0 = vector.extract %v[%c3] : f32 from vector<4xf32>
  // CHECK: vector.insert %{{.*}}, %{{.*}} [3] :
  %1 = vector.insert %x, %v[%c3] : f32 into vector<4xf32>
  // CHECK: vector.extract %{{.*}}[%[[C4]]]
  %2 = vector.extract %v[%c4] : f32 from vector<4xf32>
  return %0, %1, %2 : f32, vector<4xf32>, f32
}

// CHECK-LABEL: @constants
func.func @constants() -> (i32, vector<2xi32>, vector<2xi32>, vector<4xi32>, vector<2xi32>, vector<4xi32>, vector<1xi32>, vector<2x1xi32>, i32) {
  // CHECK-DAG: %[[A:.*]] = arith.constant 3 : i32
  // CHECK-DAG: %[[B:.*]] = arith.constant dense<[3, 4]> : vector<2xi32>
  // CHECK-DAG: %[[C:.*]] = arith.constant dense<[1, 4]> : vector<2xi32>
  // CHECK-DAG: %[[D:.*]] = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  // CHECK-DAG: %[[E:.*]] = arith.constant dense<[1, 2]> : vector<2xi32>
  // CHECK-DAG: %[[F:.*]] = arith.constant dense<1> : vector<4xi32>
  // CHECK-DAG: %[[G:.*]] = arith.constant dense<2> : vector<1xi32>
  // CHECK-DAG: %[[H:.*]] = arith.constant dense<{{\[}}[2], [4]]> : vector<2x1xi32>
  // CHECK-DAG: %[[K:.*]] = arith.constant 4 : i32
  // CHECK: return %[[A]], %[[B]], %[[C]], %[[D]], %[[E]], %[[F]], %[[G]], %[[H]], %[[K]]
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %cst = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %0 = vector.extract %cst[1, 0] : i32 from vector<2x2xi32>
  %1 = vector.extract %cst[1] : vector<2xi32> from vector<2x2xi32>
  %2 = vector.insert %c1, %1[0] : i32 into vector<2xi32>
  %3 = vector.shape_cast %cst : vector<2x2xi32> to vector<4xi32>
  %4 = vector.from_elements %c1, %c2 : vector<2xi32>
  %5 = vector.broadcast %c1 : i32 to vector<4xi32>
  %6 = vector.extract_strided_slice %3 {offsets = [1], sizes = [1], strides = [1]} : vector<4xi32> to vector<1xi32>
  %7 = vector.extract_strided_slice %cst {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
  %8:4 = vector.to_elements %cst : vector<2x2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8#3 : i32, vector<2xi32>, vector<2xi32>, vector<4xi32>, vector<2xi32>, vector<4xi32>, vector<1xi32>, vector<2x1xi32>, i32
}

// CHECK-LABEL: @poison
func.func @poison(%x: i32, %v: vector<2x2xi32>) -> (i32, vector<2x2xi32>, vector<4xi32>) {
  // CHECK-DAG: %[[A:.*]] = ub.poison : i32
  // CHECK-DAG: %[[B:.*]] = ub.poison : vector<2x2xi32>
  // CHECK-DAG: %[[C:.*]] = ub.poison : vector<4xi32>
  // CHECK: return %[[A]], %[[B]], %[[C]]
  %0 = vector.extract %v[-1, 0] : i32 from vector<2x2xi32>
  %1 = vector.insert %x, %v[-1, 0] : i32 into vector<2x2xi32>
  %2 = vector.shape_cast %1 : vector<2x2xi32> to vector<4xi32>
  return %0, %1, %2 : i32, vector<2x2xi32>, vector<4xi32>
}

// CHECK-LABEL: @same_place
// CHECK-SAME: %[[V:.*]]: vector<4xf32>, %[[W:.*]]: vector<2x4xf32>, %[[Q:.*]]: vector<2x1xf32>, %[[X:.*]]: f32, %[[Y:.*]]: f32
func.func @same_place(%v: vector<4xf32>, %w: vector<2x4xf32>, %q: vector<2x1xf32>, %x: f32, %y: f32) -> (vector<4xf32>, vector<4xf32>, vector<2x1xf32>, vector<2x4xf32>, vector<4xf32>, vector<4xf32>) {
  // CHECK: %[[INSERT:.*]] = vector.insert %[[Y]], %[[V]] [1]
  // CHECK: return %[[V]], %[[V]], %[[Q]], %[[W]], %[[INSERT]], %[[V]]
  %0 = vector.shape_cast %v : vector<4xf32> to vector<2x2xf32>
  %1 = vector.shape_cast %0 : vector<2x2xf32> to vector<4xf32>
  %2 = vector.insert_strided_slice %v, %1 {offsets = [0], strides = [1]} : vector<4xf32> into vector<4xf32>
  %3 = vector.insert_strided_slice %q, %w {offsets = [0, 1], strides = [1, 1]} : vector<2x1xf32> into vector<2x4xf32>
  %4 = vector.extract_strided_slice %3 {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x4xf32> to vector<2x1xf32>
  %5 = vector.extract_strided_slice %w {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x4xf32> to vector<2x1xf32>
  %6 = vector.insert_strided_slice %5, %w {offsets = [0, 1], strides = [1, 1]} : vector<2x1xf32> into vector<2x4xf32>
  %7 = vector.insert %x, %v[1] : f32 into vector<4xf32>
  %8 = vector.insert %y, %7[1] : f32 into vector<4xf32>
  %9:4 = vector.to_elements %v : vector<4xf32>
  %10 = vector.from_elements %9#0, %9#1, %9#2, %9#3 : vector<4xf32>
  return %1, %2, %4, %6, %8, %10 : vector<4xf32>, vector<4xf32>, vector<2x1xf32>, vector<2x4xf32>, vector<4xf32>, vector<4xf32>
}
