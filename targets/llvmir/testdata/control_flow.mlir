// Branches; phi nodes; separate blocks for edges with the same target; block
// addresses; unreachable code.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file %s | FileCheck %s

// CHECK-LABEL: define void @ctl(
// CHECK-SAME: i1 %[[C:[0-9]+]], ptr %[[P:[0-9]+]], i32 %[[I:[0-9]+]], i64 %[[X:[0-9]+]]) {
// CHECK-NEXT: br i1 %[[C]], label %[[BLOCK:[0-9]+]], label %[[BLOCK]], !prof !1
// CHECK: [[BLOCK]]:
// CHECK-NEXT: switch i64 %[[X]], label %[[BLOCK_1:[0-9]+]] [
// CHECK-NEXT: i64 -1, label %[[BLOCK_1]]
// CHECK-NEXT: i64 5, label %[[BLOCK_2:[0-9]+]]
// CHECK-NEXT: i64 9223372036854775807, label %[[BLOCK_1]]
// CHECK-NEXT: ], !prof !2
// CHECK: [[BLOCK_1]]:
// CHECK-NEXT: indirectbr ptr %[[P]], [label %[[BLOCK_3:[0-9]+]], label %[[BLOCK_2]], label %[[BLOCK_4:[0-9]+]]]
// CHECK: [[BLOCK_2]]:
// CHECK-NEXT: switch i32 %[[I]], label %[[BLOCK]] [
// CHECK-NEXT: ]
// CHECK: [[BLOCK_3]]:
// CHECK-NEXT: phi i32 [ %[[PHI:[0-9]+]], %[[BLOCK_4]] ], [ %[[I]], %[[BLOCK_1]] ]
// CHECK-NEXT: store ptr blockaddress(@ctl, %[[BLOCK_2]]), ptr %[[P]], align 8
// CHECK-NEXT: store ptr blockaddress(@ctl2, %{{[0-9]+}}), ptr %[[P]], align 8
// CHECK-NEXT: br label %[[BLOCK_2]]
// CHECK: [[BLOCK_4]]:
// CHECK-NEXT: %[[PHI]] = phi i32 [ %[[I]], %[[BLOCK_1]] ]
// CHECK-NEXT: br label %[[BLOCK_3]]
// CHECK-LABEL: define void @ctl2() {
// CHECK-NEXT: br label %[[BLOCK:[0-9]+]]
// CHECK: [[BLOCK]]:
// CHECK-NEXT: ret void
// CHECK: !1 = !{!"branch_weights", i32 5, i32 6}
// CHECK: !2 = !{!"branch_weights", i32 1, i32 2, i32 3, i32 4}

llvm.func @ctl(%c: i1, %p: !llvm.ptr, %i: i32, %x: i64) {
 llvm.cond_br %c weights([5, 6]), ^a, ^a
^a:
 llvm.switch %x : i64, ^b [ -1: ^b, 5: ^d, 9223372036854775807: ^b ] {branch_weights = array<i32: 1, 2, 3, 4>}
^b:
 llvm.indirectbr %p : !llvm.ptr, [ ^e(%i : i32), ^d, ^e(%i : i32) ]
^d:
 llvm.blocktag <id = 1>
 llvm.switch %i : i32, ^a [
 ]
^e(%z : i32):
 %t = llvm.blockaddress <function = @ctl, tag = <id = 1>> : !llvm.ptr
 %t2 = llvm.blockaddress <function = @ctl2, tag = <id = 2>> : !llvm.ptr
 llvm.store %t, %p : !llvm.ptr, !llvm.ptr
 llvm.store %t2, %p : !llvm.ptr, !llvm.ptr
 llvm.br ^d
}
llvm.func @ctl2() {
 llvm.br ^a
^a:
 llvm.blocktag <id = 2>
 llvm.return
}

// -----

