// RUN: mlir-opt %s --canonicalize | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: @all_inserted(
// CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32, %{{.*}}: vector<2xi32>)
// CHECK-NEXT: %[[V:.*]] = vector.from_elements %[[Y]], %[[X]] : vector<2xi32>
// CHECK-NEXT: return %[[V]]
func.func @all_inserted(%x: i32, %y: i32, %v: vector<2xi32>) -> vector<2xi32> {
  %0 = vector.insert %x, %v [1] : i32 into vector<2xi32>
  %1 = vector.insert %y, %0 [0] : i32 into vector<2xi32>
  return %1 : vector<2xi32>
}

// The last insertion determines the element.
// CHECK-LABEL: @overlapping(
// CHECK-SAME: %[[X:.*]]: vector<2xi8>, %[[Y:.*]]: i8, %{{.*}}: vector<2x2xi8>)
// CHECK-NEXT: %[[A:.*]]:2 = vector.to_elements %[[X]] : vector<2xi8>
// CHECK-NEXT: %[[B:.*]]:2 = vector.to_elements %[[X]] : vector<2xi8>
// CHECK-NEXT: vector.from_elements %[[B]]#0, %[[B]]#1, %[[Y]], %[[A]]#1 : vector<2x2xi8>
func.func @overlapping(%x: vector<2xi8>, %y: i8, %v: vector<2x2xi8>) -> vector<2x2xi8> {
  %0 = vector.insert %x, %v [1] : vector<2xi8> into vector<2x2xi8>
  %1 = vector.insert %y, %0 [1, 0] : i8 into vector<2x2xi8>
  %2 = vector.insert %x, %1 [0] : vector<2xi8> into vector<2x2xi8>
  return %2 : vector<2x2xi8>
}

// CHECK-LABEL: @not_all_inserted(
// CHECK-COUNT-2: vector.insert
func.func @not_all_inserted(%x: i32, %v: vector<3xi32>) -> vector<3xi32> {
  %0 = vector.insert %x, %v [0] : i32 into vector<3xi32>
  %1 = vector.insert %x, %0 [2] : i32 into vector<3xi32>
  return %1 : vector<3xi32>
}

// CHECK-LABEL: @used_between(
// CHECK-COUNT-2: vector.insert
func.func @used_between(%x: i8, %v: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %0 = vector.insert %x, %v [0] : i8 into vector<2xi8>
  %1 = vector.insert %x, %0 [1] : i8 into vector<2xi8>
  return %0, %1 : vector<2xi8>, vector<2xi8>
}

// CHECK-LABEL: @inserted_somewhere(
// CHECK-COUNT-3: vector.insert
func.func @inserted_somewhere(%x: i8, %v: vector<2xi8>, %i: index) -> vector<2xi8> {
  %0 = vector.insert %x, %v [%i] : i8 into vector<2xi8>
  %1 = vector.insert %x, %0 [0] : i8 into vector<2xi8>
  %2 = vector.insert %x, %1 [1] : i8 into vector<2xi8>
  return %2 : vector<2xi8>
}

// CHECK-LABEL: @whole(
// CHECK-SAME: %[[V:.*]]: vector<4xi8>, %{{.*}}: vector<1x4xi8>)
// CHECK-NEXT: vector.broadcast %[[V]] : vector<4xi8> to vector<1x4xi8>
func.func @whole(%v: vector<4xi8>, %w: vector<1x4xi8>) -> vector<1x4xi8> {
  %0 = vector.insert %v, %w [0] : vector<4xi8> into vector<1x4xi8>
  return %0 : vector<1x4xi8>
}

// CHECK-LABEL: @splat_into_splat(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK-NEXT: %[[W:.*]] = vector.broadcast %[[X]] : i8 to vector<2x4xi8>
// CHECK-NEXT: return %[[W]]
func.func @splat_into_splat(%x: i8) -> vector<2x4xi8> {
  %v = vector.broadcast %x : i8 to vector<4xi8>
  %w = vector.broadcast %x : i8 to vector<2x4xi8>
  %0 = vector.insert %v, %w [0] : vector<4xi8> into vector<2x4xi8>
  return %0 : vector<2x4xi8>
}

// CHECK-LABEL: @one_element(
// CHECK-SAME: %[[X:.*]]: f32, %{{.*}}: vector<f32>)
// CHECK-NEXT: %[[A:.*]] = vector.broadcast %[[X]] : f32 to vector<3xf32>
// CHECK-NEXT: %[[B:.*]] = vector.broadcast %[[X]] : f32 to vector<f32>
func.func @one_element(%x: f32, %v: vector<f32>) -> (vector<3xf32>, vector<f32>) {
  %0 = vector.from_elements %x, %x, %x : vector<3xf32>
  %1 = vector.insert %x, %v [] : f32 into vector<f32>
  return %0, %1 : vector<3xf32>, vector<f32>
}

// CHECK-LABEL: @all_of_a_row(
// CHECK-SAME: %[[V:.*]]: vector<3x2x2xi8>)
// CHECK-NEXT: %[[ROW:.*]] = vector.extract %[[V]][1] : vector<2x2xi8> from vector<3x2x2xi8>
// CHECK-NEXT: vector.shape_cast %[[ROW]] : vector<2x2xi8> to vector<4xi8>
func.func @all_of_a_row(%v: vector<3x2x2xi8>) -> vector<4xi8> {
  %0 = vector.extract %v[1, 0, 0] : i8 from vector<3x2x2xi8>
  %1 = vector.extract %v[1, 0, 1] : i8 from vector<3x2x2xi8>
  %2 = vector.extract %v[1, 1, 0] : i8 from vector<3x2x2xi8>
  %3 = vector.extract %v[1, 1, 1] : i8 from vector<3x2x2xi8>
  %4 = vector.from_elements %0, %1, %2, %3 : vector<4xi8>
  return %4 : vector<4xi8>
}

// CHECK-LABEL: @across_rows(
// CHECK: vector.from_elements
func.func @across_rows(%v: vector<3x2xi8>) -> vector<2xi8> {
  %0 = vector.extract %v[0, 1] : i8 from vector<3x2xi8>
  %1 = vector.extract %v[1, 0] : i8 from vector<3x2xi8>
  %2 = vector.from_elements %0, %1 : vector<2xi8>
  return %2 : vector<2xi8>
}

// CHECK-LABEL: @elements_of_broadcast(
// CHECK-SAME: %[[X:.*]]: i8, %[[Y:.*]]: vector<1x2xi8>)
// CHECK-NEXT: %[[E:.*]]:2 = vector.to_elements %[[Y]] : vector<1x2xi8>
// CHECK-NEXT: return %[[X]], %[[X]], %[[E]]#0, %[[E]]#1, %[[E]]#0, %[[E]]#1
func.func @elements_of_broadcast(%x: i8, %y: vector<1x2xi8>) -> (i8, i8, i8, i8, i8, i8) {
  %v = vector.broadcast %x : i8 to vector<2xi8>
  %0:2 = vector.to_elements %v : vector<2xi8>
  %w = vector.broadcast %y : vector<1x2xi8> to vector<2x2xi8>
  %1:4 = vector.to_elements %w : vector<2x2xi8>
  return %0#0, %0#1, %1#0, %1#1, %1#2, %1#3 : i8, i8, i8, i8, i8, i8
}
