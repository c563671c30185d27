// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm | FileCheck %s

// CHECK: llvm.func @free(!llvm.ptr)
// CHECK: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-LABEL: func.func @alloc(
// CHECK-SAME: %[[N:.*]]: index) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[N]] : index to i64
// CHECK-NEXT: %[[C4:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[C3:.*]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[C12:.*]] = llvm.mlir.constant(12 : index) : i64
// CHECK-NEXT: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr %[[NULL]][%[[C12]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[SIZE:.*]] = llvm.ptrtoint %[[PTR]] : !llvm.ptr to i64
// CHECK-NEXT: %[[MALLOC:.*]] = llvm.call @malloc(%[[SIZE]]) : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[DESC:.*]] = llvm.insertvalue %[[MALLOC]], %[[POISON]][0]
// CHECK-NEXT: %[[DESC_1:.*]] = llvm.insertvalue %[[MALLOC]], %[[DESC]][1]
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_2:.*]] = llvm.insertvalue %[[C0]], %[[DESC_1]][2]
// CHECK-NEXT: %[[DESC_3:.*]] = llvm.insertvalue %[[C4]], %[[DESC_2]][3, 0]
// CHECK-NEXT: %[[DESC_4:.*]] = llvm.insertvalue %[[C3]], %[[DESC_3]][3, 1]
// CHECK-NEXT: %[[DESC_5:.*]] = llvm.insertvalue %[[C3]], %[[DESC_4]][4, 0]
// CHECK-NEXT: llvm.insertvalue %[[C1]], %[[DESC_5]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[C3_1:.*]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT: %[[C1_1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.mul %[[C3_1]], %[[CAST]] : i64
// CHECK-NEXT: %[[NULL_1:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR_1:.*]] = llvm.getelementptr %[[NULL_1]][%[[PRODUCT]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[SIZE_1:.*]] = llvm.ptrtoint %[[PTR_1]] : !llvm.ptr to i64
// CHECK-NEXT: %[[MALLOC_1:.*]] = llvm.call @malloc(%[[SIZE_1]]) : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[DESC_6:.*]] = llvm.insertvalue %[[MALLOC_1]], %[[POISON_1]][0]
// CHECK-NEXT: %[[DESC_7:.*]] = llvm.insertvalue %[[MALLOC_1]], %[[DESC_6]][1]
// CHECK-NEXT: %[[C0_1:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_8:.*]] = llvm.insertvalue %[[C0_1]], %[[DESC_7]][2]
// CHECK-NEXT: %[[DESC_9:.*]] = llvm.insertvalue %[[CAST]], %[[DESC_8]][3, 0]
// CHECK-NEXT: %[[DESC_10:.*]] = llvm.insertvalue %[[C3_1]], %[[DESC_9]][3, 1]
// CHECK-NEXT: %[[DESC_11:.*]] = llvm.insertvalue %[[C3_1]], %[[DESC_10]][4, 0]
// CHECK-NEXT: %[[DESC_12:.*]] = llvm.insertvalue %[[C1_1]], %[[DESC_11]][4, 1]
// CHECK-NEXT: %[[C1_2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[PRODUCT_1:.*]] = llvm.mul %[[CAST]], %[[CAST]] : i64
// CHECK-NEXT: %[[NULL_2:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR_2:.*]] = llvm.getelementptr %[[NULL_2]][%[[PRODUCT_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %[[SIZE_2:.*]] = llvm.ptrtoint %[[PTR_2]] : !llvm.ptr to i64
// CHECK-NEXT: %[[C64:.*]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %[[SIZE_2]], %[[C64]] : i64
// CHECK-NEXT: %[[MALLOC_2:.*]] = llvm.call @malloc(%[[SUM]]) : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[ADDRESS:.*]] = llvm.ptrtoint %[[MALLOC_2]] : !llvm.ptr to i64
// CHECK-NEXT: %[[C1_3:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[DIFF:.*]] = llvm.sub %[[C64]], %[[C1_3]] : i64
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.add %[[ADDRESS]], %[[DIFF]] : i64
// CHECK-NEXT: %[[REM:.*]] = llvm.urem %[[SUM_1]], %[[C64]] : i64
// CHECK-NEXT: %[[DIFF_1:.*]] = llvm.sub %[[SUM_1]], %[[REM]] : i64
// CHECK-NEXT: %[[PTR_3:.*]] = llvm.inttoptr %[[DIFF_1]] : i64 to !llvm.ptr
// CHECK-NEXT: %[[POISON_2:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[DESC_13:.*]] = llvm.insertvalue %[[MALLOC_2]], %[[POISON_2]][0]
// CHECK-NEXT: %[[DESC_14:.*]] = llvm.insertvalue %[[PTR_3]], %[[DESC_13]][1]
// CHECK-NEXT: %[[C0_2:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_15:.*]] = llvm.insertvalue %[[C0_2]], %[[DESC_14]][2]
// CHECK-NEXT: %[[DESC_16:.*]] = llvm.insertvalue %[[CAST]], %[[DESC_15]][3, 0]
// CHECK-NEXT: %[[DESC_17:.*]] = llvm.insertvalue %[[CAST]], %[[DESC_16]][3, 1]
// CHECK-NEXT: %[[DESC_18:.*]] = llvm.insertvalue %[[CAST]], %[[DESC_17]][4, 0]
// CHECK-NEXT: llvm.insertvalue %[[C1_2]], %[[DESC_18]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[C1_4:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[NULL_3:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR_4:.*]] = llvm.getelementptr %[[NULL_3]][%[[C1_4]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[SIZE_3:.*]] = llvm.ptrtoint %[[PTR_4]] : !llvm.ptr to i64
// CHECK-NEXT: %[[MALLOC_3:.*]] = llvm.call @malloc(%[[SIZE_3]]) : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[POISON_3:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[DESC_19:.*]] = llvm.insertvalue %[[MALLOC_3]], %[[POISON_3]][0]
// CHECK-NEXT: %[[DESC_20:.*]] = llvm.insertvalue %[[MALLOC_3]], %[[DESC_19]][1]
// CHECK-NEXT: %[[C0_3:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: llvm.insertvalue %[[C0_3]], %[[DESC_20]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[C2:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[C1_5:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[NULL_4:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR_5:.*]] = llvm.getelementptr %[[NULL_4]][%[[C2]]] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
// CHECK-NEXT: %[[SIZE_4:.*]] = llvm.ptrtoint %[[PTR_5]] : !llvm.ptr to i64
// CHECK-NEXT: %[[NULL_5:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR_6:.*]] = llvm.getelementptr %[[NULL_5]][1] : (!llvm.ptr) -> !llvm.ptr, vector<4xf32>
// CHECK-NEXT: %[[SIZE_5:.*]] = llvm.ptrtoint %[[PTR_6]] : !llvm.ptr to i64
// CHECK-NEXT: %[[SUM_2:.*]] = llvm.add %[[SIZE_4]], %[[SIZE_5]] : i64
// CHECK-NEXT: %[[MALLOC_4:.*]] = llvm.call @malloc(%[[SUM_2]]) : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[ADDRESS_1:.*]] = llvm.ptrtoint %[[MALLOC_4]] : !llvm.ptr to i64
// CHECK-NEXT: %[[C1_6:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[DIFF_2:.*]] = llvm.sub %[[SIZE_5]], %[[C1_6]] : i64
// CHECK-NEXT: %[[SUM_3:.*]] = llvm.add %[[ADDRESS_1]], %[[DIFF_2]] : i64
// CHECK-NEXT: %[[REM_1:.*]] = llvm.urem %[[SUM_3]], %[[SIZE_5]] : i64
// CHECK-NEXT: %[[DIFF_3:.*]] = llvm.sub %[[SUM_3]], %[[REM_1]] : i64
// CHECK-NEXT: %[[PTR_7:.*]] = llvm.inttoptr %[[DIFF_3]] : i64 to !llvm.ptr
// CHECK-NEXT: %[[POISON_4:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[DESC_21:.*]] = llvm.insertvalue %[[MALLOC_4]], %[[POISON_4]][0]
// CHECK-NEXT: %[[DESC_22:.*]] = llvm.insertvalue %[[PTR_7]], %[[DESC_21]][1]
// CHECK-NEXT: %[[C0_4:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_23:.*]] = llvm.insertvalue %[[C0_4]], %[[DESC_22]][2]
// CHECK-NEXT: %[[DESC_24:.*]] = llvm.insertvalue %[[C2]], %[[DESC_23]][3, 0]
// CHECK-NEXT: llvm.insertvalue %[[C1_5]], %[[DESC_24]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[C2_1:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[C1_7:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[NULL_6:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR_8:.*]] = llvm.getelementptr %[[NULL_6]][%[[C2_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %[[SIZE_6:.*]] = llvm.ptrtoint %[[PTR_8]] : !llvm.ptr to i64
// CHECK-NEXT: %[[MALLOC_5:.*]] = llvm.call @malloc(%[[SIZE_6]]) : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[POISON_5:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[DESC_25:.*]] = llvm.insertvalue %[[MALLOC_5]], %[[POISON_5]][0]
// CHECK-NEXT: %[[DESC_26:.*]] = llvm.insertvalue %[[MALLOC_5]], %[[DESC_25]][1]
// CHECK-NEXT: %[[C0_5:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_27:.*]] = llvm.insertvalue %[[C0_5]], %[[DESC_26]][2]
// CHECK-NEXT: %[[DESC_28:.*]] = llvm.insertvalue %[[C2_1]], %[[DESC_27]][3, 0]
// CHECK-NEXT: llvm.insertvalue %[[C1_7]], %[[DESC_28]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[C2_2:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[C1_8:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[NULL_7:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR_9:.*]] = llvm.getelementptr %[[NULL_7]][%[[C2_2]]] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT: %[[SIZE_7:.*]] = llvm.ptrtoint %[[PTR_9]] : !llvm.ptr to i64
// CHECK-NEXT: %[[MALLOC_6:.*]] = llvm.call @malloc(%[[SIZE_7]]) : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[POISON_6:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[DESC_29:.*]] = llvm.insertvalue %[[MALLOC_6]], %[[POISON_6]][0]
// CHECK-NEXT: %[[DESC_30:.*]] = llvm.insertvalue %[[MALLOC_6]], %[[DESC_29]][1]
// CHECK-NEXT: %[[C0_6:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_31:.*]] = llvm.insertvalue %[[C0_6]], %[[DESC_30]][2]
// CHECK-NEXT: %[[DESC_32:.*]] = llvm.insertvalue %[[C2_2]], %[[DESC_31]][3, 0]
// CHECK-NEXT: llvm.insertvalue %[[C1_8]], %[[DESC_32]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[C2_3:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[C1_9:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[NULL_8:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR_10:.*]] = llvm.getelementptr %[[NULL_8]][%[[C2_3]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[SIZE_8:.*]] = llvm.ptrtoint %[[PTR_10]] : !llvm.ptr to i64
// CHECK-NEXT: %[[NULL_9:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR_11:.*]] = llvm.getelementptr %[[NULL_9]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[SIZE_9:.*]] = llvm.ptrtoint %[[PTR_11]] : !llvm.ptr to i64
// CHECK-NEXT: %[[SUM_4:.*]] = llvm.add %[[SIZE_8]], %[[SIZE_9]] : i64
// CHECK-NEXT: %[[MALLOC_7:.*]] = llvm.call @malloc(%[[SUM_4]]) : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[ADDRESS_2:.*]] = llvm.ptrtoint %[[MALLOC_7]] : !llvm.ptr to i64
// CHECK-NEXT: %[[C1_10:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[DIFF_4:.*]] = llvm.sub %[[SIZE_9]], %[[C1_10]] : i64
// CHECK-NEXT: %[[SUM_5:.*]] = llvm.add %[[ADDRESS_2]], %[[DIFF_4]] : i64
// CHECK-NEXT: %[[REM_2:.*]] = llvm.urem %[[SUM_5]], %[[SIZE_9]] : i64
// CHECK-NEXT: %[[DIFF_5:.*]] = llvm.sub %[[SUM_5]], %[[REM_2]] : i64
// CHECK-NEXT: %[[PTR_12:.*]] = llvm.inttoptr %[[DIFF_5]] : i64 to !llvm.ptr
// CHECK-NEXT: %[[POISON_7:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[DESC_33:.*]] = llvm.insertvalue %[[MALLOC_7]], %[[POISON_7]][0]
// CHECK-NEXT: %[[DESC_34:.*]] = llvm.insertvalue %[[PTR_12]], %[[DESC_33]][1]
// CHECK-NEXT: %[[C0_7:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_35:.*]] = llvm.insertvalue %[[C0_7]], %[[DESC_34]][2]
// CHECK-NEXT: %[[DESC_36:.*]] = llvm.insertvalue %[[C2_3]], %[[DESC_35]][3, 0]
// CHECK-NEXT: llvm.insertvalue %[[C1_9]], %[[DESC_36]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[C2_4:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[C1_11:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[NULL_10:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR_13:.*]] = llvm.getelementptr %[[NULL_10]][%[[C2_4]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[SIZE_10:.*]] = llvm.ptrtoint %[[PTR_13]] : !llvm.ptr to i64
// CHECK-NEXT: %[[MALLOC_8:.*]] = llvm.call @malloc(%[[SIZE_10]]) : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[ADDRSPACECAST:.*]] = llvm.addrspacecast %[[MALLOC_8]] : !llvm.ptr to !llvm.ptr<3>
// CHECK-NEXT: %[[POISON_8:.*]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[DESC_37:.*]] = llvm.insertvalue %[[ADDRSPACECAST]], %[[POISON_8]][0]
// CHECK-NEXT: %[[DESC_38:.*]] = llvm.insertvalue %[[ADDRSPACECAST]], %[[DESC_37]][1]
// CHECK-NEXT: %[[C0_8:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_39:.*]] = llvm.insertvalue %[[C0_8]], %[[DESC_38]][2]
// CHECK-NEXT: %[[DESC_40:.*]] = llvm.insertvalue %[[C2_4]], %[[DESC_39]][3, 0]
// CHECK-NEXT: llvm.insertvalue %[[C1_11]], %[[DESC_40]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[C2_5:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[C1_12:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[NULL_11:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR_14:.*]] = llvm.getelementptr %[[NULL_11]][%[[C2_5]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[SIZE_11:.*]] = llvm.ptrtoint %[[PTR_14]] : !llvm.ptr to i64
// CHECK-NEXT: %[[NULL_12:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR_15:.*]] = llvm.getelementptr %[[NULL_12]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[SIZE_12:.*]] = llvm.ptrtoint %[[PTR_15]] : !llvm.ptr to i64
// CHECK-NEXT: %[[SUM_6:.*]] = llvm.add %[[SIZE_11]], %[[SIZE_12]] : i64
// CHECK-NEXT: %[[MALLOC_9:.*]] = llvm.call @malloc(%[[SUM_6]]) : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[ADDRESS_3:.*]] = llvm.ptrtoint %[[MALLOC_9]] : !llvm.ptr to i64
// CHECK-NEXT: %[[C1_13:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[DIFF_6:.*]] = llvm.sub %[[SIZE_12]], %[[C1_13]] : i64
// CHECK-NEXT: %[[SUM_7:.*]] = llvm.add %[[ADDRESS_3]], %[[DIFF_6]] : i64
// CHECK-NEXT: %[[REM_3:.*]] = llvm.urem %[[SUM_7]], %[[SIZE_12]] : i64
// CHECK-NEXT: %[[DIFF_7:.*]] = llvm.sub %[[SUM_7]], %[[REM_3]] : i64
// CHECK-NEXT: %[[PTR_16:.*]] = llvm.inttoptr %[[DIFF_7]] : i64 to !llvm.ptr
// CHECK-NEXT: %[[POISON_9:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[DESC_41:.*]] = llvm.insertvalue %[[MALLOC_9]], %[[POISON_9]][0]
// CHECK-NEXT: %[[DESC_42:.*]] = llvm.insertvalue %[[PTR_16]], %[[DESC_41]][1]
// CHECK-NEXT: %[[C0_9:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_43:.*]] = llvm.insertvalue %[[C0_9]], %[[DESC_42]][2]
// CHECK-NEXT: %[[DESC_44:.*]] = llvm.insertvalue %[[C2_5]], %[[DESC_43]][3, 0]
// CHECK-NEXT: llvm.insertvalue %[[C1_12]], %[[DESC_44]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[BASE:.*]] = llvm.extractvalue %[[DESC_12]][0]
// CHECK-NEXT: llvm.call @free(%[[BASE]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: return
func.func @alloc(%n: index) {
  %0 = memref.alloc() : memref<4x3xf32>
  %1 = memref.alloc(%n) : memref<?x3xf32>
  %2 = memref.alloc(%n, %n) {alignment = 64} : memref<?x?xi8>
  %3 = memref.alloc() : memref<f32>
  %4 = memref.alloc() : memref<2xvector<4xf32>>
  %5 = memref.alloc() : memref<2xindex>
  %6 = memref.alloc() : memref<2xi1>
  %7 = memref.alloc() : memref<2xmemref<2xf32>>
  %8 = memref.alloc() : memref<2xf32, 3>
  %9 = memref.alloc() : memref<2xcomplex<f32>>
  memref.dealloc %1 : memref<?x3xf32>
  return
}