// CHECK: target datalayout = "e-p:32:32"
// CHECK: target triple = "x86_64-pc-windows-msvc"
// CHECK-LABEL: define i32 @dup(
// CHECK-SAME: i1 %[[C:[0-9]+]], i32 %[[X:[0-9]+]], i32 %[[Y:[0-9]+]]) {
// CHECK-NEXT: br i1 %[[C]], label %[[BLOCK:[0-9]+]], label %[[BLOCK_1:[0-9]+]]
// CHECK: [[BLOCK]]:
// CHECK-NEXT: %[[PHI:.*]] = phi i32 [ %[[PHI_1:[0-9]+]], %[[BLOCK_1]] ], [ %[[X]], %[[BLOCK_2:[0-9]+]] ]
// CHECK-NEXT: switch i32 %[[PHI]], label %[[BLOCK_3:[0-9]+]] [
// CHECK-NEXT: i32 1, label %[[BLOCK_4:[0-9]+]]
// CHECK-NEXT: i32 2, label %[[BLOCK_5:[0-9]+]]
// CHECK-NEXT: i32 3, label %[[BLOCK_6:[0-9]+]]
// CHECK-NEXT: ]
// CHECK: [[BLOCK_3]]:
// CHECK-NEXT: %[[PHI_2:.*]] = phi i32 [ %[[PHI_3:[0-9]+]], %[[BLOCK_5]] ], [ %[[PHI_4:[0-9]+]], %[[BLOCK_4]] ], [ %[[X]], %[[BLOCK]] ]
// CHECK-NEXT: ret i32 %[[PHI_2]]
// CHECK: [[BLOCK_6]]:
// CHECK-NEXT: br i1 %[[C]], label %[[BLOCK_6]], label %[[BLOCK_6]]
// CHECK: [[BLOCK_1]]:
// CHECK-NEXT: %[[PHI_1]] = phi i32 [ %[[Y]], %[[BLOCK_2]] ]
// CHECK-NEXT: br label %[[BLOCK]]
// CHECK: [[BLOCK_4]]:
// CHECK-NEXT: %[[PHI_4]] = phi i32 [ %[[Y]], %[[BLOCK]] ]
// CHECK-NEXT: br label %[[BLOCK_3]]
// CHECK: [[BLOCK_5]]:
// CHECK-NEXT: %[[PHI_3]] = phi i32 [ %[[PHI]], %[[BLOCK]] ]
// CHECK-NEXT: br label %[[BLOCK_3]]
// CHECK: !1 = !{i32 2, !"CodeView", i32 1}

module attributes {llvm.data_layout = "e-p:32:32", llvm.target_triple = "x86_64-pc-windows-msvc"} {
llvm.func @dup(%c: i1, %x: i32, %y: i32) -> i32 {
  llvm.cond_br %c, ^a(%x : i32), ^a(%y : i32)
^a(%z: i32):
  llvm.switch %z : i32, ^b(%x : i32) [ 1: ^b(%y : i32), 2: ^b(%z : i32), 3: ^c ]
^b(%w: i32):
  llvm.return %w : i32
^c:
  llvm.cond_br %c, ^c, ^c
}
}

// -----

// CHECK-LABEL: define void @dead(
// CHECK-SAME: i32 %[[I:[0-9]+]]) {
// CHECK-NEXT: ret void
// CHECK: [[BLOCK_1:[0-9]+]]:
// CHECK-NEXT: %[[PHI:.*]] = phi i32 [ %[[SUM:[0-9]+]], %[[BLOCK:[0-9]+]] ]
// CHECK-NEXT: add i32 %[[PHI]], poison
// CHECK-NEXT: br label %[[BLOCK]]
// CHECK: [[BLOCK]]:
// CHECK-NEXT: %[[SUM]] = add i32 %[[I]], %[[I]]
// CHECK-NEXT: br label %[[BLOCK_1]]

llvm.func @dead(%i: i32) {
 llvm.return
^dead(%y: i32):
 %s = llvm.add %y, %w : i32
 llvm.br ^dead2
^dead2:
 %w = llvm.add %i, %i : i32
 llvm.br ^dead(%w: i32)
}
