// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm | FileCheck %s

// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[M:.*]]: memref<4x?xf32>, %[[U:.*]]: memref<*xf32>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[U]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[CAST_1]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x4xf32>
// CHECK-NEXT: %[[CAST_3:.*]] = builtin.unrealized_conversion_cast %[[CAST_2]] : memref<?x4xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[ALLOCA:.*]] = llvm.alloca %[[C1]] x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[CAST_1]], %[[ALLOCA]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %[[C2:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[C2]], %[[POISON]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[ALLOCA]], %[[STRUCT]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[CAST_4:.*]] = builtin.unrealized_conversion_cast %[[STRUCT_1]] : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT: %[[FIELD:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[FIELD]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[CAST_5:.*]] = builtin.unrealized_conversion_cast %[[LOAD]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<2x?xf32>
// CHECK-NEXT: "test.use"(%[[CAST_2]], %[[CAST_4]], %[[CAST_5]], %[[CAST_3]]) : (memref<?x4xf32>, memref<*xf32>, memref<2x?xf32>, memref<4x?xf32, strided<[?, ?], offset: ?>>) -> ()
// CHECK-NEXT: return
func.func @cast(%m: memref<4x?xf32>, %u: memref<*xf32>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<?x4xf32>
  %1 = memref.cast %m : memref<4x?xf32> to memref<*xf32>
  %2 = memref.cast %u : memref<*xf32> to memref<2x?xf32>
  %3 = memref.cast %m : memref<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
  "test.use"(%0, %1, %2, %3) : (memref<?x4xf32>, memref<*xf32>, memref<2x?xf32>, memref<4x?xf32, strided<[?, ?], offset: ?>>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @space_cast(
// CHECK-SAME: %[[M:.*]]: memref<2xf32, 3>, %[[U:.*]]: memref<*xf32, 3>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[U]] : memref<*xf32, 3> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<2xf32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[BASE:.*]] = llvm.extractvalue %[[CAST_1]][0]
// CHECK-NEXT: %[[ALIGNED:.*]] = llvm.extractvalue %[[CAST_1]][1]
// CHECK-NEXT: %[[OFFSET:.*]] = llvm.extractvalue %[[CAST_1]][2]
// CHECK-NEXT: %[[SIZE:.*]] = llvm.extractvalue %[[CAST_1]][3, 0]
// CHECK-NEXT: %[[STRIDE:.*]] = llvm.extractvalue %[[CAST_1]][4, 0]
// CHECK-NEXT: %[[ADDRSPACECAST:.*]] = llvm.addrspacecast %[[BASE]] : !llvm.ptr<3> to !llvm.ptr
// CHECK-NEXT: %[[ADDRSPACECAST_1:.*]] = llvm.addrspacecast %[[ALIGNED]] : !llvm.ptr<3> to !llvm.ptr
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[DESC:.*]] = llvm.insertvalue %[[ADDRSPACECAST]], %[[POISON]][0]
// CHECK-NEXT: %[[DESC_1:.*]] = llvm.insertvalue %[[ADDRSPACECAST_1]], %[[DESC]][1]
// CHECK-NEXT: %[[DESC_2:.*]] = llvm.insertvalue %[[OFFSET]], %[[DESC_1]][2]
// CHECK-NEXT: %[[DESC_3:.*]] = llvm.insertvalue %[[SIZE]], %[[DESC_2]][3, 0]
// CHECK-NEXT: %[[DESC_4:.*]] = llvm.insertvalue %[[STRIDE]], %[[DESC_3]][4, 0]
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[DESC_4]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xf32>
// CHECK-NEXT: %[[FIELD:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[FIELD_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[FIELD]], %[[POISON_1]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[C2:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[C8:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[C8_1:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.mul %[[C2]], %[[C8_1]] : i64
// CHECK-NEXT: %[[FIELD_2:.*]] = llvm.extractvalue %[[STRUCT]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[PRODUCT_1:.*]] = llvm.mul %[[C2]], %[[FIELD_2]] : i64
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %[[PRODUCT_1]], %[[C1]] : i64
// CHECK-NEXT: %[[PRODUCT_2:.*]] = llvm.mul %[[SUM]], %[[C8]] : i64
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.add %[[PRODUCT]], %[[PRODUCT_2]] : i64
// CHECK-NEXT: %[[ALLOCA:.*]] = llvm.alloca %[[SUM_1]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[ALLOCA]], %[[STRUCT]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[CAST_3:.*]] = builtin.unrealized_conversion_cast %[[STRUCT_1]] : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[FIELD_1]] : !llvm.ptr -> !llvm.ptr<3>
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr %[[FIELD_1]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<3>
// CHECK-NEXT: %[[LOAD_1:.*]] = llvm.load %[[PTR]] : !llvm.ptr -> !llvm.ptr<3>
// CHECK-NEXT: %[[ADDRSPACECAST_2:.*]] = llvm.addrspacecast %[[LOAD]] : !llvm.ptr<3> to !llvm.ptr
// CHECK-NEXT: %[[ADDRSPACECAST_3:.*]] = llvm.addrspacecast %[[LOAD_1]] : !llvm.ptr<3> to !llvm.ptr
// CHECK-NEXT: llvm.store %[[ADDRSPACECAST_2]], %[[ALLOCA]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %[[PTR_1:.*]] = llvm.getelementptr %[[ALLOCA]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %[[ADDRSPACECAST_3]], %[[PTR_1]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %[[PTR_2:.*]] = llvm.getelementptr %[[FIELD_1]][2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<3>
// CHECK-NEXT: %[[PTR_3:.*]] = llvm.getelementptr %[[ALLOCA]][2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %[[C16:.*]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT: %[[DIFF:.*]] = llvm.sub %[[SUM_1]], %[[C16]] : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%[[PTR_3]], %[[PTR_2]], %[[DIFF]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: "test.use"(%[[CAST_2]], %[[CAST_3]]) : (memref<2xf32>, memref<*xf32>) -> ()
// CHECK-NEXT: return
func.func @space_cast(%m: memref<2xf32, 3>, %u: memref<*xf32, 3>) {
  %0 = memref.memory_space_cast %m : memref<2xf32, 3> to memref<2xf32>
  %1 = memref.memory_space_cast %u : memref<*xf32, 3> to memref<*xf32>
  "test.use"(%0, %1) : (memref<2xf32>, memref<*xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @reinterpret(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>, %[[U:.*]]: memref<*xf32>, %[[N:.*]]: index) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[U]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[N]] : index to i64
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[BASE:.*]] = llvm.extractvalue %[[CAST_2]][0]
// CHECK-NEXT: %[[ALIGNED:.*]] = llvm.extractvalue %[[CAST_2]][1]
// CHECK-NEXT: %[[DESC:.*]] = llvm.insertvalue %[[BASE]], %[[POISON]][0]
// CHECK-NEXT: %[[DESC_1:.*]] = llvm.insertvalue %[[ALIGNED]], %[[DESC]][1]
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_2:.*]] = llvm.insertvalue %[[C0]], %[[DESC_1]][2]
// CHECK-NEXT: %[[C2:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[DESC_3:.*]] = llvm.insertvalue %[[C2]], %[[DESC_2]][3, 0]
// CHECK-NEXT: %[[DESC_4:.*]] = llvm.insertvalue %[[CAST_1]], %[[DESC_3]][4, 0]
// CHECK-NEXT: %[[DESC_5:.*]] = llvm.insertvalue %[[CAST_1]], %[[DESC_4]][3, 1]
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[DESC_6:.*]] = llvm.insertvalue %[[C1]], %[[DESC_5]][4, 1]
// CHECK-NEXT: %[[CAST_3:.*]] = builtin.unrealized_conversion_cast %[[DESC_6]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<2x?xf32, strided<[?, 1]>>
// CHECK-NEXT: %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[FIELD:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[FIELD]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr %[[FIELD]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %[[LOAD_1:.*]] = llvm.load %[[PTR]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %[[DESC_7:.*]] = llvm.insertvalue %[[LOAD]], %[[POISON_1]][0]
// CHECK-NEXT: %[[DESC_8:.*]] = llvm.insertvalue %[[LOAD_1]], %[[DESC_7]][1]
// CHECK-NEXT: %[[DESC_9:.*]] = llvm.insertvalue %[[CAST_1]], %[[DESC_8]][2]
// CHECK-NEXT: %[[C10:.*]] = llvm.mlir.constant(10 : index) : i64
// CHECK-NEXT: %[[DESC_10:.*]] = llvm.insertvalue %[[C10]], %[[DESC_9]][3, 0]
// CHECK-NEXT: %[[C1_1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[DESC_11:.*]] = llvm.insertvalue %[[C1_1]], %[[DESC_10]][4, 0]
// CHECK-NEXT: %[[CAST_4:.*]] = builtin.unrealized_conversion_cast %[[DESC_11]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<10xf32, strided<[1], offset: ?>>
// CHECK-NEXT: "test.use"(%[[CAST_3]], %[[CAST_4]]) : (memref<2x?xf32, strided<[?, 1]>>, memref<10xf32, strided<[1], offset: ?>>) -> ()
// CHECK-NEXT: return
func.func @reinterpret(%m: memref<?xf32>, %u: memref<*xf32>, %n: index) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2, %n], strides: [%n, 1] : memref<?xf32> to memref<2x?xf32, strided<[?, 1]>>
  %1 = memref.reinterpret_cast %u to offset: [%n], sizes: [10], strides: [1] : memref<*xf32> to memref<10xf32, strided<[1], offset: ?>>
  "test.use"(%0, %1) : (memref<2x?xf32, strided<[?, 1]>>, memref<10xf32, strided<[1], offset: ?>>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @expand(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>, %[[N:.*]]: index) {
// CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[M]] {{\[\[}}0, 1]] output_shape [%[[N]], 4] : memref<?xf32> into memref<?x4xf32>
// CHECK-NEXT: "test.use"(%[[EXPAND_SHAPE]]) : (memref<?x4xf32>) -> ()
// CHECK-NEXT: return
func.func @expand(%m: memref<?xf32>, %n: index) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  "test.use"(%0) : (memref<?x4xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @collapse(
// CHECK-SAME: %[[M:.*]]: memref<2x4xf32>, %{{.*}}: index) {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %[[M]] {{\[\[}}0, 1]] : memref<2x4xf32> into memref<8xf32>
// CHECK-NEXT: "test.use"(%[[COLLAPSE_SHAPE]]) : (memref<8xf32>) -> ()
// CHECK-NEXT: return
func.func @collapse(%m: memref<2x4xf32>, %n: index) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x4xf32> into memref<8xf32>
  "test.use"(%0) : (memref<8xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @subview(
// CHECK-SAME: %[[M:.*]]: memref<8x8xf32>, %[[N:.*]]: index) {
// CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[M]][%[[N]], 2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
// CHECK-NEXT: "test.use"(%[[SUBVIEW]]) : (memref<4x4xf32, strided<[8, 1], offset: ?>>) -> ()
// CHECK-NEXT: return
func.func @subview(%m: memref<8x8xf32>, %n: index) {
  %0 = memref.subview %m[%n, 2][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
  "test.use"(%0) : (memref<4x4xf32, strided<[8, 1], offset: ?>>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @transpose(
// CHECK-SAME: %[[M:.*]]: memref<2x?xf32>, %[[Z:.*]]: memref<f32>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<2x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[BASE:.*]] = llvm.extractvalue %[[CAST]][0]
// CHECK-NEXT: %[[DESC:.*]] = llvm.insertvalue %[[BASE]], %[[POISON]][0]
// CHECK-NEXT: %[[ALIGNED:.*]] = llvm.extractvalue %[[CAST]][1]
// CHECK-NEXT: %[[DESC_1:.*]] = llvm.insertvalue %[[ALIGNED]], %[[DESC]][1]
// CHECK-NEXT: %[[OFFSET:.*]] = llvm.extractvalue %[[CAST]][2]
// CHECK-NEXT: %[[DESC_2:.*]] = llvm.insertvalue %[[OFFSET]], %[[DESC_1]][2]
// CHECK-NEXT: %[[SIZE:.*]] = llvm.extractvalue %[[CAST]][3, 1]
// CHECK-NEXT: %[[DESC_3:.*]] = llvm.insertvalue %[[SIZE]], %[[DESC_2]][3, 0]
// CHECK-NEXT: %[[STRIDE:.*]] = llvm.extractvalue %[[CAST]][4, 1]
// CHECK-NEXT: %[[DESC_4:.*]] = llvm.insertvalue %[[STRIDE]], %[[DESC_3]][4, 0]
// CHECK-NEXT: %[[SIZE_1:.*]] = llvm.extractvalue %[[CAST]][3, 0]
// CHECK-NEXT: %[[DESC_5:.*]] = llvm.insertvalue %[[SIZE_1]], %[[DESC_4]][3, 1]
// CHECK-NEXT: %[[STRIDE_1:.*]] = llvm.extractvalue %[[CAST]][4, 0]
// CHECK-NEXT: %[[DESC_6:.*]] = llvm.insertvalue %[[STRIDE_1]], %[[DESC_5]][4, 1]
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[DESC_6]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x2xf32, strided<[1, ?]>>
// CHECK-NEXT: "test.use"(%[[CAST_1]], %[[Z]]) : (memref<?x2xf32, strided<[1, ?]>>, memref<f32>) -> ()
// CHECK-NEXT: return
func.func @transpose(%m: memref<2x?xf32>, %z: memref<f32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<2x?xf32> to memref<?x2xf32, strided<[1, ?]>>
  %1 = memref.transpose %z () -> () : memref<f32> to memref<f32>
  "test.use"(%0, %1) : (memref<?x2xf32, strided<[1, ?]>>, memref<f32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @view(
// CHECK-SAME: %[[M:.*]]: memref<2048xi8>, %[[N:.*]]: index, %[[O:.*]]: index, %[[X:.*]]: memref<2048xi8, 4>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[X]] : memref<2048xi8, 4> to !llvm.struct<(ptr<4>, ptr<4>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[N]] : index to i64
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[O]] : index to i64
// CHECK-NEXT: %[[CAST_3:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<2048xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[BASE:.*]] = llvm.extractvalue %[[CAST_3]][0]
// CHECK-NEXT: %[[DESC:.*]] = llvm.insertvalue %[[BASE]], %[[POISON]][0]
// CHECK-NEXT: %[[ALIGNED:.*]] = llvm.extractvalue %[[CAST_3]][1]
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr %[[ALIGNED]][%[[CAST_2]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %[[DESC_1:.*]] = llvm.insertvalue %[[PTR]], %[[DESC]][1]
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_2:.*]] = llvm.insertvalue %[[C0]], %[[DESC_1]][2]
// CHECK-NEXT: %[[C4:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[DESC_3:.*]] = llvm.insertvalue %[[C4]], %[[DESC_2]][3, 1]
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[DESC_4:.*]] = llvm.insertvalue %[[C1]], %[[DESC_3]][4, 1]
// CHECK-NEXT: %[[DESC_5:.*]] = llvm.insertvalue %[[CAST_1]], %[[DESC_4]][3, 0]
// CHECK-NEXT: %[[C4_1:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[DESC_6:.*]] = llvm.insertvalue %[[C4_1]], %[[DESC_5]][4, 0]
// CHECK-NEXT: %[[CAST_4:.*]] = builtin.unrealized_conversion_cast %[[DESC_6]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x4xf32>
// CHECK-NEXT: %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[BASE_1:.*]] = llvm.extractvalue %[[CAST_3]][0]
// CHECK-NEXT: %[[DESC_7:.*]] = llvm.insertvalue %[[BASE_1]], %[[POISON_1]][0]
// CHECK-NEXT: %[[ALIGNED_1:.*]] = llvm.extractvalue %[[CAST_3]][1]
// CHECK-NEXT: %[[PTR_1:.*]] = llvm.getelementptr %[[ALIGNED_1]][%[[CAST_2]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %[[DESC_8:.*]] = llvm.insertvalue %[[PTR_1]], %[[DESC_7]][1]
// CHECK-NEXT: %[[C0_1:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_9:.*]] = llvm.insertvalue %[[C0_1]], %[[DESC_8]][2]
// CHECK-NEXT: %[[C4_2:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[DESC_10:.*]] = llvm.insertvalue %[[C4_2]], %[[DESC_9]][3, 1]
// CHECK-NEXT: %[[C1_1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[DESC_11:.*]] = llvm.insertvalue %[[C1_1]], %[[DESC_10]][4, 1]
// CHECK-NEXT: %[[C64:.*]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT: %[[DESC_12:.*]] = llvm.insertvalue %[[C64]], %[[DESC_11]][3, 0]
// CHECK-NEXT: %[[C4_3:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[DESC_13:.*]] = llvm.insertvalue %[[C4_3]], %[[DESC_12]][4, 0]
// CHECK-NEXT: %[[CAST_5:.*]] = builtin.unrealized_conversion_cast %[[DESC_13]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<64x4xf32>
// CHECK-NEXT: %[[POISON_2:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[BASE_2:.*]] = llvm.extractvalue %[[CAST_3]][0]
// CHECK-NEXT: %[[DESC_14:.*]] = llvm.insertvalue %[[BASE_2]], %[[POISON_2]][0]
// CHECK-NEXT: %[[ALIGNED_2:.*]] = llvm.extractvalue %[[CAST_3]][1]
// CHECK-NEXT: %[[PTR_2:.*]] = llvm.getelementptr %[[ALIGNED_2]][%[[CAST_2]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %[[DESC_15:.*]] = llvm.insertvalue %[[PTR_2]], %[[DESC_14]][1]
// CHECK-NEXT: %[[C0_2:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_16:.*]] = llvm.insertvalue %[[C0_2]], %[[DESC_15]][2]
// CHECK-NEXT: %[[DESC_17:.*]] = llvm.insertvalue %[[CAST_1]], %[[DESC_16]][3, 1]
// CHECK-NEXT: %[[C1_2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[DESC_18:.*]] = llvm.insertvalue %[[C1_2]], %[[DESC_17]][4, 1]
// CHECK-NEXT: %[[DESC_19:.*]] = llvm.insertvalue %[[CAST_1]], %[[DESC_18]][3, 0]
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.mul %[[C1_2]], %[[CAST_1]] : i64
// CHECK-NEXT: %[[DESC_20:.*]] = llvm.insertvalue %[[PRODUCT]], %[[DESC_19]][4, 0]
// CHECK-NEXT: %[[CAST_6:.*]] = builtin.unrealized_conversion_cast %[[DESC_20]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x?xf32>
// CHECK-NEXT: %[[POISON_3:.*]] = llvm.mlir.poison : !llvm.struct<(ptr<4>, ptr<4>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[BASE_3:.*]] = llvm.extractvalue %[[CAST]][0]
// CHECK-NEXT: %[[DESC_21:.*]] = llvm.insertvalue %[[BASE_3]], %[[POISON_3]][0]
// CHECK-NEXT: %[[ALIGNED_3:.*]] = llvm.extractvalue %[[CAST]][1]
// CHECK-NEXT: %[[PTR_3:.*]] = llvm.getelementptr %[[ALIGNED_3]][%[[CAST_2]]] : (!llvm.ptr<4>, i64) -> !llvm.ptr<4>, i8
// CHECK-NEXT: %[[DESC_22:.*]] = llvm.insertvalue %[[PTR_3]], %[[DESC_21]][1]
// CHECK-NEXT: %[[C0_3:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_23:.*]] = llvm.insertvalue %[[C0_3]], %[[DESC_22]][2]
// CHECK-NEXT: %[[C4_4:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[DESC_24:.*]] = llvm.insertvalue %[[C4_4]], %[[DESC_23]][3, 1]
// CHECK-NEXT: %[[C1_3:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[DESC_25:.*]] = llvm.insertvalue %[[C1_3]], %[[DESC_24]][4, 1]
// CHECK-NEXT: %[[C64_1:.*]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT: %[[DESC_26:.*]] = llvm.insertvalue %[[C64_1]], %[[DESC_25]][3, 0]
// CHECK-NEXT: %[[C4_5:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[DESC_27:.*]] = llvm.insertvalue %[[C4_5]], %[[DESC_26]][4, 0]
// CHECK-NEXT: %[[CAST_7:.*]] = builtin.unrealized_conversion_cast %[[DESC_27]] : !llvm.struct<(ptr<4>, ptr<4>, i64, array<2 x i64>, array<2 x i64>)> to memref<64x4xf32, 4>
// CHECK-NEXT: %[[POISON_4:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[BASE_4:.*]] = llvm.extractvalue %[[CAST_3]][0]
// CHECK-NEXT: %[[DESC_28:.*]] = llvm.insertvalue %[[BASE_4]], %[[POISON_4]][0]
// CHECK-NEXT: %[[ALIGNED_4:.*]] = llvm.extractvalue %[[CAST_3]][1]
// CHECK-NEXT: %[[PTR_4:.*]] = llvm.getelementptr %[[ALIGNED_4]][%[[CAST_2]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %[[DESC_29:.*]] = llvm.insertvalue %[[PTR_4]], %[[DESC_28]][1]
// CHECK-NEXT: %[[C0_4:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_30:.*]] = llvm.insertvalue %[[C0_4]], %[[DESC_29]][2]
// CHECK-NEXT: %[[CAST_8:.*]] = builtin.unrealized_conversion_cast %[[DESC_30]] : !llvm.struct<(ptr, ptr, i64)> to memref<f32>
// CHECK-NEXT: "test.use"(%[[CAST_4]], %[[CAST_5]], %[[CAST_6]], %[[CAST_7]], %[[CAST_8]]) : (memref<?x4xf32>, memref<64x4xf32>, memref<?x?xf32>, memref<64x4xf32, 4>, memref<f32>) -> ()
// CHECK-NEXT: return
func.func @view(%m: memref<2048xi8>, %n: index, %o: index, %x: memref<2048xi8, 4>) {
  %0 = memref.view %m[%o][%n] : memref<2048xi8> to memref<?x4xf32>
  %1 = memref.view %m[%o][] : memref<2048xi8> to memref<64x4xf32>
  %2 = memref.view %m[%o][%n, %n] : memref<2048xi8> to memref<?x?xf32>
  %3 = memref.view %x[%o][] : memref<2048xi8, 4> to memref<64x4xf32, 4>
  %4 = memref.view %m[%o][] : memref<2048xi8> to memref<f32>
  "test.use"(%0, %1, %2, %3, %4) : (memref<?x4xf32>, memref<64x4xf32>, memref<?x?xf32>, memref<64x4xf32, 4>, memref<f32>) -> ()
  return
}
