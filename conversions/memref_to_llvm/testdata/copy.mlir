// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm | FileCheck %s

// CHECK: llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
// CHECK-LABEL: func.func @copy(
// CHECK-SAME: %[[A:.*]]: memref<2x?xf32>, %[[B:.*]]: memref<2x?xf32>, %[[S:.*]]: memref<2x?xf32, strided<[?, ?], offset: ?>>, %[[U:.*]]: memref<*xf32>, %[[C:.*]]: memref<4xf32>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[C]] : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[U]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[S]] : memref<2x?xf32, strided<[?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[CAST_3:.*]] = builtin.unrealized_conversion_cast %[[B]] : memref<2x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[CAST_4:.*]] = builtin.unrealized_conversion_cast %[[A]] : memref<2x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[SIZE:.*]] = llvm.extractvalue %[[CAST_4]][3, 0]
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.mul %[[C1]], %[[SIZE]] : i64
// CHECK-NEXT: %[[SIZE_1:.*]] = llvm.extractvalue %[[CAST_4]][3, 1]
// CHECK-NEXT: %[[PRODUCT_1:.*]] = llvm.mul %[[PRODUCT]], %[[SIZE_1]] : i64
// CHECK-NEXT: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr %[[NULL]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %[[SIZE_2:.*]] = llvm.ptrtoint %[[PTR]] : !llvm.ptr to i64
// CHECK-NEXT: %[[PRODUCT_2:.*]] = llvm.mul %[[PRODUCT_1]], %[[SIZE_2]] : i64
// CHECK-NEXT: %[[ALIGNED:.*]] = llvm.extractvalue %[[CAST_4]][1]
// CHECK-NEXT: %[[OFFSET:.*]] = llvm.extractvalue %[[CAST_4]][2]
// CHECK-NEXT: %[[PTR_1:.*]] = llvm.getelementptr %[[ALIGNED]][%[[OFFSET]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[ALIGNED_1:.*]] = llvm.extractvalue %[[CAST_3]][1]
// CHECK-NEXT: %[[OFFSET_1:.*]] = llvm.extractvalue %[[CAST_3]][2]
// CHECK-NEXT: %[[PTR_2:.*]] = llvm.getelementptr %[[ALIGNED_1]][%[[OFFSET_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.memcpy"(%[[PTR_2]], %[[PTR_1]], %[[PRODUCT_2]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[STACKSAVE:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %[[C2:.*]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %[[C1_1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[ALLOCA:.*]] = llvm.alloca %[[C1_1]] x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[CAST_4]], %[[ALLOCA]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[C2]], %[[POISON]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[ALLOCA]], %[[STRUCT]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[C2_1:.*]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %[[C1_2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[ALLOCA_1:.*]] = llvm.alloca %[[C1_2]] x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[CAST_2]], %[[ALLOCA_1]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[STRUCT_2:.*]] = llvm.insertvalue %[[C2_1]], %[[POISON_1]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[STRUCT_3:.*]] = llvm.insertvalue %[[ALLOCA_1]], %[[STRUCT_2]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[C1_3:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[ALLOCA_2:.*]] = llvm.alloca %[[C1_3]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[STRUCT_1]], %[[ALLOCA_2]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %[[ALLOCA_3:.*]] = llvm.alloca %[[C1_3]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[STRUCT_3]], %[[ALLOCA_3]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %[[NULL_1:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR_3:.*]] = llvm.getelementptr %[[NULL_1]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %[[SIZE_3:.*]] = llvm.ptrtoint %[[PTR_3]] : !llvm.ptr to i64
// CHECK-NEXT: llvm.call @memrefCopy(%[[SIZE_3]], %[[ALLOCA_2]], %[[ALLOCA_3]]) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %[[STACKSAVE]] : !llvm.ptr
// CHECK-NEXT: %[[STACKSAVE_1:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %[[C2_2:.*]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %[[C1_4:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[ALLOCA_4:.*]] = llvm.alloca %[[C1_4]] x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[CAST_4]], %[[ALLOCA_4]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %[[POISON_2:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[STRUCT_4:.*]] = llvm.insertvalue %[[C2_2]], %[[POISON_2]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[STRUCT_5:.*]] = llvm.insertvalue %[[ALLOCA_4]], %[[STRUCT_4]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[C1_5:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[ALLOCA_5:.*]] = llvm.alloca %[[C1_5]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[CAST_1]], %[[ALLOCA_5]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %[[ALLOCA_6:.*]] = llvm.alloca %[[C1_5]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[STRUCT_5]], %[[ALLOCA_6]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %[[NULL_2:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR_4:.*]] = llvm.getelementptr %[[NULL_2]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %[[SIZE_4:.*]] = llvm.ptrtoint %[[PTR_4]] : !llvm.ptr to i64
// CHECK-NEXT: llvm.call @memrefCopy(%[[SIZE_4]], %[[ALLOCA_5]], %[[ALLOCA_6]]) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %[[STACKSAVE_1]] : !llvm.ptr
// CHECK-NEXT: %[[STACKSAVE_2:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %[[C1_6:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[ALLOCA_7:.*]] = llvm.alloca %[[C1_6]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[CAST_1]], %[[ALLOCA_7]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %[[ALLOCA_8:.*]] = llvm.alloca %[[C1_6]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[CAST_1]], %[[ALLOCA_8]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %[[NULL_3:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR_5:.*]] = llvm.getelementptr %[[NULL_3]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %[[SIZE_5:.*]] = llvm.ptrtoint %[[PTR_5]] : !llvm.ptr to i64
// CHECK-NEXT: llvm.call @memrefCopy(%[[SIZE_5]], %[[ALLOCA_7]], %[[ALLOCA_8]]) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %[[STACKSAVE_2]] : !llvm.ptr
// CHECK-NEXT: %[[C1_7:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[SIZE_6:.*]] = llvm.extractvalue %[[CAST]][3, 0]
// CHECK-NEXT: %[[PRODUCT_3:.*]] = llvm.mul %[[C1_7]], %[[SIZE_6]] : i64
// CHECK-NEXT: %[[NULL_4:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR_6:.*]] = llvm.getelementptr %[[NULL_4]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %[[SIZE_7:.*]] = llvm.ptrtoint %[[PTR_6]] : !llvm.ptr to i64
// CHECK-NEXT: %[[PRODUCT_4:.*]] = llvm.mul %[[PRODUCT_3]], %[[SIZE_7]] : i64
// CHECK-NEXT: %[[ALIGNED_2:.*]] = llvm.extractvalue %[[CAST]][1]
// CHECK-NEXT: %[[OFFSET_2:.*]] = llvm.extractvalue %[[CAST]][2]
// CHECK-NEXT: %[[PTR_7:.*]] = llvm.getelementptr %[[ALIGNED_2]][%[[OFFSET_2]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[ALIGNED_3:.*]] = llvm.extractvalue %[[CAST]][1]
// CHECK-NEXT: %[[OFFSET_3:.*]] = llvm.extractvalue %[[CAST]][2]
// CHECK-NEXT: %[[PTR_8:.*]] = llvm.getelementptr %[[ALIGNED_3]][%[[OFFSET_3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.memcpy"(%[[PTR_8]], %[[PTR_7]], %[[PRODUCT_4]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: return
func.func @copy(%a: memref<2x?xf32>, %b: memref<2x?xf32>, %s: memref<2x?xf32, strided<[?, ?], offset: ?>>, %u: memref<*xf32>, %c: memref<4xf32>) {
  memref.copy %a, %b : memref<2x?xf32> to memref<2x?xf32>
  memref.copy %a, %s : memref<2x?xf32> to memref<2x?xf32, strided<[?, ?], offset: ?>>
  memref.copy %u, %a : memref<*xf32> to memref<2x?xf32>
  memref.copy %u, %u : memref<*xf32> to memref<*xf32>
  memref.copy %c, %c : memref<4xf32> to memref<4xf32>
  return
}

