// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm=use-aligned-alloc=1 | golden %s.golden

func.func @alloc(%n: index) {
  %0 = memref.alloc() : memref<4x3xf32>
  %1 = memref.alloc(%n) : memref<?x3xf32>
  %2 = memref.alloc(%n, %n) {alignment = 64} : memref<?x?xi8>
  %3 = memref.alloc() : memref<f32>
  %4 = memref.alloc() : memref<2xvector<4xf32>>
  %5 = memref.alloc() : memref<2xindex>
  %6 = memref.alloc() : memref<2xi1>
  %7 = memref.alloc() : memref<2xmemref<2xf32>>
  %8 = memref.alloc() : memref<2xf32, 3>
  %9 = memref.alloc() : memref<2xcomplex<f32>>
  memref.dealloc %1 : memref<?x3xf32>
  return
}
