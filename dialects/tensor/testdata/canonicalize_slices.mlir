// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @extract_slice(
func.func @extract_slice(%t: tensor<4x6xf32>, %n: index) -> (tensor<?x?xf32>) {
  // CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[1, %arg1] [2, %arg1] [1, 1] : tensor<4x6xf32> to tensor<2x?xf32>
  // CHECK-NEXT: %cast = tensor.cast %extracted_slice : tensor<2x?xf32> to tensor<?x?xf32>
  // CHECK-NEXT: return %cast : tensor<?x?xf32>
  // CHECK-NEXT: }
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %t[%c1, %n] [%c2, %n] [%c1, 1] : tensor<4x6xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: @extract_slice_2(
func.func @extract_slice_2(%t: tensor<4x6xf32>, %n: index) -> (tensor<?xf32>) {
  // CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%arg1, 1] [1, 2] [1, 1] : tensor<4x6xf32> to tensor<2xf32>
  // CHECK-NEXT: %cast = tensor.cast %extracted_slice : tensor<2xf32> to tensor<?xf32>
  // CHECK-NEXT: return %cast : tensor<?xf32>
  // CHECK-NEXT: }
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %t[%n, %c1] [1, %c2] [1, 1] : tensor<4x6xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK-LABEL: @extract_slice_3(
func.func @extract_slice_3(%t: tensor<4x6xf32>, %n: index) -> (tensor<?x?xf32>) {
  // CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [9, %arg1] [1, 1] : tensor<4x6xf32> to tensor<9x?xf32>
  // CHECK-NEXT: %cast = tensor.cast %extracted_slice : tensor<9x?xf32> to tensor<?x?xf32>
  // CHECK-NEXT: return %cast : tensor<?x?xf32>
  // CHECK-NEXT: }
  %c9 = arith.constant 9 : index
  %0 = tensor.extract_slice %t[%n, 0] [%c9, %n] [1, 1] : tensor<4x6xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: @cast_extract_slice(
func.func @cast_extract_slice(%t: tensor<4x6xf32>, %n: index) -> (tensor<2x?xf32>) {
  // CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [2, %arg1] [1, 1] : tensor<4x6xf32> to tensor<2x?xf32>
  // CHECK-NEXT: return %extracted_slice : tensor<2x?xf32>
  // CHECK-NEXT: }
  %c = tensor.cast %t : tensor<4x6xf32> to tensor<?x?xf32>
  %0 = tensor.extract_slice %c[%n, 0] [2, %n] [1, 1] : tensor<?x?xf32> to tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: @extract_slice_4(
func.func @extract_slice_4(%t: tensor<4x6xf32>) -> (tensor<4x6xf32>) {
  // CHECK-NEXT: return %arg0 : tensor<4x6xf32>
  // CHECK-NEXT: }
  %0 = tensor.extract_slice %t[0, 0] [4, 6] [1, 1] : tensor<4x6xf32> to tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: @extract_slice_cast(
func.func @extract_slice_cast(%t: tensor<?x6xf32>, %n: index) -> (tensor<4x6xf32>) {
  // CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0, 0] [4, 6] [1, 1] : tensor<?x6xf32> to tensor<4x6xf32>
  // CHECK-NEXT: return %extracted_slice : tensor<4x6xf32>
  // CHECK-NEXT: }
  %0 = tensor.extract_slice %t[0, 0] [%n, 6] [1, 1] : tensor<?x6xf32> to tensor<?x6xf32>
  %1 = tensor.cast %0 : tensor<?x6xf32> to tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: @insert_slice_extract_slice(
func.func @insert_slice_extract_slice(%t: tensor<4x6xf32>, %p: tensor<2x?xf32>, %n: index) -> (tensor<2x?xf32>) {
  // CHECK-NEXT: return %arg1 : tensor<2x?xf32>
  // CHECK-NEXT: }
  %0 = tensor.insert_slice %p into %t[%n, 0] [2, %n] [1, 1] : tensor<2x?xf32> into tensor<4x6xf32>
  %1 = tensor.extract_slice %0[%n, 0] [2, %n] [1, 1] : tensor<4x6xf32> to tensor<2x?xf32>
  return %1 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: @insert_slice(
func.func @insert_slice(%t: tensor<4x6xf32>, %p: tensor<2x?xf32>, %q: tensor<2x?xf32>, %n: index) -> (tensor<4x6xf32>) {
  // CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg2 into %arg0[%arg3, 0] [2, %arg3] [1, 1] : tensor<2x?xf32> into tensor<4x6xf32>
  // CHECK-NEXT: return %inserted_slice : tensor<4x6xf32>
  // CHECK-NEXT: }
  %0 = tensor.insert_slice %p into %t[%n, 0] [2, %n] [1, 1] : tensor<2x?xf32> into tensor<4x6xf32>
  %1 = tensor.insert_slice %q into %0[%n, 0] [2, %n] [1, 1] : tensor<2x?xf32> into tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}