// -----

// CHECK-LABEL: func.func @copy_offset(
// CHECK-SAME: %[[S:.*]]: memref<4x4xf32, strided<[4, 1], offset: ?>>, %[[A:.*]]: memref<4x4xf32>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[S]] : memref<4x4xf32, strided<[4, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : memref<4x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[SIZE:.*]] = llvm.extractvalue %[[CAST_1]][3, 0]
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.mul %[[C1]], %[[SIZE]] : i64
// CHECK-NEXT: %[[SIZE_1:.*]] = llvm.extractvalue %[[CAST_1]][3, 1]
// CHECK-NEXT: %[[PRODUCT_1:.*]] = llvm.mul %[[PRODUCT]], %[[SIZE_1]] : i64
// CHECK-NEXT: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr %[[NULL]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %[[SIZE_2:.*]] = llvm.ptrtoint %[[PTR]] : !llvm.ptr to i64
// CHECK-NEXT: %[[PRODUCT_2:.*]] = llvm.mul %[[PRODUCT_1]], %[[SIZE_2]] : i64
// CHECK-NEXT: %[[ALIGNED:.*]] = llvm.extractvalue %[[CAST_1]][1]
// CHECK-NEXT: %[[OFFSET:.*]] = llvm.extractvalue %[[CAST_1]][2]
// CHECK-NEXT: %[[PTR_1:.*]] = llvm.getelementptr %[[ALIGNED]][%[[OFFSET]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[ALIGNED_1:.*]] = llvm.extractvalue %[[CAST]][1]
// CHECK-NEXT: %[[OFFSET_1:.*]] = llvm.extractvalue %[[CAST]][2]
// CHECK-NEXT: %[[PTR_2:.*]] = llvm.getelementptr %[[ALIGNED_1]][%[[OFFSET_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.memcpy"(%[[PTR_2]], %[[PTR_1]], %[[PRODUCT_2]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: return
func.func @copy_offset(%s: memref<4x4xf32, strided<[4, 1], offset: ?>>, %a: memref<4x4xf32>) {
  memref.copy %a, %s : memref<4x4xf32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
  return
}
