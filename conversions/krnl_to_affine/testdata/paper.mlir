// RUN: mlir-opt %s --convert-krnl-to-affine | FileCheck %s

// The examples of section 3.3 of "Compiling ONNX Neural Network Models Using
// MLIR", and its listing 4, in today's syntax.

// CHECK-DAG: #[[ID:.*]] = affine_map<(d0) -> (d0)>
// CHECK-DAG: #[[TWO:.*]] = affine_map<(d0) -> (d0 + 2)>

// CHECK-LABEL: func @nest
func.func @nest() {
  %ii, %jj = krnl.define_loops 2
  // CHECK-NEXT: affine.for %[[I:.*]] = 0 to 10 {
  // CHECK-NEXT: affine.for %[[J:.*]] = 0 to 10 {
  // CHECK-NEXT: arith.addi %[[I]], %[[J]] : index
  krnl.iterate(%ii, %jj) with (%ii -> %i = 0 to 10, %jj -> %j = 0 to 10) {
    %foo = arith.addi %i, %j : index
  }
  return
}

// CHECK-LABEL: func @block
func.func @block() {
  %ii = krnl.define_loops 1
  %ib, %il = krnl.block %ii 2 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  // CHECK-NEXT: affine.for %[[B:.*]] = 0 to 10 step 2 {
  // CHECK-NEXT: affine.for %[[L:.*]] = #[[ID]](%[[B]]) to #[[TWO]](%[[B]]) {
  // CHECK-NEXT: arith.addi %[[L]], %[[L]] : index
  krnl.iterate(%ib, %il) with (%ii -> %i = 0 to 10) {
    %foo = arith.addi %i, %i : index
  }
  return
}

// CHECK-LABEL: func @main_graph
func.func @main_graph(%a: memref<3x4x5xf32>, %b: memref<3x4x5xf32>) -> memref<3x4x5xf32> {
  // CHECK: %[[OUT:.*]] = memref.alloc() : memref<3x4x5xf32>
  %0 = memref.alloc() : memref<3x4x5xf32>
  %1:3 = krnl.define_loops 3
  // CHECK-NEXT: affine.for %[[I:.*]] = 0 to 3 {
  // CHECK-NEXT: affine.for %[[J:.*]] = 0 to 4 {
  // CHECK-NEXT: affine.for %[[K:.*]] = 0 to 5 {
  krnl.iterate(%1#0, %1#1, %1#2) with (%1#0 -> %i = 0 to 3, %1#1 -> %j = 0 to 4, %1#2 -> %k = 0 to 5) {
    // CHECK-NEXT: affine.load %{{.*}}[%[[I]], %[[J]], %[[K]]] : memref<3x4x5xf32>
    %2 = krnl.load %a[%i, %j, %k] : memref<3x4x5xf32>
    %3 = krnl.load %b[%i, %j, %k] : memref<3x4x5xf32>
    %4 = arith.addf %2, %3 : f32
    // CHECK: affine.store %{{.*}}, %[[OUT]][%[[I]], %[[J]], %[[K]]] : memref<3x4x5xf32>
    krnl.store %4, %0[%i, %j, %k] : memref<3x4x5xf32>
  }
  return %0 : memref<3x4x5xf32>
}
"krnl.entry_point"() {func = @main_graph, numInputs = 2 : i32, numOutputs = 1 : i32} : () -> ()
