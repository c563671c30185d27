// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize | FileCheck %s

// CHECK-LABEL: llvm.func @or(
// CHECK-SAME: %[[A:.*]]: i32, %[[V:.*]]: vector<2xi8>) -> !llvm.struct<(i32, vector<2xi8>, i32, vector<2xi8>)> {
// CHECK-NEXT: %[[C40:.*]] = llvm.mlir.constant(40 : i32) : i32
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[CM1:.*]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT: %[[C0_1:.*]] = llvm.mlir.constant(dense<0> : vector<2xi8>) : vector<2xi8>
// CHECK-NEXT: %[[OR:.*]] = llvm.or %[[A]], %[[C0]] : i32
// CHECK-NEXT: %[[OR_1:.*]] = llvm.or %[[V]], %[[C0_1]] : vector<2xi8>
// CHECK-NEXT: %[[OR_2:.*]] = llvm.or %[[A]], %[[CM1]] : i32
// CHECK-NEXT: %[[OR_3:.*]] = llvm.or %[[C0]], %[[A]] : i32
// CHECK-NEXT: %[[SHL:.*]] = llvm.shl %[[A]], %[[C0]] : i32
// CHECK-NEXT: %[[SHL_1:.*]] = llvm.shl %[[A]], %[[CM1]] : i32
// CHECK-NEXT: %[[SHL_2:.*]] = llvm.shl %[[V]], %[[C0_1]] : vector<2xi8>
// CHECK-NEXT: %[[SHL_3:.*]] = llvm.shl %[[A]], %[[C40]] : i32
// CHECK-NEXT: "test.use"(%[[OR]], %[[OR_1]], %[[OR_2]], %[[OR_3]], %[[SHL]], %[[SHL_1]], %[[SHL_2]], %[[SHL_3]]) : (i32, vector<2xi8>, i32, i32, i32, i32, vector<2xi8>, i32) -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
llvm.func @or(%a: i32, %v: vector<2xi8>) -> (!llvm.struct<(i32, vector<2xi8>, i32, vector<2xi8>)>) {
  %z = llvm.mlir.constant(0 : i32) : i32
  %o = llvm.mlir.constant(-1 : i32) : i32
  %zv = llvm.mlir.constant(dense<0> : vector<2xi8>) : vector<2xi8>
  %0 = llvm.or %a, %z : i32
  %1 = llvm.or %v, %zv : vector<2xi8>
  %2 = llvm.or %a, %o : i32
  %3 = llvm.or %z, %a : i32
  %4 = llvm.shl %a, %z : i32
  %5 = llvm.shl %a, %o : i32
  %6 = llvm.shl %v, %zv : vector<2xi8>
  %c40 = llvm.mlir.constant(40 : i32) : i32
  %7 = llvm.shl %a, %c40 : i32
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i32, vector<2xi8>, i32, i32, i32, i32, vector<2xi8>, i32) -> ()
  llvm.unreachable
}

// CHECK-LABEL: llvm.func @icmp(
// CHECK-SAME: %[[P:.*]]: !llvm.ptr, %[[A:.*]]: i32, %{{.*}}: vector<2xi8>) {
// CHECK-NEXT: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[FALSE:.*]] = llvm.mlir.constant(false) : i1
// CHECK-NEXT: %[[TRUE:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %[[CST:.*]] = llvm.mlir.constant(dense<false> : vector<2xi1>) : vector<2xi1>
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "sge" %[[A]], %[[A]] : i32
// CHECK-NEXT: %[[CMP_1:.*]] = llvm.icmp "eq" %[[P]], %[[NULL]] : !llvm.ptr
// CHECK-NEXT: %[[CMP_2:.*]] = llvm.icmp "ult" %[[NULL]], %[[P]] : !llvm.ptr
// CHECK-NEXT: "test.use"(%[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[CST]], %[[CMP]], %[[CMP_1]], %[[CMP_2]]) : (i1, i1, i1, i1, vector<2xi1>, i1, i1, i1) -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
llvm.func @icmp(%p: !llvm.ptr, %a: i32, %v: vector<2xi8>) {
  %n = llvm.mlir.zero : !llvm.ptr
  %al = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  %0 = llvm.icmp "eq" %al, %n : !llvm.ptr
  %1 = llvm.icmp "ne" %al, %n : !llvm.ptr
  %2 = llvm.icmp "eq" %n, %al : !llvm.ptr
  %3 = llvm.icmp "eq" %a, %a : i32
  %4 = llvm.icmp "ne" %v, %v : vector<2xi8>
  %5 = llvm.icmp "sge" %a, %a : i32
  %6 = llvm.icmp "eq" %p, %n : !llvm.ptr
  %7 = llvm.icmp "ult" %n, %p : !llvm.ptr
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i1, i1, i1, i1, vector<2xi1>, i1, i1, i1) -> ()
  llvm.unreachable
}

