// RUN: mlir-opt --allow-unregistered-dialect --loop-invariant-subset-hoisting --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @pair
// CHECK-SAME: (%[[X:.*]]: tensor<9xf32>, %[[N:.*]]: index)
func.func @pair(%x: tensor<9xf32>, %n: index) -> tensor<9xf32> {
  // CHECK-NEXT: %[[S:.*]] = tensor.extract_slice %[[X]][0] [5] [1]
  // CHECK-NEXT: %[[R:.*]]:2 = scf.for {{.*}} iter_args(%[[T:.*]] = %[[X]], %[[P:.*]] = %[[S]])
  // CHECK-NEXT: %[[W:.*]] = "unknown.work"(%[[P]])
  // CHECK-NEXT: scf.yield %[[T]], %[[W]]
  // CHECK: %[[I:.*]] = tensor.insert_slice %[[R]]#1 into %[[R]]#0[0] [5] [1]
  // CHECK-NEXT: return %[[I]]
  %r = scf.for %i = %n to %n step %n iter_args(%t = %x) -> (tensor<9xf32>) {
    %0 = tensor.extract_slice %t[0] [5] [1] : tensor<9xf32> to tensor<5xf32>
    %1 = "unknown.work"(%0) : (tensor<5xf32>) -> tensor<5xf32>
    %2 = tensor.insert_slice %1 into %t[0] [5] [1] : tensor<5xf32> into tensor<9xf32>
    scf.yield %2 : tensor<9xf32>
  }
  return %r : tensor<9xf32>
}

// -----

// The subsets overlap; another use does not access a subset.
// CHECK-LABEL: func.func @stay
// CHECK-NOT: tensor.extract_slice
// CHECK: scf.for
// CHECK: tensor.extract_slice
func.func @stay(%x: tensor<9xf32>, %n: index) -> tensor<9xf32> {
  %r = scf.for %i = %n to %n step %n iter_args(%t = %x) -> (tensor<9xf32>) {
    %0 = tensor.extract_slice %t[0] [5] [1] : tensor<9xf32> to tensor<5xf32>
    %a = tensor.extract_slice %t[4] [5] [1] : tensor<9xf32> to tensor<5xf32>
    %1 = "unknown.work"(%0, %a) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %2 = tensor.insert_slice %1 into %t[0] [5] [1] : tensor<5xf32> into tensor<9xf32>
    scf.yield %2 : tensor<9xf32>
  }
  return %r : tensor<9xf32>
}
