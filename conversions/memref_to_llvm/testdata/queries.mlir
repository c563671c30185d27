// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm | FileCheck %s

// CHECK: func.func @ptr(%arg0: memref<2xf32>, %arg1: memref<*xf32>, %arg2: memref<2xf32, 3>, %arg3: memref<?xf32, strided<[?], offset: ?>>) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg3 : memref<?xf32, strided<[?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg2 : memref<2xf32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %arg0 : memref<2xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : i64 to index
// CHECK-NEXT: %7 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %8 = llvm.getelementptr %7[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %9 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
// CHECK-NEXT: %11 = llvm.extractvalue %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.ptrtoint %11 : !llvm.ptr<3> to i64
// CHECK-NEXT: %13 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %14 = llvm.ptrtoint %13 : !llvm.ptr to i64
// CHECK-NEXT: return %6 : index
// CHECK-NEXT: }
func.func @ptr(%m: memref<2xf32>, %u: memref<*xf32>, %s: memref<2xf32, 3>, %o: memref<?xf32, strided<[?], offset: ?>>) -> index {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<2xf32> -> index
  %1 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index
  %2 = memref.extract_aligned_pointer_as_index %s : memref<2xf32, 3> -> index
  %3 = memref.extract_aligned_pointer_as_index %o : memref<?xf32, strided<[?], offset: ?>> -> index
  return %0 : index
}

// -----

// CHECK: func.func @dim(%arg0: memref<2x?x4xf32>, %arg1: memref<*xf32>, %arg2: index, %arg3: memref<?xf32>, %arg4: memref<*xf32, 3>) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg4 : memref<*xf32, 3> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %arg0 : memref<2x?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %idx0 = index.constant 0
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %c1 : index to i64
// CHECK-NEXT: %5 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : i64 to index
// CHECK-NEXT: %7 = llvm.extractvalue %3[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %9 = llvm.extractvalue %3[3] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %10 = llvm.alloca %8 x !llvm.array<3 x i64> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %9, %10 : !llvm.array<3 x i64>, !llvm.ptr
// CHECK-NEXT: %11 = llvm.getelementptr %10[0, %2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x i64>
// CHECK-NEXT: %12 = llvm.load %11 : !llvm.ptr -> i64
// CHECK-NEXT: %13 = llvm.extractvalue %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %14 = llvm.getelementptr %13[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %15 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %16 = llvm.add %15, %2 : i64
// CHECK-NEXT: %17 = llvm.getelementptr %14[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %18 = llvm.load %17 : !llvm.ptr -> i64
// CHECK-NEXT: %19 = llvm.extractvalue %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %20 = llvm.getelementptr %19[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %21 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %22 = llvm.add %21, %4 : i64
// CHECK-NEXT: %23 = llvm.getelementptr %20[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %24 = llvm.load %23 : !llvm.ptr -> i64
// CHECK-NEXT: %25 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %26 = llvm.getelementptr %25[0, 2] : (!llvm.ptr) -> !llvm.ptr<3>, !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %27 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %28 = llvm.add %27, %4 : i64
// CHECK-NEXT: %29 = llvm.getelementptr %26[%28] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT: %30 = llvm.load %29 : !llvm.ptr<3> -> i64
// CHECK-NEXT: %31 = llvm.extractvalue %1[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %32 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT: return %6 : index
// CHECK-NEXT: }
func.func @dim(%m: memref<2x?x4xf32>, %u: memref<*xf32>, %i: index, %z: memref<?xf32>, %sp: memref<*xf32, 3>) -> index {
  %c0 = index.constant 0
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c0 : memref<2x?x4xf32>
  %1 = memref.dim %m, %c1 : memref<2x?x4xf32>
  %2 = memref.dim %m, %i : memref<2x?x4xf32>
  %3 = memref.dim %u, %i : memref<*xf32>
  %4 = memref.dim %u, %c1 : memref<*xf32>
  %5 = memref.dim %sp, %c1 : memref<*xf32, 3>
  %6 = memref.rank %u : memref<*xf32>
  %7 = memref.rank %m : memref<2x?x4xf32>
  return %0 : index
}

// -----

// CHECK: func.func @meta(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: memref<f32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %5 = llvm.insertvalue %2, %4[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %6 = llvm.insertvalue %3, %5[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %7 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %8 = llvm.insertvalue %7, %6[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %8 : !llvm.struct<(ptr, ptr, i64)> to memref<f32>
// CHECK-NEXT: %10 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : i64 to index
// CHECK-NEXT: %12 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %13 = builtin.unrealized_conversion_cast %12 : i64 to index
// CHECK-NEXT: %14 = llvm.extractvalue %1[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %15 = builtin.unrealized_conversion_cast %14 : i64 to index
// CHECK-NEXT: %16 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %17 = builtin.unrealized_conversion_cast %16 : i64 to index
// CHECK-NEXT: %18 = llvm.extractvalue %1[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %19 = builtin.unrealized_conversion_cast %18 : i64 to index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %20 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %21 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %22 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %23 = llvm.insertvalue %20, %22[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %24 = llvm.insertvalue %21, %23[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %25 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %26 = llvm.insertvalue %25, %24[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %27 = builtin.unrealized_conversion_cast %26 : !llvm.struct<(ptr, ptr, i64)> to memref<f32>
// CHECK-NEXT: %28 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: "test.use"(%9, %11, %13, %15, %17, %19, %27, %c0) : (memref<f32>, index, index, index, index, index, memref<f32>, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @meta(%m: memref<?x?xf32, strided<[?,?], offset: ?>>, %z: memref<f32>) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?,?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %b2, %o2 = memref.extract_strided_metadata %z : memref<f32> -> memref<f32>, index
  "test.use"(%base, %offset, %sizes#0, %sizes#1, %strides#0, %strides#1, %b2, %o2) : (memref<f32>, index, index, index, index, index, memref<f32>, index) -> ()
  return
}
