// RUN: mlir-opt %s --expand-strided-metadata --split-input-file | FileCheck %s

// CHECK-LABEL: @memory_space_cast(
func.func @memory_space_cast(%m: memref<?xf32>) -> (memref<f32, 3>, index) {
  // CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
  // CHECK-NEXT: %memspacecast = memref.memory_space_cast %base_buffer : memref<f32> to memref<f32, 3>
  // CHECK-NEXT: return %memspacecast, %sizes : memref<f32, 3>, index
  %0 = memref.memory_space_cast %m : memref<?xf32> to memref<?xf32, 3>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %0
    : memref<?xf32, 3> -> memref<f32, 3>, index, index, index
  return %base, %size : memref<f32, 3>, index
}

// -----

// CHECK-LABEL: @assume_alignment(
func.func @assume_alignment(%m: memref<?xf32>) -> (memref<f32>, index) {
  // CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
  // CHECK-NEXT: return %base_buffer, %sizes : memref<f32>, index
  %0 = memref.assume_alignment %m, 16 : memref<?xf32>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %0
    : memref<?xf32> -> memref<f32>, index, index, index
  return %base, %size : memref<f32>, index
}

// -----

// CHECK-LABEL: @address(
func.func @address(%m: memref<16xf32>, %i: index) -> index {
  // CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<16xf32> -> index
  // CHECK-NEXT: return %intptr : index
  %0 = memref.subview %m[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
  %1 = memref.extract_aligned_pointer_as_index %0
    : memref<4xf32, strided<[1], offset: ?>> -> index
  return %1 : index
}

// -----

// CHECK-LABEL: @address_of_reshape(
func.func @address_of_reshape(%m: memref<4x5xf32>) -> index {
  // CHECK-NEXT: %base_buffer, %{{.*}} = memref.extract_strided_metadata %arg0
  // CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
  // CHECK-NEXT: return %intptr : index
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x5xf32> into memref<20xf32>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<20xf32> -> index
  return %1 : index
}

// -----

// CHECK-LABEL: @other_address(
func.func @other_address(%m: memref<64xi8>, %i: index) -> index {
  // CHECK-NEXT: %view = memref.view %arg0[%arg1][] : memref<64xi8> to memref<4xf32>
  // CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %view : memref<4xf32> -> index
  // CHECK-NEXT: return %intptr : index
  %0 = memref.view %m[%i][] : memref<64xi8> to memref<4xf32>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<4xf32> -> index
  return %1 : index
}
