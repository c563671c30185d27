// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-func-to-llvm | FileCheck %s

// CHECK: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK: llvm.func @free(!llvm.ptr)
// CHECK: llvm.func @ext(i32, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64, !llvm.ptr, f16) -> !llvm.struct<(i64, i32)> attributes {sym_visibility = "private"}
// CHECK-LABEL: llvm.func @f(
// CHECK-SAME: %{{.*}}: i32, %{{.*}}: i64, %[[ARG2:.*]]: !llvm.ptr, %[[ARG3:.*]]: !llvm.ptr, %[[ARG4:.*]]: i64, %[[ARG5:.*]]: i64, %[[ARG6:.*]]: i64, %[[ARG7:.*]]: i64, %[[ARG8:.*]]: i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> {
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[DESC:.*]] = llvm.insertvalue %[[ARG2]], %[[POISON]][0]
// CHECK-NEXT: %[[DESC_1:.*]] = llvm.insertvalue %[[ARG3]], %[[DESC]][1]
// CHECK-NEXT: %[[DESC_2:.*]] = llvm.insertvalue %[[ARG4]], %[[DESC_1]][2]
// CHECK-NEXT: %[[DESC_3:.*]] = llvm.insertvalue %[[ARG5]], %[[DESC_2]][3, 0]
// CHECK-NEXT: %[[DESC_4:.*]] = llvm.insertvalue %[[ARG7]], %[[DESC_3]][4, 0]
// CHECK-NEXT: %[[DESC_5:.*]] = llvm.insertvalue %[[ARG6]], %[[DESC_4]][3, 1]
// CHECK-NEXT: %[[DESC_6:.*]] = llvm.insertvalue %[[ARG8]], %[[DESC_5]][4, 1]
// CHECK-NEXT: llvm.return %[[DESC_6]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-LABEL: llvm.func @g(
// CHECK-SAME: %[[I:.*]]: i64) -> !llvm.struct<(i64, i64)> attributes {llvm.emit_c_interface, my.attr = 1 : i64} {
// CHECK-NEXT: %[[G:.*]] = llvm.call @g(%[[I]]) : (i64) -> !llvm.struct<(i64, i64)>
// CHECK-NEXT: %[[FIELD:.*]] = llvm.extractvalue %[[G]][0] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %[[FIELD_1:.*]] = llvm.extractvalue %[[G]][1] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[FIELD_1]], %[[POISON]][0] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[FIELD]], %[[STRUCT]][1] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: llvm.return %[[STRUCT_1]] : !llvm.struct<(i64, i64)>
// CHECK-LABEL: llvm.func @_mlir_ciface_g(
// CHECK-SAME: %[[ARG0:.*]]: !llvm.ptr, %[[ARG1:.*]]: i64) attributes {llvm.emit_c_interface, my.attr = 1 : i64} {
// CHECK-NEXT: %[[G:.*]] = llvm.call @g(%[[ARG1]]) : (i64) -> !llvm.struct<(i64, i64)>
// CHECK-NEXT: llvm.store %[[G]], %[[ARG0]] : !llvm.struct<(i64, i64)>, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-LABEL: llvm.func @h(
// CHECK-SAME: %[[ARG0:.*]]: i64, %[[ARG1:.*]]: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[ARG0]], %[[POISON]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[ARG1]], %[[STRUCT]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[FIELD:.*]] = llvm.extractvalue %[[STRUCT_1]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[FIELD_1:.*]] = llvm.extractvalue %[[STRUCT_1]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[H:.*]] = llvm.call @h(%[[FIELD]], %[[FIELD_1]]) : (i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[C2:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[C8:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[C8_1:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.mul %[[C2]], %[[C8_1]] : i64
// CHECK-NEXT: %[[FIELD_2:.*]] = llvm.extractvalue %[[H]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[PRODUCT_1:.*]] = llvm.mul %[[C2]], %[[FIELD_2]] : i64
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %[[PRODUCT_1]], %[[C1]] : i64
// CHECK-NEXT: %[[PRODUCT_2:.*]] = llvm.mul %[[SUM]], %[[C8]] : i64
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.add %[[PRODUCT]], %[[PRODUCT_2]] : i64
// CHECK-NEXT: %[[ALLOCA:.*]] = llvm.alloca %[[SUM_1]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[FIELD_3:.*]] = llvm.extractvalue %[[H]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%[[ALLOCA]], %[[FIELD_3]], %[[SUM_1]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.call @free(%[[FIELD_3]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[FIELD_4:.*]] = llvm.extractvalue %[[H]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[STRUCT_2:.*]] = llvm.insertvalue %[[FIELD_4]], %[[POISON_1]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[STRUCT_3:.*]] = llvm.insertvalue %[[ALLOCA]], %[[STRUCT_2]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[C1_1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[C2_1:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[C8_2:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[C8_3:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[PRODUCT_3:.*]] = llvm.mul %[[C2_1]], %[[C8_3]] : i64
// CHECK-NEXT: %[[FIELD_5:.*]] = llvm.extractvalue %[[STRUCT_3]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[PRODUCT_4:.*]] = llvm.mul %[[C2_1]], %[[FIELD_5]] : i64
// CHECK-NEXT: %[[SUM_2:.*]] = llvm.add %[[PRODUCT_4]], %[[C1_1]] : i64
// CHECK-NEXT: %[[PRODUCT_5:.*]] = llvm.mul %[[SUM_2]], %[[C8_2]] : i64
// CHECK-NEXT: %[[SUM_3:.*]] = llvm.add %[[PRODUCT_3]], %[[PRODUCT_5]] : i64
// CHECK-NEXT: %[[MALLOC:.*]] = llvm.call @malloc(%[[SUM_3]]) : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[FIELD_6:.*]] = llvm.extractvalue %[[STRUCT_3]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%[[MALLOC]], %[[FIELD_6]], %[[SUM_3]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[POISON_2:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[FIELD_7:.*]] = llvm.extractvalue %[[STRUCT_3]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[STRUCT_4:.*]] = llvm.insertvalue %[[FIELD_7]], %[[POISON_2]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[STRUCT_5:.*]] = llvm.insertvalue %[[MALLOC]], %[[STRUCT_4]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: llvm.return %[[STRUCT_5]] : !llvm.struct<(i64, ptr)>
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
// CHECK-SAME: %[[ARG0:.*]]: i32 {llvm.noundef}, %{{.*}}: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias}, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: i64, %{{.*}}: i64, %{{.*}}: i64) -> (i32 {llvm.signext}) {
// CHECK-NEXT: llvm.return %[[ARG0]] : i32
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

