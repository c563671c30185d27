// RUN: mlir-opt %s | mlir-opt | FileCheck %s

// CHECK: memref.global "private" constant @w : memref<3x3x4xf32> = #krnl.packed<dense_resource<w> : tensor<3x10xf32>, (d0, d1, d2) -> (d1, d0 * 4 + d2)>{{$}}
memref.global "private" constant @w : memref<3x3x4xf32> = #krnl.packed<dense_resource<w> : tensor<3x10xf32>, (p, k, j) -> (k, p * 4 + j)>

// CHECK: value = #krnl.packed<dense<[1, 2]> : tensor<2xi8>, (d0, d1) -> (d0 + d1)> : tensor<1x3xi8>
func.func @f() -> memref<1x3xi8> {
  %0 = "krnl.global"() {name = "c", shape = [1, 3], value = #krnl.packed<dense<[1, 2]> : tensor<2xi8>, (p, j) -> (p + j)> : tensor<1x3xi8>} : () -> memref<1x3xi8>
  return %0 : memref<1x3xi8>
}

{-# dialect_resources: { builtin: { w: "0x04000000" } } #-}
