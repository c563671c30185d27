// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm | golden %s.golden

func.func @copy(%a: memref<2x?xf32>, %b: memref<2x?xf32>, %s: memref<2x?xf32, strided<[?, ?], offset: ?>>, %u: memref<*xf32>, %c: memref<4xf32>) {
  memref.copy %a, %b : memref<2x?xf32> to memref<2x?xf32>
  memref.copy %a, %s : memref<2x?xf32> to memref<2x?xf32, strided<[?, ?], offset: ?>>
  memref.copy %u, %a : memref<*xf32> to memref<2x?xf32>
  memref.copy %u, %u : memref<*xf32> to memref<*xf32>
  memref.copy %c, %c : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @copy_offset(%s: memref<4x4xf32, strided<[4, 1], offset: ?>>, %a: memref<4x4xf32>) {
  memref.copy %a, %s : memref<4x4xf32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
  return
}
