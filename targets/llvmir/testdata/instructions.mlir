// Instructions with their flags.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file %s | FileCheck %s
// RUN: mlir-translate --mlir-to-llvmir --split-input-file --output-split-marker=";;part;;" %s \
// RUN:   | mlir-translate --import-llvm --split-input-file=";;part;;" --output-split-marker=";;part;;" \
// RUN:   | mlir-translate --mlir-to-llvmir --split-input-file=";;part;;" | FileCheck %s

// CHECK-LABEL: define void @arith(
// CHECK-SAME: i32 %[[A:[0-9]+]], i32 %[[B:[0-9]+]], float %[[F:[0-9]+]], float %[[G:[0-9]+]], <4 x float> %[[V:[0-9]+]], ptr %[[P:[0-9]+]], i64 %[[I64:[0-9]+]], i1 %[[C:[0-9]+]], <4 x i32> %[[VI:[0-9]+]]) {
// CHECK-NEXT: add nuw nsw i32 %[[A]], %[[B]]
// CHECK-NEXT: sub nuw i32 %[[A]], %[[B]]
// CHECK-NEXT: mul i32 %[[A]], %[[B]]
// CHECK-NEXT: udiv exact i32 %[[A]], %[[B]]
// CHECK-NEXT: sdiv i32 %[[A]], %[[B]]
// CHECK-NEXT: urem i32 %[[A]], %[[B]]
// CHECK-NEXT: srem i32 %[[A]], %[[B]]
// CHECK-NEXT: and i32 %[[A]], %[[B]]
// CHECK-NEXT: or disjoint i32 %[[A]], %[[B]]
// CHECK-NEXT: xor i32 %[[A]], %[[B]]
// CHECK-NEXT: shl nsw i32 %[[A]], %[[B]]
// CHECK-NEXT: lshr exact i32 %[[A]], %[[B]]
// CHECK-NEXT: ashr i32 %[[A]], %[[B]]
// CHECK-NEXT: fadd fast float %[[F]], %[[G]]
// CHECK-NEXT: fsub fast float %[[F]], %[[G]]
// CHECK-NEXT: fmul contract <4 x float> %[[V]], %[[V]]
// CHECK-NEXT: fdiv float %[[F]], %[[G]]
// CHECK-NEXT: frem float %[[F]], %[[G]]
// CHECK-NEXT: fneg nsz float %[[F]]
// CHECK-NEXT: icmp slt i32 %[[A]], %[[B]]
// CHECK-NEXT: icmp ne ptr %[[P]], %[[P]]
// CHECK-NEXT: fcmp nnan olt float %[[F]], %[[G]]
// CHECK-NEXT: fcmp uno <4 x float> %[[V]], %[[V]]
// CHECK-NEXT: select nnan i1 %[[C]], float %[[F]], float %[[G]]
// CHECK-NEXT: select i1 %[[C]], i32 %[[A]], i32 %[[B]]
// CHECK-NEXT: freeze i32 %[[A]]
// CHECK-NEXT: bitcast i32 %[[A]] to float
// CHECK-NEXT: addrspacecast ptr %[[P]] to ptr addrspace(3)
// CHECK-NEXT: inttoptr i64 %[[I64]] to ptr
// CHECK-NEXT: ptrtoint ptr %[[P]] to i64
// CHECK-NEXT: sext i32 %[[A]] to i64
// CHECK-NEXT: zext nneg i32 %[[A]] to i64
// CHECK-NEXT: trunc nsw i64 %[[I64]] to i32
// CHECK-NEXT: sitofp i32 %[[A]] to float
// CHECK-NEXT: uitofp nneg i32 %[[A]] to float
// CHECK-NEXT: fptosi float %[[F]] to i32
// CHECK-NEXT: fptoui float %[[F]] to i32
// CHECK-NEXT: %[[FPEXT:.*]] = fpext float %[[F]] to double
// CHECK-NEXT: fptrunc double %[[FPEXT]] to float
// CHECK-NEXT: extractelement <4 x float> %[[V]], i32 %[[A]]
// CHECK-NEXT: insertelement <4 x float> %[[V]], float %[[F]], i32 %[[A]]
// CHECK-NEXT: shufflevector <4 x float> %[[V]], <4 x float> %[[V]], <5 x i32> <i32 0, i32 poison, i32 5, i32 7, i32 1>
// CHECK-NEXT: %[[INSERTVALUE:.*]] = insertvalue { i32, [2 x float] } undef, i32 %[[A]], 0
// CHECK-NEXT: %[[INSERTVALUE_1:.*]] = insertvalue { i32, [2 x float] } %[[INSERTVALUE]], float %[[F]], 1, 1
// CHECK-NEXT: extractvalue { i32, [2 x float] } %[[INSERTVALUE_1]], 1, 0
// CHECK-NEXT: add i32 poison, %[[A]]
// CHECK-NEXT: getelementptr inbounds nuw { i32, [2 x float] }, ptr %[[P]], i32 %[[A]], i32 1, i32 2
// CHECK-NEXT: getelementptr nusw float, ptr %[[P]], <4 x i32> %[[VI]]
// CHECK-NEXT: alloca float, i32 %[[A]], align 16
// CHECK-NEXT: alloca inalloca float, i32 %[[A]], align 4, addrspace(5)
// CHECK-NEXT: load volatile double, ptr %[[P]], align 2, !nontemporal !1
// CHECK-NEXT: %[[LOAD:.*]] = load atomic i64, ptr %[[P]] syncscope("agent") acquire, align 8
// CHECK-NEXT: store volatile i64 %[[LOAD]], ptr %[[P]], align 4, !invariant.group !2
// CHECK-NEXT: store atomic i64 %[[LOAD]], ptr %[[P]] release, align 8
// CHECK-NEXT: atomicrmw add ptr %[[P]], i32 %[[A]] acq_rel, align 4
// CHECK-NEXT: atomicrmw volatile fadd ptr %[[P]], float %[[F]] syncscope("singlethread") monotonic, align 16
// CHECK-NEXT: atomicrmw uinc_wrap ptr %[[P]], i32 %[[A]] seq_cst, align 4
// CHECK-NEXT: cmpxchg weak volatile ptr %[[P]], i32 %[[A]], i32 %[[B]] syncscope("x") acq_rel monotonic, align 8
// CHECK-NEXT: fence syncscope("agent") seq_cst
// CHECK-NEXT: fence release
// CHECK-NEXT: %[[CMP:.*]] = icmp eq <4 x i32> %[[VI]], %[[VI]]
// CHECK-NEXT: select <4 x i1> %[[CMP]], <4 x float> %[[V]], <4 x float> %[[V]]
// CHECK-NEXT: va_arg ptr %[[P]], i32
// CHECK-NEXT: unreachable
// CHECK: !1 = !{i32 1}
// CHECK: !2 = !{}

