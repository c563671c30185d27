// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 | FileCheck %s

// CHECK: func.func private @ext(i32, index, memref<?xf32>, memref<*xi8>, f16) -> (index, i32)
// CHECK: func.func @f(%arg0: i32, %arg1: index, %arg2: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : memref<?x4xf32, strided<[?, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: llvm.return %0 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
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
// CHECK: func.func @h(%arg0: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT: %0 = call @h(%arg0) : (memref<*xf32>) -> memref<*xf32>
// CHECK-NEXT: return %0 : memref<*xf32>
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
// CHECK: llvm.func @args(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias}, %arg2: !llvm.ptr {llvm.noalias}) -> (i32 {llvm.signext}) {
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
