// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --lower-model-to-llvm | FileCheck %s

// Functions of libm are marked as unknown to LLVM.
// CHECK-DAG: llvm.func @expf(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, passthrough = ["nobuiltin", "nounwind", "willreturn"], sym_visibility = "private"}
// CHECK-DAG: llvm.mlir.global private constant @table(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>)
memref.global "private" constant @table : memref<2xf32> = dense<[1.0, 2.0]>

// CHECK-LABEL: llvm.func @kernel(
// CHECK-SAME: %{{.*}}: !llvm.ptr {llvm.noalias}, %{{.*}}: !llvm.ptr)
func.func @kernel(%in: memref<2xf32> {llvm.noalias}, %out: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %table = memref.get_global @table : memref<2xf32>
  // CHECK: llvm.cond_br
  scf.for %i = %c0 to %c2 step %c1 {
    %x = memref.load %in[%i] : memref<2xf32>
    %t = memref.load %table[%i] : memref<2xf32>
    // CHECK: llvm.intr.sqrt
    %0 = math.sqrt %x : f32
    // CHECK: llvm.call @expf
    %1 = math.exp %0 : f32
    %2 = arith.mulf %1, %t : f32
    memref.store %2, %out[%i] : memref<2xf32>
  }
  // CHECK: llvm.return
  // CHECK-NOT: unrealized_conversion_cast
  return
}
