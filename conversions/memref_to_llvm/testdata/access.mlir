// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm | FileCheck %s

// CHECK: func.func @assume(%arg0: memref<2x?xf32>, %arg1: memref<2xf32, strided<[1], offset: ?>>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<2xf32, strided<[1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<2x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %4 = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT: llvm.intr.assume %3 ["align"(%2, %4 : !llvm.ptr, i64)] : i1
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.getelementptr %5[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %8 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %9 = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT: llvm.intr.assume %8 ["align"(%7, %9 : !llvm.ptr, i64)] : i1
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @assume(%m: memref<2x?xf32>, %k: memref<2xf32, strided<[1], offset: ?>>) {
  %0 = memref.assume_alignment %m, 16 : memref<2x?xf32>
  %1 = memref.assume_alignment %k, 32 : memref<2xf32, strided<[1], offset: ?>>
  return
}

// -----

// CHECK: func.func @atomic(%arg0: memref<10xf32>, %arg1: memref<10xi32>, %arg2: f32, %arg3: i32, %arg4: index, %arg5: memref<4xbf16>, %arg6: bf16) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<10xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg4 : index to i64
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg0 : memref<10xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.getelementptr %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %5 = llvm.atomicrmw fadd %4, %arg2 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: %6 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.getelementptr %6[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %8 = llvm.atomicrmw xchg %7, %arg2 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: %9 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.getelementptr %9[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %11 = llvm.atomicrmw add %10, %arg3 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %12 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.getelementptr %12[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %14 = llvm.atomicrmw max %13, %arg3 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %15 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %16 = llvm.getelementptr %15[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %17 = llvm.atomicrmw min %16, %arg3 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %18 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %19 = llvm.getelementptr %18[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %20 = llvm.atomicrmw umax %19, %arg3 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %21 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %22 = llvm.getelementptr %21[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %23 = llvm.atomicrmw umin %22, %arg3 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %24 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %25 = llvm.getelementptr %24[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %26 = llvm.atomicrmw _or %25, %arg3 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %27 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %28 = llvm.getelementptr %27[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %29 = llvm.atomicrmw _and %28, %arg3 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %30 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %31 = llvm.getelementptr %30[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %32 = llvm.atomicrmw fmaximum %31, %arg2 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: %33 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %34 = llvm.getelementptr %33[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %35 = llvm.atomicrmw fmax %34, %arg2 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: %36 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %37 = llvm.getelementptr %36[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %38 = llvm.atomicrmw fminimum %37, %arg2 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: %39 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %40 = llvm.getelementptr %39[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %41 = llvm.atomicrmw fmin %40, %arg2 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: %42 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %43 = llvm.getelementptr %42[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %44 = llvm.atomicrmw _xor %43, %arg3 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: return
// CHECK-NEXT: }
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

// CHECK: func.func @atomic_mul(%arg0: memref<10xf32>, %arg1: f32, %arg2: index) {
// CHECK-NEXT: %0 = memref.atomic_rmw mulf %arg1, %arg0[%arg2] : (f32, memref<10xf32>) -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @atomic_mul(%m: memref<10xf32>, %f: f32, %p: index) {
  %0 = memref.atomic_rmw mulf %f, %m[%p] : (f32, memref<10xf32>) -> f32
  return
}

// -----

// CHECK: func.func @generic(%arg0: memref<10xi32>, %arg1: index) -> i32 {
// CHECK-NEXT: %0 = memref.generic_atomic_rmw %arg0[%arg1] : memref<10xi32> {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %1 = arith.addi %arg2, %arg2 : i32
// CHECK-NEXT: memref.atomic_yield %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @generic(%m: memref<10xi32>, %p: index) -> i32 {
  %x = memref.generic_atomic_rmw %m[%p] : memref<10xi32> {
  ^bb0(%old: i32):
    %c1 = arith.addi %old, %old : i32
    memref.atomic_yield %c1 : i32
  }
  return %x : i32
}

// -----

// CHECK: func.func @distinct(%arg0: memref<?xf32>, %arg1: memref<?xi8>, %arg2: memref<2xi8>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : memref<2xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : memref<?xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: llvm.intr.assume %6 ["separate_storage"(%3, %4 : !llvm.ptr, !llvm.ptr)] : i1
// CHECK-NEXT: llvm.intr.assume %6 ["separate_storage"(%3, %5 : !llvm.ptr, !llvm.ptr)] : i1
// CHECK-NEXT: llvm.intr.assume %6 ["separate_storage"(%4, %5 : !llvm.ptr, !llvm.ptr)] : i1
// CHECK-NEXT: "test.use"(%arg0, %arg1, %arg2) : (memref<?xf32>, memref<?xi8>, memref<2xi8>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @distinct(%a: memref<?xf32>, %b: memref<?xi8>, %c: memref<2xi8>) {
  %0:3 = memref.distinct_objects %a, %b, %c : memref<?xf32>, memref<?xi8>, memref<2xi8>
  "test.use"(%0#0, %0#1, %0#2) : (memref<?xf32>, memref<?xi8>, memref<2xi8>) -> ()
  return
}

// -----

// CHECK: func.func @loadstore(%arg0: memref<4x?xf32>, %arg1: index, %arg2: memref<?x?xi8, strided<[?, 1], offset: ?>>, %arg3: memref<f32>, %arg4: memref<?x4xf32, strided<[4, 1], offset: 7>>, %arg5: f32, %arg6: i8) -> f32 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg4 : memref<?x4xf32, strided<[4, 1], offset: 7>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg3 : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg2 : memref<?x?xi8, strided<[?, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.extractvalue %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.mul %3, %6 overflow<nsw, nuw> : i64
// CHECK-NEXT: %8 = llvm.add %7, %3 overflow<nsw, nuw> : i64
// CHECK-NEXT: %9 = llvm.getelementptr inbounds|nuw %5[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %10 = llvm.load %9 : !llvm.ptr -> f32
// CHECK-NEXT: %11 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %12 = llvm.extractvalue %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %13 = llvm.getelementptr %11[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %14 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %15 = llvm.mul %3, %14 overflow<nsw, nuw> : i64
// CHECK-NEXT: %16 = llvm.add %15, %3 overflow<nsw, nuw> : i64
// CHECK-NEXT: %17 = llvm.getelementptr inbounds|nuw %13[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %18 = llvm.load %17 {nontemporal} : !llvm.ptr -> i8
// CHECK-NEXT: %19 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %20 = llvm.load %19 : !llvm.ptr -> f32
// CHECK-NEXT: %21 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %22 = llvm.mlir.constant(7 : index) : i64
// CHECK-NEXT: %23 = llvm.getelementptr %21[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %24 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %25 = llvm.mul %3, %24 overflow<nsw, nuw> : i64
// CHECK-NEXT: %26 = llvm.add %25, %3 overflow<nsw, nuw> : i64
// CHECK-NEXT: %27 = llvm.getelementptr inbounds|nuw %23[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %28 = llvm.load %27 {alignment = 16 : i64} : !llvm.ptr -> f32
// CHECK-NEXT: %29 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %30 = llvm.extractvalue %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %31 = llvm.mul %3, %30 overflow<nsw, nuw> : i64
// CHECK-NEXT: %32 = llvm.add %31, %3 overflow<nsw, nuw> : i64
// CHECK-NEXT: %33 = llvm.getelementptr inbounds|nuw %29[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %arg5, %33 : f32, !llvm.ptr
// CHECK-NEXT: %34 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: llvm.store %arg5, %34 {nontemporal} : f32, !llvm.ptr
// CHECK-NEXT: %35 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %36 = llvm.extractvalue %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %37 = llvm.getelementptr %35[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %38 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %39 = llvm.mul %3, %38 overflow<nsw, nuw> : i64
// CHECK-NEXT: %40 = llvm.add %39, %3 overflow<nsw, nuw> : i64
// CHECK-NEXT: %41 = llvm.getelementptr inbounds|nuw %37[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.store %arg6, %41 {alignment = 4 : i64} : i8, !llvm.ptr
// CHECK-NEXT: %42 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %43 = llvm.extractvalue %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %44 = llvm.mul %3, %43 : i64
// CHECK-NEXT: %45 = llvm.add %44, %3 : i64
// CHECK-NEXT: %46 = llvm.getelementptr %42[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.prefetch"(%46) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT: %47 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %48 = llvm.extractvalue %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %49 = llvm.mul %3, %48 : i64
// CHECK-NEXT: %50 = llvm.add %49, %3 : i64
// CHECK-NEXT: %51 = llvm.getelementptr %47[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.prefetch"(%51) <{cache = 0 : i32, hint = 0 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT: return %10 : f32
// CHECK-NEXT: }
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
// CHECK: func.func @dl(%arg0: memref<?xf32>, %arg1: index) -> f32 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %3 = llvm.getelementptr inbounds|nuw %2[%0] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %4 = llvm.load %3 : !llvm.ptr -> f32
// CHECK-NEXT: %5 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %6 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %7 = llvm.getelementptr %6[%0] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %8 = llvm.ptrtoint %7 : !llvm.ptr to i32
// CHECK-NEXT: %9 = llvm.call @malloc(%8) : (i32) -> !llvm.ptr
// CHECK-NEXT: %10 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %12 = llvm.insertvalue %9, %11[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %13 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT: %14 = llvm.insertvalue %13, %12[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %15 = llvm.insertvalue %0, %14[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %16 = llvm.insertvalue %5, %15[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: return %4 : f32
// CHECK-NEXT: }
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @dl(%m: memref<?xf32>, %i: index) -> f32 {
    %0 = memref.load %m[%i] : memref<?xf32>
    %1 = memref.alloc(%i) : memref<?xf32>
    return %0 : f32
  }
}
