// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

// CHECK: func.func private @use(index)
// CHECK: func.func @bounds(%arg0: index, %arg1: index) {
// CHECK-NEXT: affine.parallel (%arg2, %arg3) = (0, symbol(%arg0) + 1) to (5, min(symbol(%arg0) + 1, symbol(%arg1))) {
// CHECK-NEXT: affine.for %arg4 = 0 to 4 {
// CHECK-NEXT: affine.parallel (%arg5) = (%arg2 + %arg4 * 2) to (%arg4 * 6 + symbol(%arg0) + 1) {
// CHECK-NEXT: func.call @use(%arg5) : (index) -> ()
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

// CHECK: func.func @prefetch(%arg0: memref<8xf32>, %arg1: index) {
// CHECK-NEXT: affine.prefetch %arg0[symbol(%arg1) * 2 + 2], read, locality<1>, data : memref<8xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @prefetch(%m: memref<8xf32>, %a: index) {
  %0 = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%a]
  %1 = memref.cast %m : memref<8xf32> to memref<?xf32>
  affine.prefetch %1[%0 * 2], read, locality<1>, data : memref<?xf32>
  return
}
