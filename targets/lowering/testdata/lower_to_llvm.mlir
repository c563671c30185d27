// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --lower-to-llvm | FileCheck %s

// CHECK: llvm.func @free(!llvm.ptr)
// CHECK: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK: llvm.func @printF32(f32) attributes {sym_visibility = "private"}
// CHECK: llvm.func @main(%arg0: i64) -> i32 attributes {llvm.emit_c_interface} {
// CHECK-NEXT: %0 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %4 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %5 = llvm.getelementptr %4[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
// CHECK-NEXT: %7 = llvm.call @malloc(%6) : (i64) -> !llvm.ptr
// CHECK-NEXT: %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %7, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %7, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %12 = llvm.insertvalue %11, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.insertvalue %arg0, %12[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %14 = llvm.insertvalue %3, %13[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.br ^bb1(%0 : i64)
// CHECK-NEXT: ^bb1(%15: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %16 = llvm.icmp "slt" %15, %arg0 : i64
// CHECK-NEXT: llvm.cond_br %16, ^bb2, ^bb3(%0, %2 : i64, f32)
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %17 = llvm.trunc %15 : i64 to i32
// CHECK-NEXT: %18 = llvm.sitofp %17 : i32 to f32
// CHECK-NEXT: %19 = llvm.intr.sqrt(%18) : (f32) -> f32
// CHECK-NEXT: %20 = llvm.extractvalue %14[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %21 = llvm.getelementptr inbounds|nuw %20[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %19, %21 : f32, !llvm.ptr
// CHECK-NEXT: %22 = llvm.add %15, %1 : i64
// CHECK-NEXT: llvm.br ^bb1(%22 : i64)
// CHECK-NEXT: ^bb3(%23: i64, %24: f32):  // 2 preds: ^bb1, ^bb4
// CHECK-NEXT: %25 = llvm.icmp "slt" %23, %arg0 : i64
// CHECK-NEXT: llvm.cond_br %25, ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %26 = llvm.extractvalue %14[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %27 = llvm.getelementptr inbounds|nuw %26[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %28 = llvm.load %27 : !llvm.ptr -> f32
// CHECK-NEXT: %29 = llvm.fadd %24, %28 : f32
// CHECK-NEXT: %30 = llvm.add %23, %1 : i64
// CHECK-NEXT: llvm.br ^bb3(%30, %29 : i64, f32)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT: %31 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %32 = llvm.extractvalue %14[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %33 = llvm.extractvalue %14[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %34 = llvm.insertvalue %32, %31[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %35 = llvm.insertvalue %33, %34[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %36 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %37 = llvm.insertvalue %36, %35[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %38 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %39 = llvm.insertvalue %38, %37[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %40 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %41 = llvm.insertvalue %40, %39[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %42 = llvm.extractvalue %41[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %43 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %44 = llvm.getelementptr %42[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %45 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %46 = llvm.mul %1, %45 overflow<nsw, nuw> : i64
// CHECK-NEXT: %47 = llvm.getelementptr inbounds|nuw %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %48 = llvm.load %47 : !llvm.ptr -> f32
// CHECK-NEXT: llvm.call @printF32(%24) : (f32) -> ()
// CHECK-NEXT: %49 = llvm.extractvalue %14[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.call @free(%49) : (!llvm.ptr) -> ()
// CHECK-NEXT: %50 = llvm.fptosi %48 : f32 to i32
// CHECK-NEXT: llvm.return %50 : i32
// CHECK-NEXT: }
// CHECK: llvm.func @_mlir_ciface_main(%arg0: i64) -> i32 attributes {llvm.emit_c_interface} {
// CHECK-NEXT: %0 = llvm.call @main(%arg0) : (i64) -> i32
// CHECK-NEXT: llvm.return %0 : i32
// CHECK-NEXT: }
func.func private @printF32(f32)
func.func @main(%n: index) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f0 = arith.constant 0.0 : f32
  %m = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.index_cast %i : index to i32
    %y = arith.sitofp %x : i32 to f32
    %z = math.sqrt %y : f32
    memref.store %z, %m[%i] : memref<?xf32>
  }
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %f0) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %b = arith.addf %a, %v : f32
    scf.yield %b : f32
  }
  %sv = memref.subview %m[%c1] [4] [2] : memref<?xf32> to memref<4xf32, strided<[2], offset: ?>>
  %e = memref.load %sv[%c1] : memref<4xf32, strided<[2], offset: ?>>
  call @printF32(%s) : (f32) -> ()
  memref.dealloc %m : memref<?xf32>
  %r = arith.fptosi %e : f32 to i32
  return %r : i32
}

