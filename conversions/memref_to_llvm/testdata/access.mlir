// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm | FileCheck %s

// CHECK-LABEL: func.func @assume(
// CHECK-SAME: %[[M:.*]]: memref<2x?xf32>, %[[K:.*]]: memref<2xf32, strided<[1], offset: ?>>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[K]] : memref<2xf32, strided<[1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<2x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[ALIGNED:.*]] = llvm.extractvalue %[[CAST_1]][1]
// CHECK-NEXT: %[[TRUE:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %[[C16:.*]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT: llvm.intr.assume %[[TRUE]] ["align"(%[[ALIGNED]], %[[C16]] : !llvm.ptr, i64)] : i1
// CHECK-NEXT: %[[ALIGNED_1:.*]] = llvm.extractvalue %[[CAST]][1]
// CHECK-NEXT: %[[OFFSET:.*]] = llvm.extractvalue %[[CAST]][2]
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr %[[ALIGNED_1]][%[[OFFSET]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[TRUE_1:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %[[C32:.*]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT: llvm.intr.assume %[[TRUE_1]] ["align"(%[[PTR]], %[[C32]] : !llvm.ptr, i64)] : i1
// CHECK-NEXT: return
func.func @assume(%m: memref<2x?xf32>, %k: memref<2xf32, strided<[1], offset: ?>>) {
  %0 = memref.assume_alignment %m, 16 : memref<2x?xf32>
  %1 = memref.assume_alignment %k, 32 : memref<2xf32, strided<[1], offset: ?>>
  return
}

// -----

// CHECK-LABEL: func.func @atomic(
// CHECK-SAME: %[[M:.*]]: memref<10xf32>, %[[I:.*]]: memref<10xi32>, %[[F:.*]]: f32, %[[V:.*]]: i32, %[[P:.*]]: index, %{{.*}}: memref<4xbf16>, %{{.*}}: bf16) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : memref<10xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[P]] : index to i64
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<10xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[ALIGNED:.*]] = llvm.extractvalue %[[CAST_2]][1]
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr %[[ALIGNED]][%[[CAST_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.atomicrmw fadd %[[PTR]], %[[F]] acq_rel : !llvm.ptr, f32
// CHECK-NEXT: %[[ALIGNED_1:.*]] = llvm.extractvalue %[[CAST_2]][1]
// CHECK-NEXT: %[[PTR_1:.*]] = llvm.getelementptr %[[ALIGNED_1]][%[[CAST_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.atomicrmw xchg %[[PTR_1]], %[[F]] acq_rel : !llvm.ptr, f32
// CHECK-NEXT: %[[ALIGNED_2:.*]] = llvm.extractvalue %[[CAST]][1]
// CHECK-NEXT: %[[PTR_2:.*]] = llvm.getelementptr %[[ALIGNED_2]][%[[CAST_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.atomicrmw add %[[PTR_2]], %[[V]] acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %[[ALIGNED_3:.*]] = llvm.extractvalue %[[CAST]][1]
// CHECK-NEXT: %[[PTR_3:.*]] = llvm.getelementptr %[[ALIGNED_3]][%[[CAST_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.atomicrmw max %[[PTR_3]], %[[V]] acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %[[ALIGNED_4:.*]] = llvm.extractvalue %[[CAST]][1]
// CHECK-NEXT: %[[PTR_4:.*]] = llvm.getelementptr %[[ALIGNED_4]][%[[CAST_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.atomicrmw min %[[PTR_4]], %[[V]] acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %[[ALIGNED_5:.*]] = llvm.extractvalue %[[CAST]][1]
// CHECK-NEXT: %[[PTR_5:.*]] = llvm.getelementptr %[[ALIGNED_5]][%[[CAST_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.atomicrmw umax %[[PTR_5]], %[[V]] acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %[[ALIGNED_6:.*]] = llvm.extractvalue %[[CAST]][1]
// CHECK-NEXT: %[[PTR_6:.*]] = llvm.getelementptr %[[ALIGNED_6]][%[[CAST_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.atomicrmw umin %[[PTR_6]], %[[V]] acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %[[ALIGNED_7:.*]] = llvm.extractvalue %[[CAST]][1]
// CHECK-NEXT: %[[PTR_7:.*]] = llvm.getelementptr %[[ALIGNED_7]][%[[CAST_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.atomicrmw _or %[[PTR_7]], %[[V]] acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %[[ALIGNED_8:.*]] = llvm.extractvalue %[[CAST]][1]
// CHECK-NEXT: %[[PTR_8:.*]] = llvm.getelementptr %[[ALIGNED_8]][%[[CAST_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.atomicrmw _and %[[PTR_8]], %[[V]] acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %[[ALIGNED_9:.*]] = llvm.extractvalue %[[CAST_2]][1]
// CHECK-NEXT: %[[PTR_9:.*]] = llvm.getelementptr %[[ALIGNED_9]][%[[CAST_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.atomicrmw fmaximum %[[PTR_9]], %[[F]] acq_rel : !llvm.ptr, f32
// CHECK-NEXT: %[[ALIGNED_10:.*]] = llvm.extractvalue %[[CAST_2]][1]
// CHECK-NEXT: %[[PTR_10:.*]] = llvm.getelementptr %[[ALIGNED_10]][%[[CAST_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.atomicrmw fmax %[[PTR_10]], %[[F]] acq_rel : !llvm.ptr, f32
// CHECK-NEXT: %[[ALIGNED_11:.*]] = llvm.extractvalue %[[CAST_2]][1]
// CHECK-NEXT: %[[PTR_11:.*]] = llvm.getelementptr %[[ALIGNED_11]][%[[CAST_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.atomicrmw fminimum %[[PTR_11]], %[[F]] acq_rel : !llvm.ptr, f32
// CHECK-NEXT: %[[ALIGNED_12:.*]] = llvm.extractvalue %[[CAST_2]][1]
// CHECK-NEXT: %[[PTR_12:.*]] = llvm.getelementptr %[[ALIGNED_12]][%[[CAST_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.atomicrmw fmin %[[PTR_12]], %[[F]] acq_rel : !llvm.ptr, f32
// CHECK-NEXT: %[[ALIGNED_13:.*]] = llvm.extractvalue %[[CAST]][1]
// CHECK-NEXT: %[[PTR_13:.*]] = llvm.getelementptr %[[ALIGNED_13]][%[[CAST_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.atomicrmw _xor %[[PTR_13]], %[[V]] acq_rel : !llvm.ptr, i32
// CHECK-NEXT: return
func.func @atomic(%m: memref<10xf32>, %i: memref<10xi32>, %f: f32, %v: i32, %p: index, %b: memref<4xbf16>, %h: bf16) {
  %0 = memref.atomic_rmw addf %f, %m[%p] : (f32, memref<10xf32>) -> f32
  %1 = memref.atomic_rmw assign %f, %m[%p] : (f32, memref<10xf32>) -> f32
  %2 = memref.atomic_rmw addi %v, %i[%p] : (i32, memref<10xi32>) -> i32
  %3 = memref.atomic_rmw maxs %v, %i[%p] : (i32, memref<10xi32>) -> i32
  %4 = memref.atomic_rmw mins %v, %i[%p] : (i32, memref<10xi32>) -> i32
  %5 = memref.atomic_rmw maxu %v, %i[%p] : (i32, memref<10xi32>) -> i32
  %6 = memref.atomic_rmw minu %v, %i[%p] : (i32, memref<10xi32>) -> i32
  %7 = memref.atomic_rmw ori %v, %i[%p] : (i32, memref<10xi32>) -> i32
  %8 = memref.atomic_rmw andi %v, %i[%p] : (i32, memref<10xi32>) -> i32
  %9 = memref.atomic_rmw maximumf %f, %m[%p] : (f32, memref<10xf32>) -> f32
  %10 = memref.atomic_rmw maxnumf %f, %m[%p] : (f32, memref<10xf32>) -> f32
  %11 = memref.atomic_rmw minimumf %f, %m[%p] : (f32, memref<10xf32>) -> f32
  %12 = memref.atomic_rmw minnumf %f, %m[%p] : (f32, memref<10xf32>) -> f32
  %13 = memref.atomic_rmw xori %v, %i[%p] : (i32, memref<10xi32>) -> i32
  return
}

// -----

// CHECK-LABEL: func.func @atomic_mul(
// CHECK-SAME: %[[M:.*]]: memref<10xf32>, %[[F:.*]]: f32, %[[P:.*]]: index) {
// CHECK-NEXT: memref.atomic_rmw mulf %[[F]], %[[M]][%[[P]]] : (f32, memref<10xf32>) -> f32
// CHECK-NEXT: return
func.func @atomic_mul(%m: memref<10xf32>, %f: f32, %p: index) {
  %0 = memref.atomic_rmw mulf %f, %m[%p] : (f32, memref<10xf32>) -> f32
  return
}

// -----

// CHECK-LABEL: func.func @generic(
// CHECK-SAME: %[[M:.*]]: memref<10xi32>, %[[P:.*]]: index) -> i32 {
// CHECK-NEXT: %[[GENERIC_ATOMIC_RMW:.*]] = memref.generic_atomic_rmw %[[M]][%[[P]]] : memref<10xi32> {
// CHECK-NEXT: ^bb0(%[[BLOCK_ARG:.*]]: i32):
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[BLOCK_ARG]], %[[BLOCK_ARG]] : i32
// CHECK-NEXT: memref.atomic_yield %[[SUM]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[GENERIC_ATOMIC_RMW]] : i32
func.func @generic(%m: memref<10xi32>, %p: index) -> i32 {
  %x = memref.generic_atomic_rmw %m[%p] : memref<10xi32> {
  ^bb0(%old: i32):
    %c1 = arith.addi %old, %old : i32
    memref.atomic_yield %c1 : i32
  }
  return %x : i32
}

// -----

// CHECK-LABEL: func.func @distinct(
// CHECK-SAME: %[[A:.*]]: memref<?xf32>, %[[B:.*]]: memref<?xi8>, %[[C:.*]]: memref<2xi8>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[C]] : memref<2xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[B]] : memref<?xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[A]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[ALIGNED:.*]] = llvm.extractvalue %[[CAST_2]][1]
// CHECK-NEXT: %[[ALIGNED_1:.*]] = llvm.extractvalue %[[CAST_1]][1]
// CHECK-NEXT: %[[ALIGNED_2:.*]] = llvm.extractvalue %[[CAST]][1]
// CHECK-NEXT: %[[TRUE:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: llvm.intr.assume %[[TRUE]] ["separate_storage"(%[[ALIGNED]], %[[ALIGNED_1]] : !llvm.ptr, !llvm.ptr)] : i1
// CHECK-NEXT: llvm.intr.assume %[[TRUE]] ["separate_storage"(%[[ALIGNED]], %[[ALIGNED_2]] : !llvm.ptr, !llvm.ptr)] : i1
// CHECK-NEXT: llvm.intr.assume %[[TRUE]] ["separate_storage"(%[[ALIGNED_1]], %[[ALIGNED_2]] : !llvm.ptr, !llvm.ptr)] : i1
// CHECK-NEXT: "test.use"(%[[A]], %[[B]], %[[C]]) : (memref<?xf32>, memref<?xi8>, memref<2xi8>) -> ()
// CHECK-NEXT: return
func.func @distinct(%a: memref<?xf32>, %b: memref<?xi8>, %c: memref<2xi8>) {
  %0:3 = memref.distinct_objects %a, %b, %c : memref<?xf32>, memref<?xi8>, memref<2xi8>
  "test.use"(%0#0, %0#1, %0#2) : (memref<?xf32>, memref<?xi8>, memref<2xi8>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @loadstore(
// CHECK-SAME: %[[M:.*]]: memref<4x?xf32>, %[[I:.*]]: index, %[[S:.*]]: memref<?x?xi8, strided<[?, 1], offset: ?>>, %[[Z:.*]]: memref<f32>, %[[K:.*]]: memref<?x4xf32, strided<[4, 1], offset: 7>>, %[[F:.*]]: f32, %[[B:.*]]: i8) -> f32 {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[K]] : memref<?x4xf32, strided<[4, 1], offset: 7>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[Z]] : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[S]] : memref<?x?xi8, strided<[?, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[CAST_3:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT: %[[CAST_4:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[ALIGNED:.*]] = llvm.extractvalue %[[CAST_4]][1]
// CHECK-NEXT: %[[STRIDE:.*]] = llvm.extractvalue %[[CAST_4]][4, 0]
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.mul %[[CAST_3]], %[[STRIDE]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %[[PRODUCT]], %[[CAST_3]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr inbounds|nuw %[[ALIGNED]][%[[SUM]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[PTR]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[ALIGNED_1:.*]] = llvm.extractvalue %[[CAST_2]][1]
// CHECK-NEXT: %[[OFFSET:.*]] = llvm.extractvalue %[[CAST_2]][2]
// CHECK-NEXT: %[[PTR_1:.*]] = llvm.getelementptr %[[ALIGNED_1]][%[[OFFSET]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %[[STRIDE_1:.*]] = llvm.extractvalue %[[CAST_2]][4, 0]
// CHECK-NEXT: %[[PRODUCT_1:.*]] = llvm.mul %[[CAST_3]], %[[STRIDE_1]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.add %[[PRODUCT_1]], %[[CAST_3]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[PTR_2:.*]] = llvm.getelementptr inbounds|nuw %[[PTR_1]][%[[SUM_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.load %[[PTR_2]] {nontemporal} : !llvm.ptr -> i8
// CHECK-NEXT: %[[ALIGNED_2:.*]] = llvm.extractvalue %[[CAST_1]][1]
// CHECK-NEXT: llvm.load %[[ALIGNED_2]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[ALIGNED_3:.*]] = llvm.extractvalue %[[CAST]][1]
// CHECK-NEXT: %[[C7:.*]] = llvm.mlir.constant(7 : index) : i64
// CHECK-NEXT: %[[PTR_3:.*]] = llvm.getelementptr %[[ALIGNED_3]][%[[C7]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[C4:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[PRODUCT_2:.*]] = llvm.mul %[[CAST_3]], %[[C4]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[SUM_2:.*]] = llvm.add %[[PRODUCT_2]], %[[CAST_3]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[PTR_4:.*]] = llvm.getelementptr inbounds|nuw %[[PTR_3]][%[[SUM_2]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.load %[[PTR_4]] {alignment = 16 : i64} : !llvm.ptr -> f32
// CHECK-NEXT: %[[ALIGNED_4:.*]] = llvm.extractvalue %[[CAST_4]][1]
// CHECK-NEXT: %[[STRIDE_2:.*]] = llvm.extractvalue %[[CAST_4]][4, 0]
// CHECK-NEXT: %[[PRODUCT_3:.*]] = llvm.mul %[[CAST_3]], %[[STRIDE_2]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[SUM_3:.*]] = llvm.add %[[PRODUCT_3]], %[[CAST_3]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[PTR_5:.*]] = llvm.getelementptr inbounds|nuw %[[ALIGNED_4]][%[[SUM_3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[F]], %[[PTR_5]] : f32, !llvm.ptr
// CHECK-NEXT: %[[ALIGNED_5:.*]] = llvm.extractvalue %[[CAST_1]][1]
// CHECK-NEXT: llvm.store %[[F]], %[[ALIGNED_5]] {nontemporal} : f32, !llvm.ptr
// CHECK-NEXT: %[[ALIGNED_6:.*]] = llvm.extractvalue %[[CAST_2]][1]
// CHECK-NEXT: %[[OFFSET_1:.*]] = llvm.extractvalue %[[CAST_2]][2]
// CHECK-NEXT: %[[PTR_6:.*]] = llvm.getelementptr %[[ALIGNED_6]][%[[OFFSET_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %[[STRIDE_3:.*]] = llvm.extractvalue %[[CAST_2]][4, 0]
// CHECK-NEXT: %[[PRODUCT_4:.*]] = llvm.mul %[[CAST_3]], %[[STRIDE_3]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[SUM_4:.*]] = llvm.add %[[PRODUCT_4]], %[[CAST_3]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[PTR_7:.*]] = llvm.getelementptr inbounds|nuw %[[PTR_6]][%[[SUM_4]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.store %[[B]], %[[PTR_7]] {alignment = 4 : i64} : i8, !llvm.ptr
// CHECK-NEXT: %[[ALIGNED_7:.*]] = llvm.extractvalue %[[CAST_4]][1]
// CHECK-NEXT: %[[STRIDE_4:.*]] = llvm.extractvalue %[[CAST_4]][4, 0]
// CHECK-NEXT: %[[PRODUCT_5:.*]] = llvm.mul %[[CAST_3]], %[[STRIDE_4]] : i64
// CHECK-NEXT: %[[SUM_5:.*]] = llvm.add %[[PRODUCT_5]], %[[CAST_3]] : i64
// CHECK-NEXT: %[[PTR_8:.*]] = llvm.getelementptr %[[ALIGNED_7]][%[[SUM_5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.prefetch"(%[[PTR_8]]) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT: %[[ALIGNED_8:.*]] = llvm.extractvalue %[[CAST_4]][1]
// CHECK-NEXT: %[[STRIDE_5:.*]] = llvm.extractvalue %[[CAST_4]][4, 0]
// CHECK-NEXT: %[[PRODUCT_6:.*]] = llvm.mul %[[CAST_3]], %[[STRIDE_5]] : i64
// CHECK-NEXT: %[[SUM_6:.*]] = llvm.add %[[PRODUCT_6]], %[[CAST_3]] : i64
// CHECK-NEXT: %[[PTR_9:.*]] = llvm.getelementptr %[[ALIGNED_8]][%[[SUM_6]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.prefetch"(%[[PTR_9]]) <{cache = 0 : i32, hint = 0 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT: return %[[LOAD]] : f32
func.func @loadstore(%m: memref<4x?xf32>, %i: index, %s: memref<?x?xi8, strided<[?, 1], offset: ?>>, %z: memref<f32>, %k: memref<?x4xf32, strided<[4, 1], offset: 7>>, %f: f32, %b: i8) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x?xf32>
  %1 = memref.load %s[%i, %i] {nontemporal = true} : memref<?x?xi8, strided<[?, 1], offset: ?>>
  %2 = memref.load %z[] : memref<f32>
  %3 = memref.load %k[%i, %i] {alignment = 16 : i64} : memref<?x4xf32, strided<[4, 1], offset: 7>>
  memref.store %f, %m[%i, %i] : memref<4x?xf32>
  memref.store %f, %z[] {nontemporal = true} : memref<f32>
  memref.store %b, %s[%i, %i] {alignment = 4 : i64} : memref<?x?xi8, strided<[?, 1], offset: ?>>
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<4x?xf32>
  memref.prefetch %m[%i, %i], write, locality<0>, instr : memref<4x?xf32>
  return %0 : f32
}

// -----

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// CHECK: llvm.func @malloc(i32) -> !llvm.ptr
// CHECK-LABEL: func.func @dl(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>, %[[I:.*]]: index) -> f32 {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[ALIGNED:.*]] = llvm.extractvalue %[[CAST_1]][1]
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr inbounds|nuw %[[ALIGNED]][%[[CAST]]] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[PTR]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR_1:.*]] = llvm.getelementptr %[[NULL]][%[[CAST]]] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %[[SIZE:.*]] = llvm.ptrtoint %[[PTR_1]] : !llvm.ptr to i32
// CHECK-NEXT: %[[MALLOC:.*]] = llvm.call @malloc(%[[SIZE]]) : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[DESC:.*]] = llvm.insertvalue %[[MALLOC]], %[[POISON]][0]
// CHECK-NEXT: %[[DESC_1:.*]] = llvm.insertvalue %[[MALLOC]], %[[DESC]][1]
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT: %[[DESC_2:.*]] = llvm.insertvalue %[[C0]], %[[DESC_1]][2]
// CHECK-NEXT: %[[DESC_3:.*]] = llvm.insertvalue %[[CAST]], %[[DESC_2]][3, 0]
// CHECK-NEXT: llvm.insertvalue %[[C1]], %[[DESC_3]][4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: return %[[LOAD]] : f32
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @dl(%m: memref<?xf32>, %i: index) -> f32 {
    %0 = memref.load %m[%i] : memref<?xf32>
    %1 = memref.alloc(%i) : memref<?xf32>
    return %0 : f32
  }
}

// -----

// A float is exchanged as an integer.
// CHECK-LABEL: func.func @generic_float(
// CHECK-SAME: %{{.*}}: memref<?xf32>, %{{.*}}: index, %[[X:.*]]: f32) -> f32 {
// CHECK: %[[LOADED:.*]] = llvm.load %[[ADDRESS:.*]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.br ^[[LOOP:.*]](%[[LOADED]] : i32)
// CHECK-NEXT: ^[[LOOP]](%[[OLD:.*]]: i32):
// CHECK: %[[NEW:.*]] = llvm.bitcast %[[X]] : f32 to i32
// CHECK-NEXT: %[[EXCHANGE:.*]] = llvm.cmpxchg %[[ADDRESS]], %[[OLD]], %[[NEW]] acq_rel monotonic : !llvm.ptr, i32
// CHECK-NEXT: %[[FOUND:.*]] = llvm.extractvalue %[[EXCHANGE]][0]
// CHECK-NEXT: %[[OK:.*]] = llvm.extractvalue %[[EXCHANGE]][1]
// CHECK-NEXT: %[[RESULT:.*]] = llvm.bitcast %[[FOUND]] : i32 to f32
// CHECK-NEXT: llvm.cond_br %[[OK]], ^[[END:.*]], ^[[LOOP]](%[[FOUND]] : i32)
// CHECK-NEXT: ^[[END]]:
// CHECK-NEXT: return %[[RESULT]] : f32
func.func @generic_float(%m: memref<?xf32>, %i: index, %x: f32) -> f32 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%old: f32):
    memref.atomic_yield %x : f32
  }
  return %r : f32
}
