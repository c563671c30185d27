// RUN: mlir-opt %s --expand-strided-metadata --split-input-file | FileCheck %s

// CHECK-LABEL: @memory_space_cast(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>)
func.func @memory_space_cast(%m: memref<?xf32>) -> (memref<f32, 3>, index) {
  // CHECK-NEXT: %[[BASE_BUFFER:[^,]*]], %{{[^,]*}}, %[[SIZES:[^,]*]], %{{.*}} = memref.extract_strided_metadata %[[M]] : memref<?xf32> -> memref<f32>, index, index, index
  // CHECK-NEXT: %[[MEMSPACECAST:.*]] = memref.memory_space_cast %[[BASE_BUFFER]] : memref<f32> to memref<f32, 3>
  // CHECK-NEXT: return %[[MEMSPACECAST]], %[[SIZES]] : memref<f32, 3>, index
  %0 = memref.memory_space_cast %m : memref<?xf32> to memref<?xf32, 3>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %0
    : memref<?xf32, 3> -> memref<f32, 3>, index, index, index
  return %base, %size : memref<f32, 3>, index
}

// -----

// CHECK-LABEL: @assume_alignment(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>)
func.func @assume_alignment(%m: memref<?xf32>) -> (memref<f32>, index) {
  // CHECK-NEXT: %[[BASE_BUFFER:[^,]*]], %{{[^,]*}}, %[[SIZES:[^,]*]], %{{.*}} = memref.extract_strided_metadata %[[M]] : memref<?xf32> -> memref<f32>, index, index, index
  // CHECK-NEXT: return %[[BASE_BUFFER]], %[[SIZES]] : memref<f32>, index
  %0 = memref.assume_alignment %m, 16 : memref<?xf32>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %0
    : memref<?xf32> -> memref<f32>, index, index, index
  return %base, %size : memref<f32>, index
}

// -----

// CHECK-LABEL: @address(
// CHECK-SAME: %[[M:.*]]: memref<16xf32>, %{{.*}}: index)
func.func @address(%m: memref<16xf32>, %i: index) -> index {
  // CHECK-NEXT: %[[INTPTR:.*]] = memref.extract_aligned_pointer_as_index %[[M]] : memref<16xf32> -> index
  // CHECK-NEXT: return %[[INTPTR]] : index
  %0 = memref.subview %m[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
  %1 = memref.extract_aligned_pointer_as_index %0
    : memref<4xf32, strided<[1], offset: ?>> -> index
  return %1 : index
}

// -----

// CHECK-LABEL: @address_of_reshape(
// CHECK-SAME: %[[M:.*]]: memref<4x5xf32>)
func.func @address_of_reshape(%m: memref<4x5xf32>) -> index {
  // CHECK-NEXT: %[[BASE_BUFFER:[^,]*]], %{{.*}} = memref.extract_strided_metadata %[[M]]
  // CHECK-NEXT: %[[INTPTR:.*]] = memref.extract_aligned_pointer_as_index %[[BASE_BUFFER]] : memref<f32> -> index
  // CHECK-NEXT: return %[[INTPTR]] : index
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x5xf32> into memref<20xf32>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<20xf32> -> index
  return %1 : index
}

// -----

// CHECK-LABEL: @other_address(
// CHECK-SAME: %[[M:.*]]: memref<64xi8>, %[[I:.*]]: index)
func.func @other_address(%m: memref<64xi8>, %i: index) -> index {
  // CHECK-NEXT: %[[VIEW:.*]] = memref.view %[[M]][%[[I]]][] : memref<64xi8> to memref<4xf32>
  // CHECK-NEXT: %[[INTPTR:.*]] = memref.extract_aligned_pointer_as_index %[[VIEW]] : memref<4xf32> -> index
  // CHECK-NEXT: return %[[INTPTR]] : index
  %0 = memref.view %m[%i][] : memref<64xi8> to memref<4xf32>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<4xf32> -> index
  return %1 : index
}