// -----

// CHECK-LABEL: func.func @alloca(
// CHECK-SAME: %[[N:.*]]: index) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[N]] : index to i64
// CHECK-NEXT: %[[C4:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[C3:.*]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[C12:.*]] = llvm.mlir.constant(12 : index) : i64
// CHECK-NEXT: %[[ALLOCA:.*]] = llvm.alloca %[[C12]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[DESC:.*]] = llvm.insertvalue %[[ALLOCA]], %[[POISON]][0]
// CHECK-NEXT: %[[DESC_1:.*]] = llvm.insertvalue %[[ALLOCA]], %[[DESC]][1]
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_2:.*]] = llvm.insertvalue %[[C0]], %[[DESC_1]][2]
// CHECK-NEXT: %[[DESC_3:.*]] = llvm.insertvalue %[[C4]], %[[DESC_2]][3, 0]
// CHECK-NEXT: %[[DESC_4:.*]] = llvm.insertvalue %[[C3]], %[[DESC_3]][3, 1]
// CHECK-NEXT: %[[DESC_5:.*]] = llvm.insertvalue %[[C3]], %[[DESC_4]][4, 0]
// CHECK-NEXT: llvm.insertvalue %[[C1]], %[[DESC_5]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[C3_1:.*]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT: %[[C1_1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.mul %[[C3_1]], %[[CAST]] : i64
// CHECK-NEXT: %[[ALLOCA_1:.*]] = llvm.alloca %[[PRODUCT]] x f32 {alignment = 32 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[DESC_6:.*]] = llvm.insertvalue %[[ALLOCA_1]], %[[POISON_1]][0]
// CHECK-NEXT: %[[DESC_7:.*]] = llvm.insertvalue %[[ALLOCA_1]], %[[DESC_6]][1]
// CHECK-NEXT: %[[C0_1:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_8:.*]] = llvm.insertvalue %[[C0_1]], %[[DESC_7]][2]
// CHECK-NEXT: %[[DESC_9:.*]] = llvm.insertvalue %[[CAST]], %[[DESC_8]][3, 0]
// CHECK-NEXT: %[[DESC_10:.*]] = llvm.insertvalue %[[C3_1]], %[[DESC_9]][3, 1]
// CHECK-NEXT: %[[DESC_11:.*]] = llvm.insertvalue %[[C3_1]], %[[DESC_10]][4, 0]
// CHECK-NEXT: llvm.insertvalue %[[C1_1]], %[[DESC_11]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[C2:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[C1_2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[ALLOCA_2:.*]] = llvm.alloca %[[C2]] x f32 : (i64) -> !llvm.ptr<5>
// CHECK-NEXT: %[[POISON_2:.*]] = llvm.mlir.poison : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[DESC_12:.*]] = llvm.insertvalue %[[ALLOCA_2]], %[[POISON_2]][0]
// CHECK-NEXT: %[[DESC_13:.*]] = llvm.insertvalue %[[ALLOCA_2]], %[[DESC_12]][1]
// CHECK-NEXT: %[[C0_2:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_14:.*]] = llvm.insertvalue %[[C0_2]], %[[DESC_13]][2]
// CHECK-NEXT: %[[DESC_15:.*]] = llvm.insertvalue %[[C2]], %[[DESC_14]][3, 0]
// CHECK-NEXT: llvm.insertvalue %[[C1_2]], %[[DESC_15]][4, 0] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[C1_3:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[ALLOCA_3:.*]] = llvm.alloca %[[C1_3]] x i64 : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[POISON_3:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[DESC_16:.*]] = llvm.insertvalue %[[ALLOCA_3]], %[[POISON_3]][0]
// CHECK-NEXT: %[[DESC_17:.*]] = llvm.insertvalue %[[ALLOCA_3]], %[[DESC_16]][1]
// CHECK-NEXT: %[[C0_3:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: llvm.insertvalue %[[C0_3]], %[[DESC_17]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: return
func.func @alloca(%n: index) {
  %0 = memref.alloca() : memref<4x3xf32>
  %1 = memref.alloca(%n) {alignment = 32} : memref<?x3xf32>
  %2 = memref.alloca() : memref<2xf32, 5>
  %3 = memref.alloca() : memref<index>
  return
}

