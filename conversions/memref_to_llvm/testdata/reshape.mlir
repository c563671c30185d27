// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm | FileCheck %s

// CHECK-LABEL: func.func @reshape(
// CHECK-SAME: %[[M:.*]]: memref<4xf32>, %[[S:.*]]: memref<2xindex>, %[[U:.*]]: memref<*xf32>, %[[D:.*]]: memref<?xindex>, %[[S32:.*]]: memref<2xi32>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[S32]] : memref<2xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[D]] : memref<?xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[U]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[CAST_3:.*]] = builtin.unrealized_conversion_cast %[[S]] : memref<2xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[CAST_4:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[BASE:.*]] = llvm.extractvalue %[[CAST_4]][0]
// CHECK-NEXT: %[[ALIGNED:.*]] = llvm.extractvalue %[[CAST_4]][1]
// CHECK-NEXT: %[[DESC:.*]] = llvm.insertvalue %[[BASE]], %[[POISON]][0]
// CHECK-NEXT: %[[DESC_1:.*]] = llvm.insertvalue %[[ALIGNED]], %[[DESC]][1]
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_2:.*]] = llvm.insertvalue %[[C0]], %[[DESC_1]][2]
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[C1_1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[ALIGNED_1:.*]] = llvm.extractvalue %[[CAST_3]][1]
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr inbounds|nuw %[[ALIGNED_1]][%[[C1_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[PTR]] : !llvm.ptr -> i64
// CHECK-NEXT: %[[CAST_5:.*]] = builtin.unrealized_conversion_cast %[[LOAD]] : i64 to index
// CHECK-NEXT: %[[CAST_6:.*]] = builtin.unrealized_conversion_cast %[[CAST_5]] : index to i64
// CHECK-NEXT: %[[DESC_3:.*]] = llvm.insertvalue %[[CAST_6]], %[[DESC_2]][3, 1]
// CHECK-NEXT: %[[DESC_4:.*]] = llvm.insertvalue %[[C1]], %[[DESC_3]][4, 1]
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.mul %[[C1]], %[[CAST_6]] : i64
// CHECK-NEXT: %[[C0_1:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[ALIGNED_2:.*]] = llvm.extractvalue %[[CAST_3]][1]
// CHECK-NEXT: %[[PTR_1:.*]] = llvm.getelementptr inbounds|nuw %[[ALIGNED_2]][%[[C0_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %[[LOAD_1:.*]] = llvm.load %[[PTR_1]] : !llvm.ptr -> i64
// CHECK-NEXT: %[[CAST_7:.*]] = builtin.unrealized_conversion_cast %[[LOAD_1]] : i64 to index
// CHECK-NEXT: %[[CAST_8:.*]] = builtin.unrealized_conversion_cast %[[CAST_7]] : index to i64
// CHECK-NEXT: %[[DESC_5:.*]] = llvm.insertvalue %[[CAST_8]], %[[DESC_4]][3, 0]
// CHECK-NEXT: %[[DESC_6:.*]] = llvm.insertvalue %[[PRODUCT]], %[[DESC_5]][4, 0]
// CHECK-NEXT: %[[CAST_9:.*]] = builtin.unrealized_conversion_cast %[[DESC_6]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x?xf32>
// CHECK-NEXT: llvm.mul %[[PRODUCT]], %[[CAST_8]] : i64
// CHECK-NEXT: %[[SIZE:.*]] = llvm.extractvalue %[[CAST_1]][3, 0]
// CHECK-NEXT: %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[SIZE]], %[[POISON_1]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[C1_2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[C2:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[C8:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[C8_1:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[PRODUCT_1:.*]] = llvm.mul %[[C2]], %[[C8_1]] : i64
// CHECK-NEXT: %[[FIELD:.*]] = llvm.extractvalue %[[STRUCT]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[PRODUCT_2:.*]] = llvm.mul %[[C2]], %[[FIELD]] : i64
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %[[PRODUCT_2]], %[[C1_2]] : i64
// CHECK-NEXT: %[[PRODUCT_3:.*]] = llvm.mul %[[SUM]], %[[C8]] : i64
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.add %[[PRODUCT_1]], %[[PRODUCT_3]] : i64
// CHECK-NEXT: %[[ALLOCA:.*]] = llvm.alloca %[[SUM_1]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[ALLOCA]], %[[STRUCT]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[CAST_10:.*]] = builtin.unrealized_conversion_cast %[[STRUCT_1]] : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT: %[[FIELD_1:.*]] = llvm.extractvalue %[[CAST_2]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[LOAD_2:.*]] = llvm.load %[[FIELD_1]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %[[PTR_2:.*]] = llvm.getelementptr %[[FIELD_1]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %[[LOAD_3:.*]] = llvm.load %[[PTR_2]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %[[PTR_3:.*]] = llvm.getelementptr %[[FIELD_1]][2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %[[LOAD_4:.*]] = llvm.load %[[PTR_3]] : !llvm.ptr -> i64
// CHECK-NEXT: llvm.store %[[LOAD_2]], %[[ALLOCA]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %[[PTR_4:.*]] = llvm.getelementptr %[[ALLOCA]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %[[LOAD_3]], %[[PTR_4]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %[[PTR_5:.*]] = llvm.getelementptr %[[ALLOCA]][2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %[[LOAD_4]], %[[PTR_5]] : i64, !llvm.ptr
// CHECK-NEXT: %[[PTR_6:.*]] = llvm.getelementptr %[[ALLOCA]][0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, i64)>
// CHECK-NEXT: %[[PTR_7:.*]] = llvm.getelementptr %[[PTR_6]][%[[SIZE]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %[[ALIGNED_3:.*]] = llvm.extractvalue %[[CAST_1]][1]
// CHECK-NEXT: %[[C1_3:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[DIFF:.*]] = llvm.sub %[[SIZE]], %[[C1_3]] : i64
// CHECK-NEXT: llvm.br ^bb1(%[[DIFF]], %[[C1_3]] : i64, i64)
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: i64, %[[BLOCK_ARG_1:.*]]: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[C0_2:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "sge" %[[BLOCK_ARG]], %[[C0_2]] : i64
// CHECK-NEXT: llvm.cond_br %[[CMP]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[PTR_8:.*]] = llvm.getelementptr %[[ALIGNED_3]][%[[BLOCK_ARG]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %[[LOAD_5:.*]] = llvm.load %[[PTR_8]] : !llvm.ptr -> i64
// CHECK-NEXT: %[[PTR_9:.*]] = llvm.getelementptr %[[PTR_6]][%[[BLOCK_ARG]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: llvm.store %[[LOAD_5]], %[[PTR_9]] : i64, !llvm.ptr
// CHECK-NEXT: %[[PTR_10:.*]] = llvm.getelementptr %[[PTR_7]][%[[BLOCK_ARG]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: llvm.store %[[BLOCK_ARG_1]], %[[PTR_10]] : i64, !llvm.ptr
// CHECK-NEXT: %[[PRODUCT_4:.*]] = llvm.mul %[[BLOCK_ARG_1]], %[[LOAD_5]] : i64
// CHECK-NEXT: %[[DIFF_1:.*]] = llvm.sub %[[BLOCK_ARG]], %[[C1_3]] : i64
// CHECK-NEXT: llvm.br ^bb1(%[[DIFF_1]], %[[PRODUCT_4]] : i64, i64)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: %[[POISON_2:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[BASE_1:.*]] = llvm.extractvalue %[[CAST_4]][0]
// CHECK-NEXT: %[[ALIGNED_4:.*]] = llvm.extractvalue %[[CAST_4]][1]
// CHECK-NEXT: %[[DESC_7:.*]] = llvm.insertvalue %[[BASE_1]], %[[POISON_2]][0]
// CHECK-NEXT: %[[DESC_8:.*]] = llvm.insertvalue %[[ALIGNED_4]], %[[DESC_7]][1]
// CHECK-NEXT: %[[C0_3:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_9:.*]] = llvm.insertvalue %[[C0_3]], %[[DESC_8]][2]
// CHECK-NEXT: %[[C1_4:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[C1_5:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[ALIGNED_5:.*]] = llvm.extractvalue %[[CAST]][1]
// CHECK-NEXT: %[[PTR_11:.*]] = llvm.getelementptr inbounds|nuw %[[ALIGNED_5]][%[[C1_5]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %[[LOAD_6:.*]] = llvm.load %[[PTR_11]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[SEXT:.*]] = llvm.sext %[[LOAD_6]] : i32 to i64
// CHECK-NEXT: %[[DESC_10:.*]] = llvm.insertvalue %[[SEXT]], %[[DESC_9]][3, 1]
// CHECK-NEXT: %[[DESC_11:.*]] = llvm.insertvalue %[[C1_4]], %[[DESC_10]][4, 1]
// CHECK-NEXT: %[[PRODUCT_5:.*]] = llvm.mul %[[C1_4]], %[[SEXT]] : i64
// CHECK-NEXT: %[[C2_1:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[DESC_12:.*]] = llvm.insertvalue %[[C2_1]], %[[DESC_11]][3, 0]
// CHECK-NEXT: %[[DESC_13:.*]] = llvm.insertvalue %[[PRODUCT_5]], %[[DESC_12]][4, 0]
// CHECK-NEXT: %[[CAST_11:.*]] = builtin.unrealized_conversion_cast %[[DESC_13]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<2x?xf32>
// CHECK-NEXT: llvm.mul %[[PRODUCT_5]], %[[C2_1]] : i64
// CHECK-NEXT: "test.use"(%[[CAST_9]], %[[CAST_10]], %[[CAST_11]]) : (memref<?x?xf32>, memref<*xf32>, memref<2x?xf32>) -> ()
// CHECK-NEXT: return
func.func @reshape(%m: memref<4xf32>, %s: memref<2xindex>, %u: memref<*xf32>, %d: memref<?xindex>, %s32: memref<2xi32>) {
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf32>
  %1 = memref.reshape %u(%d) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  %2 = memref.reshape %m(%s32) : (memref<4xf32>, memref<2xi32>) -> memref<2x?xf32>
  "test.use"(%0, %1, %2) : (memref<?x?xf32>, memref<*xf32>, memref<2x?xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @reshape_u(
// CHECK-SAME: %[[M:.*]]: memref<*xf32>, %{{.*}}: memref<2xindex>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[FIELD:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[FIELD]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr %[[FIELD]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %[[LOAD_1:.*]] = llvm.load %[[PTR]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %[[DESC:.*]] = llvm.insertvalue %[[LOAD]], %[[POISON]][0]
// CHECK-NEXT: %[[DESC_1:.*]] = llvm.insertvalue %[[LOAD_1]], %[[DESC]][1]
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_2:.*]] = llvm.insertvalue %[[C0]], %[[DESC_1]][2]
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[C2:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[DESC_3:.*]] = llvm.insertvalue %[[C2]], %[[DESC_2]][3, 1]
// CHECK-NEXT: %[[DESC_4:.*]] = llvm.insertvalue %[[C1]], %[[DESC_3]][4, 1]
// CHECK-NEXT: llvm.mul %[[C1]], %[[C2]] : i64
// CHECK-NEXT: %[[C2_1:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[C2_2:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[DESC_5:.*]] = llvm.insertvalue %[[C2_2]], %[[DESC_4]][3, 0]
// CHECK-NEXT: %[[DESC_6:.*]] = llvm.insertvalue %[[C2_1]], %[[DESC_5]][4, 0]
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[DESC_6]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<2x2xf32>
// CHECK-NEXT: llvm.mul %[[C2_1]], %[[C2_2]] : i64
// CHECK-NEXT: "test.use"(%[[CAST_1]]) : (memref<2x2xf32>) -> ()
// CHECK-NEXT: return
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
