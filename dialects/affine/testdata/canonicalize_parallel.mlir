// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

// CHECK: func.func private @use(index)
// CHECK-LABEL: func.func @bounds(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) {
// CHECK-NEXT: affine.parallel (%[[IV:[^,]*]], %{{.*}}) = (0, symbol(%[[A]]) + 1) to (5, min(symbol(%[[A]]) + 1, symbol(%[[B]]))) {
// CHECK-NEXT: affine.for %[[IV_1:.*]] = 0 to 4 {
// CHECK-NEXT: affine.parallel (%[[IV_2:.*]]) = (%[[IV]] + %[[IV_1]] * 2) to (%[[IV_1]] * 6 + symbol(%[[A]]) + 1) {
// CHECK-NEXT: func.call @use(%[[IV_2]]) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @use(index)
func.func @bounds(%a: index, %b: index) {
  %c5 = arith.constant 5 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%a]
  affine.parallel (%i, %j) = (0, %0) to (%c5, min(%0, symbol(%b))) {
    affine.for %k = 0 to 4 {
      %1 = affine.apply affine_map<(d0) -> (d0 * 2)>(%k)
      affine.parallel (%l) = (%1 + %i) to (%1 * 3 + symbol(%0)) {
        func.call @use(%l) : (index) -> ()
      }
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @prefetch(
// CHECK-SAME: %[[M:.*]]: memref<8xf32>, %[[A:.*]]: index) {
// CHECK-NEXT: affine.prefetch %[[M]][symbol(%[[A]]) * 2 + 2], read, locality<1>, data : memref<8xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @prefetch(%m: memref<8xf32>, %a: index) {
  %0 = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%a]
  %1 = memref.cast %m : memref<8xf32> to memref<?xf32>
  affine.prefetch %1[%0 * 2], read, locality<1>, data : memref<?xf32>
  return
}