llvm.func @arith(%a: i32, %b: i32, %f: f32, %g: f32, %v: vector<4xf32>, %p: !llvm.ptr, %i64: i64, %c: i1, %vi: vector<4xi32>) {
 %0 = llvm.add %a, %b overflow<nsw, nuw> : i32
 %1 = llvm.sub %a, %b overflow<nuw> : i32
 %2 = llvm.mul %a, %b : i32
 %3 = llvm.udiv exact %a, %b : i32
 %4 = llvm.sdiv %a, %b : i32
 %5 = llvm.urem %a, %b : i32
 %6 = llvm.srem %a, %b : i32
 %7 = llvm.and %a, %b : i32
 %8 = llvm.or disjoint %a, %b : i32
 %9 = llvm.xor %a, %b : i32
 %10 = llvm.shl %a, %b overflow<nsw> : i32
 %11 = llvm.lshr exact %a, %b : i32
 %12 = llvm.ashr %a, %b : i32
 %13 = llvm.fadd %f, %g {fastmathFlags = #llvm.fastmath<fast>} : f32
 %14 = llvm.fsub %f, %g {fastmathFlags = #llvm.fastmath<nnan, ninf, nsz, arcp, contract, afn, reassoc>} : f32
 %15 = llvm.fmul %v, %v {fastmathFlags = #llvm.fastmath<contract>}: vector<4xf32>
 %16 = llvm.fdiv %f, %g : f32
 %17 = llvm.frem %f, %g : f32
 %18 = llvm.fneg %f {fastmathFlags = #llvm.fastmath<nsz>} : f32
 %19 = llvm.icmp "slt" %a, %b : i32
 %20 = llvm.icmp "ne" %p, %p : !llvm.ptr
 %21 = llvm.fcmp "olt" %f, %g {fastmathFlags = #llvm.fastmath<nnan>} : f32
 %22 = llvm.fcmp "uno" %v, %v : vector<4xf32>
 %23 = llvm.select %c, %f, %g {fastmathFlags = #llvm.fastmath<nnan>} : i1, f32
 %24 = llvm.select %c, %a, %b : i1, i32
 %25 = llvm.freeze %a : i32
 %26 = llvm.bitcast %a : i32 to f32
 %27 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
 %28 = llvm.inttoptr %i64 : i64 to !llvm.ptr
 %29 = llvm.ptrtoint %p : !llvm.ptr to i64
 %30 = llvm.sext %a : i32 to i64
 %31 = llvm.zext nneg %a : i32 to i64
 %32 = llvm.trunc %i64 overflow<nsw> : i64 to i32
 %33 = llvm.sitofp %a : i32 to f32
 %34 = llvm.uitofp nneg %a : i32 to f32
 %35 = llvm.fptosi %f : f32 to i32
 %36 = llvm.fptoui %f : f32 to i32
 %37 = llvm.fpext %f : f32 to f64
 %38 = llvm.fptrunc %37 : f64 to f32
 %39 = llvm.bitcast %f : f32 to f32
 %40 = llvm.extractelement %v[%a : i32] : vector<4xf32>
 %41 = llvm.insertelement %f, %v[%a : i32] : vector<4xf32>
 %42 = llvm.shufflevector %v, %v [0, -1, 5, 7, 1] : vector<4xf32>
 %u = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>)>
 %43 = llvm.insertvalue %a, %u[0] : !llvm.struct<(i32, array<2 x f32>)>
 %44 = llvm.insertvalue %f, %43[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
 %45 = llvm.extractvalue %44[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
 %z = llvm.mlir.zero : !llvm.ptr
 %po = llvm.mlir.poison : i32
 %46 = llvm.add %po, %a : i32
 %47 = llvm.getelementptr inbounds|nuw %p[%a, 1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, array<2 x f32>)>
 %48 = llvm.getelementptr nusw %p[%vi] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
 %49 = llvm.alloca %a x f32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
 %50 = llvm.alloca inalloca %a x f32 : (i32) -> !llvm.ptr<5>
 %51 = llvm.load volatile %p {alignment = 2 : i64, nontemporal} : !llvm.ptr -> f64
 %52 = llvm.load %p atomic syncscope("agent") acquire {alignment = 8 : i64} : !llvm.ptr -> i64
 llvm.store volatile %52, %p invariant_group : i64, !llvm.ptr
 llvm.store %52, %p atomic release {alignment = 8 : i64} : i64, !llvm.ptr
 %53 = llvm.atomicrmw add %p, %a acq_rel : !llvm.ptr, i32
 %54 = llvm.atomicrmw volatile fadd %p, %f syncscope("singlethread") monotonic {alignment = 16 : i64} : !llvm.ptr, f32
 %55 = llvm.atomicrmw uinc_wrap %p, %a seq_cst : !llvm.ptr, i32
 %56 = llvm.cmpxchg weak volatile %p, %a, %b syncscope("x") acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i32
 llvm.fence syncscope("agent") seq_cst
 llvm.fence release
 %57 = llvm.icmp "eq" %vi, %vi : vector<4xi32>
 %58 = llvm.select %57, %v, %v : vector<4xi1>, vector<4xf32>
 %59 = llvm.va_arg %p : (!llvm.ptr) -> i32
 llvm.unreachable
}
