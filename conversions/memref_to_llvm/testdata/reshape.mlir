// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm | FileCheck %s

// CHECK: func.func @reshape(%arg0: memref<4xf32>, %arg1: memref<2xindex>, %arg2: memref<*xf32>, %arg3: memref<?xindex>, %arg4: memref<2xi32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg4 : memref<2xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg3 : memref<?xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg2 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %arg1 : memref<2xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.extractvalue %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.insertvalue %6, %5[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %7, %8[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %10 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %11 = llvm.insertvalue %10, %9[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %12 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %13 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %14 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %15 = llvm.getelementptr inbounds|nuw %14[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %16 = llvm.load %15 : !llvm.ptr -> i64
// CHECK-NEXT: %17 = builtin.unrealized_conversion_cast %16 : i64 to index
// CHECK-NEXT: %18 = builtin.unrealized_conversion_cast %17 : index to i64
// CHECK-NEXT: %19 = llvm.insertvalue %18, %11[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %20 = llvm.insertvalue %12, %19[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %21 = llvm.mul %12, %18 : i64
// CHECK-NEXT: %22 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %23 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %24 = llvm.getelementptr inbounds|nuw %23[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %25 = llvm.load %24 : !llvm.ptr -> i64
// CHECK-NEXT: %26 = builtin.unrealized_conversion_cast %25 : i64 to index
// CHECK-NEXT: %27 = builtin.unrealized_conversion_cast %26 : index to i64
// CHECK-NEXT: %28 = llvm.insertvalue %27, %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %29 = llvm.insertvalue %21, %28[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %30 = builtin.unrealized_conversion_cast %29 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x?xf32>
// CHECK-NEXT: %31 = llvm.mul %21, %27 : i64
// CHECK-NEXT: %32 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %33 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %34 = llvm.insertvalue %32, %33[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %35 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %36 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %37 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %38 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %39 = llvm.mul %36, %38 : i64
// CHECK-NEXT: %40 = llvm.extractvalue %34[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %41 = llvm.mul %36, %40 : i64
// CHECK-NEXT: %42 = llvm.add %41, %35 : i64
// CHECK-NEXT: %43 = llvm.mul %42, %37 : i64
// CHECK-NEXT: %44 = llvm.add %39, %43 : i64
// CHECK-NEXT: %45 = llvm.alloca %44 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: %46 = llvm.insertvalue %45, %34[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %47 = builtin.unrealized_conversion_cast %46 : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT: %48 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %49 = llvm.load %48 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %50 = llvm.getelementptr %48[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %51 = llvm.load %50 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %52 = llvm.getelementptr %48[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %53 = llvm.load %52 : !llvm.ptr -> i64
// CHECK-NEXT: llvm.store %49, %45 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %54 = llvm.getelementptr %45[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %51, %54 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %55 = llvm.getelementptr %45[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %53, %55 : i64, !llvm.ptr
// CHECK-NEXT: %56 = llvm.getelementptr %45[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, i64)>
// CHECK-NEXT: %57 = llvm.getelementptr %56[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %58 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %59 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %60 = llvm.sub %32, %59 : i64
// CHECK-NEXT: llvm.br ^bb1(%60, %59 : i64, i64)
// CHECK-NEXT: ^bb1(%61: i64, %62: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %63 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %64 = llvm.icmp "sge" %61, %63 : i64
// CHECK-NEXT: llvm.cond_br %64, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %65 = llvm.getelementptr %58[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %66 = llvm.load %65 : !llvm.ptr -> i64
// CHECK-NEXT: %67 = llvm.getelementptr %56[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: llvm.store %66, %67 : i64, !llvm.ptr
// CHECK-NEXT: %68 = llvm.getelementptr %57[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: llvm.store %62, %68 : i64, !llvm.ptr
// CHECK-NEXT: %69 = llvm.mul %62, %66 : i64
// CHECK-NEXT: %70 = llvm.sub %61, %59 : i64
// CHECK-NEXT: llvm.br ^bb1(%70, %69 : i64, i64)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: %71 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %72 = llvm.extractvalue %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %73 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %74 = llvm.insertvalue %72, %71[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %75 = llvm.insertvalue %73, %74[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %76 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %77 = llvm.insertvalue %76, %75[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %78 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %79 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %80 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %81 = llvm.getelementptr inbounds|nuw %80[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %82 = llvm.load %81 : !llvm.ptr -> i32
// CHECK-NEXT: %83 = llvm.sext %82 : i32 to i64
// CHECK-NEXT: %84 = llvm.insertvalue %83, %77[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %85 = llvm.insertvalue %78, %84[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %86 = llvm.mul %78, %83 : i64
// CHECK-NEXT: %87 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %88 = llvm.insertvalue %87, %85[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %89 = llvm.insertvalue %86, %88[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %90 = builtin.unrealized_conversion_cast %89 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<2x?xf32>
// CHECK-NEXT: %91 = llvm.mul %86, %87 : i64
// CHECK-NEXT: "test.use"(%30, %47, %90) : (memref<?x?xf32>, memref<*xf32>, memref<2x?xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @reshape(%m: memref<4xf32>, %s: memref<2xindex>, %u: memref<*xf32>, %d: memref<?xindex>, %s32: memref<2xi32>) {
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf32>
  %1 = memref.reshape %u(%d) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  %2 = memref.reshape %m(%s32) : (memref<4xf32>, memref<2xi32>) -> memref<2x?xf32>
  "test.use"(%0, %1, %2) : (memref<?x?xf32>, memref<*xf32>, memref<2x?xf32>) -> ()
  return
}

// -----

// CHECK: func.func @reshape_u(%arg0: memref<*xf32>, %arg1: memref<2xindex>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %4 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %5 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %6 = llvm.insertvalue %3, %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %5, %6[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %9 = llvm.insertvalue %8, %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %10 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %11 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %12 = llvm.insertvalue %11, %9[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %13 = llvm.insertvalue %10, %12[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %14 = llvm.mul %10, %11 : i64
// CHECK-NEXT: %15 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %16 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %17 = llvm.insertvalue %16, %13[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %18 = llvm.insertvalue %15, %17[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %19 = builtin.unrealized_conversion_cast %18 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<2x2xf32>
// CHECK-NEXT: %20 = llvm.mul %15, %16 : i64
// CHECK-NEXT: "test.use"(%19) : (memref<2x2xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @reshape_u(%m: memref<*xf32>, %s: memref<2xindex>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<2xindex>) -> memref<2x2xf32>
  "test.use"(%0) : (memref<2x2xf32>) -> ()
  return
}

// -----

// Sizes narrower than an index are loaded with their own type.
// CHECK-LABEL: @shape_of_i32(
func.func @shape_of_i32(%m: memref<4xf32>, %s: memref<?xi32>) {
  // CHECK: %[[PLACE:.*]] = llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  // CHECK-NEXT: %[[SIZE:.*]] = llvm.load %[[PLACE]] : !llvm.ptr -> i32
  // CHECK-NEXT: llvm.sext %[[SIZE]] : i32 to i64
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<?xi32>) -> memref<*xf32>
  return
}
