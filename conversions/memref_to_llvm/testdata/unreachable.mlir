// RUN: mlir-opt %s --finalize-memref-to-llvm | FileCheck %s

// Blocks that no other block reaches are converted, too: what they refer to is.

// CHECK: llvm.mlir.global {{.*}} @global
memref.global @global : memref<4xf32>

// CHECK-LABEL: func.func @unreachable(
// CHECK: ^bb1:
// CHECK: llvm.mlir.addressof @global
func.func @unreachable() {
  return
^unreachable:
  %0 = memref.get_global @global : memref<4xf32>
  %1 = memref.cast %0 : memref<4xf32> to memref<?xf32>
  return
}