// CHECK-LABEL: llvm.func @casts(
// CHECK-SAME: %{{.*}}: !llvm.ptr, %[[A:.*]]: i32, %{{.*}}: f32, %[[P3:.*]]: !llvm.ptr<3>) {
// CHECK-NEXT: %[[C255:.*]] = llvm.mlir.constant(255 : i32) : i32
// CHECK-NEXT: %[[CM1:.*]] = llvm.mlir.constant(dense<-1> : vector<2xi8>) : vector<2xi8>
// CHECK-NEXT: %[[CM1_1:.*]] = llvm.mlir.constant(-1 : i8) : i8
// CHECK-NEXT: %[[BITCAST:.*]] = llvm.bitcast %[[A]] : i32 to vector<2xi16>
// CHECK-NEXT: %[[ADDRSPACECAST:.*]] = llvm.addrspacecast %[[P3]] : !llvm.ptr<3> to !llvm.ptr
// CHECK-NEXT: %[[PTR:.*]] = llvm.inttoptr %[[A]] : i32 to !llvm.ptr
// CHECK-NEXT: %[[ADDRESS:.*]] = llvm.ptrtoint %[[PTR]] : !llvm.ptr to i32
// CHECK-NEXT: %[[TRUNC:.*]] = llvm.trunc %[[A]] : i32 to i8
// CHECK-NEXT: %[[ZEXT:.*]] = llvm.zext %[[TRUNC]] : i8 to i32
// CHECK-NEXT: %[[SEXT:.*]] = llvm.sext %[[CM1_1]] : i8 to i32
// CHECK-NEXT: %[[ZEXT_1:.*]] = llvm.zext %[[CM1]] : vector<2xi8> to vector<2xi32>
// CHECK-NEXT: "test.use"(%[[A]], %[[A]], %[[BITCAST]], %[[P3]], %[[ADDRSPACECAST]], %[[ADDRESS]], %[[ZEXT]], %[[C255]], %[[SEXT]], %[[ZEXT_1]], %[[CM1_1]]) : (i32, i32, vector<2xi16>, !llvm.ptr<3>, !llvm.ptr, i32, i32, i32, i32, vector<2xi32>, i8) -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
llvm.func @casts(%p: !llvm.ptr, %a: i32, %f: f32, %p3: !llvm.ptr<3>) {
  %0 = llvm.bitcast %a : i32 to f32
  %1 = llvm.bitcast %0 : f32 to i32
  %2 = llvm.bitcast %a : i32 to i32
  %3 = llvm.bitcast %0 : f32 to vector<2xi16>
  %4 = llvm.addrspacecast %p3 : !llvm.ptr<3> to !llvm.ptr<4>
  %5 = llvm.addrspacecast %4 : !llvm.ptr<4> to !llvm.ptr<3>
  %6 = llvm.addrspacecast %4 : !llvm.ptr<4> to !llvm.ptr
  %7 = llvm.inttoptr %a : i32 to !llvm.ptr
  %8 = llvm.ptrtoint %7 : !llvm.ptr to i32
  %9 = llvm.trunc %a : i32 to i8
  %10 = llvm.zext %9 : i8 to i32
  %c = llvm.mlir.constant(-1 : i8) : i8
  %11 = llvm.zext %c : i8 to i32
  %12 = llvm.sext %c : i8 to i32
  %v = llvm.mlir.constant(dense<-1> : vector<2xi8>) : vector<2xi8>
  %13 = llvm.zext %v : vector<2xi8> to vector<2xi32>
  %14 = llvm.bitcast %c : i8 to i8
  "test.use"(%1, %2, %3, %5, %6, %8, %10, %11, %12, %13, %14) : (i32, i32, vector<2xi16>, !llvm.ptr<3>, !llvm.ptr, i32, i32, i32, i32, vector<2xi32>, i8) -> ()
  llvm.unreachable
}

