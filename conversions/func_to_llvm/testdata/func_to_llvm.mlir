// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-func-to-llvm | FileCheck %s

// CHECK: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK: llvm.func @free(!llvm.ptr)
// CHECK: llvm.func @ext(i32, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64, !llvm.ptr, f16) -> !llvm.struct<(i64, i32)> attributes {sym_visibility = "private"}
// CHECK: llvm.func @f(%arg0: i32, %arg1: i64, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg2, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg3, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg4, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg5, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg7, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg6, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg8, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: llvm.return %7 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: }
// CHECK: llvm.func @g(%arg0: i64) -> !llvm.struct<(i64, i64)> attributes {llvm.emit_c_interface, my.attr = 1 : i64} {
// CHECK-NEXT: %0 = llvm.call @g(%arg0) : (i64) -> !llvm.struct<(i64, i64)>
// CHECK-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: llvm.return %5 : !llvm.struct<(i64, i64)>
// CHECK-NEXT: }
// CHECK: llvm.func @_mlir_ciface_g(%arg0: !llvm.ptr, %arg1: i64) attributes {llvm.emit_c_interface, my.attr = 1 : i64} {
// CHECK-NEXT: %0 = llvm.call @g(%arg1) : (i64) -> !llvm.struct<(i64, i64)>
// CHECK-NEXT: llvm.store %0, %arg0 : !llvm.struct<(i64, i64)>, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK: llvm.func @h(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %3 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %4 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %5 = llvm.call @h(%3, %4) : (i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %6 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %7 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %8 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %9 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %10 = llvm.mul %7, %9 : i64
// CHECK-NEXT: %11 = llvm.extractvalue %5[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %12 = llvm.mul %7, %11 : i64
// CHECK-NEXT: %13 = llvm.add %12, %6 : i64
// CHECK-NEXT: %14 = llvm.mul %13, %8 : i64
// CHECK-NEXT: %15 = llvm.add %10, %14 : i64
// CHECK-NEXT: %16 = llvm.alloca %15 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: %17 = llvm.extractvalue %5[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%16, %17, %15) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.call @free(%17) : (!llvm.ptr) -> ()
// CHECK-NEXT: %18 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %19 = llvm.extractvalue %5[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %20 = llvm.insertvalue %19, %18[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %21 = llvm.insertvalue %16, %20[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %22 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %23 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %24 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %25 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %26 = llvm.mul %23, %25 : i64
// CHECK-NEXT: %27 = llvm.extractvalue %21[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %28 = llvm.mul %23, %27 : i64
// CHECK-NEXT: %29 = llvm.add %28, %22 : i64
// CHECK-NEXT: %30 = llvm.mul %29, %24 : i64
// CHECK-NEXT: %31 = llvm.add %26, %30 : i64
// CHECK-NEXT: %32 = llvm.call @malloc(%31) : (i64) -> !llvm.ptr
// CHECK-NEXT: %33 = llvm.extractvalue %21[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%32, %33, %31) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %34 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %35 = llvm.extractvalue %21[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %36 = llvm.insertvalue %35, %34[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %37 = llvm.insertvalue %32, %36[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: llvm.return %37 : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: }
// CHECK: llvm.func @none() {
// CHECK-NEXT: llvm.call @none() : () -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK: llvm.func @fp(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> i32
// CHECK-NEXT: %1 = llvm.mlir.addressof @id : !llvm.ptr
// CHECK-NEXT: %2 = llvm.call %1(%0) : !llvm.ptr, (i32) -> i32
// CHECK-NEXT: llvm.return %2 : i32
// CHECK-NEXT: }
// CHECK: llvm.func @id(i32) -> i32 attributes {sym_visibility = "private"}
// CHECK: llvm.func @args(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias}, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64, %arg5: i64, %arg6: i64) -> (i32 {llvm.signext}) {
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: }
// CHECK: llvm.func @vec(%arg0: !llvm.array<2 x vector<3xf32>>, %arg1: vector<4xi64>, %arg2: vector<1xf32>, %arg3: vector<[4]xf32>, %arg4: !llvm.struct<(f32, f32)>) -> !llvm.array<2 x vector<3xf32>> {
// CHECK-NEXT: llvm.return %arg0 : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: }
func.func private @ext(i32, index, memref<?xf32>, memref<*xi8>, f16) -> (index, i32)
func.func @f(%a: i32, %i: index, %m: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
  return %m : memref<?x4xf32, strided<[?, 1], offset: ?>>
}
func.func @g(%i: index) -> (index, index) attributes {llvm.emit_c_interface, my.attr = 1} {
  %0:2 = call @g(%i) : (index) -> (index, index)
  return %0#1, %0#0 : index, index
}
func.func @h(%u: memref<*xf32>) -> memref<*xf32> {
  %0 = call @h(%u) : (memref<*xf32>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
func.func @none() {
  call @none() : () -> ()
  return
}
func.func @fp(%f: (i32) -> i32, %x: i32) -> i32 {
  %0 = call_indirect %f(%x) : (i32) -> i32
  %1 = constant @id : (i32) -> i32
  %2 = call_indirect %1(%0) : (i32) -> i32
  return %2 : i32
}
func.func private @id(i32) -> i32
func.func @args(%a: i32 {llvm.noundef}, %p: !llvm.ptr {llvm.noalias, llvm.align = 8 : i64}, %m: memref<2xf32> {llvm.noalias}) -> (i32 {llvm.signext}) {
  return %a : i32
}
func.func @vec(%v: vector<2x3xf32>, %w: vector<4xindex>, %z: vector<f32>, %s: vector<[4]xf32>, %c: complex<f32>) -> vector<2x3xf32> {
  return %v : vector<2x3xf32>
}

// -----

// CHECK: llvm.func internal @linkage() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK: llvm.func @varargs(%arg0: i32, ...) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK: llvm.func @readnone() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
// CHECK: llvm.func @no_inline() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK: llvm.func @pass() attributes {llvm.foo = 1 : i32, passthrough = ["nounwind"]} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK: llvm.func @wrapped(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: !llvm.ptr, %arg9: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {llvm.emit_c_interface} {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg7, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg8, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg1, %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg2, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg3, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.insertvalue %arg5, %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %arg4, %8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %arg6, %9[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %11 = llvm.extractvalue %10[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %12 = llvm.extractvalue %10[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %13 = llvm.extractvalue %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %14 = llvm.extractvalue %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %15 = llvm.extractvalue %10[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %16 = llvm.extractvalue %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %17 = llvm.extractvalue %10[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %18 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %19 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %20 = llvm.call @wext(%11, %12, %13, %14, %15, %16, %17, %18, %19, %arg9) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return %20 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: }
// CHECK: llvm.func @_mlir_ciface_wrapped(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64) attributes {llvm.emit_c_interface} {
// CHECK-NEXT: %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.load %arg2 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %9 = llvm.extractvalue %8[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %10 = llvm.extractvalue %8[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %11 = llvm.call @wrapped(%1, %2, %3, %4, %5, %6, %7, %9, %10, %arg3) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.store %11, %arg0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK: llvm.func private @wext(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: !llvm.ptr, %arg9: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg2, %4[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg3, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg5, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.insertvalue %arg4, %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %arg6, %8[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %10 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %11 = llvm.alloca %10 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %9, %11 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %12 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %13 = llvm.insertvalue %arg7, %12[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %14 = llvm.insertvalue %arg8, %13[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %15 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %16 = llvm.alloca %15 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %14, %16 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: llvm.call @_mlir_ciface_wext(%1, %11, %16, %arg9) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %17 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return %17 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: }
// CHECK: llvm.func @_mlir_ciface_wext(!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK: llvm.func private @wext1(%arg0: i32) -> i32 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT: %0 = llvm.call @_mlir_ciface_wext1(%arg0) : (i32) -> i32
// CHECK-NEXT: llvm.return %0 : i32
// CHECK-NEXT: }
// CHECK: llvm.func @_mlir_ciface_wext1(i32) -> i32 attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK: llvm.func private @wext2(%arg0: i32 {llvm.noundef}) -> (i32 {llvm.signext}) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT: %0 = llvm.call @_mlir_ciface_wext2(%arg0) : (i32) -> i32
// CHECK-NEXT: llvm.return %0 : i32
// CHECK-NEXT: }
// CHECK: llvm.func @_mlir_ciface_wext2(i32 {llvm.noundef}) -> (i32 {llvm.signext}) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK: llvm.func private @wext3(%arg0: i32 {llvm.noundef}) -> !llvm.struct<(i32, i32)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.call @_mlir_ciface_wext3(%1, %arg0) : (!llvm.ptr, i32) -> ()
// CHECK-NEXT: %2 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(i32, i32)>
// CHECK-NEXT: llvm.return %2 : !llvm.struct<(i32, i32)>
// CHECK-NEXT: }
// CHECK: llvm.func @_mlir_ciface_wext3(!llvm.ptr, i32 {llvm.noundef}) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK: llvm.func @wr(%arg0: i32) -> !llvm.struct<(i32, f32)> attributes {llvm.emit_c_interface} {
// CHECK-NEXT: %0 = "test.c"() : () -> f32
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg0, %1[0] : !llvm.struct<(i32, f32)>
// CHECK-NEXT: %3 = llvm.insertvalue %0, %2[1] : !llvm.struct<(i32, f32)>
// CHECK-NEXT: llvm.return %3 : !llvm.struct<(i32, f32)>
// CHECK-NEXT: }
// CHECK: llvm.func @_mlir_ciface_wr(%arg0: !llvm.ptr, %arg1: i32) attributes {llvm.emit_c_interface} {
// CHECK-NEXT: %0 = llvm.call @wr(%arg1) : (i32) -> !llvm.struct<(i32, f32)>
// CHECK-NEXT: llvm.store %0, %arg0 : !llvm.struct<(i32, f32)>, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
func.func @linkage() attributes {llvm.linkage = #llvm.linkage<internal>} { return }
func.func @varargs(%a: i32) attributes {func.varargs = true} { return }
func.func private @readnone() attributes {llvm.readnone}
func.func @no_inline() attributes {no_inline} { return }
func.func @pass() attributes {passthrough = ["nounwind"], llvm.foo = 1 : i32} { return }
func.func @wrapped(%m: memref<?x?xf32>, %u: memref<*xf32>, %i: index) -> memref<?xf32> attributes {llvm.emit_c_interface} {
  %0 = call @wext(%m, %u, %i) : (memref<?x?xf32>, memref<*xf32>, index) -> memref<?xf32>
  return %0 : memref<?xf32>
}
func.func private @wext(%m: memref<?x?xf32>, %u: memref<*xf32>, %i: index) -> memref<?xf32> attributes {llvm.emit_c_interface}
func.func private @wext1(i32) -> i32 attributes {llvm.emit_c_interface}
func.func private @wext2(i32 {llvm.noundef}) -> (i32 {llvm.signext}) attributes {llvm.emit_c_interface}
func.func private @wext3(i32 {llvm.noundef}) -> (i32, i32) attributes {llvm.emit_c_interface}
func.func @wr(%i: i32) -> (i32, f32) attributes {llvm.emit_c_interface} {
  %c = "test.c"() : () -> f32
  return %i, %c : i32, f32
}

// -----

// CHECK: llvm.func @bare(%arg0: !llvm.ptr) -> !llvm.ptr attributes {llvm.bareptr} {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %8 = llvm.insertvalue %7, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.extractvalue %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.call @bare(%9) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %11 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %10, %11[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.insertvalue %10, %12[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %14 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %15 = llvm.insertvalue %14, %13[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %16 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %17 = llvm.insertvalue %16, %15[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %18 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %19 = llvm.insertvalue %18, %17[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %20 = llvm.extractvalue %19[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return %20 : !llvm.ptr
// CHECK-NEXT: }
func.func @bare(%m: memref<4xf32>) -> memref<4xf32> attributes {llvm.bareptr} {
  %0 = call @bare(%m) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

// CHECK: func.func @bad(%arg0: tensor<2xf32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
func.func @bad(%t: tensor<2xf32>) { return }

// -----

// CHECK: func.func @bad2() -> tensor<2xf32> {
// CHECK-NEXT: %0 = "test.t"() : () -> tensor<2xf32>
// CHECK-NEXT: return %0 : tensor<2xf32>
// CHECK-NEXT: }
func.func @bad2() -> tensor<2xf32> {
  %0 = "test.t"() : () -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: func.func @f8(%arg0: f8E4M3FN, %arg1: bf16, %arg2: tf32) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
func.func @f8(%a: f8E4M3FN, %b: bf16, %c: tf32) { return }

// -----

// CHECK: llvm.func @f8b(%arg0: i8, %arg1: bf16, %arg2: i8, %arg3: i32) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
func.func @f8b(%a: f8E4M3FN, %b: bf16, %s: si8, %u: ui32) { return }

// -----

// CHECK: llvm.func @space(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
func.func @space(%m: memref<2xf32, 3>, %u: memref<*xf32, 5>) { return }

// -----

// CHECK: llvm.func @body(%arg0: i64) -> i64 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %1 = arith.addi %0, %c1 : index
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : index to i64
// CHECK-NEXT: llvm.return %2 : i64
// CHECK-NEXT: }
func.func @body(%i: index) -> index {
  %c = arith.constant 1 : index
  %0 = arith.addi %i, %c : index
  return %0 : index
}

// -----

// CHECK: module attributes {llvm.data_layout = "e-m:e-p:32:32"} {
// CHECK: llvm.func @dl(%arg0: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
module attributes {llvm.data_layout = "e-m:e-p:32:32"} {
  func.func @dl(%i: index) { return }
}

// -----

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// CHECK: llvm.func @dl(%arg0: i32) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @dl(%i: index) { return }
}

// -----

// -----

// CHECK-LABEL: @call_no_inline(
func.func @call_no_inline() {
  // CHECK-NEXT: llvm.call @call_no_inline() {no_inline} : () -> ()
  func.call @call_no_inline() {no_inline} : () -> ()
  return
}
