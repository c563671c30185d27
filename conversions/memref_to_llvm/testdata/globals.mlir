// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm | FileCheck %s

// CHECK: llvm.mlir.global private constant @c(dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>) {addr_space = 0 : i32} : !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT: llvm.mlir.global external @u() {addr_space = 0 : i32} : !llvm.array<4 x i32> {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.array<4 x i32>
// CHECK-NEXT: llvm.return %0 : !llvm.array<4 x i32>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.global private @e() {addr_space = 0 : i32} : !llvm.array<4 x i32>
// CHECK-NEXT: llvm.mlir.global private @s(1.000000e+00 : f32) {addr_space = 0 : i32, alignment = 64 : i64} : f32
// CHECK-NEXT: llvm.mlir.global external constant @sp(dense<1.000000e+00> : tensor<2xf32>) {addr_space = 3 : i32} : !llvm.array<2 x f32>
// CHECK-NEXT: llvm.mlir.global external @idx(dense<[1, 2]> : tensor<2xindex>) {addr_space = 0 : i32} : !llvm.array<2 x i64>
// CHECK-NEXT: llvm.mlir.global external @bool(dense<[true, false]> : tensor<2xi1>) {addr_space = 0 : i32} : !llvm.array<2 x i1>
// CHECK-NEXT: llvm.mlir.global external @f8(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf8E4M3FN>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
// CHECK-NEXT: llvm.mlir.global external @z(dense<> : tensor<0xf32>) {addr_space = 0 : i32} : !llvm.array<0 x f32>
// CHECK: func.func @get() {
// CHECK-NEXT: %0 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %1 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %2 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %3 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %4 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %5 = llvm.getelementptr %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
// CHECK-NEXT: %7 = llvm.mlir.addressof @c : !llvm.ptr
// CHECK-NEXT: %8 = llvm.getelementptr %7[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT: %9 = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT: %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
// CHECK-NEXT: %11 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %10, %11[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %13 = llvm.insertvalue %8, %12[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %14 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %15 = llvm.insertvalue %14, %13[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %16 = llvm.insertvalue %0, %15[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %17 = llvm.insertvalue %1, %16[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %18 = llvm.insertvalue %1, %17[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %19 = llvm.insertvalue %2, %18[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %20 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %21 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %22 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %23 = llvm.getelementptr %22[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %24 = llvm.ptrtoint %23 : !llvm.ptr to i64
// CHECK-NEXT: %25 = llvm.mlir.addressof @u : !llvm.ptr
// CHECK-NEXT: %26 = llvm.getelementptr %25[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT: %27 = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT: %28 = llvm.inttoptr %27 : i64 to !llvm.ptr
// CHECK-NEXT: %29 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %30 = llvm.insertvalue %28, %29[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %31 = llvm.insertvalue %26, %30[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %32 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %33 = llvm.insertvalue %32, %31[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %34 = llvm.insertvalue %20, %33[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %35 = llvm.insertvalue %21, %34[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %36 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %37 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %38 = llvm.getelementptr %37[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %39 = llvm.ptrtoint %38 : !llvm.ptr to i64
// CHECK-NEXT: %40 = llvm.mlir.addressof @s : !llvm.ptr
// CHECK-NEXT: %41 = llvm.getelementptr %40[0] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %42 = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT: %43 = llvm.inttoptr %42 : i64 to !llvm.ptr
// CHECK-NEXT: %44 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %45 = llvm.insertvalue %43, %44[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %46 = llvm.insertvalue %41, %45[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %47 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %48 = llvm.insertvalue %47, %46[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %49 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %50 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %51 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %52 = llvm.getelementptr %51[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %53 = llvm.ptrtoint %52 : !llvm.ptr to i64
// CHECK-NEXT: %54 = llvm.mlir.addressof @sp : !llvm.ptr<3>
// CHECK-NEXT: %55 = llvm.getelementptr %54[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<2 x f32>
// CHECK-NEXT: %56 = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT: %57 = llvm.inttoptr %56 : i64 to !llvm.ptr<3>
// CHECK-NEXT: %58 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %59 = llvm.insertvalue %57, %58[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %60 = llvm.insertvalue %55, %59[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %61 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %62 = llvm.insertvalue %61, %60[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %63 = llvm.insertvalue %49, %62[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %64 = llvm.insertvalue %50, %63[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %65 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %66 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %67 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %68 = llvm.getelementptr %67[%65] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %69 = llvm.ptrtoint %68 : !llvm.ptr to i64
// CHECK-NEXT: %70 = llvm.mlir.addressof @idx : !llvm.ptr
// CHECK-NEXT: %71 = llvm.getelementptr %70[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
// CHECK-NEXT: %72 = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT: %73 = llvm.inttoptr %72 : i64 to !llvm.ptr
// CHECK-NEXT: %74 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %75 = llvm.insertvalue %73, %74[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %76 = llvm.insertvalue %71, %75[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %77 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %78 = llvm.insertvalue %77, %76[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %79 = llvm.insertvalue %65, %78[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %80 = llvm.insertvalue %66, %79[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
memref.global "private" constant @c : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>
memref.global @u : memref<4xi32> = uninitialized
memref.global "private" @e : memref<4xi32>
memref.global "nested" @s : memref<f32> = dense<1.0> {alignment = 64}
memref.global constant @sp : memref<2xf32, 3> = dense<1.0>
memref.global @idx : memref<2xindex> = dense<[1, 2]>
memref.global @bool : memref<2xi1> = dense<[true, false]>
memref.global @f8 : memref<2xf8E4M3FN> = dense<[1.0, 2.0]>
memref.global @z : memref<0xf32> = dense<[]>
func.func @get() {
  %0 = memref.get_global @c : memref<2x2xf32>
  %1 = memref.get_global @u : memref<4xi32>
  %2 = memref.get_global @s : memref<f32>
  %3 = memref.get_global @sp : memref<2xf32, 3>
  %4 = memref.get_global @idx : memref<2xindex>
  return
}