// CHECK-LABEL: llvm.func @gep(
// CHECK-SAME: %[[P:.*]]: !llvm.ptr, %[[A:.*]]: i32, %{{.*}}: vector<2xi64>) {
// CHECK-NEXT: %[[BIG:.*]] = llvm.mlir.constant(20000000000 : i64) : i64
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr %[[P]][2] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: %[[PTR_1:.*]] = llvm.getelementptr %[[P]][%[[BIG]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %[[PTR_2:.*]] = llvm.getelementptr %[[P]][%[[A]], 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i8>
// CHECK-NEXT: %[[PTR_3:.*]] = llvm.getelementptr %[[P]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
// CHECK-NEXT: "test.use"(%[[P]], %[[P]], %[[PTR]], %[[PTR_1]], %[[PTR_2]], %[[PTR_3]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
llvm.func @gep(%p: !llvm.ptr, %a: i32, %v: vector<2xi64>) {
  %z = llvm.mlir.constant(0 : i32) : i32
  %two = llvm.mlir.constant(2 : i64) : i64
  %big = llvm.mlir.constant(20000000000 : i64) : i64
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  %1 = llvm.getelementptr %p[%z] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  %2 = llvm.getelementptr %p[%two] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %3 = llvm.getelementptr %p[%big] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %4 = llvm.getelementptr %p[%a, %two] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.array<4 x i8>
  %5 = llvm.getelementptr %p[%z, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i8>
  "test.use"(%0, %1, %2, %3, %4, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.unreachable
}

// CHECK-LABEL: llvm.func @agg(
// CHECK-SAME: %[[S:.*]]: !llvm.struct<(i32, struct<(f32, f32)>)>, %[[T:.*]]: !llvm.struct<(f32, f32)>, %[[F:.*]]: f32, %[[X:.*]]: vector<4xf32>) {
// CHECK-NEXT: %[[UNDEF:.*]] = llvm.mlir.undef : f32
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : f32
// CHECK-NEXT: %[[CST:.*]] = llvm.mlir.constant(2.000000e+00 : f32) : f32
// CHECK-NEXT: %[[UNDEF_1:.*]] = llvm.mlir.undef : !llvm.array<2 x f32>
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[F]], %[[T]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[IM:.*]] = llvm.extractvalue %[[T]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[STRUCT]], %[[S]][1] : !llvm.struct<(i32, struct<(f32, f32)>)>
// CHECK-NEXT: %[[IM_1:.*]] = llvm.extractvalue %[[STRUCT_1]][1, 1] : !llvm.struct<(i32, struct<(f32, f32)>)>
// CHECK-NEXT: %[[RE:.*]] = llvm.extractvalue %[[S]][0] : !llvm.struct<(i32, struct<(f32, f32)>)>
// CHECK-NEXT: %[[IM_2:.*]] = llvm.extractvalue %[[S]][1] : !llvm.struct<(i32, struct<(f32, f32)>)>
// CHECK-NEXT: %[[IM_3:.*]] = llvm.extractvalue %[[S]][1, 0] : !llvm.struct<(i32, struct<(f32, f32)>)>
// CHECK-NEXT: %[[STRUCT_2:.*]] = llvm.insertvalue %[[F]], %[[STRUCT_1]][1, 1] : !llvm.struct<(i32, struct<(f32, f32)>)>
// CHECK-NEXT: %[[IM_4:.*]] = llvm.extractvalue %[[STRUCT_2]][1] : !llvm.struct<(i32, struct<(f32, f32)>)>
// CHECK-NEXT: %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[X]], %[[X]] [0, 1, 2, 3] : vector<4xf32>
// CHECK-NEXT: %[[SHUFFLEVECTOR_1:.*]] = llvm.shufflevector %[[X]], %[[X]] [4, 5, 6, 7] : vector<4xf32>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[F]], %[[UNDEF_1]][0] : !llvm.array<2 x f32>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[F]], %[[ARRAY]][1] : !llvm.array<2 x f32>
// CHECK-NEXT: %[[ARRAY_2:.*]] = llvm.insertvalue %[[CST]], %[[ARRAY]][0] : !llvm.array<2 x f32>
// CHECK-NEXT: "test.use"(%[[F]], %[[IM]], %[[F]], %[[IM_1]], %[[RE]], %[[IM_2]], %[[IM_3]], %[[IM_4]], %[[SHUFFLEVECTOR]], %[[SHUFFLEVECTOR_1]], %[[CST]], %[[POISON]], %[[UNDEF]], %[[ARRAY_1]], %[[ARRAY_2]], %[[F]], %[[CST]]) : (f32, f32, f32, f32, i32, !llvm.struct<(f32, f32)>, f32, !llvm.struct<(f32, f32)>, vector<4xf32>, vector<4xf32>, f32, f32, f32, !llvm.array<2 x f32>, !llvm.array<2 x f32>, f32, f32) -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
llvm.func @agg(%s: !llvm.struct<(i32, struct<(f32, f32)>)>, %t: !llvm.struct<(f32, f32)>, %f: f32, %x: vector<4xf32>) {
  %0 = llvm.insertvalue %f, %t[0] : !llvm.struct<(f32, f32)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
  %2 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
  %3 = llvm.insertvalue %0, %s[1] : !llvm.struct<(i32, struct<(f32, f32)>)>
  %4 = llvm.extractvalue %3[1, 0] : !llvm.struct<(i32, struct<(f32, f32)>)>
  %5 = llvm.extractvalue %3[1, 1] : !llvm.struct<(i32, struct<(f32, f32)>)>
  %6 = llvm.extractvalue %3[0] : !llvm.struct<(i32, struct<(f32, f32)>)>
  %7 = llvm.extractvalue %s[1] : !llvm.struct<(i32, struct<(f32, f32)>)>
  %8 = llvm.extractvalue %7[0] : !llvm.struct<(f32, f32)>
  %9 = llvm.insertvalue %f, %3[1, 1] : !llvm.struct<(i32, struct<(f32, f32)>)>
  %10 = llvm.extractvalue %9[1] : !llvm.struct<(i32, struct<(f32, f32)>)>
  %11 = llvm.shufflevector %x, %x [0, 1, 2, 3] : vector<4xf32>
  %12 = llvm.shufflevector %x, %x [4, 5, 6, 7] : vector<4xf32>
  %c = llvm.mlir.constant(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x f32>
  %13 = llvm.extractvalue %c[1] : !llvm.array<2 x f32>
  %14 = llvm.mlir.poison : !llvm.array<2 x f32>
  %15 = llvm.extractvalue %14[1] : !llvm.array<2 x f32>
  %16 = llvm.mlir.undef : !llvm.array<2 x f32>
  %17 = llvm.extractvalue %16[1] : !llvm.array<2 x f32>
  %18 = llvm.insertvalue %f, %16[0] : !llvm.array<2 x f32>
  %19 = llvm.insertvalue %f, %18[1] : !llvm.array<2 x f32>
  %20 = llvm.insertvalue %13, %18[0] : !llvm.array<2 x f32>
  %21 = llvm.extractvalue %19[0] : !llvm.array<2 x f32>
  %cs = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %22 = llvm.extractvalue %cs[1] : !llvm.struct<(i32, f32)>
  "test.use"(%1, %2, %4, %5, %6, %7, %8, %10, %11, %12, %13, %15, %17, %19, %20, %21, %22) : (f32, f32, f32, f32, i32, !llvm.struct<(f32, f32)>, f32, !llvm.struct<(f32, f32)>, vector<4xf32>, vector<4xf32>, f32, f32, f32, !llvm.array<2 x f32>, !llvm.array<2 x f32>, f32, f32) -> ()
  llvm.unreachable
}

// CHECK: llvm.mlir.global internal @g(1 : i32) {addr_space = 0 : i32} : i32
llvm.mlir.global internal @g(1 : i32) : i32

// CHECK-LABEL: llvm.func @cse(
// CHECK-SAME: %[[A:.*]]: i32) {
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[ADDRESS:.*]] = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[UNDEF:.*]] = llvm.mlir.undef : i32
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : i32
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %[[A]], %[[C1]] : i32
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.add %[[A]], %[[C1]] : i32
// CHECK-NEXT: "test.use"(%[[C1]], %[[C1]], %[[ADDRESS]], %[[ADDRESS]], %[[NULL]], %[[NULL]], %[[UNDEF]], %[[UNDEF]], %[[POISON]], %[[POISON]], %[[SUM]], %[[SUM_1]]) : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, i32, i32, i32) -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
llvm.func @cse(%a: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.addressof @g : !llvm.ptr
  %3 = llvm.mlir.addressof @g : !llvm.ptr
  %4 = llvm.mlir.zero : !llvm.ptr
  %5 = llvm.mlir.zero : !llvm.ptr
  %6 = llvm.mlir.undef : i32
  %7 = llvm.mlir.undef : i32
  %8 = llvm.mlir.poison : i32
  %9 = llvm.mlir.poison : i32
  %10 = llvm.add %a, %0 : i32
  %11 = llvm.add %a, %1 : i32
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11) : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, i32, i32, i32) -> ()
  llvm.unreachable
}

// CHECK-LABEL: llvm.func @branches(
// CHECK-SAME: %{{.*}}: i1, %[[A:.*]]: i32) -> i32 {
// CHECK-NEXT: %[[TRUE:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: llvm.cond_br %[[TRUE]], ^bb1, ^bb2(%[[A]] : i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2(%[[A]] : i32)
// CHECK-NEXT: ^bb2(%[[BLOCK_ARG:.*]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: llvm.switch %[[A]] : i32, ^bb3(%[[BLOCK_ARG]] : i32) [
// CHECK-NEXT: 1: ^bb3(%[[BLOCK_ARG]] : i32),
// CHECK-NEXT: 2: ^bb4
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb3(%[[BLOCK_ARG_1:.*]]: i32):  // 2 preds: ^bb2, ^bb2
// CHECK-NEXT: llvm.return %[[BLOCK_ARG_1]] : i32
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT: llvm.br ^bb5
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: llvm.return %[[A]] : i32
// CHECK-NEXT: }
llvm.func @branches(%c: i1, %a: i32) -> i32 {
  %t = llvm.mlir.constant(true) : i1
  llvm.cond_br %t, ^a, ^b(%a : i32)
^a:
  llvm.br ^b(%a : i32)
^b(%x: i32):
  llvm.switch %a : i32, ^c(%x : i32) [ 1: ^c(%x : i32), 2: ^d ]
^c(%y: i32):
  llvm.return %y : i32
^d:
  llvm.br ^e
^e:
  llvm.return %a : i32
}

// CHECK-LABEL: llvm.func @dead(
// CHECK-SAME: %[[P:.*]]: !llvm.ptr, %[[A:.*]]: i32, %{{.*}}: f32) {
// CHECK-NEXT: llvm.load volatile %[[P]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.call_intrinsic "llvm.bswap.i32"(%[[A]]) : (i32) -> i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @dead(%p: !llvm.ptr, %a: i32, %f: f32) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load volatile %p : !llvm.ptr -> i32
  %2 = llvm.add %a, %a : i32
  %3 = llvm.udiv %a, %a : i32
  %4 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  %5 = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i32) -> i32
  %6 = llvm.freeze %a : i32
  %7 = llvm.fdiv %f, %f : f32
  %8 = llvm.call_intrinsic "llvm.bswap.i32"(%a) : (i32) -> i32
  %9 = llvm.inline_asm "nop", "=r" : () -> i32
  %10 = llvm.intr.sqrt(%f) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: llvm.func @prefixes(
// CHECK-SAME: %[[S:.*]]: !llvm.struct<(i32, struct<(f32, f32)>)>, %[[T:.*]]: !llvm.struct<(f32, f32)>, %[[F:.*]]: f32, %{{.*}}: !llvm.struct<(struct<(i32, struct<(f32, f32)>)>)>) {
// CHECK-NEXT: %[[STRUCT:.*]] = llvm.insertvalue %[[T]], %[[S]][1] : !llvm.struct<(i32, struct<(f32, f32)>)>
// CHECK-NEXT: %[[IM:.*]] = llvm.extractvalue %[[STRUCT]][1, 1] : !llvm.struct<(i32, struct<(f32, f32)>)>
// CHECK-NEXT: %[[STRUCT_1:.*]] = llvm.insertvalue %[[F]], %[[T]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[STRUCT_2:.*]] = llvm.insertvalue %[[STRUCT_1]], %[[S]][1] : !llvm.struct<(i32, struct<(f32, f32)>)>
// CHECK-NEXT: %[[IM_1:.*]] = llvm.extractvalue %[[STRUCT_2]][1, 1] : !llvm.struct<(i32, struct<(f32, f32)>)>
// CHECK-NEXT: %[[IM_2:.*]] = llvm.extractvalue %[[STRUCT_2]][1, 1] : !llvm.struct<(i32, struct<(f32, f32)>)>
// CHECK-NEXT: %[[STRUCT_3:.*]] = llvm.insertvalue %[[F]], %[[STRUCT_2]][1, 0] : !llvm.struct<(i32, struct<(f32, f32)>)>
// CHECK-NEXT: %[[IM_3:.*]] = llvm.extractvalue %[[STRUCT_3]][1] : !llvm.struct<(i32, struct<(f32, f32)>)>
// CHECK-NEXT: %[[IM_4:.*]] = llvm.extractvalue %[[STRUCT_2]][1, 1] : !llvm.struct<(i32, struct<(f32, f32)>)>
// CHECK-NEXT: %[[RE:.*]] = llvm.extractvalue %[[S]][0] : !llvm.struct<(i32, struct<(f32, f32)>)>
// CHECK-NEXT: "test.use"(%[[IM]], %[[F]], %[[IM_1]], %[[IM_2]], %[[STRUCT_1]], %[[IM_3]], %[[IM_4]], %[[RE]]) : (f32, f32, f32, f32, !llvm.struct<(f32, f32)>, !llvm.struct<(f32, f32)>, f32, i32) -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
llvm.func @prefixes(%s: !llvm.struct<(i32, struct<(f32, f32)>)>, %t: !llvm.struct<(f32, f32)>, %f: f32, %u: !llvm.struct<(struct<(i32, struct<(f32, f32)>)>)>) {
  %a = llvm.insertvalue %t, %s[1] : !llvm.struct<(i32, struct<(f32, f32)>)>
  %0 = llvm.extractvalue %a[1, 1] : !llvm.struct<(i32, struct<(f32, f32)>)>
  %b = llvm.insertvalue %f, %t[0] : !llvm.struct<(f32, f32)>
  %c = llvm.insertvalue %b, %s[1] : !llvm.struct<(i32, struct<(f32, f32)>)>
  %1 = llvm.extractvalue %c[1, 0] : !llvm.struct<(i32, struct<(f32, f32)>)>
  %2 = llvm.extractvalue %c[1, 1] : !llvm.struct<(i32, struct<(f32, f32)>)>
  %i = llvm.extractvalue %c[0] : !llvm.struct<(i32, struct<(f32, f32)>)>
  %d = llvm.insertvalue %i, %c[0] : !llvm.struct<(i32, struct<(f32, f32)>)>
  %3 = llvm.extractvalue %d[1, 1] : !llvm.struct<(i32, struct<(f32, f32)>)>
  %4 = llvm.extractvalue %d[1] : !llvm.struct<(i32, struct<(f32, f32)>)>
  %e = llvm.insertvalue %f, %c[1, 0] : !llvm.struct<(i32, struct<(f32, f32)>)>
  %5 = llvm.extractvalue %e[1] : !llvm.struct<(i32, struct<(f32, f32)>)>
  %6 = llvm.extractvalue %e[1, 1] : !llvm.struct<(i32, struct<(f32, f32)>)>
  %7 = llvm.extractvalue %e[0] : !llvm.struct<(i32, struct<(f32, f32)>)>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (f32, f32, f32, f32, !llvm.struct<(f32, f32)>,!llvm.struct<(f32, f32)>, f32, i32) -> ()
  llvm.unreachable
}

// CHECK-LABEL: llvm.func @zeros() {
// CHECK-NEXT: %[[C2:.*]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %[[UNDEF:.*]] = llvm.mlir.undef : !llvm.struct<(f32)>
// CHECK-NEXT: %[[UNDEF_1:.*]] = llvm.mlir.undef : f32
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT: %[[ZERO:.*]] = llvm.mlir.zero : i32
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[C1]][0, 1] : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[C1]][0] : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT: "test.use"(%[[ZERO]], %[[ZERO]], %[[ELEMENT]], %[[ELEMENT_1]], %[[UNDEF_1]], %[[UNDEF]], %[[C2]], %[[ZERO]]) : (i32, i32, i32, !llvm.array<2 x i32>, f32, !llvm.struct<(f32)>, i32, i32) -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
llvm.func @zeros() {
  %0 = llvm.mlir.zero : !llvm.struct<(i32, f32)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, f32)>
  %2 = llvm.mlir.zero : !llvm.array<2 x i32>
  %3 = llvm.extractvalue %2[0] : !llvm.array<2 x i32>
  %4 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  %5 = llvm.extractvalue %4[0, 1] : !llvm.array<2 x array<2 x i32>>
  %6 = llvm.extractvalue %4[0] : !llvm.array<2 x array<2 x i32>>
  %7 = llvm.mlir.undef : !llvm.struct<(i32, struct<(f32)>)>
  %8 = llvm.extractvalue %7[1, 0] : !llvm.struct<(i32, struct<(f32)>)>
  %9 = llvm.extractvalue %7[1] : !llvm.struct<(i32, struct<(f32)>)>
  %11 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : !llvm.array<2 x i32>
  %12 = llvm.extractvalue %11[1] : !llvm.array<2 x i32>
  %13 = llvm.mlir.constant(sparse<[[0]], [1]> : tensor<2xi32>) : !llvm.array<2 x i32>
  %14 = llvm.extractvalue %13[1] : !llvm.array<2 x i32>
  "test.use"(%1, %3, %5, %6, %8, %9, %12, %14) : (i32, i32, i32, !llvm.array<2 x i32>, f32, !llvm.struct<(f32)>, i32, i32) -> ()
  llvm.unreachable
}

