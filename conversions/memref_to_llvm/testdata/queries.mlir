// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm | FileCheck %s

// CHECK-LABEL: func.func @ptr(
// CHECK-SAME: %[[M:.*]]: memref<2xf32>, %[[U:.*]]: memref<*xf32>, %[[S:.*]]: memref<2xf32, 3>, %[[O:.*]]: memref<?xf32, strided<[?], offset: ?>>) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[O]] : memref<?xf32, strided<[?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[S]] : memref<2xf32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[U]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[CAST_3:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<2xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[ALIGNED:.*]] = llvm.extractvalue %[[CAST_3]][1]
// CHECK-NEXT: %[[ADDRESS:.*]] = llvm.ptrtoint %[[ALIGNED]] : !llvm.ptr to i64
// CHECK-NEXT: %[[CAST_4:.*]] = builtin.unrealized_conversion_cast %[[ADDRESS]] : i64 to index
// CHECK-NEXT: %[[FIELD:.*]] = llvm.extractvalue %[[CAST_2]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr %[[FIELD]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[PTR]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: llvm.ptrtoint %[[LOAD]] : !llvm.ptr to i64
// CHECK-NEXT: %[[ALIGNED_1:.*]] = llvm.extractvalue %[[CAST_1]][1]
// CHECK-NEXT: llvm.ptrtoint %[[ALIGNED_1]] : !llvm.ptr<3> to i64
// CHECK-NEXT: %[[ALIGNED_2:.*]] = llvm.extractvalue %[[CAST]][1]
// CHECK-NEXT: llvm.ptrtoint %[[ALIGNED_2]] : !llvm.ptr to i64
// CHECK-NEXT: return %[[CAST_4]] : index
func.func @ptr(%m: memref<2xf32>, %u: memref<*xf32>, %s: memref<2xf32, 3>, %o: memref<?xf32, strided<[?], offset: ?>>) -> index {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<2xf32> -> index
  %1 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index
  %2 = memref.extract_aligned_pointer_as_index %s : memref<2xf32, 3> -> index
  %3 = memref.extract_aligned_pointer_as_index %o : memref<?xf32, strided<[?], offset: ?>> -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @dim(
// CHECK-SAME: %[[M:.*]]: memref<2x?x4xf32>, %[[U:.*]]: memref<*xf32>, %[[I:.*]]: index, %{{.*}}: memref<?xf32>, %[[SP:.*]]: memref<*xf32, 3>) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[SP]] : memref<*xf32, 3> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[U]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT: %[[CAST_3:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<2x?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: index.constant 0
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[CAST_4:.*]] = builtin.unrealized_conversion_cast %[[C1]] : index to i64
// CHECK-NEXT: %[[C2:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[CAST_5:.*]] = builtin.unrealized_conversion_cast %[[C2]] : i64 to index
// CHECK-NEXT: llvm.extractvalue %[[CAST_3]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %[[C1_1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[SIZE:.*]] = llvm.extractvalue %[[CAST_3]][3]
// CHECK-NEXT: %[[ALLOCA:.*]] = llvm.alloca %[[C1_1]] x !llvm.array<3 x i64> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[SIZE]], %[[ALLOCA]] : !llvm.array<3 x i64>, !llvm.ptr
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr %[[ALLOCA]][0, %[[CAST_2]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x i64>
// CHECK-NEXT: llvm.load %[[PTR]] : !llvm.ptr -> i64
// CHECK-NEXT: %[[FIELD:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[PTR_1:.*]] = llvm.getelementptr %[[FIELD]][0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[C1_2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %[[C1_2]], %[[CAST_2]] : i64
// CHECK-NEXT: %[[PTR_2:.*]] = llvm.getelementptr %[[PTR_1]][%[[SUM]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: llvm.load %[[PTR_2]] : !llvm.ptr -> i64
// CHECK-NEXT: %[[FIELD_1:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[PTR_3:.*]] = llvm.getelementptr %[[FIELD_1]][0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[C1_3:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.add %[[C1_3]], %[[CAST_4]] : i64
// CHECK-NEXT: %[[PTR_4:.*]] = llvm.getelementptr %[[PTR_3]][%[[SUM_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: llvm.load %[[PTR_4]] : !llvm.ptr -> i64
// CHECK-NEXT: %[[FIELD_2:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[PTR_5:.*]] = llvm.getelementptr %[[FIELD_2]][0, 2] : (!llvm.ptr) -> !llvm.ptr<3>, !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[C1_4:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[SUM_2:.*]] = llvm.add %[[C1_4]], %[[CAST_4]] : i64
// CHECK-NEXT: %[[PTR_6:.*]] = llvm.getelementptr %[[PTR_5]][%[[SUM_2]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT: llvm.load %[[PTR_6]] : !llvm.ptr<3> -> i64
// CHECK-NEXT: llvm.extractvalue %[[CAST_1]][0] : !llvm.struct<(i64, ptr)>
// CHECK: return %[[CAST_5]] : index
func.func @dim(%m: memref<2x?x4xf32>, %u: memref<*xf32>, %i: index, %z: memref<?xf32>, %sp: memref<*xf32, 3>) -> index {
  %c0 = index.constant 0
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c0 : memref<2x?x4xf32>
  %1 = memref.dim %m, %c1 : memref<2x?x4xf32>
  %2 = memref.dim %m, %i : memref<2x?x4xf32>
  %3 = memref.dim %u, %i : memref<*xf32>
  %4 = memref.dim %u, %c1 : memref<*xf32>
  %5 = memref.dim %sp, %c1 : memref<*xf32, 3>
  %6 = memref.rank %u : memref<*xf32>
  %7 = memref.rank %m : memref<2x?x4xf32>
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @meta(
// CHECK-SAME: %[[M:.*]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[Z:.*]]: memref<f32>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[Z]] : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<?x?xf32, strided<[?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[BASE:.*]] = llvm.extractvalue %[[CAST_1]][0]
// CHECK-NEXT: %[[ALIGNED:.*]] = llvm.extractvalue %[[CAST_1]][1]
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[DESC:.*]] = llvm.insertvalue %[[BASE]], %[[POISON]][0]
// CHECK-NEXT: %[[DESC_1:.*]] = llvm.insertvalue %[[ALIGNED]], %[[DESC]][1]
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_2:.*]] = llvm.insertvalue %[[C0]], %[[DESC_1]][2]
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[DESC_2]] : !llvm.struct<(ptr, ptr, i64)> to memref<f32>
// CHECK-NEXT: %[[OFFSET:.*]] = llvm.extractvalue %[[CAST_1]][2]
// CHECK-NEXT: %[[CAST_3:.*]] = builtin.unrealized_conversion_cast %[[OFFSET]] : i64 to index
// CHECK-NEXT: %[[SIZE:.*]] = llvm.extractvalue %[[CAST_1]][3, 0]
// CHECK-NEXT: %[[CAST_4:.*]] = builtin.unrealized_conversion_cast %[[SIZE]] : i64 to index
// CHECK-NEXT: %[[SIZE_1:.*]] = llvm.extractvalue %[[CAST_1]][3, 1]
// CHECK-NEXT: %[[CAST_5:.*]] = builtin.unrealized_conversion_cast %[[SIZE_1]] : i64 to index
// CHECK-NEXT: %[[STRIDE:.*]] = llvm.extractvalue %[[CAST_1]][4, 0]
// CHECK-NEXT: %[[CAST_6:.*]] = builtin.unrealized_conversion_cast %[[STRIDE]] : i64 to index
// CHECK-NEXT: %[[STRIDE_1:.*]] = llvm.extractvalue %[[CAST_1]][4, 1]
// CHECK-NEXT: %[[CAST_7:.*]] = builtin.unrealized_conversion_cast %[[STRIDE_1]] : i64 to index
// CHECK-NEXT: %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[BASE_1:.*]] = llvm.extractvalue %[[CAST]][0]
// CHECK-NEXT: %[[ALIGNED_1:.*]] = llvm.extractvalue %[[CAST]][1]
// CHECK-NEXT: %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[DESC_3:.*]] = llvm.insertvalue %[[BASE_1]], %[[POISON_1]][0]
// CHECK-NEXT: %[[DESC_4:.*]] = llvm.insertvalue %[[ALIGNED_1]], %[[DESC_3]][1]
// CHECK-NEXT: %[[C0_2:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_5:.*]] = llvm.insertvalue %[[C0_2]], %[[DESC_4]][2]
// CHECK-NEXT: %[[CAST_8:.*]] = builtin.unrealized_conversion_cast %[[DESC_5]] : !llvm.struct<(ptr, ptr, i64)> to memref<f32>
// CHECK-NEXT: llvm.extractvalue %[[CAST]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: "test.use"(%[[CAST_2]], %[[CAST_3]], %[[CAST_4]], %[[CAST_5]], %[[CAST_6]], %[[CAST_7]], %[[CAST_8]], %[[C0_1]]) : (memref<f32>, index, index, index, index, index, memref<f32>, index) -> ()
// CHECK-NEXT: return
func.func @meta(%m: memref<?x?xf32, strided<[?,?], offset: ?>>, %z: memref<f32>) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?,?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %b2, %o2 = memref.extract_strided_metadata %z : memref<f32> -> memref<f32>, index
  "test.use"(%base, %offset, %sizes#0, %sizes#1, %strides#0, %strides#1, %b2, %o2) : (memref<f32>, index, index, index, index, index, memref<f32>, index) -> ()
  return
}