// -----

// CHECK: llvm.func @affine(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.struct<(f32, f32)>) -> !llvm.struct<(f32, f32)> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %9 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %10 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %11 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %12 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: llvm.br ^bb1(%10 : i64)
// CHECK-NEXT: ^bb1(%13: i64):  // 2 preds: ^bb0, ^bb4
// CHECK-NEXT: %14 = llvm.icmp "slt" %13, %11 : i64
// CHECK-NEXT: llvm.cond_br %14, ^bb2(%10 : i64), ^bb5
// CHECK-NEXT: ^bb2(%15: i64):  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT: %16 = llvm.icmp "slt" %15, %9 : i64
// CHECK-NEXT: llvm.cond_br %16, ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: %17 = llvm.mul %15, %8 overflow<nsw> : i64
// CHECK-NEXT: %18 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %19 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %20 = llvm.mul %13, %19 overflow<nsw, nuw> : i64
// CHECK-NEXT: %21 = llvm.add %20, %17 overflow<nsw, nuw> : i64
// CHECK-NEXT: %22 = llvm.getelementptr inbounds|nuw %18[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %23 = llvm.load %22 : !llvm.ptr -> f32
// CHECK-NEXT: %24 = llvm.srem %13, %9 : i64
// CHECK-NEXT: %25 = llvm.icmp "slt" %24, %10 : i64
// CHECK-NEXT: %26 = llvm.add %24, %9 : i64
// CHECK-NEXT: %27 = llvm.select %25, %26, %24 : i1, i64
// CHECK-NEXT: %28 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %29 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %30 = llvm.mul %15, %29 overflow<nsw, nuw> : i64
// CHECK-NEXT: %31 = llvm.add %30, %27 overflow<nsw, nuw> : i64
// CHECK-NEXT: %32 = llvm.getelementptr inbounds|nuw %28[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %23, %32 : f32, !llvm.ptr
// CHECK-NEXT: %33 = llvm.add %15, %12 : i64
// CHECK-NEXT: llvm.br ^bb2(%33 : i64)
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT: %34 = llvm.add %13, %12 : i64
// CHECK-NEXT: llvm.br ^bb1(%34 : i64)
// CHECK-NEXT: ^bb5:  // pred: ^bb1
// CHECK-NEXT: %35 = llvm.extractvalue %arg7[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %36 = llvm.extractvalue %arg7[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %37 = llvm.fadd %35, %36 : f32
// CHECK-NEXT: %38 = llvm.extractvalue %arg7[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %39 = llvm.extractvalue %arg7[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %40 = llvm.fadd %38, %39 : f32
// CHECK-NEXT: %41 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %42 = llvm.insertvalue %37, %41[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %43 = llvm.insertvalue %40, %42[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: llvm.return %43 : !llvm.struct<(f32, f32)>
// CHECK-NEXT: }
func.func @affine(%m: memref<8x8xf32>, %c: complex<f32>) -> complex<f32> {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.load %m[%i, %j * 2] : memref<8x8xf32>
      affine.store %0, %m[%j, %i mod 4] : memref<8x8xf32>
    }
  }
  %s = complex.add %c, %c : complex<f32>
  return %s : complex<f32>
}

// -----

// CHECK: llvm.func @while(%arg0: i64) -> i64 {
// CHECK-NEXT: %0 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT: %1 = llvm.mlir.constant(10 : i64) : i64
// CHECK-NEXT: llvm.br ^bb1(%arg0 : i64)
// CHECK-NEXT: ^bb1(%2: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %3 = llvm.icmp "slt" %2, %1 : i64
// CHECK-NEXT: llvm.cond_br %3, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %4 = llvm.mul %2, %0 : i64
// CHECK-NEXT: llvm.br ^bb1(%4 : i64)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.return %2 : i64
// CHECK-NEXT: }
func.func @while(%x: i64) -> i64 {
  %0 = scf.while (%a = %x) : (i64) -> i64 {
    %c = arith.constant 10 : i64
    %b = arith.cmpi slt, %a, %c : i64
    scf.condition(%b) %a : i64
  } do {
  ^bb0(%a: i64):
    %c = arith.constant 3 : i64
    %b = arith.muli %a, %c : i64
    scf.yield %b : i64
  }
  return %0 : i64
}
