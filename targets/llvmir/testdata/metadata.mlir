// Loops, alias scopes, TBAA, branch weights.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file %s | FileCheck %s
// RUN: mlir-translate --mlir-to-llvmir --split-input-file --output-split-marker=";;part;;" %s \
// RUN:   | mlir-translate --import-llvm --split-input-file=";;part;;" --output-split-marker=";;part;;" \
// RUN:   | mlir-translate --mlir-to-llvmir --split-input-file=";;part;;" | FileCheck %s

// CHECK-LABEL: define void @f(
// CHECK-SAME: i1 %[[C:[0-9]+]], ptr %[[P:[0-9]+]], i64 %[[I:[0-9]+]]) {
// CHECK-NEXT: br label %[[BLOCK:[0-9]+]], !llvm.loop !1
// CHECK: [[BLOCK]]:
// CHECK-NEXT: load i32, ptr %[[P]], align 4, !tbaa !26, !alias.scope !30, !noalias !34, !llvm.access.group !36
// CHECK-NEXT: load i32, ptr %[[P]], align 4, !tbaa !37, !alias.scope !38, !llvm.access.group !24
// CHECK-NEXT: load i32, ptr %[[P]], align 4, !tbaa !39, !nontemporal !42
// CHECK-NEXT: load ptr, ptr %[[P]], align 8, !invariant.load !43, !dereferenceable !44, !invariant.group !43
// CHECK-NEXT: inttoptr i64 %[[I]] to ptr, !dereferenceable_or_null !45
// CHECK-NEXT: br i1 %[[C]], label %[[BLOCK]], label %[[BLOCK_1:[0-9]+]], !prof !46, !llvm.loop !47
// CHECK: [[BLOCK_1]]:
// CHECK-NEXT: br i1 %[[C]], label %[[BLOCK_1]], label %[[BLOCK_2:[0-9]+]], !llvm.loop !50
// CHECK: [[BLOCK_2]]:
// CHECK-NEXT: ret void
// CHECK: !1 = distinct !{!1, !2, !3, !4, !5, !6, !7, !8, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23}
// CHECK: !2 = !{!"llvm.loop.mustprogress"}
// CHECK: !3 = !{!"llvm.loop.isvectorized", i32 1}
// CHECK: !4 = !{!"llvm.loop.vectorize.enable", i1 true}
// CHECK: !5 = !{!"llvm.loop.vectorize.predicate.enable", i1 true}
// CHECK: !6 = !{!"llvm.loop.vectorize.scalable.enable", i1 false}
// CHECK: !7 = !{!"llvm.loop.vectorize.width", i32 16}
// CHECK: !8 = !{!"llvm.loop.vectorize.followup_all", !9}
// CHECK: !9 = distinct !{!9, !10}
// CHECK: !10 = !{!"llvm.loop.disable_nonforced"}
// CHECK: !11 = !{!"llvm.loop.interleave.count", i32 8}
// CHECK: !12 = !{!"llvm.loop.unroll.disable"}
// CHECK: !13 = !{!"llvm.loop.unroll.count", i32 4}
// CHECK: !14 = !{!"llvm.loop.unroll.followup_unrolled", !9}
// CHECK: !15 = !{!"llvm.loop.unroll_and_jam.enable"}
// CHECK: !16 = !{!"llvm.loop.unroll_and_jam.count", i32 2}
// CHECK: !17 = !{!"llvm.loop.licm_versioning.disable"}
// CHECK: !18 = !{!"llvm.loop.distribute.enable", i1 false}
// CHECK: !19 = !{!"llvm.loop.pipeline.disable", i1 false}
// CHECK: !20 = !{!"llvm.loop.pipeline.initiationinterval", i32 3}
// CHECK: !21 = !{!"llvm.loop.peeled.count", i32 5}
// CHECK: !22 = !{!"llvm.loop.unswitch.partial.disable"}
// CHECK: !23 = !{!"llvm.loop.parallel_accesses", !24, !25}
// CHECK: !24 = distinct !{}
// CHECK: !25 = distinct !{}
// CHECK: !26 = !{!27, !28, i64 4}
// CHECK: !27 = !{!"str", !28, i64 0, !28, i64 4}
// CHECK: !28 = !{!"char", !29, i64 0}
// CHECK: !29 = !{!"root"}
// CHECK: !30 = !{!31, !33}
// CHECK: !31 = distinct !{!31, !32, !"sc1"}
// CHECK: !32 = distinct !{!32, !"dom"}
// CHECK: !33 = distinct !{!33, !32}
// CHECK: !34 = !{!35}
// CHECK: !35 = !{!"str", !32}
// CHECK: !36 = !{!24, !25}
// CHECK: !37 = !{!28, !28, i64 0, i64 1}
// CHECK: !38 = !{!31}
// CHECK: !39 = !{!40, !40, i64 0}
// CHECK: !40 = !{!"x", !41, i64 0}
// CHECK: !41 = distinct !{!41}
// CHECK: !42 = !{i32 1}
// CHECK: !43 = !{}
// CHECK: !44 = !{i64 4}
// CHECK: !45 = !{i64 8}
// CHECK: !46 = !{!"branch_weights", i32 3, i32 4}
// CHECK: !47 = distinct !{!47, !10, !48, !49}
// CHECK: !48 = !{!"llvm.loop.isvectorized", i32 0}
// CHECK: !49 = !{!"llvm.loop.parallel_accesses", !24}
// CHECK: !50 = distinct !{!50, !51}
// CHECK: !51 = !{!"llvm.loop.unroll.enable"}

