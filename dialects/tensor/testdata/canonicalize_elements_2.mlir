// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @from_elements(
func.func @from_elements() -> (tensor<3xi32>, tensor<2xindex>) {
  // CHECK-NEXT: %[[CST:.*]] = arith.constant dense<[1, 2, 1]> : tensor<3xi32>
  // CHECK-NEXT: %[[C3:.*]] = arith.constant dense<3> : tensor<2xindex>
  // CHECK-NEXT: return %[[CST]], %[[C3]] : tensor<3xi32>, tensor<2xindex>
  // CHECK-NEXT: }
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %0 = tensor.from_elements %a, %b, %a : tensor<3xi32>
  %c = arith.constant 3 : index
  %1 = tensor.from_elements %c, %c : tensor<2xindex>
  return %0, %1 : tensor<3xi32>, tensor<2xindex>
}

// -----

// CHECK-LABEL: @extract(
// CHECK-SAME: %[[T:.*]]: tensor<1xi32>, %[[N:.*]]: index)
func.func @extract(%t: tensor<1xi32>, %n: index) -> (index) {
  // CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[T]][%[[N]]] : tensor<1xi32>
  // CHECK-NEXT: %[[INDEX_CAST:.*]] = arith.index_cast %[[EXTRACTED]] : i32 to index
  // CHECK-NEXT: return %[[INDEX_CAST]] : index
  // CHECK-NEXT: }
  %c = arith.index_cast %t : tensor<1xi32> to tensor<1xindex>
  %0 = tensor.extract %c[%n] : tensor<1xindex>
  return %0 : index
}

// -----

// CHECK-LABEL: @insert(
func.func @insert() -> (tensor<2xf32>) {
  // CHECK-NEXT: %[[CST:.*]] = arith.constant dense<2.000000e+00> : tensor<2xf32>
  // CHECK-NEXT: return %[[CST]] : tensor<2xf32>
  // CHECK-NEXT: }
  %a = arith.constant 2.0 : f32
  %t = arith.constant dense<2.0> : tensor<2xf32>
  %c = arith.constant 1 : index
  %0 = tensor.insert %a into %t[%c] : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK-LABEL: @generate_extract(
// CHECK-SAME: %[[N:.*]]: index, %[[X:.*]]: f32)
func.func @generate_extract(%n: index, %x: f32) -> (f32) {
  // CHECK-NEXT: %[[INDEX_CAST:.*]] = arith.index_cast %[[N]] : index to i32
  // CHECK-NEXT: %[[SITOFP:.*]] = arith.sitofp %[[INDEX_CAST]] : i32 to f32
  // CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[SITOFP]], %[[X]] : f32
  // CHECK-NEXT: return %[[SUM]] : f32
  // CHECK-NEXT: }
  %t = tensor.generate %n {
  ^bb0(%i: index):
    %a = arith.index_cast %i : index to i32
    %b = arith.sitofp %a : i32 to f32
    %c = arith.addf %b, %x : f32
    tensor.yield %c : f32
  } : tensor<?xf32>
  %r = tensor.extract %t[%n] : tensor<?xf32>
  return %r : f32
}

// -----

// CHECK-LABEL: @gather(
func.func @gather(%i: tensor<3x1xindex>) -> (tensor<3x4x1xf32>) {
  // CHECK-NEXT: %[[CST:.*]] = arith.constant dense<2.000000e+00> : tensor<3x4x1xf32>
  // CHECK-NEXT: return %[[CST]] : tensor<3x4x1xf32>
  // CHECK-NEXT: }
  %c = arith.constant dense<2.0> : tensor<4x5xf32>
  %0 = tensor.gather %c[%i] gather_dims([1]) : (tensor<4x5xf32>, tensor<3x1xindex>) -> tensor<3x4x1xf32>
  return %0 : tensor<3x4x1xf32>
}

// -----

// CHECK-LABEL: @cast_insert(
// CHECK-SAME: %[[T:.*]]: tensor<4x6xf32>, %[[X:.*]]: f32, %[[N:.*]]: index)
func.func @cast_insert(%t: tensor<4x6xf32>, %x: f32, %n: index) -> (tensor<?x?xf32>) {
  // CHECK-NEXT: %[[INSERTED:.*]] = tensor.insert %[[X]] into %[[T]][%[[N]], %[[N]]] : tensor<4x6xf32>
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[INSERTED]] : tensor<4x6xf32> to tensor<?x?xf32>
  // CHECK-NEXT: return %[[CAST]] : tensor<?x?xf32>
  // CHECK-NEXT: }
  %c = tensor.cast %t : tensor<4x6xf32> to tensor<?x?xf32>
  %0 = tensor.insert %x into %c[%n, %n] : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: @poison_elements
func.func @poison_elements() -> tensor<2xf32> {
  // CHECK-NEXT: %[[P:.*]] = ub.poison : f32
  // CHECK-NEXT: tensor.from_elements %[[P]], %[[P]] : tensor<2xf32>
  %0 = ub.poison : f32
  %1 = tensor.from_elements %0, %0 : tensor<2xf32>
  return %1 : tensor<2xf32>
}
