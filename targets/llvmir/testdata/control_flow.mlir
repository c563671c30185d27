// Branches; phi nodes; separate blocks for edges with the same target; block
// addresses; unreachable code.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file %s | FileCheck %s

// CHECK-LABEL: define void @ctl(i1 %0, ptr %1, i32 %2, i64 %3) {
// CHECK-NEXT: br i1 %0, label %5, label %5, !prof !1
// CHECK: 5:
// CHECK-NEXT: switch i64 %3, label %6 [
// CHECK-NEXT: i64 -1, label %6
// CHECK-NEXT: i64 5, label %7
// CHECK-NEXT: i64 9223372036854775807, label %6
// CHECK-NEXT: ], !prof !2
// CHECK: 6:
// CHECK-NEXT: indirectbr ptr %1, [label %8, label %7, label %10]
// CHECK: 7:
// CHECK-NEXT: switch i32 %2, label %5 [
// CHECK-NEXT: ]
// CHECK: 8:
// CHECK-NEXT: %9 = phi i32 [ %11, %10 ], [ %2, %6 ]
// CHECK-NEXT: store ptr blockaddress(@ctl, %7), ptr %1, align 8
// CHECK-NEXT: store ptr blockaddress(@ctl2, %1), ptr %1, align 8
// CHECK-NEXT: br label %7
// CHECK: 10:
// CHECK-NEXT: %11 = phi i32 [ %2, %6 ]
// CHECK-NEXT: br label %8
// CHECK-LABEL: define void @ctl2() {
// CHECK-NEXT: br label %1
// CHECK: 1:
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
// CHECK-LABEL: define i32 @dup(i1 %0, i32 %1, i32 %2) {
// CHECK-NEXT: br i1 %0, label %4, label %9
// CHECK: 4:
// CHECK-NEXT: %5 = phi i32 [ %10, %9 ], [ %1, %3 ]
// CHECK-NEXT: switch i32 %5, label %6 [
// CHECK-NEXT: i32 1, label %11
// CHECK-NEXT: i32 2, label %13
// CHECK-NEXT: i32 3, label %8
// CHECK-NEXT: ]
// CHECK: 6:
// CHECK-NEXT: %7 = phi i32 [ %14, %13 ], [ %12, %11 ], [ %1, %4 ]
// CHECK-NEXT: ret i32 %7
// CHECK: 8:
// CHECK-NEXT: br i1 %0, label %8, label %8
// CHECK: 9:
// CHECK-NEXT: %10 = phi i32 [ %2, %3 ]
// CHECK-NEXT: br label %4
// CHECK: 11:
// CHECK-NEXT: %12 = phi i32 [ %2, %4 ]
// CHECK-NEXT: br label %6
// CHECK: 13:
// CHECK-NEXT: %14 = phi i32 [ %5, %4 ]
// CHECK-NEXT: br label %6
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

// CHECK-LABEL: define void @dead(i32 %0) {
// CHECK-NEXT: ret void
// CHECK: 2:
// CHECK-NEXT: %3 = phi i32 [ %6, %5 ]
// CHECK-NEXT: %4 = add i32 %3, poison
// CHECK-NEXT: br label %5
// CHECK: 5:
// CHECK-NEXT: %6 = add i32 %0, %0
// CHECK-NEXT: br label %2

llvm.func @dead(%i: i32) {
 llvm.return
^dead(%y: i32):
 %s = llvm.add %y, %w : i32
 llvm.br ^dead2
^dead2:
 %w = llvm.add %i, %i : i32
 llvm.br ^dead(%w: i32)
}
