// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK-LABEL: @parallel(
func.func @parallel(%a: index, %b: index, %m: memref<4x4xf32>) {
  // CHECK-NEXT: affine.parallel (%arg3, %arg4) = (max(%arg0, %arg1 + 3, %arg0), %arg0 + symbol(%arg1) * 2) to (min(%arg1, 4), 10) step (2, 1) {
  affine.parallel (%i, %j) = (max(%a, %b + 3, %a), symbol(%b) * 2 + %a) to (min(%b, 4), 10) step (2, 1) {
    // CHECK-NEXT: affine.for %arg5 = 0 to 4 {
    affine.for %k = 0 to 4 {
      // CHECK-NEXT: %0 = affine.parallel (%arg6) = (%arg3 + symbol(%arg0)) to (%arg5 + %arg4 + %arg3) reduce ("addf") -> (f32) {
      %s = affine.parallel (%l) = (%i + symbol(%a)) to (%k + %j + %i) step (1) reduce ("addf") -> (f32) {
        // CHECK-NEXT: %1 = affine.load %arg2[%arg6, %arg3] : memref<4x4xf32>
        %0 = affine.load %m[%l, %i] : memref<4x4xf32>
        // CHECK-NEXT: affine.yield %1 : f32
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
func.func @prefetch(%a: index, %b: index, %m: memref<4x4xf32>) {
  // CHECK-NEXT: affine.prefetch %arg2[%arg0 + symbol(%arg1), 0], read, locality<3>, data {y} : memref<4x4xf32>
  affine.prefetch %m[%a + symbol(%b), 0], read, locality<3>, data {y} : memref<4x4xf32>
  // CHECK-NEXT: affine.prefetch %arg2[0, 0], write, locality<0>, instr : memref<4x4xf32>
  affine.prefetch %m[0, 0], write, locality<0>, instr : memref<4x4xf32>
  return
}
