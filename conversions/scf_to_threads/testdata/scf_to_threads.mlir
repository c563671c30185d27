// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s -convert-scf-to-threads -split-input-file | FileCheck %s
// RUN: mlir-opt %s -convert-scf-to-threads=grain=64 -split-input-file | FileCheck %s --check-prefix=GRAIN

// The only dimension is parallelized; captured values are passed in a context.
// GRAIN: %[[GRAIN:.*]] = arith.constant 64 : i64
// GRAIN: call @omParallelFor(%{{.*}}, %[[GRAIN]],

// CHECK-LABEL: func.func @one_dimension(
// CHECK-SAME: %[[N:.*]]: index, %[[X:.*]]: f32, %[[M:.*]]: memref<?xf32>)
// CHECK: %[[CONTEXT:.*]] = llvm.alloca %{{.*}} x !llvm.struct<(f32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK: %[[COUNT:.*]] = arith.maxsi %[[N]], %{{.*}} : index
// CHECK: llvm.store %[[X]], %{{.*}} : f32, !llvm.ptr
// CHECK: builtin.unrealized_conversion_cast %[[M]]
// CHECK: %[[TIMES:.*]] = arith.index_cast %[[COUNT]] : index to i64
// CHECK: %[[ONE:.*]] = arith.constant 1 : i64
// CHECK: %[[BODY:.*]] = constant @parallel : (!llvm.ptr, i64, i64) -> ()
// CHECK: call @omParallelFor(%[[TIMES]], %[[ONE]], %[[BODY]], %[[CONTEXT]])
// CHECK: func.func private @parallel(%{{.*}}: !llvm.ptr, %[[BEGIN:.*]]: i64, %[[END:.*]]: i64)
// CHECK: %[[LOADED:.*]] = llvm.load %{{.*}} : !llvm.ptr -> f32
// CHECK: %[[MEMORY:.*]] = builtin.unrealized_conversion_cast %{{.*}} to memref<?xf32>
// CHECK: %[[FIRST:.*]] = arith.index_cast %[[BEGIN]] : i64 to index
// CHECK: %[[LAST:.*]] = arith.index_cast %[[END]] : i64 to index
// CHECK: scf.for %[[I:.*]] = %[[FIRST]] to %[[LAST]]
// CHECK: memref.store %[[LOADED]], %[[MEMORY]][%[[I]]]
// CHECK: func.func private @omParallelFor(i64, i64, (!llvm.ptr, i64, i64) -> (), !llvm.ptr)
func.func @one_dimension(%n: index, %x: f32, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// -----

// The last dimension stays sequential.
// CHECK-LABEL: func.func @three_dimensions
// CHECK: %[[A:.*]] = arith.ceildivsi
// CHECK: %[[A0:.*]] = arith.maxsi %[[A]]
// CHECK: %[[B:.*]] = arith.ceildivsi
// CHECK: %[[B0:.*]] = arith.maxsi %[[B]]
// CHECK: arith.muli %[[A0]], %[[B0]]
// CHECK: func.func private @parallel(
// CHECK: scf.for %[[NUMBER:.*]] =
// CHECK: arith.remui %[[NUMBER]]
// CHECK: arith.divui %[[NUMBER]]
// CHECK: scf.for
// CHECK: "test.use"
func.func @three_dimensions(%a: index, %b: index, %s: index) {
  scf.parallel (%i, %j, %k) = (%a, %a, %a) to (%b, %b, %b) step (%s, %s, %s) {
    "test.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}

// -----

// The number of parts of a loop with a reduction depends on its trip count.
// CHECK-LABEL: func.func @reduction
// CHECK-SAME: %[[N:.*]]: index, %[[INIT:.*]]: f32
// CHECK: %[[MOST:.*]] = arith.constant 256 : index
// CHECK: %[[PARTS:.*]] = arith.minsi %{{.*}}, %[[MOST]]
// CHECK: %[[RESULTS:.*]] = memref.alloc(%[[PARTS]]) : memref<?xf32>
// CHECK: call @omParallelFor
// CHECK: %[[SUM:.*]] = scf.for %{{.*}} = %{{.*}} to %[[PARTS]] step %{{.*}} iter_args(%[[BEFORE:.*]] = %[[INIT]])
// CHECK: %[[PART:.*]] = memref.load %[[RESULTS]]
// CHECK: %[[NEXT:.*]] = arith.addf %[[BEFORE]], %[[PART]]
// CHECK: scf.yield %[[NEXT]]
// CHECK: memref.dealloc %[[RESULTS]]
// CHECK: return %[[SUM]]
// CHECK: func.func private @parallel(
// CHECK: scf.for %[[NUMBER:.*]] =
// CHECK: %[[TRUE:.*]] = arith.constant true
// CHECK: %[[OF:.*]]:2 = scf.for {{.*}} iter_args(%{{.*}} = %{{[^,]*}}, %[[FIRST:.*]] = %[[TRUE]])
// CHECK: scf.if %[[FIRST]]
// CHECK: memref.store %[[OF]]#0, %{{.*}}[%[[NUMBER]]]
func.func @reduction(%n: index, %init: f32, %m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sum = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%init) -> f32 {
    %x = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %0 = arith.addf %a, %b : f32
      scf.reduce.return %0 : f32
    }
  }
  return %sum : f32
}

// -----

// Nested loops are not outlined; two loops become two functions.
// CHECK-LABEL: func.func @several
// CHECK-NOT: scf.parallel
// CHECK: constant @parallel :
// CHECK: constant @parallel_0 :
// CHECK: func.func private @parallel(
// CHECK: scf.parallel
// CHECK: func.func private @parallel_0(
// CHECK-NOT: scf.parallel
func.func @several(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      "test.use"(%j) : (index) -> ()
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "test.use"(%i) : (index) -> ()
  }
  return
}

// -----

// No call of the runtime is allowed there.
// CHECK-LABEL: func.func @atomic(
// CHECK: memref.generic_atomic_rmw
// CHECK: scf.parallel
// CHECK-NOT: call
func.func @atomic(%n: index, %m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.generic_atomic_rmw %m[%c0] : memref<1xi32> {
  ^bb0(%old: i32):
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    }
    memref.atomic_yield %old : i32
  }
  return
}

// -----

// Attributes of a function that concern code generation hold for the body, too.
// CHECK-LABEL: func.func @facts(
// CHECK: func.func private @parallel(
// CHECK-SAME: attributes {test.fact = "a machine"}
func.func @facts(%n: index, %x: f32, %m: memref<?xf32>) attributes {llvm.emit_c_interface, test.fact = "a machine"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %m[%i] : memref<?xf32>
  }
  return
}