#grp1 = #llvm.access_group<id = distinct[0]<>>
#grp2 = #llvm.access_group<id = distinct[1]<>>
#fu = #llvm.loop_annotation<disableNonforced=true>
#lu = #llvm.loop_unroll<disable=true, count=4:i32, full=false, followupUnrolled=#fu>
#lv = #llvm.loop_vectorize<disable=false, predicateEnable=true, scalableEnable=false, width = 16 : i32, followupAll=#fu>
#lj = #llvm.loop_unroll_and_jam<disable=false, count = 2:i32>
#ll = #llvm.loop_licm<disable=false,versioningDisable=true>
#ld = #llvm.loop_distribute<disable=true>
#lp = #llvm.loop_pipeline<disable=false, initiationinterval = 3 : i32>
#le = #llvm.loop_peeled<count=5:i32>
#ls = #llvm.loop_unswitch<partialDisable=true>
#li = #llvm.loop_interleave<count = 8:i32>
#la = #llvm.loop_annotation<disableNonforced=false, mustProgress=true, isVectorized=true, unroll=#lu, vectorize=#lv, unrollAndJam=#lj, licm=#ll, distribute=#ld, pipeline=#lp, peeled=#le, unswitch=#ls, interleave=#li, parallelAccesses=#grp1,#grp2>
#la1 = #llvm.loop_annotation<mustProgress=false, isVectorized=false, disableNonforced=true, parallelAccesses=#grp1>
#la2 = #llvm.loop_annotation<unroll=<disable=false>>
#d = #llvm.alias_scope_domain<id = distinct[2]<>, description = "dom">
#s1 = #llvm.alias_scope<id = distinct[3]<>, domain = #d, description = "sc1">
#s2 = #llvm.alias_scope<id = distinct[4]<>, domain = #d>
#s3 = #llvm.alias_scope<id = "str", domain = #d>
#root = #llvm.tbaa_root<id = "root">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#str = #llvm.tbaa_type_desc<id = "str", members = {<#char, 0>, <#char, 4>}>
#tag = #llvm.tbaa_tag<base_type = #str, access_type = #char, offset = 4>
#tagc = #llvm.tbaa_tag<base_type = #char, access_type = #char, offset = 0, constant = true>
#roota = #llvm.tbaa_root
#tagr = #llvm.tbaa_tag<base_type = <id="x", members={<#roota, 0>}>, access_type = <id="x", members={<#roota, 0>}>, offset = 0>
llvm.func @f(%c: i1, %p: !llvm.ptr, %i: i64) {
  llvm.br ^bb1 {loop_annotation = #la}
^bb1:
  %0 = llvm.load %p {access_groups = [#grp1, #grp2], alias_scopes=[#s1,#s2], noalias_scopes=[#s3], tbaa=[#tag]} : !llvm.ptr -> i32
  %1 = llvm.load %p {access_groups = [#grp1], alias_scopes=[#s1], tbaa=[#tagc]} : !llvm.ptr -> i32
  %2 = llvm.load %p {nontemporal, tbaa=[#tagr]} : !llvm.ptr -> i32
  %3 = llvm.load %p invariant invariant_group dereferenceable<bytes = 4> : !llvm.ptr -> !llvm.ptr
  %4 = llvm.inttoptr %i dereferenceable<bytes = 8, mayBeNull = true> : i64 to !llvm.ptr
  llvm.cond_br %c weights([3,4]), ^bb1, ^bb2 {loop_annotation = #la1}
^bb2:
  llvm.cond_br %c, ^bb2, ^bb3 {loop_annotation = #la2}
^bb3:
  llvm.return
}

// -----

// CHECK-LABEL: define void @m(
// CHECK-SAME: ptr %[[P:[0-9]+]]) {
// CHECK-NEXT: load i32, ptr %[[P]], align 4, !mmra !1
// CHECK-NEXT: fence acquire, !mmra !2
// CHECK-NEXT: load i32, ptr %[[P]], align 4
// CHECK-NEXT: ret void
// CHECK: !1 = !{!"foo", !"bar"}
// CHECK: !2 = !{!1, !3}
// CHECK: !3 = !{!"x", !"y"}

llvm.func @m(%p: !llvm.ptr) {
  %0 = llvm.load %p {llvm.mmra = #llvm.mmra_tag<"foo":"bar">} : !llvm.ptr -> i32
  llvm.fence acquire {llvm.mmra = [#llvm.mmra_tag<"foo":"bar">, #llvm.mmra_tag<"x":"y">]} 
  %1 = llvm.load %p {llvm.mmra = []} : !llvm.ptr -> i32
  llvm.return
}
