// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --convert-model-to-llvm --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-DAG: llvm.func @expf(f32) -> f32 attributes {memory_effects = {{.*}}, sym_visibility = "private"}
// CHECK-DAG: llvm.mlir.global private constant @table(
memref.global "private" constant @table : memref<2xf32> = dense<[1.0, 2.0]>

// One conversion leaves no casts, although indices, memrefs and vectors change
// their types across dialects and blocks.
// CHECK-LABEL: llvm.func @kernel(
// CHECK-SAME: %[[IN:.*]]: !llvm.ptr, %[[N:.*]]: i64) -> f32
// CHECK-NOT: unrealized_conversion_cast
func.func @kernel(%in: memref<8xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %table = memref.get_global @table : memref<2xf32>
  %t = memref.load %table[%c1] : memref<2xf32>
  // CHECK: llvm.br ^[[LOOP:.*]](%{{.*}}, %{{.*}} : i64, f32)
  cf.br ^loop(%c0, %t : index, f32)
// CHECK: ^[[LOOP]](%[[I:.*]]: i64, %{{.*}}: f32):
^loop(%i: index, %sum: f32):
  // CHECK: llvm.icmp "slt" %[[I]], %[[N]] : i64
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  // CHECK: llvm.load %{{.*}} {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
  %v = vector.load %in[%i] : memref<8xf32>, vector<4xf32>
  // Functions with exact results are intrinsics, the others are called.
  // CHECK: llvm.intr.sqrt
  %root = math.sqrt %v : vector<4xf32>
  %x = vector.reduction <add>, %root : vector<4xf32> into f32
  // CHECK: llvm.call @expf
  %e = math.exp %x : f32
  %next = arith.addf %sum, %e : f32
  %next_i = arith.addi %i, %c1 : index
  cf.br ^loop(%next_i, %next : index, f32)
^end:
  // CHECK: llvm.return
  %res = func.call @callee(%in, %sum) : (memref<8xf32>, f32) -> f32
  return %res : f32
}

// CHECK: llvm.func @callee(!llvm.ptr, f32) -> f32
func.func private @callee(memref<8xf32>, f32) -> f32

// -----

func.func @no_lowering(%x: i32) -> i32 {
  // expected-error@below {{failed to legalize operation 'math.ctlz'}}
  %0 = math.ctlz %x : i32
  return %0 : i32
}
