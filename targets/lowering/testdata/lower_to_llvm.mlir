// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --lower-to-llvm | FileCheck %s

// CHECK: llvm.func @free(!llvm.ptr)
// CHECK: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK: llvm.func @printF32(f32) attributes {sym_visibility = "private"}
// CHECK-LABEL: llvm.func @main(
// CHECK-SAME: %[[N:.*]]: i64) -> i32 attributes {llvm.emit_c_interface} {
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[ZERO:.*]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %[[C1_1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr %[[NULL]][%[[N]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[SIZE:.*]] = llvm.ptrtoint %[[PTR]] : !llvm.ptr to i64
// CHECK-NEXT: %[[MALLOC:.*]] = llvm.call @malloc(%[[SIZE]]) : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[DESC:.*]] = llvm.insertvalue %[[MALLOC]], %[[POISON]][0]
// CHECK-NEXT: %[[DESC_1:.*]] = llvm.insertvalue %[[MALLOC]], %[[DESC]][1]
// CHECK-NEXT: %[[C0_1:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[DESC_2:.*]] = llvm.insertvalue %[[C0_1]], %[[DESC_1]][2]
// CHECK-NEXT: %[[DESC_3:.*]] = llvm.insertvalue %[[N]], %[[DESC_2]][3, 0]
// CHECK-NEXT: %[[DESC_4:.*]] = llvm.insertvalue %[[C1_1]], %[[DESC_3]][4, 0]
// CHECK-NEXT: llvm.br ^bb1(%[[C0]] : i64)
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "slt" %[[BLOCK_ARG]], %[[N]] : i64
// CHECK-NEXT: llvm.cond_br %[[CMP]], ^bb2, ^bb3(%[[C0]], %[[ZERO]] : i64, f32)
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[TRUNC:.*]] = llvm.trunc %[[BLOCK_ARG]] : i64 to i32
// CHECK-NEXT: %[[SITOFP:.*]] = llvm.sitofp %[[TRUNC]] : i32 to f32
// CHECK-NEXT: %[[SQRT:.*]] = llvm.intr.sqrt(%[[SITOFP]]) : (f32) -> f32
// CHECK-NEXT: %[[ALIGNED:.*]] = llvm.extractvalue %[[DESC_4]][1]
// CHECK-NEXT: %[[PTR_1:.*]] = llvm.getelementptr inbounds|nuw %[[ALIGNED]][%[[BLOCK_ARG]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[SQRT]], %[[PTR_1]] : f32, !llvm.ptr
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %[[BLOCK_ARG]], %[[C1]] : i64
// CHECK-NEXT: llvm.br ^bb1(%[[SUM]] : i64)
// CHECK-NEXT: ^bb3(%[[BLOCK_ARG_1:.*]]: i64, %[[BLOCK_ARG_2:.*]]: f32):  // 2 preds: ^bb1, ^bb4
// CHECK-NEXT: %[[CMP_1:.*]] = llvm.icmp "slt" %[[BLOCK_ARG_1]], %[[N]] : i64
// CHECK-NEXT: llvm.cond_br %[[CMP_1]], ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %[[ALIGNED_1:.*]] = llvm.extractvalue %[[DESC_4]][1]
// CHECK-NEXT: %[[PTR_2:.*]] = llvm.getelementptr inbounds|nuw %[[ALIGNED_1]][%[[BLOCK_ARG_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[PTR_2]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.fadd %[[BLOCK_ARG_2]], %[[LOAD]] : f32
// CHECK-NEXT: %[[SUM_2:.*]] = llvm.add %[[BLOCK_ARG_1]], %[[C1]] : i64
// CHECK-NEXT: llvm.br ^bb3(%[[SUM_2]], %[[SUM_1]] : i64, f32)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT: %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[BASE:.*]] = llvm.extractvalue %[[DESC_4]][0]
// CHECK-NEXT: %[[ALIGNED_2:.*]] = llvm.extractvalue %[[DESC_4]][1]
// CHECK-NEXT: %[[DESC_5:.*]] = llvm.insertvalue %[[BASE]], %[[POISON_1]][0]
// CHECK-NEXT: %[[DESC_6:.*]] = llvm.insertvalue %[[ALIGNED_2]], %[[DESC_5]][1]
// CHECK-NEXT: %[[C1_2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[DESC_7:.*]] = llvm.insertvalue %[[C1_2]], %[[DESC_6]][2]
// CHECK-NEXT: %[[C4:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[DESC_8:.*]] = llvm.insertvalue %[[C4]], %[[DESC_7]][3, 0]
// CHECK-NEXT: %[[C2:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[DESC_9:.*]] = llvm.insertvalue %[[C2]], %[[DESC_8]][4, 0]
// CHECK-NEXT: %[[ALIGNED_3:.*]] = llvm.extractvalue %[[DESC_9]][1]
// CHECK-NEXT: %[[C1_3:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[PTR_3:.*]] = llvm.getelementptr %[[ALIGNED_3]][%[[C1_3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[C2_1:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.mul %[[C1]], %[[C2_1]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[PTR_4:.*]] = llvm.getelementptr inbounds|nuw %[[PTR_3]][%[[PRODUCT]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[LOAD_1:.*]] = llvm.load %[[PTR_4]] : !llvm.ptr -> f32
// CHECK-NEXT: llvm.call @printF32(%[[BLOCK_ARG_2]]) : (f32) -> ()
// CHECK-NEXT: %[[BASE_1:.*]] = llvm.extractvalue %[[DESC_4]][0]
// CHECK-NEXT: llvm.call @free(%[[BASE_1]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: %[[FPTOSI:.*]] = llvm.fptosi %[[LOAD_1]] : f32 to i32
// CHECK-NEXT: llvm.return %[[FPTOSI]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @_mlir_ciface_main(
// CHECK-SAME: %[[ARG0:.*]]: i64) -> i32 attributes {llvm.emit_c_interface} {
// CHECK-NEXT: %[[MAIN:.*]] = llvm.call @main(%[[ARG0]]) : (i64) -> i32
// CHECK-NEXT: llvm.return %[[MAIN]] : i32
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

// CHECK-LABEL: llvm.func @affine(
// CHECK-SAME: %[[ARG0:.*]]: !llvm.ptr, %[[ARG1:.*]]: !llvm.ptr, %[[ARG2:.*]]: i64, %[[ARG3:.*]]: i64, %[[ARG4:.*]]: i64, %[[ARG5:.*]]: i64, %[[ARG6:.*]]: i64, %[[ARG7:.*]]: !llvm.struct<(f32, f32)>) -> !llvm.struct<(f32, f32)> {
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[DESC:.*]] = llvm.insertvalue %[[ARG0]], %[[POISON]][0]
// CHECK-NEXT: %[[DESC_1:.*]] = llvm.insertvalue %[[ARG1]], %[[DESC]][1]
// CHECK-NEXT: %[[DESC_2:.*]] = llvm.insertvalue %[[ARG2]], %[[DESC_1]][2]
// CHECK-NEXT: %[[DESC_3:.*]] = llvm.insertvalue %[[ARG3]], %[[DESC_2]][3, 0]
// CHECK-NEXT: %[[DESC_4:.*]] = llvm.insertvalue %[[ARG5]], %[[DESC_3]][4, 0]
// CHECK-NEXT: %[[DESC_5:.*]] = llvm.insertvalue %[[ARG4]], %[[DESC_4]][3, 1]
// CHECK-NEXT: %[[DESC_6:.*]] = llvm.insertvalue %[[ARG6]], %[[DESC_5]][4, 1]
// CHECK-NEXT: %[[C2:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[C4:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[C8:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: llvm.br ^bb1(%[[C0]] : i64)
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: i64):  // 2 preds: ^bb0, ^bb4
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "slt" %[[BLOCK_ARG]], %[[C8]] : i64
// CHECK-NEXT: llvm.cond_br %[[CMP]], ^bb2(%[[C0]] : i64), ^bb5
// CHECK-NEXT: ^bb2(%[[BLOCK_ARG_1:.*]]: i64):  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT: %[[CMP_1:.*]] = llvm.icmp "slt" %[[BLOCK_ARG_1]], %[[C4]] : i64
// CHECK-NEXT: llvm.cond_br %[[CMP_1]], ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.mul %[[BLOCK_ARG_1]], %[[C2]] overflow<nsw> : i64
// CHECK-NEXT: %[[ALIGNED:.*]] = llvm.extractvalue %[[DESC_6]][1]
// CHECK-NEXT: %[[C8_1:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[PRODUCT_1:.*]] = llvm.mul %[[BLOCK_ARG]], %[[C8_1]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %[[PRODUCT_1]], %[[PRODUCT]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr inbounds|nuw %[[ALIGNED]][%[[SUM]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[PTR]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[REM:.*]] = llvm.srem %[[BLOCK_ARG]], %[[C4]] : i64
// CHECK-NEXT: %[[CMP_2:.*]] = llvm.icmp "slt" %[[REM]], %[[C0]] : i64
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.add %[[REM]], %[[C4]] : i64
// CHECK-NEXT: %[[SELECT:.*]] = llvm.select %[[CMP_2]], %[[SUM_1]], %[[REM]] : i1, i64
// CHECK-NEXT: %[[ALIGNED_1:.*]] = llvm.extractvalue %[[DESC_6]][1]
// CHECK-NEXT: %[[C8_2:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[PRODUCT_2:.*]] = llvm.mul %[[BLOCK_ARG_1]], %[[C8_2]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[SUM_2:.*]] = llvm.add %[[PRODUCT_2]], %[[SELECT]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[PTR_1:.*]] = llvm.getelementptr inbounds|nuw %[[ALIGNED_1]][%[[SUM_2]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[LOAD]], %[[PTR_1]] : f32, !llvm.ptr
// CHECK-NEXT: %[[SUM_3:.*]] = llvm.add %[[BLOCK_ARG_1]], %[[C1]] : i64
// CHECK-NEXT: llvm.br ^bb2(%[[SUM_3]] : i64)
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT: %[[SUM_4:.*]] = llvm.add %[[BLOCK_ARG]], %[[C1]] : i64
// CHECK-NEXT: llvm.br ^bb1(%[[SUM_4]] : i64)
// CHECK-NEXT: ^bb5:  // pred: ^bb1
// CHECK-NEXT: %[[RE:.*]] = llvm.extractvalue %[[ARG7]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[RE_1:.*]] = llvm.extractvalue %[[ARG7]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[SUM_5:.*]] = llvm.fadd %[[RE]], %[[RE_1]] : f32
// CHECK-NEXT: %[[IM:.*]] = llvm.extractvalue %[[ARG7]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM_1:.*]] = llvm.extractvalue %[[ARG7]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[SUM_6:.*]] = llvm.fadd %[[IM]], %[[IM_1]] : f32
// CHECK-NEXT: %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[SUM_5]], %[[POISON_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[SUM_6]], %[[STRUCT]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: llvm.return %[[STRUCT_1]] : !llvm.struct<(f32, f32)>
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