// CHECK-LABEL: llvm.func @elements(
// CHECK-SAME: %{{.*}}: f32) {
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[ZERO:.*]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: "test.use"(%[[C0]], %[[C1]], %[[C0]], %[[C1]], %[[C0]], %[[ZERO]], %[[ONE]]) : (i32, i32, i32, i32, i32, f32, f32) -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
llvm.func @elements(%f: f32) {
  %13 = llvm.mlir.constant(sparse<[[0]], [1]> : tensor<2xi32>) : !llvm.array<2 x i32>
  %14 = llvm.extractvalue %13[1] : !llvm.array<2 x i32>
  %15 = llvm.extractvalue %13[0] : !llvm.array<2 x i32>
  %16 = llvm.mlir.constant(dense<[1,0]> : tensor<2xi32>) : !llvm.array<2 x i32>
  %17 = llvm.extractvalue %16[1] : !llvm.array<2 x i32>
  %18 = llvm.extractvalue %16[0] : !llvm.array<2 x i32>
  %c = llvm.mlir.constant(0 : i8) : i8
  %19 = llvm.zext %c : i8 to i32
  %20 = llvm.mlir.constant(dense<[1.0,0.0]> : tensor<2xf32>) : !llvm.array<2 x f32>
  %21 = llvm.extractvalue %20[1] : !llvm.array<2 x f32>
  %22 = llvm.mlir.constant(dense<1.0> : tensor<2xf32>) : !llvm.array<2 x f32>
  %23 = llvm.extractvalue %22[1] : !llvm.array<2 x f32>
  "test.use"(%14, %15, %17, %18, %19, %21, %23) : (i32, i32, i32, i32, i32, f32, f32) -> ()
  llvm.unreachable
}

// CHECK-LABEL: llvm.func @volatile(
// CHECK-SAME: %[[P:.*]]: !llvm.ptr) {
// CHECK-NEXT: llvm.load volatile %[[P]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.load %[[P]] atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @volatile(%p: !llvm.ptr) {
  %1 = llvm.load volatile %p : !llvm.ptr -> i32
  %2 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %3 = llvm.load %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// Extracts of constants that were inserted.
// CHECK-LABEL: llvm.func @constant_part_of_inserted() -> i32 {
// CHECK-NEXT: %[[C4:.*]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: llvm.return %[[C4]] : i32
llvm.func @constant_part_of_inserted() -> i32 {
  %k = llvm.mlir.constant([3 : i32, 4 : i32]) : !llvm.struct<(i32, i32)>
  %u = llvm.mlir.undef : !llvm.struct<(i32, struct<(i32, i32)>)>
  %0 = llvm.insertvalue %k, %u[1] : !llvm.struct<(i32, struct<(i32, i32)>)>
  %1 = llvm.extractvalue %0[1, 1] : !llvm.struct<(i32, struct<(i32, i32)>)>
  llvm.return %1 : i32
}
