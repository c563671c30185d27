// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK: llvm.func @integers(%arg0: i32, %arg1: vector<4xi32>) {
// CHECK-NEXT: %0 = llvm.add %arg0, %arg0 overflow<nsw, nuw> : i32
// CHECK-NEXT: %1 = llvm.sub %arg1, %arg1 overflow<nuw> : vector<4xi32>
// CHECK-NEXT: %2 = llvm.mul %arg0, %arg0 {note} : i32
// CHECK-NEXT: %3 = llvm.udiv exact %arg0, %arg0 : i32
// CHECK-NEXT: %4 = llvm.sdiv %arg0, %arg0 : i32
// CHECK-NEXT: %5 = llvm.urem %arg0, %arg0 : i32
// CHECK-NEXT: %6 = llvm.srem %arg0, %arg0 : i32
// CHECK-NEXT: %7 = llvm.and %arg0, %arg0 : i32
// CHECK-NEXT: %8 = llvm.or disjoint %arg0, %arg0 : i32
// CHECK-NEXT: %9 = llvm.xor %arg0, %arg0 : i32
// CHECK-NEXT: %10 = llvm.shl %arg0, %arg0 overflow<nsw> : i32
// CHECK-NEXT: %11 = llvm.lshr exact %arg0, %arg0 : i32
// CHECK-NEXT: %12 = llvm.ashr %arg0, %arg0 : i32
// CHECK-NEXT: %13 = llvm.icmp "slt" %arg0, %arg0 : i32
// CHECK-NEXT: %14 = llvm.icmp "uge" %arg1, %arg1 : vector<4xi32>
// CHECK-NEXT: %15 = llvm.select %13, %arg0, %arg0 : i1, i32
// CHECK-NEXT: %16 = llvm.select %14, %arg1, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : vector<4xi1>, vector<4xi32>
// CHECK-NEXT: %17 = llvm.freeze %arg0 : i32
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

// CHECK: llvm.func @floats(%arg0: f32, %arg1: vector<4xf64>, %arg2: !llvm.ppc_fp128) {
// CHECK-NEXT: %0 = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
// CHECK-NEXT: %1 = llvm.fsub %arg1, %arg1 : vector<4xf64>
// CHECK-NEXT: %2 = llvm.fmul %arg2, %arg2 : !llvm.ppc_fp128
// CHECK-NEXT: %3 = llvm.fdiv %arg0, %arg0 : f32
// CHECK-NEXT: %4 = llvm.frem %arg0, %arg0 : f32
// CHECK-NEXT: %5 = llvm.fneg %arg0 {fastmathFlags = #llvm.fastmath<contract>} : f32
// CHECK-NEXT: %6 = llvm.fcmp "oeq" %arg0, %arg0 {fastmathFlags = #llvm.fastmath<fast>} : f32
// CHECK-NEXT: %7 = llvm.fcmp "_true" %arg1, %arg1 : vector<4xf64>
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

// CHECK: llvm.func @casts(%arg0: i32, %arg1: !llvm.ptr, %arg2: f32, %arg3: vector<2xi8>) {
// CHECK-NEXT: %0 = llvm.bitcast %arg0 : i32 to f32
// CHECK-NEXT: %1 = llvm.addrspacecast %arg1 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT: %2 = llvm.inttoptr %arg0 : i32 to !llvm.ptr
// CHECK-NEXT: %3 = llvm.inttoptr %arg0 dereferenceable<bytes = 8, mayBeNull = true> : i32 to !llvm.ptr
// CHECK-NEXT: %4 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
// CHECK-NEXT: %5 = llvm.sext %arg3 : vector<2xi8> to vector<2xi16>
// CHECK-NEXT: %6 = llvm.zext nneg %arg0 : i32 to i64
// CHECK-NEXT: %7 = llvm.trunc %arg0 overflow<nsw> : i32 to i8
// CHECK-NEXT: %8 = llvm.sitofp %arg0 : i32 to f32
// CHECK-NEXT: %9 = llvm.uitofp nneg %arg0 : i32 to f64
// CHECK-NEXT: %10 = llvm.fptosi %arg2 : f32 to i32
// CHECK-NEXT: %11 = llvm.fptoui %arg2 : f32 to i8
// CHECK-NEXT: %12 = llvm.fpext %arg2 : f32 to f128
// CHECK-NEXT: %13 = llvm.fptrunc %arg2 : f32 to bf16
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