// CHECK: llvm.func internal @linkage() {
// CHECK-NEXT: llvm.return
// CHECK-LABEL: llvm.func @varargs(
// CHECK-SAME: %{{.*}}: i32, ...) {
// CHECK-NEXT: llvm.return
// CHECK: llvm.func @readnone() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
// CHECK: llvm.func @no_inline() {
// CHECK-NEXT: llvm.return
// CHECK: llvm.func @pass() attributes {llvm.foo = 1 : i32, passthrough = ["nounwind"]} {
// CHECK-NEXT: llvm.return
// CHECK-LABEL: llvm.func @wrapped(
// CHECK-SAME: %[[ARG0:.*]]: !llvm.ptr, %[[ARG1:.*]]: !llvm.ptr, %[[ARG2:.*]]: i64, %[[ARG3:.*]]: i64, %[[ARG4:.*]]: i64, %[[ARG5:.*]]: i64, %[[ARG6:.*]]: i64, %[[ARG7:.*]]: i64, %[[ARG8:.*]]: !llvm.ptr, %[[ARG9:.*]]: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {llvm.emit_c_interface} {
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[ARG7]], %[[POISON]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[ARG8]], %[[STRUCT]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[DESC:.*]] = llvm.insertvalue %[[ARG0]], %[[POISON_1]][0]
// CHECK-NEXT: %[[DESC_1:.*]] = llvm.insertvalue %[[ARG1]], %[[DESC]][1]
// CHECK-NEXT: %[[DESC_2:.*]] = llvm.insertvalue %[[ARG2]], %[[DESC_1]][2]
// CHECK-NEXT: %[[DESC_3:.*]] = llvm.insertvalue %[[ARG3]], %[[DESC_2]][3, 0]
// CHECK-NEXT: %[[DESC_4:.*]] = llvm.insertvalue %[[ARG5]], %[[DESC_3]][4, 0]
// CHECK-NEXT: %[[DESC_5:.*]] = llvm.insertvalue %[[ARG4]], %[[DESC_4]][3, 1]
// CHECK-NEXT: %[[DESC_6:.*]] = llvm.insertvalue %[[ARG6]], %[[DESC_5]][4, 1]
// CHECK-NEXT: %[[BASE:.*]] = llvm.extractvalue %[[DESC_6]][0]
// CHECK-NEXT: %[[ALIGNED:.*]] = llvm.extractvalue %[[DESC_6]][1]
// CHECK-NEXT: %[[OFFSET:.*]] = llvm.extractvalue %[[DESC_6]][2]
// CHECK-NEXT: %[[SIZE:.*]] = llvm.extractvalue %[[DESC_6]][3, 0]
// CHECK-NEXT: %[[SIZE_1:.*]] = llvm.extractvalue %[[DESC_6]][3, 1]
// CHECK-NEXT: %[[STRIDE:.*]] = llvm.extractvalue %[[DESC_6]][4, 0]
// CHECK-NEXT: %[[STRIDE_1:.*]] = llvm.extractvalue %[[DESC_6]][4, 1]
// CHECK-NEXT: %[[FIELD:.*]] = llvm.extractvalue %[[STRUCT_1]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[FIELD_1:.*]] = llvm.extractvalue %[[STRUCT_1]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[WEXT:.*]] = llvm.call @wext(%[[BASE]], %[[ALIGNED]], %[[OFFSET]], %[[SIZE]], %[[SIZE_1]], %[[STRIDE]], %[[STRIDE_1]], %[[FIELD]], %[[FIELD_1]], %[[ARG9]]) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return %[[WEXT]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-LABEL: llvm.func @_mlir_ciface_wrapped(
// CHECK-SAME: %[[ARG0:.*]]: !llvm.ptr, %[[ARG1:.*]]: !llvm.ptr, %[[ARG2:.*]]: !llvm.ptr, %[[ARG3:.*]]: i64) attributes {llvm.emit_c_interface} {
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[ARG1]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[BASE:.*]] = llvm.extractvalue %[[LOAD]][0]
// CHECK-NEXT: %[[ALIGNED:.*]] = llvm.extractvalue %[[LOAD]][1]
// CHECK-NEXT: %[[OFFSET:.*]] = llvm.extractvalue %[[LOAD]][2]
// CHECK-NEXT: %[[SIZE:.*]] = llvm.extractvalue %[[LOAD]][3, 0]
// CHECK-NEXT: %[[SIZE_1:.*]] = llvm.extractvalue %[[LOAD]][3, 1]
// CHECK-NEXT: %[[STRIDE:.*]] = llvm.extractvalue %[[LOAD]][4, 0]
// CHECK-NEXT: %[[STRIDE_1:.*]] = llvm.extractvalue %[[LOAD]][4, 1]
// CHECK-NEXT: %[[LOAD_1:.*]] = llvm.load %[[ARG2]] : !llvm.ptr -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[FIELD:.*]] = llvm.extractvalue %[[LOAD_1]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[FIELD_1:.*]] = llvm.extractvalue %[[LOAD_1]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[WRAPPED:.*]] = llvm.call @wrapped(%[[BASE]], %[[ALIGNED]], %[[OFFSET]], %[[SIZE]], %[[SIZE_1]], %[[STRIDE]], %[[STRIDE_1]], %[[FIELD]], %[[FIELD_1]], %[[ARG3]]) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.store %[[WRAPPED]], %[[ARG0]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-LABEL: llvm.func private @wext(
// CHECK-SAME: %[[ARG0:.*]]: !llvm.ptr, %[[ARG1:.*]]: !llvm.ptr, %[[ARG2:.*]]: i64, %[[ARG3:.*]]: i64, %[[ARG4:.*]]: i64, %[[ARG5:.*]]: i64, %[[ARG6:.*]]: i64, %[[ARG7:.*]]: i64, %[[ARG8:.*]]: !llvm.ptr, %[[ARG9:.*]]: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[ALLOCA:.*]] = llvm.alloca %[[C1]] x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[DESC:.*]] = llvm.insertvalue %[[ARG0]], %[[POISON]][0]
// CHECK-NEXT: %[[DESC_1:.*]] = llvm.insertvalue %[[ARG1]], %[[DESC]][1]
// CHECK-NEXT: %[[DESC_2:.*]] = llvm.insertvalue %[[ARG2]], %[[DESC_1]][2]
// CHECK-NEXT: %[[DESC_3:.*]] = llvm.insertvalue %[[ARG3]], %[[DESC_2]][3, 0]
// CHECK-NEXT: %[[DESC_4:.*]] = llvm.insertvalue %[[ARG5]], %[[DESC_3]][4, 0]
// CHECK-NEXT: %[[DESC_5:.*]] = llvm.insertvalue %[[ARG4]], %[[DESC_4]][3, 1]
// CHECK-NEXT: %[[DESC_6:.*]] = llvm.insertvalue %[[ARG6]], %[[DESC_5]][4, 1]
// CHECK-NEXT: %[[C1_1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[ALLOCA_1:.*]] = llvm.alloca %[[C1_1]] x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[DESC_6]], %[[ALLOCA_1]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[ARG7]], %[[POISON_1]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[ARG8]], %[[STRUCT]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[C1_2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[ALLOCA_2:.*]] = llvm.alloca %[[C1_2]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[STRUCT_1]], %[[ALLOCA_2]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: llvm.call @_mlir_ciface_wext(%[[ALLOCA]], %[[ALLOCA_1]], %[[ALLOCA_2]], %[[ARG9]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[ALLOCA]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return %[[LOAD]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: llvm.func @_mlir_ciface_wext(!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-LABEL: llvm.func private @wext1(
// CHECK-SAME: %[[ARG0:.*]]: i32) -> i32 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT: %[[_MLIR_CIFACE_WEXT1:.*]] = llvm.call @_mlir_ciface_wext1(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: llvm.return %[[_MLIR_CIFACE_WEXT1]] : i32
// CHECK: llvm.func @_mlir_ciface_wext1(i32) -> i32 attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-LABEL: llvm.func private @wext2(
// CHECK-SAME: %[[ARG0:.*]]: i32 {llvm.noundef}) -> (i32 {llvm.signext}) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT: %[[_MLIR_CIFACE_WEXT2:.*]] = llvm.call @_mlir_ciface_wext2(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: llvm.return %[[_MLIR_CIFACE_WEXT2]] : i32
// CHECK: llvm.func @_mlir_ciface_wext2(i32 {llvm.noundef}) -> (i32 {llvm.signext}) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-LABEL: llvm.func private @wext3(
// CHECK-SAME: %[[ARG0:.*]]: i32 {llvm.noundef}) -> !llvm.struct<(i32, i32)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[ALLOCA:.*]] = llvm.alloca %[[C1]] x !llvm.struct<(i32, i32)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.call @_mlir_ciface_wext3(%[[ALLOCA]], %[[ARG0]]) : (!llvm.ptr, i32) -> ()
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[ALLOCA]] : !llvm.ptr -> !llvm.struct<(i32, i32)>
// CHECK-NEXT: llvm.return %[[LOAD]] : !llvm.struct<(i32, i32)>
// CHECK: llvm.func @_mlir_ciface_wext3(!llvm.ptr, i32 {llvm.noundef}) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-LABEL: llvm.func @wr(
// CHECK-SAME: %[[I:.*]]: i32) -> !llvm.struct<(i32, f32)> attributes {llvm.emit_c_interface} {
// CHECK-NEXT: %[[C:.*]] = "test.c"() : () -> f32
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(i32, f32)>
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[I]], %[[POISON]][0] : !llvm.struct<(i32, f32)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[C]], %[[STRUCT]][1] : !llvm.struct<(i32, f32)>
// CHECK-NEXT: llvm.return %[[STRUCT_1]] : !llvm.struct<(i32, f32)>
// CHECK-LABEL: llvm.func @_mlir_ciface_wr(
// CHECK-SAME: %[[ARG0:.*]]: !llvm.ptr, %[[ARG1:.*]]: i32) attributes {llvm.emit_c_interface} {
// CHECK-NEXT: %[[WR:.*]] = llvm.call @wr(%[[ARG1]]) : (i32) -> !llvm.struct<(i32, f32)>
// CHECK-NEXT: llvm.store %[[WR]], %[[ARG0]] : !llvm.struct<(i32, f32)>, !llvm.ptr
// CHECK-NEXT: llvm.return
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

