// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK-LABEL: llvm.func @integers(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: vector<4xi32>) {
// CHECK-NEXT: llvm.add %[[A]], %[[A]] overflow<nsw, nuw> : i32
// CHECK-NEXT: llvm.sub %[[B]], %[[B]] overflow<nuw> : vector<4xi32>
// CHECK-NEXT: llvm.mul %[[A]], %[[A]] {note} : i32
// CHECK-NEXT: llvm.udiv exact %[[A]], %[[A]] : i32
// CHECK-NEXT: llvm.sdiv %[[A]], %[[A]] : i32
// CHECK-NEXT: llvm.urem %[[A]], %[[A]] : i32
// CHECK-NEXT: llvm.srem %[[A]], %[[A]] : i32
// CHECK-NEXT: llvm.and %[[A]], %[[A]] : i32
// CHECK-NEXT: llvm.or disjoint %[[A]], %[[A]] : i32
// CHECK-NEXT: llvm.xor %[[A]], %[[A]] : i32
// CHECK-NEXT: llvm.shl %[[A]], %[[A]] overflow<nsw> : i32
// CHECK-NEXT: llvm.lshr exact %[[A]], %[[A]] : i32
// CHECK-NEXT: llvm.ashr %[[A]], %[[A]] : i32
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "slt" %[[A]], %[[A]] : i32
// CHECK-NEXT: %[[CMP_1:.*]] = llvm.icmp "uge" %[[B]], %[[B]] : vector<4xi32>
// CHECK-NEXT: llvm.select %[[CMP]], %[[A]], %[[A]] : i1, i32
// CHECK-NEXT: llvm.select %[[CMP_1]], %[[B]], %[[B]] {fastmathFlags = #llvm.fastmath<fast>} : vector<4xi1>, vector<4xi32>
// CHECK-NEXT: llvm.freeze %[[A]] : i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @integers(%a: i32, %b: vector<4xi32>) {
  %0 = llvm.add %a, %a overflow<nsw, nuw> : i32
  %1 = llvm.sub %b, %b overflow<nuw> : vector<4xi32>
  %2 = llvm.mul %a, %a {note} : i32
  %3 = llvm.udiv exact %a, %a : i32
  %4 = llvm.sdiv %a, %a : i32
  %5 = llvm.urem %a, %a : i32
  %6 = llvm.srem %a, %a : i32
  %7 = llvm.and %a, %a : i32
  %8 = llvm.or disjoint %a, %a : i32
  %9 = llvm.xor %a, %a : i32
  %10 = llvm.shl %a, %a overflow<nsw> : i32
  %11 = llvm.lshr exact %a, %a : i32
  %12 = llvm.ashr %a, %a : i32
  %13 = llvm.icmp "slt" %a, %a : i32
  %14 = llvm.icmp "uge" %b, %b : vector<4xi32>
  %15 = llvm.select %13, %a, %a : i1, i32
  %16 = llvm.select %14, %b, %b {fastmathFlags = #llvm.fastmath<fast>} : vector<4xi1>, vector<4xi32>
  %17 = llvm.freeze %a : i32
  llvm.return
}

// CHECK-LABEL: llvm.func @floats(
// CHECK-SAME: %[[A:.*]]: f32, %[[B:.*]]: vector<4xf64>, %[[C:.*]]: !llvm.ppc_fp128) {
// CHECK-NEXT: llvm.fadd %[[A]], %[[A]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
// CHECK-NEXT: llvm.fsub %[[B]], %[[B]] : vector<4xf64>
// CHECK-NEXT: llvm.fmul %[[C]], %[[C]] : !llvm.ppc_fp128
// CHECK-NEXT: llvm.fdiv %[[A]], %[[A]] : f32
// CHECK-NEXT: llvm.frem %[[A]], %[[A]] : f32
// CHECK-NEXT: llvm.fneg %[[A]] {fastmathFlags = #llvm.fastmath<contract>} : f32
// CHECK-NEXT: llvm.fcmp "oeq" %[[A]], %[[A]] {fastmathFlags = #llvm.fastmath<fast>} : f32
// CHECK-NEXT: llvm.fcmp "_true" %[[B]], %[[B]] : vector<4xf64>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @floats(%a: f32, %b: vector<4xf64>, %c: !llvm.ppc_fp128) {
  %0 = llvm.fadd %a, %a {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  %1 = llvm.fsub %b, %b : vector<4xf64>
  %2 = llvm.fmul %c, %c : !llvm.ppc_fp128
  %3 = llvm.fdiv %a, %a : f32
  %4 = llvm.frem %a, %a : f32
  %5 = llvm.fneg %a {fastmathFlags = #llvm.fastmath<contract>} : f32
  %6 = llvm.fcmp "oeq" %a, %a {fastmathFlags = #llvm.fastmath<fast>} : f32
  %7 = llvm.fcmp "_true" %b, %b : vector<4xf64>
  llvm.return
}

// CHECK-LABEL: llvm.func @casts(
// CHECK-SAME: %[[I:.*]]: i32, %[[P:.*]]: !llvm.ptr, %[[F:.*]]: f32, %[[V:.*]]: vector<2xi8>) {
// CHECK-NEXT: llvm.bitcast %[[I]] : i32 to f32
// CHECK-NEXT: llvm.addrspacecast %[[P]] : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT: llvm.inttoptr %[[I]] : i32 to !llvm.ptr
// CHECK-NEXT: llvm.inttoptr %[[I]] dereferenceable<bytes = 8, mayBeNull = true> : i32 to !llvm.ptr
// CHECK-NEXT: llvm.ptrtoint %[[P]] : !llvm.ptr to i64
// CHECK-NEXT: llvm.sext %[[V]] : vector<2xi8> to vector<2xi16>
// CHECK-NEXT: llvm.zext nneg %[[I]] : i32 to i64
// CHECK-NEXT: llvm.trunc %[[I]] overflow<nsw> : i32 to i8
// CHECK-NEXT: llvm.sitofp %[[I]] : i32 to f32
// CHECK-NEXT: llvm.uitofp nneg %[[I]] : i32 to f64
// CHECK-NEXT: llvm.fptosi %[[F]] : f32 to i32
// CHECK-NEXT: llvm.fptoui %[[F]] : f32 to i8
// CHECK-NEXT: llvm.fpext %[[F]] : f32 to f128
// CHECK-NEXT: llvm.fptrunc %[[F]] : f32 to bf16
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @casts(%i: i32, %p: !llvm.ptr, %f: f32, %v: vector<2xi8>) {
  %0 = llvm.bitcast %i : i32 to f32
  %1 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %2 = llvm.inttoptr %i : i32 to !llvm.ptr
  %3 = llvm.inttoptr %i dereferenceable<bytes = 8, mayBeNull = true> : i32 to !llvm.ptr
  %4 = llvm.ptrtoint %p : !llvm.ptr to i64
  %5 = llvm.sext %v : vector<2xi8> to vector<2xi16>
  %6 = llvm.zext nneg %i : i32 to i64
  %7 = llvm.trunc %i overflow<nsw> : i32 to i8
  %8 = llvm.sitofp %i : i32 to f32
  %9 = llvm.uitofp nneg %i : i32 to f64
  %10 = llvm.fptosi %f : f32 to i32
  %11 = llvm.fptoui %f : f32 to i8
  %12 = llvm.fpext %f : f32 to f128
  %13 = llvm.fptrunc %f : f32 to bf16
  llvm.return
}
