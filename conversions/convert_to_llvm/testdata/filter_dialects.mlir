// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-to-llvm=filter-dialects=func,arith | FileCheck %s

// CHECK: llvm.func @f(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) -> i64 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg4, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg5, %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %8 = llvm.icmp "slt" %arg0, %7 : i64
// CHECK-NEXT: cf.cond_br %8, ^bb1, ^bb2(%0 : index)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb2(%0 : index)
// CHECK-NEXT: ^bb2(%9: index):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %10 = builtin.unrealized_conversion_cast %9 : index to i64
// CHECK-NEXT: %11 = ub.poison : i32
// CHECK-NEXT: %12 = llvm.extractvalue %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.extractvalue %6[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %14 = llvm.extractvalue %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %15 = llvm.extractvalue %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %16 = llvm.extractvalue %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %17 = llvm.call @f(%10, %12, %13, %14, %15, %16) : (i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> i64
// CHECK-NEXT: llvm.return %17 : i64
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
