// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @cast(
// CHECK-SAME: %[[T:.*]]: tensor<*xi32>)
func.func @cast(%t: tensor<*xi32>) -> (tensor<2xi32>) {
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[T]] : tensor<*xi32> to tensor<2xi32>
  // CHECK-NEXT: return %[[CAST]] : tensor<2xi32>
  // CHECK-NEXT: }
  %0 = tensor.cast %t : tensor<*xi32> to tensor<?xi32>
  %1 = tensor.cast %0 : tensor<?xi32> to tensor<2xi32>
  return %1 : tensor<2xi32>
}

// -----

// CHECK-LABEL: @cast_2(
// CHECK-SAME: %[[T:.*]]: tensor<?x?xi32>)
func.func @cast_2(%t: tensor<?x?xi32>) -> (tensor<?x8xi32>) {
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[T]] : tensor<?x?xi32> to tensor<4x?xi32>
  // CHECK-NEXT: %[[CAST_1:.*]] = tensor.cast %[[CAST]] : tensor<4x?xi32> to tensor<?x8xi32>
  // CHECK-NEXT: return %[[CAST_1]] : tensor<?x8xi32>
  // CHECK-NEXT: }
  %0 = tensor.cast %t : tensor<?x?xi32> to tensor<4x?xi32>
  %1 = tensor.cast %0 : tensor<4x?xi32> to tensor<?x8xi32>
  return %1 : tensor<?x8xi32>
}

// -----

// CHECK-LABEL: @bitcast(
// CHECK-SAME: %[[T:.*]]: tensor<4xi32>)
func.func @bitcast(%t: tensor<4xi32>) -> (tensor<4xf32>) {
  // CHECK-NEXT: %[[BITCAST:.*]] = tensor.bitcast %[[T]] : tensor<4xi32> to tensor<4xf32>
  // CHECK-NEXT: return %[[BITCAST]] : tensor<4xf32>
  // CHECK-NEXT: }
  %0 = tensor.bitcast %t : tensor<4xi32> to tensor<4xui32>
  %1 = tensor.bitcast %0 : tensor<4xui32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// CHECK-LABEL: @extract_from_elements_extract(
func.func @extract_from_elements_extract(%n: index) -> (f32, i32, index) {
  // CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
  // CHECK-NEXT: %[[CST:.*]] = arith.constant 3.000000e+00 : f32
  // CHECK-NEXT: %[[C7_I32:.*]] = arith.constant 7 : i32
  // CHECK-NEXT: return %[[CST]], %[[C7_I32]], %[[C1]] : f32, i32, index
  // CHECK-NEXT: }
  %c = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %s = arith.constant dense<7> : tensor<3xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract %c[%c1, %c0] : tensor<2x2xf32>
  %1 = tensor.extract %s[%n] : tensor<3xi32>
  %fe = tensor.from_elements %n, %c1, %n : tensor<3xindex>
  %2 = tensor.extract %fe[%c1] : tensor<3xindex>
  return %0, %1, %2 : f32, i32, index
}

// -----

// CHECK-LABEL: @from_elements_extract(
// CHECK-SAME: %[[X:.*]]: f32, %{{.*}}: f32)
func.func @from_elements_extract(%x: f32, %y: f32) -> (f32) {
  // CHECK-NEXT: return %[[X]] : f32
  // CHECK-NEXT: }
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %fe = tensor.from_elements %x, %y, %x, %y : tensor<2x2xf32>
  %2 = tensor.extract %fe[%c1, %c0] : tensor<2x2xf32>
  return %2 : f32
}

// -----

// CHECK-LABEL: @insert_extract(
// CHECK-SAME: %[[X:.*]]: f32, %[[T:.*]]: tensor<4xf32>)
func.func @insert_extract(%x: f32, %t: tensor<4xf32>) -> (f32, f32) {
  // CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
  // CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
  // CHECK-NEXT: %[[INSERTED:.*]] = tensor.insert %[[X]] into %[[T]][%[[C1]]] : tensor<4xf32>
  // CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[INSERTED]][%[[C2]]] : tensor<4xf32>
  // CHECK-NEXT: return %[[X]], %[[EXTRACTED]] : f32, f32
  // CHECK-NEXT: }
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %i = tensor.insert %x into %t[%c1] : tensor<4xf32>
  %0 = tensor.extract %i[%c1] : tensor<4xf32>
  %1 = tensor.extract %i[%c2] : tensor<4xf32>
  return %0, %1 : f32, f32
}

// -----

// CHECK-LABEL: @cast_extract(
// CHECK-SAME: %[[T:.*]]: tensor<4xf32>, %[[N:.*]]: index)
func.func @cast_extract(%t: tensor<4xf32>, %n: index) -> (f32) {
  // CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[T]][%[[N]]] : tensor<4xf32>
  // CHECK-NEXT: return %[[EXTRACTED]] : f32
  // CHECK-NEXT: }
  %c = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.extract %c[%n] : tensor<?xf32>
  return %0 : f32
}
