// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-to-llvm | FileCheck %s

// CHECK: llvm.func @f(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) -> i64 {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %7 = llvm.icmp "slt" %arg0, %6 : i64
// CHECK-NEXT: llvm.cond_br %7, ^bb1, ^bb2(%arg0 : i64)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2(%arg0 : i64)
// CHECK-NEXT: ^bb2(%8: i64):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %9 = llvm.mlir.poison : i32
// CHECK-NEXT: %10 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %14 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %15 = llvm.call @f(%8, %10, %11, %12, %13, %14) : (i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> i64
// CHECK-NEXT: llvm.return %15 : i64
// CHECK-NEXT: }
func.func @f(%n: index, %m: memref<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = arith.cmpi slt, %n, %c0 : index
  cf.cond_br %0, ^a, ^b(%n : index)
^a:
  %1 = index.add %n, %c0
  cf.br ^b(%1 : index)
^b(%x: index):
  %p = ub.poison : i32
  %2 = func.call @f(%x, %m) : (index, memref<?xf32>) -> index
  return %2 : index
}

// -----

// An operation is not converted if casts would remain.
// CHECK-LABEL: llvm.func @reshape(
func.func @reshape(%m: memref<4x4xf32>, %s: memref<1xindex>) {
  // CHECK: memref.reshape %{{.*}}(%{{.*}}) : (memref<4x4xf32>, memref<1xindex>) -> memref<?xf32>
  %0 = memref.reshape %m(%s) : (memref<4x4xf32>, memref<1xindex>) -> memref<?xf32>
  return
}
