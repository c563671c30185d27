// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm | FileCheck %s

// CHECK: llvm.mlir.global private constant @c(dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>) {addr_space = 0 : i32} : !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT: llvm.mlir.global external @u() {addr_space = 0 : i32} : !llvm.array<4 x i32> {
// CHECK-NEXT: %[[UNDEF:.*]] = llvm.mlir.undef : !llvm.array<4 x i32>
// CHECK-NEXT: llvm.return %[[UNDEF]] : !llvm.array<4 x i32>
// CHECK: llvm.mlir.global private @e() {addr_space = 0 : i32} : !llvm.array<4 x i32>
// CHECK-NEXT: llvm.mlir.global private @s(1.000000e+00 : f32) {addr_space = 0 : i32, alignment = 64 : i64} : f32
// CHECK-NEXT: llvm.mlir.global external constant @sp(dense<1.000000e+00> : tensor<2xf32>) {addr_space = 3 : i32} : !llvm.array<2 x f32>
// CHECK-NEXT: llvm.mlir.global external @idx(dense<[1, 2]> : tensor<2xindex>) {addr_space = 0 : i32} : !llvm.array<2 x i64>
// CHECK-NEXT: llvm.mlir.global external @bool(dense<[true, false]> : tensor<2xi1>) {addr_space = 0 : i32} : !llvm.array<2 x i1>
// CHECK-NEXT: llvm.mlir.global external @f8(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf8E4M3FN>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
// CHECK-NEXT: llvm.mlir.global external @z(dense<> : tensor<0xf32>) {addr_space = 0 : i32} : !llvm.array<0 x f32>
// CHECK: func.func @get() {
// CHECK-NEXT: %[[C2:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[C2_1:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[C4:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr %[[NULL]][%[[C4]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.ptrtoint %[[PTR]] : !llvm.ptr to i64
// CHECK-NEXT: %[[ADDRESS:.*]] = llvm.mlir.addressof @c : !llvm.ptr
// CHECK-NEXT: %[[PTR_1:.*]] = llvm.getelementptr %[[ADDRESS]][0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT: %[[DEADBEEF:.*]] = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT: %[[PTR_2:.*]] = llvm.inttoptr %[[DEADBEEF]] : i64 to !llvm.ptr
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[DESC:.*]] = llvm.insertvalue %[[PTR_2]], %[[POISON]][0]
// CHECK-NEXT: %[[DESC_1:.*]] = llvm.insertvalue %[[PTR_1]], %[[DESC]][1]
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_2:.*]] = llvm.insertvalue %[[C0]], %[[DESC_1]][2]
// CHECK-NEXT: %[[DESC_3:.*]] = llvm.insertvalue %[[C2]], %[[DESC_2]][3, 0]
// CHECK-NEXT: %[[DESC_4:.*]] = llvm.insertvalue %[[C2_1]], %[[DESC_3]][3, 1]
// CHECK-NEXT: %[[DESC_5:.*]] = llvm.insertvalue %[[C2_1]], %[[DESC_4]][4, 0]
// CHECK-NEXT: llvm.insertvalue %[[C1]], %[[DESC_5]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[C4_1:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[C1_1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[NULL_1:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR_3:.*]] = llvm.getelementptr %[[NULL_1]][%[[C4_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.ptrtoint %[[PTR_3]] : !llvm.ptr to i64
// CHECK-NEXT: %[[ADDRESS_1:.*]] = llvm.mlir.addressof @u : !llvm.ptr
// CHECK-NEXT: %[[PTR_4:.*]] = llvm.getelementptr %[[ADDRESS_1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT: %[[DEADBEEF_1:.*]] = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT: %[[PTR_5:.*]] = llvm.inttoptr %[[DEADBEEF_1]] : i64 to !llvm.ptr
// CHECK-NEXT: %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[DESC_6:.*]] = llvm.insertvalue %[[PTR_5]], %[[POISON_1]][0]
// CHECK-NEXT: %[[DESC_7:.*]] = llvm.insertvalue %[[PTR_4]], %[[DESC_6]][1]
// CHECK-NEXT: %[[C0_1:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_8:.*]] = llvm.insertvalue %[[C0_1]], %[[DESC_7]][2]
// CHECK-NEXT: %[[DESC_9:.*]] = llvm.insertvalue %[[C4_1]], %[[DESC_8]][3, 0]
// CHECK-NEXT: llvm.insertvalue %[[C1_1]], %[[DESC_9]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[C1_2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[NULL_2:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR_6:.*]] = llvm.getelementptr %[[NULL_2]][%[[C1_2]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.ptrtoint %[[PTR_6]] : !llvm.ptr to i64
// CHECK-NEXT: %[[ADDRESS_2:.*]] = llvm.mlir.addressof @s : !llvm.ptr
// CHECK-NEXT: %[[PTR_7:.*]] = llvm.getelementptr %[[ADDRESS_2]][0] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %[[DEADBEEF_2:.*]] = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT: %[[PTR_8:.*]] = llvm.inttoptr %[[DEADBEEF_2]] : i64 to !llvm.ptr
// CHECK-NEXT: %[[POISON_2:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[DESC_10:.*]] = llvm.insertvalue %[[PTR_8]], %[[POISON_2]][0]
// CHECK-NEXT: %[[DESC_11:.*]] = llvm.insertvalue %[[PTR_7]], %[[DESC_10]][1]
// CHECK-NEXT: %[[C0_2:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: llvm.insertvalue %[[C0_2]], %[[DESC_11]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[C2_2:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[C1_3:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[NULL_3:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR_9:.*]] = llvm.getelementptr %[[NULL_3]][%[[C2_2]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.ptrtoint %[[PTR_9]] : !llvm.ptr to i64
// CHECK-NEXT: %[[ADDRESS_3:.*]] = llvm.mlir.addressof @sp : !llvm.ptr<3>
// CHECK-NEXT: %[[PTR_10:.*]] = llvm.getelementptr %[[ADDRESS_3]][0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<2 x f32>
// CHECK-NEXT: %[[DEADBEEF_3:.*]] = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT: %[[PTR_11:.*]] = llvm.inttoptr %[[DEADBEEF_3]] : i64 to !llvm.ptr<3>
// CHECK-NEXT: %[[POISON_3:.*]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[DESC_12:.*]] = llvm.insertvalue %[[PTR_11]], %[[POISON_3]][0]
// CHECK-NEXT: %[[DESC_13:.*]] = llvm.insertvalue %[[PTR_10]], %[[DESC_12]][1]
// CHECK-NEXT: %[[C0_3:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_14:.*]] = llvm.insertvalue %[[C0_3]], %[[DESC_13]][2]
// CHECK-NEXT: %[[DESC_15:.*]] = llvm.insertvalue %[[C2_2]], %[[DESC_14]][3, 0]
// CHECK-NEXT: llvm.insertvalue %[[C1_3]], %[[DESC_15]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[C2_3:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[C1_4:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[NULL_4:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR_12:.*]] = llvm.getelementptr %[[NULL_4]][%[[C2_3]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: llvm.ptrtoint %[[PTR_12]] : !llvm.ptr to i64
// CHECK-NEXT: %[[ADDRESS_4:.*]] = llvm.mlir.addressof @idx : !llvm.ptr
// CHECK-NEXT: %[[PTR_13:.*]] = llvm.getelementptr %[[ADDRESS_4]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
// CHECK-NEXT: %[[DEADBEEF_4:.*]] = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT: %[[PTR_14:.*]] = llvm.inttoptr %[[DEADBEEF_4]] : i64 to !llvm.ptr
// CHECK-NEXT: %[[POISON_4:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[DESC_16:.*]] = llvm.insertvalue %[[PTR_14]], %[[POISON_4]][0]
// CHECK-NEXT: %[[DESC_17:.*]] = llvm.insertvalue %[[PTR_13]], %[[DESC_16]][1]
// CHECK-NEXT: %[[C0_4:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_18:.*]] = llvm.insertvalue %[[C0_4]], %[[DESC_17]][2]
// CHECK-NEXT: %[[DESC_19:.*]] = llvm.insertvalue %[[C2_3]], %[[DESC_18]][3, 0]
// CHECK-NEXT: llvm.insertvalue %[[C1_4]], %[[DESC_19]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: return
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
