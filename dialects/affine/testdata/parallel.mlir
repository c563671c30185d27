// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK-LABEL: @parallel(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index, %[[M:.*]]: memref<4x4xf32>)
func.func @parallel(%a: index, %b: index, %m: memref<4x4xf32>) {
  // CHECK-NEXT: affine.parallel (%[[IV:[^,]*]], %[[IV_1:.*]]) = (max(%[[A]], %[[B]] + 3, %[[A]]), %[[A]] + symbol(%[[B]]) * 2) to (min(%[[B]], 4), 10) step (2, 1) {
  affine.parallel (%i, %j) = (max(%a, %b + 3, %a), symbol(%b) * 2 + %a) to (min(%b, 4), 10) step (2, 1) {
    // CHECK-NEXT: affine.for %[[IV_2:.*]] = 0 to 4 {
    affine.for %k = 0 to 4 {
      // CHECK-NEXT: affine.parallel (%[[IV_3:.*]]) = (%[[IV]] + symbol(%[[A]])) to (%[[IV_2]] + %[[IV_1]] + %[[IV]]) reduce ("addf") -> (f32) {
      %s = affine.parallel (%l) = (%i + symbol(%a)) to (%k + %j + %i) step (1) reduce ("addf") -> (f32) {
        // CHECK-NEXT: %[[LOAD:.*]] = affine.load %[[M]][%[[IV_3]], %[[IV]]] : memref<4x4xf32>
        %0 = affine.load %m[%l, %i] : memref<4x4xf32>
        // CHECK-NEXT: affine.yield %[[LOAD]] : f32
        affine.yield %0 : f32
      }
    }
  // CHECK: } {x = 1 : i64}
  } {x = 1}
  // CHECK-NEXT: affine.parallel () = () to () {
  // CHECK-NEXT: }
  affine.parallel () = () to () { affine.yield }
  return
}

// CHECK-LABEL: @prefetch(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index, %[[M:.*]]: memref<4x4xf32>)
func.func @prefetch(%a: index, %b: index, %m: memref<4x4xf32>) {
  // CHECK-NEXT: affine.prefetch %[[M]][%[[A]] + symbol(%[[B]]), 0], read, locality<3>, data {y} : memref<4x4xf32>
  affine.prefetch %m[%a + symbol(%b), 0], read, locality<3>, data {y} : memref<4x4xf32>
  // CHECK-NEXT: affine.prefetch %[[M]][0, 0], write, locality<0>, instr : memref<4x4xf32>
  affine.prefetch %m[0, 0], write, locality<0>, instr : memref<4x4xf32>
  return
}
