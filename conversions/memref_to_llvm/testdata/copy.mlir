// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm | FileCheck %s

// CHECK: llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
// CHECK: func.func @copy(%arg0: memref<2x?xf32>, %arg1: memref<2x?xf32>, %arg2: memref<2x?xf32, strided<[?, ?], offset: ?>>, %arg3: memref<*xf32>, %arg4: memref<4xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg4 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg3 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg2 : memref<2x?xf32, strided<[?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %arg1 : memref<2x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %arg0 : memref<2x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %6 = llvm.extractvalue %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.mul %5, %6 : i64
// CHECK-NEXT: %8 = llvm.extractvalue %4[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.mul %7, %8 : i64
// CHECK-NEXT: %10 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %11 = llvm.getelementptr %10[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %12 = llvm.ptrtoint %11 : !llvm.ptr to i64
// CHECK-NEXT: %13 = llvm.mul %9, %12 : i64
// CHECK-NEXT: %14 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %15 = llvm.extractvalue %4[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %16 = llvm.getelementptr %14[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %17 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %18 = llvm.extractvalue %3[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %19 = llvm.getelementptr %17[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.memcpy"(%19, %16, %13) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %20 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %21 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %22 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %23 = llvm.alloca %22 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %4, %23 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %24 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %25 = llvm.insertvalue %21, %24[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %26 = llvm.insertvalue %23, %25[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %27 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %28 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %29 = llvm.alloca %28 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %2, %29 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %30 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %31 = llvm.insertvalue %27, %30[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %32 = llvm.insertvalue %29, %31[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %33 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %34 = llvm.alloca %33 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %26, %34 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %35 = llvm.alloca %33 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %32, %35 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %36 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %37 = llvm.getelementptr %36[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %38 = llvm.ptrtoint %37 : !llvm.ptr to i64
// CHECK-NEXT: llvm.call @memrefCopy(%38, %34, %35) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %20 : !llvm.ptr
// CHECK-NEXT: %39 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %40 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %41 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %42 = llvm.alloca %41 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %4, %42 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %43 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %44 = llvm.insertvalue %40, %43[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %45 = llvm.insertvalue %42, %44[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %46 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %47 = llvm.alloca %46 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %1, %47 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %48 = llvm.alloca %46 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %45, %48 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %49 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %50 = llvm.getelementptr %49[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %51 = llvm.ptrtoint %50 : !llvm.ptr to i64
// CHECK-NEXT: llvm.call @memrefCopy(%51, %47, %48) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %39 : !llvm.ptr
// CHECK-NEXT: %52 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %53 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %54 = llvm.alloca %53 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %1, %54 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %55 = llvm.alloca %53 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %1, %55 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %56 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %57 = llvm.getelementptr %56[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %58 = llvm.ptrtoint %57 : !llvm.ptr to i64
// CHECK-NEXT: llvm.call @memrefCopy(%58, %54, %55) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %52 : !llvm.ptr
// CHECK-NEXT: %59 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %60 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %61 = llvm.mul %59, %60 : i64
// CHECK-NEXT: %62 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %63 = llvm.getelementptr %62[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %64 = llvm.ptrtoint %63 : !llvm.ptr to i64
// CHECK-NEXT: %65 = llvm.mul %61, %64 : i64
// CHECK-NEXT: %66 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %67 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %68 = llvm.getelementptr %66[%67] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %69 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %70 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %71 = llvm.getelementptr %69[%70] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.memcpy"(%71, %68, %65) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @copy(%a: memref<2x?xf32>, %b: memref<2x?xf32>, %s: memref<2x?xf32, strided<[?, ?], offset: ?>>, %u: memref<*xf32>, %c: memref<4xf32>) {
  memref.copy %a, %b : memref<2x?xf32> to memref<2x?xf32>
  memref.copy %a, %s : memref<2x?xf32> to memref<2x?xf32, strided<[?, ?], offset: ?>>
  memref.copy %u, %a : memref<*xf32> to memref<2x?xf32>
  memref.copy %u, %u : memref<*xf32> to memref<*xf32>
  memref.copy %c, %c : memref<4xf32> to memref<4xf32>
  return
}

// -----

// CHECK: func.func @copy_offset(%arg0: memref<4x4xf32, strided<[4, 1], offset: ?>>, %arg1: memref<4x4xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<4x4xf32, strided<[4, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : memref<4x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %3 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.mul %2, %3 : i64
// CHECK-NEXT: %5 = llvm.extractvalue %1[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.mul %4, %5 : i64
// CHECK-NEXT: %7 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %8 = llvm.getelementptr %7[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %9 = llvm.ptrtoint %8 : !llvm.ptr to i64
// CHECK-NEXT: %10 = llvm.mul %6, %9 : i64
// CHECK-NEXT: %11 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %12 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %13 = llvm.getelementptr %11[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %14 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %15 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %16 = llvm.getelementptr %14[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.memcpy"(%16, %13, %10) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @copy_offset(%s: memref<4x4xf32, strided<[4, 1], offset: ?>>, %a: memref<4x4xf32>) {
  memref.copy %a, %s : memref<4x4xf32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
  return
}
