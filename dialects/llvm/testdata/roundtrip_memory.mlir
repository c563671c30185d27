// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK: llvm.func @memory(%arg0: i64, %arg1: !llvm.ptr, %arg2: f32) {
// CHECK-NEXT: %0 = llvm.alloca %arg0 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: %1 = llvm.alloca inalloca %arg0 x !llvm.struct<(i32, f32)> {alignment = 16 : i64} : (i64) -> !llvm.ptr<5>
// CHECK-NEXT: %2 = llvm.getelementptr %arg1[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %3 = llvm.getelementptr inbounds %arg1[0, 1, %arg0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<2 x f32>)>
// CHECK-NEXT: %4 = llvm.getelementptr inbounds|nuw %arg1[-3] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: %5 = llvm.load %arg1 : !llvm.ptr -> f32
// CHECK-NEXT: %6 = llvm.load volatile %arg1 {alignment = 4 : i64, nontemporal} : !llvm.ptr -> !llvm.struct<(i32, f32)>
// CHECK-NEXT: %7 = llvm.load %arg1 atomic syncscope("agent") monotonic {alignment = 4 : i64} : !llvm.ptr -> f32
// CHECK-NEXT: %8 = llvm.load %arg1 invariant dereferenceable<bytes = 4> : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %9 = llvm.load %arg1 invariant_group : !llvm.ptr -> i8
// CHECK-NEXT: llvm.store %arg2, %arg1 : f32, !llvm.ptr
// CHECK-NEXT: llvm.store volatile %arg2, %arg1 invariant_group {alignment = 8 : i64} : f32, !llvm.ptr
// CHECK-NEXT: llvm.store %arg2, %arg1 atomic release {alignment = 4 : i64} : f32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @memory(%n: i64, %p: !llvm.ptr, %x: f32) {
  %0 = llvm.alloca %n x f32 : (i64) -> !llvm.ptr
  %1 = llvm.alloca inalloca %n x !llvm.struct<(i32, f32)> {alignment = 16 : i64} : (i64) -> !llvm.ptr<5>
  %2 = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %3 = llvm.getelementptr inbounds %p[0, 1, %n] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<2 x f32>)>
  %4 = llvm.getelementptr inbounds|nuw %p[-3] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %p : !llvm.ptr -> f32
  %6 = llvm.load volatile %p {alignment = 4 : i64, nontemporal} : !llvm.ptr -> !llvm.struct<(i32, f32)>
  %7 = llvm.load %p atomic syncscope("agent") monotonic {alignment = 4 : i64} : !llvm.ptr -> f32
  %8 = llvm.load %p invariant dereferenceable<bytes = 4> : !llvm.ptr -> !llvm.ptr
  %9 = llvm.load %p invariant_group : !llvm.ptr -> i8
  llvm.store %x, %p : f32, !llvm.ptr
  llvm.store volatile %x, %p invariant_group {alignment = 8 : i64} : f32, !llvm.ptr
  llvm.store %x, %p atomic release {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.return
}

// CHECK: llvm.func @atomics(%arg0: !llvm.ptr, %arg1: i32, %arg2: f32, %arg3: vector<2xf16>) {
// CHECK-NEXT: %0 = llvm.atomicrmw add %arg0, %arg1 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %1 = llvm.atomicrmw volatile fadd %arg0, %arg2 syncscope("singlethread") monotonic {alignment = 16 : i64} : !llvm.ptr, f32
// CHECK-NEXT: %2 = llvm.atomicrmw fmaximum %arg0, %arg3 seq_cst : !llvm.ptr, vector<2xf16>
// CHECK-NEXT: %3 = llvm.atomicrmw _xor %arg0, %arg1 acquire : !llvm.ptr, i32
// CHECK-NEXT: %4 = llvm.cmpxchg %arg0, %arg1, %arg1 acq_rel monotonic : !llvm.ptr, i32
// CHECK-NEXT: %5 = llvm.cmpxchg weak volatile %arg0, %arg0, %arg0 syncscope("x") seq_cst acquire : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.fence seq_cst
// CHECK-NEXT: llvm.fence syncscope("agent") acquire
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @atomics(%p: !llvm.ptr, %i: i32, %f: f32, %v: vector<2xf16>) {
  %0 = llvm.atomicrmw add %p, %i acq_rel : !llvm.ptr, i32
  %1 = llvm.atomicrmw volatile fadd %p, %f syncscope("singlethread") monotonic {alignment = 16 : i64} : !llvm.ptr, f32
  %2 = llvm.atomicrmw fmaximum %p, %v seq_cst : !llvm.ptr, vector<2xf16>
  %3 = llvm.atomicrmw _xor %p, %i acquire : !llvm.ptr, i32
  %4 = llvm.cmpxchg %p, %i, %i acq_rel monotonic : !llvm.ptr, i32
  %5 = llvm.cmpxchg weak volatile %p, %p, %p syncscope("x") seq_cst acquire : !llvm.ptr, !llvm.ptr
  llvm.fence seq_cst
  llvm.fence syncscope("agent") acquire
  llvm.return
}

// CHECK: llvm.func @aggregates(%arg0: !llvm.struct<(i32, array<2 x f32>)>, %arg1: vector<4xf32>, %arg2: vector<[2]xi8>, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: %0 = llvm.extractvalue %arg0[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg4, %arg0[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
// CHECK-NEXT: %2 = llvm.extractelement %arg1[%arg3 : i32] : vector<4xf32>
// CHECK-NEXT: %3 = llvm.insertelement %arg4, %arg1[%arg3 : i32] : vector<4xf32>
// CHECK-NEXT: %4 = llvm.shufflevector %arg1, %arg1 [0, -1, 7] : vector<4xf32>
// CHECK-NEXT: %5 = llvm.shufflevector %arg2, %arg2 [0, 0] : vector<[2]xi8>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @aggregates(%s: !llvm.struct<(i32, array<2 x f32>)>, %v: vector<4xf32>, %w: vector<[2]xi8>, %i: i32, %f: f32) {
  %0 = llvm.extractvalue %s[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.insertvalue %f, %s[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %2 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  %3 = llvm.insertelement %f, %v[%i : i32] : vector<4xf32>
  %4 = llvm.shufflevector %v, %v [0, -1, 7] : vector<4xf32>
  %5 = llvm.shufflevector %w, %w [0, 0] : vector<[2]xi8>
  llvm.return
}