// -----

// CHECK: func.func @scope() -> i32 {
// CHECK-NEXT: %[[STACKSAVE:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[C:.*]] = "test.c"() : () -> i32
// CHECK-NEXT: %[[C2:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[ALLOCA:.*]] = llvm.alloca %[[C2]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[DESC:.*]] = llvm.insertvalue %[[ALLOCA]], %[[POISON]][0]
// CHECK-NEXT: %[[DESC_1:.*]] = llvm.insertvalue %[[ALLOCA]], %[[DESC]][1]
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_2:.*]] = llvm.insertvalue %[[C0]], %[[DESC_1]][2]
// CHECK-NEXT: %[[DESC_3:.*]] = llvm.insertvalue %[[C2]], %[[DESC_2]][3, 0]
// CHECK-NEXT: llvm.insertvalue %[[C1]], %[[DESC_3]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.intr.stackrestore %[[STACKSAVE]] : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2(%[[C]] : i32)
// CHECK-NEXT: ^bb2(%[[BLOCK_ARG:.*]]: i32):  // pred: ^bb1
// CHECK-NEXT: llvm.br ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: %[[STACKSAVE_1:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb4
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: llvm.intr.stackrestore %[[STACKSAVE_1]] : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb5
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: return %[[BLOCK_ARG]] : i32
func.func @scope() -> i32 {
  %0 = memref.alloca_scope -> (i32) {
    %c = "test.c"() : () -> i32
    %a = memref.alloca() : memref<2xf32>
    memref.alloca_scope.return %c : i32
  }
  memref.alloca_scope {
    memref.alloca_scope.return
  }
  return %0 : i32
}

// -----

// CHECK: llvm.func @free(!llvm.ptr)
// CHECK-LABEL: func.func @dealloc_u(
// CHECK-SAME: %[[U:.*]]: memref<*xf32>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[U]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[FIELD:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[FIELD]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: llvm.call @free(%[[LOAD]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: return
func.func @dealloc_u(%u: memref<*xf32>) {
  memref.dealloc %u : memref<*xf32>
  return
}
