// RUN: mlir-opt %s | mlir-opt | FileCheck %s

// CHECK: memref.global "private" constant @w : memref<30xf32> = #krnl.packed<dense_resource<w> : tensor<3x10xf32>, (d0, d1) -> (d1, d0), shape = [10, 3], lines = 0, width = 4>{{$}}
memref.global "private" constant @w : memref<30xf32> = #krnl.packed<dense_resource<w> : tensor<3x10xf32>, (j, k) -> (k, j), shape = [10, 3], lines = 0, width = 4>

// CHECK: value = #krnl.packed<dense<[1, 2]> : tensor<2xi8>, (d0, d1) -> (d0 + d1), shape = [1, 3], lines = 1, width = 2> : tensor<3xi8>
func.func @f() -> memref<3xi8> {
  %0 = "krnl.global"() {name = "c", shape = [3], value = #krnl.packed<dense<[1, 2]> : tensor<2xi8>, (p, j) -> (p + j), shape = [1, 3], lines = 1, width = 2> : tensor<3xi8>} : () -> memref<3xi8>
  return %0 : memref<3xi8>
}

// CHECK: func private @g() attributes {a = #krnl.packed<dense<{{.*}}> : tensor<1x4xi8>, (d0, d1) -> (d0, d1), shape = [1, 4], lines = 0, width = 1, group = 2> : tensor<4xi8>}
func.func private @g() attributes {a = #krnl.packed<dense<[[1, 2, 3, 4]]> : tensor<1x4xi8>, (i, j) -> (i, j), shape = [1, 4], lines = 0, width = 1, group = 2> : tensor<4xi8>}

{-# dialect_resources: { builtin: { w: "0x04000000" } } #-}
