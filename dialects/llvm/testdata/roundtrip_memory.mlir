// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK-LABEL: llvm.func @memory(
// CHECK-SAME: %[[N:.*]]: i64, %[[P:.*]]: !llvm.ptr, %[[X:.*]]: f32) {
// CHECK-NEXT: llvm.alloca %[[N]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.alloca inalloca %[[N]] x !llvm.struct<(i32, f32)> {alignment = 16 : i64} : (i64) -> !llvm.ptr<5>
// CHECK-NEXT: llvm.getelementptr %[[P]][%[[N]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.getelementptr inbounds %[[P]][0, 1, %[[N]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<2 x f32>)>
// CHECK-NEXT: llvm.getelementptr inbounds|nuw %[[P]][-3] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.load %[[P]] : !llvm.ptr -> f32
// CHECK-NEXT: llvm.load volatile %[[P]] {alignment = 4 : i64, nontemporal} : !llvm.ptr -> !llvm.struct<(i32, f32)>
// CHECK-NEXT: llvm.load %[[P]] atomic syncscope("agent") monotonic {alignment = 4 : i64} : !llvm.ptr -> f32
// CHECK-NEXT: llvm.load %[[P]] invariant dereferenceable<bytes = 4> : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: llvm.load %[[P]] invariant_group : !llvm.ptr -> i8
// CHECK-NEXT: llvm.store %[[X]], %[[P]] : f32, !llvm.ptr
// CHECK-NEXT: llvm.store volatile %[[X]], %[[P]] invariant_group {alignment = 8 : i64} : f32, !llvm.ptr
// CHECK-NEXT: llvm.store %[[X]], %[[P]] atomic release {alignment = 4 : i64} : f32, !llvm.ptr
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

// CHECK-LABEL: llvm.func @atomics(
// CHECK-SAME: %[[P:.*]]: !llvm.ptr, %[[I:.*]]: i32, %[[F:.*]]: f32, %[[V:.*]]: vector<2xf16>) {
// CHECK-NEXT: llvm.atomicrmw add %[[P]], %[[I]] acq_rel : !llvm.ptr, i32
// CHECK-NEXT: llvm.atomicrmw volatile fadd %[[P]], %[[F]] syncscope("singlethread") monotonic {alignment = 16 : i64} : !llvm.ptr, f32
// CHECK-NEXT: llvm.atomicrmw fmaximum %[[P]], %[[V]] seq_cst : !llvm.ptr, vector<2xf16>
// CHECK-NEXT: llvm.atomicrmw _xor %[[P]], %[[I]] acquire : !llvm.ptr, i32
// CHECK-NEXT: llvm.cmpxchg %[[P]], %[[I]], %[[I]] acq_rel monotonic : !llvm.ptr, i32
// CHECK-NEXT: llvm.cmpxchg weak volatile %[[P]], %[[P]], %[[P]] syncscope("x") seq_cst acquire : !llvm.ptr, !llvm.ptr
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

// CHECK-LABEL: llvm.func @aggregates(
// CHECK-SAME: %[[S:.*]]: !llvm.struct<(i32, array<2 x f32>)>, %[[V:.*]]: vector<4xf32>, %[[W:.*]]: vector<[2]xi8>, %[[I:.*]]: i32, %[[F:.*]]: f32) {
// CHECK-NEXT: llvm.extractvalue %[[S]][1, 0] : !llvm.struct<(i32, array<2 x f32>)>
// CHECK-NEXT: llvm.insertvalue %[[F]], %[[S]][1, 1] : !llvm.struct<(i32, array<2 x f32>)>
// CHECK-NEXT: llvm.extractelement %[[V]][%[[I]] : i32] : vector<4xf32>
// CHECK-NEXT: llvm.insertelement %[[F]], %[[V]][%[[I]] : i32] : vector<4xf32>
// CHECK-NEXT: llvm.shufflevector %[[V]], %[[V]] [0, -1, 7] : vector<4xf32>
// CHECK-NEXT: llvm.shufflevector %[[W]], %[[W]] [0, 0] : vector<[2]xi8>
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
