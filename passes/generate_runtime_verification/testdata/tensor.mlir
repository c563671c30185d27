// RUN: mlir-opt --generate-runtime-verification='verbose-level=0' %s | FileCheck %s

// CHECK-LABEL: func.func @rank_and_sizes
// CHECK-SAME: (%[[T:.*]]: tensor<*xf32>)
func.func @rank_and_sizes(%t: tensor<*xf32>) {
  // CHECK-NEXT: %[[R:.*]] = tensor.rank %[[T]]
  // CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
  // CHECK-NEXT: %[[E:.*]] = arith.cmpi eq, %[[R]], %[[C2]]
  // CHECK-NEXT: cf.assert %[[E]], {{.*}}rank mismatch
  // CHECK: arith.cmpi eq
  // CHECK-NEXT: cf.assert {{.*}}size mismatch of dim 0
  // CHECK-NEXT: tensor.cast
  %0 = tensor.cast %t : tensor<*xf32> to tensor<3x?xf32>
  return
}

// CHECK-LABEL: func.func @access
// CHECK-SAME: (%[[T:.*]]: tensor<4xf32>, %[[I:.*]]: index)
func.func @access(%t: tensor<4xf32>, %i: index) -> f32 {
  // CHECK-NEXT: %[[Z:.*]] = arith.constant 0 : index
  // CHECK: %[[L:.*]] = arith.cmpi sge, %[[I]], %[[Z]]
  // CHECK-NEXT: %[[H:.*]] = arith.cmpi slt, %[[I]]
  // CHECK-NEXT: %[[O:.*]] = arith.andi %[[L]], %[[H]]
  // CHECK-NEXT: cf.assert %[[O]], {{.*}}out-of-bounds access
  %0 = tensor.extract %t[%i] : tensor<4xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @slice
func.func @slice(%t: tensor<?xf32>, %o: index) -> tensor<2xf32> {
  // CHECK: scf.if
  // CHECK: cf.assert {{.*}}offset 0 is out-of-bounds
  // CHECK: scf.if
  // CHECK: cf.assert {{.*}}extract_slice runs out-of-bounds along dimension 0
  // CHECK-NEXT: tensor.extract_slice
  %0 = tensor.extract_slice %t[%o] [2] [1] : tensor<?xf32> to tensor<2xf32>
  return %0 : tensor<2xf32>
}
