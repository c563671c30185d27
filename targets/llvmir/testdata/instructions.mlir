// Instructions with their flags.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file %s | FileCheck %s
// RUN: mlir-translate --mlir-to-llvmir --split-input-file --output-split-marker=";;part;;" %s \
// RUN:   | mlir-translate --import-llvm --split-input-file=";;part;;" --output-split-marker=";;part;;" \
// RUN:   | mlir-translate --mlir-to-llvmir --split-input-file=";;part;;" | FileCheck %s

// CHECK-LABEL: define void @arith(i32 %0, i32 %1, float %2, float %3, <4 x float> %4, ptr %5, i64 %6, i1 %7, <4 x i32> %8) {
// CHECK-NEXT: %10 = add nuw nsw i32 %0, %1
// CHECK-NEXT: %11 = sub nuw i32 %0, %1
// CHECK-NEXT: %12 = mul i32 %0, %1
// CHECK-NEXT: %13 = udiv exact i32 %0, %1
// CHECK-NEXT: %14 = sdiv i32 %0, %1
// CHECK-NEXT: %15 = urem i32 %0, %1
// CHECK-NEXT: %16 = srem i32 %0, %1
// CHECK-NEXT: %17 = and i32 %0, %1
// CHECK-NEXT: %18 = or disjoint i32 %0, %1
// CHECK-NEXT: %19 = xor i32 %0, %1
// CHECK-NEXT: %20 = shl nsw i32 %0, %1
// CHECK-NEXT: %21 = lshr exact i32 %0, %1
// CHECK-NEXT: %22 = ashr i32 %0, %1
// CHECK-NEXT: %23 = fadd fast float %2, %3
// CHECK-NEXT: %24 = fsub fast float %2, %3
// CHECK-NEXT: %25 = fmul contract <4 x float> %4, %4
// CHECK-NEXT: %26 = fdiv float %2, %3
// CHECK-NEXT: %27 = frem float %2, %3
// CHECK-NEXT: %28 = fneg nsz float %2
// CHECK-NEXT: %29 = icmp slt i32 %0, %1
// CHECK-NEXT: %30 = icmp ne ptr %5, %5
// CHECK-NEXT: %31 = fcmp nnan olt float %2, %3
// CHECK-NEXT: %32 = fcmp uno <4 x float> %4, %4
// CHECK-NEXT: %33 = select nnan i1 %7, float %2, float %3
// CHECK-NEXT: %34 = select i1 %7, i32 %0, i32 %1
// CHECK-NEXT: %35 = freeze i32 %0
// CHECK-NEXT: %36 = bitcast i32 %0 to float
// CHECK-NEXT: %37 = addrspacecast ptr %5 to ptr addrspace(3)
// CHECK-NEXT: %38 = inttoptr i64 %6 to ptr
// CHECK-NEXT: %39 = ptrtoint ptr %5 to i64
// CHECK-NEXT: %40 = sext i32 %0 to i64
// CHECK-NEXT: %41 = zext nneg i32 %0 to i64
// CHECK-NEXT: %42 = trunc nsw i64 %6 to i32
// CHECK-NEXT: %43 = sitofp i32 %0 to float
// CHECK-NEXT: %44 = uitofp nneg i32 %0 to float
// CHECK-NEXT: %45 = fptosi float %2 to i32
// CHECK-NEXT: %46 = fptoui float %2 to i32
// CHECK-NEXT: %47 = fpext float %2 to double
// CHECK-NEXT: %48 = fptrunc double %47 to float
// CHECK-NEXT: %49 = extractelement <4 x float> %4, i32 %0
// CHECK-NEXT: %50 = insertelement <4 x float> %4, float %2, i32 %0
// CHECK-NEXT: %51 = shufflevector <4 x float> %4, <4 x float> %4, <5 x i32> <i32 0, i32 poison, i32 5, i32 7, i32 1>
// CHECK-NEXT: %52 = insertvalue { i32, [2 x float] } undef, i32 %0, 0
// CHECK-NEXT: %53 = insertvalue { i32, [2 x float] } %52, float %2, 1, 1
// CHECK-NEXT: %54 = extractvalue { i32, [2 x float] } %53, 1, 0
// CHECK-NEXT: %55 = add i32 poison, %0
// CHECK-NEXT: %56 = getelementptr inbounds nuw { i32, [2 x float] }, ptr %5, i32 %0, i32 1, i32 2
// CHECK-NEXT: %57 = getelementptr nusw float, ptr %5, <4 x i32> %8
// CHECK-NEXT: %58 = alloca float, i32 %0, align 16
// CHECK-NEXT: %59 = alloca inalloca float, i32 %0, align 4, addrspace(5)
// CHECK-NEXT: %60 = load volatile double, ptr %5, align 2, !nontemporal !1
// CHECK-NEXT: %61 = load atomic i64, ptr %5 syncscope("agent") acquire, align 8
// CHECK-NEXT: store volatile i64 %61, ptr %5, align 4, !invariant.group !2
// CHECK-NEXT: store atomic i64 %61, ptr %5 release, align 8
// CHECK-NEXT: %62 = atomicrmw add ptr %5, i32 %0 acq_rel, align 4
// CHECK-NEXT: %63 = atomicrmw volatile fadd ptr %5, float %2 syncscope("singlethread") monotonic, align 16
// CHECK-NEXT: %64 = atomicrmw uinc_wrap ptr %5, i32 %0 seq_cst, align 4
// CHECK-NEXT: %65 = cmpxchg weak volatile ptr %5, i32 %0, i32 %1 syncscope("x") acq_rel monotonic, align 8
// CHECK-NEXT: fence syncscope("agent") seq_cst
// CHECK-NEXT: fence release
// CHECK-NEXT: %66 = icmp eq <4 x i32> %8, %8
// CHECK-NEXT: %67 = select <4 x i1> %66, <4 x float> %4, <4 x float> %4
// CHECK-NEXT: %68 = va_arg ptr %5, i32
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