// -----

// CHECK-LABEL: func.func @bad(
// CHECK-SAME: %{{.*}}: tensor<2xf32>) {
// CHECK-NEXT: llvm.return
func.func @bad(%t: tensor<2xf32>) { return }

// -----

// CHECK: func.func @bad2() -> tensor<2xf32> {
// CHECK-NEXT: %[[T:.*]] = "test.t"() : () -> tensor<2xf32>
// CHECK-NEXT: return %[[T]] : tensor<2xf32>
func.func @bad2() -> tensor<2xf32> {
  %0 = "test.t"() : () -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK-LABEL: func.func @f8(
// CHECK-SAME: %{{.*}}: f8E4M3FN, %{{.*}}: bf16, %{{.*}}: tf32) {
// CHECK-NEXT: llvm.return
func.func @f8(%a: f8E4M3FN, %b: bf16, %c: tf32) { return }

// -----

// CHECK-LABEL: llvm.func @f8b(
// CHECK-SAME: %{{.*}}: i8, %{{.*}}: bf16, %{{.*}}: i8, %{{.*}}: i32) {
// CHECK-NEXT: llvm.return
func.func @f8b(%a: f8E4M3FN, %b: bf16, %s: si8, %u: ui32) { return }

// -----

// CHECK-LABEL: llvm.func @space(
// CHECK-SAME: %{{.*}}: !llvm.ptr<3>, %{{.*}}: !llvm.ptr<3>, %{{.*}}: i64, %{{.*}}: i64, %{{.*}}: i64, %{{.*}}: i64, %{{.*}}: !llvm.ptr) {
// CHECK-NEXT: llvm.return
func.func @space(%m: memref<2xf32, 3>, %u: memref<*xf32, 5>) { return }

// -----

// CHECK-LABEL: llvm.func @body(
// CHECK-SAME: %[[I:.*]]: i64) -> i64 {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : i64 to index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[CAST]], %[[C1]] : index
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[SUM]] : index to i64
// CHECK-NEXT: llvm.return %[[CAST_1]] : i64
func.func @body(%i: index) -> index {
  %c = arith.constant 1 : index
  %0 = arith.addi %i, %c : index
  return %0 : index
}

// -----

// CHECK: module attributes {llvm.data_layout = "e-m:e-p:32:32"} {
// CHECK-LABEL: llvm.func @dl(
// CHECK-SAME: %{{.*}}: i64) {
// CHECK-NEXT: llvm.return
module attributes {llvm.data_layout = "e-m:e-p:32:32"} {
  func.func @dl(%i: index) { return }
}

// -----

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// CHECK-LABEL: llvm.func @dl(
// CHECK-SAME: %{{.*}}: i32) {
// CHECK-NEXT: llvm.return
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

// -----

// The address of a function that is not converted stays.
// CHECK-LABEL: func.func private @tensors(tensor<4xi32>)
// CHECK: llvm.func @address()
// CHECK: constant @tensors : (tensor<4xi32>) -> ()
func.func private @tensors(tensor<4xi32>)
func.func @address() {
  %0 = func.constant @tensors : (tensor<4xi32>) -> ()
  return
}

// -----

// An argument that becomes several loses its attributes.
// CHECK-LABEL: llvm.func @attributes(
// CHECK: llvm.call @callee(%{{.*}}) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i32 {llvm.noundef}) -> (i32 {llvm.signext})
// CHECK: llvm.call %{{.*}}(%{{.*}}) : !llvm.ptr, (i32) -> ()
func.func private @callee(memref<4xi32>, i32) -> i32
func.func @attributes(%m: memref<4xi32>, %x: i32, %f: (i32) -> ()) -> i32 {
  %0 = "func.call"(%m, %x) <{callee = @callee, arg_attrs = [{llvm.nonnull}, {llvm.noundef}], res_attrs = [{llvm.signext}]}> : (memref<4xi32>, i32) -> i32
  "func.call_indirect"(%f, %x) <{arg_attrs = [], res_attrs = []}> : ((i32) -> (), i32) -> ()
  return %0 : i32
}

// -----

// Labels are no elements of structures.
// CHECK-LABEL: func.func private @labels() -> (!llvm.label, i32)
func.func private @labels() -> (!llvm.label, i32)
