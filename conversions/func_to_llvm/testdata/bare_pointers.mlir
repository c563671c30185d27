// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 | FileCheck %s

// CHECK: func.func private @ext(i32, index, memref<?xf32>, memref<*xi8>, f16) -> (index, i32)
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %{{.*}}: i32, %{{.*}}: index, %[[M:.*]]: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<?x4xf32, strided<[?, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: llvm.return %[[CAST]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-LABEL: llvm.func @g(
// CHECK-SAME: %[[I:.*]]: i64) -> !llvm.struct<(i64, i64)> attributes {llvm.emit_c_interface, my.attr = 1 : i64} {
// CHECK-NEXT: %[[G:.*]] = llvm.call @g(%[[I]]) : (i64) -> !llvm.struct<(i64, i64)>
// CHECK-NEXT: %[[FIELD:.*]] = llvm.extractvalue %[[G]][0] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %[[FIELD_1:.*]] = llvm.extractvalue %[[G]][1] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[FIELD_1]], %[[POISON]][0] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[FIELD]], %[[STRUCT]][1] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: llvm.return %[[STRUCT_1]] : !llvm.struct<(i64, i64)>
// CHECK-LABEL: func.func @h(
// CHECK-SAME: %[[U:.*]]: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT: %[[H:.*]] = call @h(%[[U]]) : (memref<*xf32>) -> memref<*xf32>
// CHECK-NEXT: return %[[H]] : memref<*xf32>
// CHECK: llvm.func @none() {
// CHECK-NEXT: llvm.call @none() : () -> ()
// CHECK-NEXT: llvm.return
// CHECK-LABEL: llvm.func @fp(
// CHECK-SAME: %[[F:.*]]: !llvm.ptr, %[[X:.*]]: i32) -> i32 {
// CHECK-NEXT: %[[CALL:.*]] = llvm.call %[[F]](%[[X]]) : !llvm.ptr, (i32) -> i32
// CHECK-NEXT: %[[ADDRESS:.*]] = llvm.mlir.addressof @id : !llvm.ptr
// CHECK-NEXT: %[[CALL_1:.*]] = llvm.call %[[ADDRESS]](%[[CALL]]) : !llvm.ptr, (i32) -> i32
// CHECK-NEXT: llvm.return %[[CALL_1]] : i32
// CHECK: llvm.func @id(i32) -> i32 attributes {sym_visibility = "private"}
// CHECK-LABEL: llvm.func @args(
// CHECK-SAME: %[[A:.*]]: i32 {llvm.noundef}, %{{.*}}: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias}, %{{.*}}: !llvm.ptr {llvm.noalias}) -> (i32 {llvm.signext}) {
// CHECK-NEXT: llvm.return %[[A]] : i32
// CHECK-LABEL: llvm.func @vec(
// CHECK-SAME: %[[V:.*]]: !llvm.array<2 x vector<3xf32>>, %{{.*}}: vector<4xi64>, %{{.*}}: vector<1xf32>, %{{.*}}: vector<[4]xf32>, %{{.*}}: !llvm.struct<(f32, f32)>) -> !llvm.array<2 x vector<3xf32>> {
// CHECK-NEXT: llvm.return %[[V]] : !llvm.array<2 x vector<3xf32>>
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

// CHECK-LABEL: llvm.func @bare(
// CHECK-SAME: %[[M:.*]]: !llvm.ptr) -> !llvm.ptr attributes {llvm.bareptr} {
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[DESC:.*]] = llvm.insertvalue %[[M]], %[[POISON]][0]
// CHECK-NEXT: %[[DESC_1:.*]] = llvm.insertvalue %[[M]], %[[DESC]][1]
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_2:.*]] = llvm.insertvalue %[[C0]], %[[DESC_1]][2]
// CHECK-NEXT: %[[C4:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[DESC_3:.*]] = llvm.insertvalue %[[C4]], %[[DESC_2]][3, 0]
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[DESC_4:.*]] = llvm.insertvalue %[[C1]], %[[DESC_3]][4, 0]
// CHECK-NEXT: %[[ALIGNED:.*]] = llvm.extractvalue %[[DESC_4]][1]
// CHECK-NEXT: %[[BARE:.*]] = llvm.call @bare(%[[ALIGNED]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[DESC_5:.*]] = llvm.insertvalue %[[BARE]], %[[POISON_1]][0]
// CHECK-NEXT: %[[DESC_6:.*]] = llvm.insertvalue %[[BARE]], %[[DESC_5]][1]
// CHECK-NEXT: %[[C0_1:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_7:.*]] = llvm.insertvalue %[[C0_1]], %[[DESC_6]][2]
// CHECK-NEXT: %[[C4_1:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[DESC_8:.*]] = llvm.insertvalue %[[C4_1]], %[[DESC_7]][3, 0]
// CHECK-NEXT: %[[C1_1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[DESC_9:.*]] = llvm.insertvalue %[[C1_1]], %[[DESC_8]][4, 0]
// CHECK-NEXT: %[[BASE:.*]] = llvm.extractvalue %[[DESC_9]][0]
// CHECK-NEXT: llvm.return %[[BASE]] : !llvm.ptr
func.func @bare(%m: memref<4xf32>) -> memref<4xf32> attributes {llvm.bareptr} {
  %0 = call @bare(%m) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}