// CHECK-LABEL: llvm.func @while(
// CHECK-SAME: %[[X:.*]]: i64) -> i64 {
// CHECK-NEXT: %[[C3:.*]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT: %[[C10:.*]] = llvm.mlir.constant(10 : i64) : i64
// CHECK-NEXT: llvm.br ^bb1(%[[X]] : i64)
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "slt" %[[BLOCK_ARG]], %[[C10]] : i64
// CHECK-NEXT: llvm.cond_br %[[CMP]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.mul %[[BLOCK_ARG]], %[[C3]] : i64
// CHECK-NEXT: llvm.br ^bb1(%[[PRODUCT]] : i64)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.return %[[BLOCK_ARG]] : i64
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

// -----

// CHECK-LABEL: llvm.func @reallocation(
// CHECK: llvm.icmp "ult"
// CHECK: llvm.call @malloc
// CHECK: llvm.call @free
// CHECK-NOT: memref
func.func @reallocation(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

// CHECK-LABEL: llvm.func @atomic_body(
// CHECK: %[[NEW:.*]] = llvm.mul %[[OLD:.*]], %[[OLD]] : i32
// CHECK: llvm.cmpxchg %{{.*}}, %[[OLD]], %[[NEW]] acq_rel monotonic
// CHECK-NOT: memref
func.func @atomic_body(%m: memref<?xi32>, %i: index) -> i32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%x: i32):
    %1 = arith.muli %x, %x : i32
    memref.atomic_yield %1 : i32
  }
  return %0 : i32
}
