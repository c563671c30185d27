// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK-LABEL: llvm.func @branches(
// CHECK-SAME: %[[C:.*]]: i1, %[[I:.*]]: i32, %[[F:.*]]: f32) -> i32 {
// CHECK-NEXT: llvm.br ^bb1(%[[I]] : i32)
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: i32):  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT: llvm.cond_br %[[C]], ^bb2, ^bb3(%[[BLOCK_ARG]], %[[F]] : i32, f32)
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT: llvm.cond_br %[[C]] weights([3, 4]), ^bb1(%[[I]] : i32), ^bb4
// CHECK-NEXT: ^bb3(%[[BLOCK_ARG_1:.*]]: i32, %{{.*}}: f32):  // pred: ^bb1
// CHECK-NEXT: llvm.switch %[[BLOCK_ARG_1]] : i32, ^bb4 [
// CHECK-NEXT: 42: ^bb1(%[[BLOCK_ARG_1]] : i32),
// CHECK-NEXT: -3: ^bb2
// CHECK-NEXT: ] {branch_weights = array<i32: 1, 2, 3>}
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT: llvm.switch %[[I]] : i32, ^bb5(%[[F]] : f32) [
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb5(%{{.*}}: f32):  // pred: ^bb4
// CHECK-NEXT: llvm.return %[[I]] : i32
// CHECK-NEXT: }
llvm.func @branches(%c: i1, %i: i32, %f: f32) -> i32 {
  llvm.br ^bb1(%i : i32)
^bb1(%0: i32):
  llvm.cond_br %c, ^bb2, ^bb3(%0, %f : i32, f32)
^bb2:
  llvm.cond_br %c weights([3, 4]), ^bb1(%i : i32), ^bb4
^bb3(%1: i32, %2: f32):
  llvm.switch %1 : i32, ^bb4 [
    42: ^bb1(%1 : i32),
    -3: ^bb2
  ] {branch_weights = array<i32: 1, 2, 3>}
^bb4:
  llvm.switch %i : i32, ^bb5(%f : f32) [
  ]
^bb5(%3: f32):
  llvm.return %i : i32
}

// CHECK-LABEL: llvm.func @indirect(
// CHECK-SAME: %[[I:.*]]: i32) {
// CHECK-NEXT: %[[BLOCKADDRESS:.*]] = llvm.blockaddress <function = @indirect, tag = <id = 1>> : !llvm.ptr
// CHECK-NEXT: llvm.indirectbr %[[BLOCKADDRESS]] : !llvm.ptr, [
// CHECK-NEXT: ^bb1(%[[I]] : i32),
// CHECK-NEXT: ^bb2
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%{{.*}}: i32):  // pred: ^bb0
// CHECK-NEXT: llvm.blocktag <id = 1>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
llvm.func @indirect(%i: i32) {
  %0 = llvm.blockaddress <function = @indirect, tag = <id = 1>> : !llvm.ptr
  llvm.indirectbr %0 : !llvm.ptr, [
    ^bb1(%i : i32),
    ^bb2
  ]
^bb1(%1: i32):
  llvm.blocktag <id = 1>
  llvm.return
^bb2:
  llvm.unreachable
}

// CHECK: llvm.func @personality(...) -> i32
llvm.func @personality(...) -> i32

// CHECK: llvm.func @callee(i32) -> i32
llvm.func @callee(i32) -> i32

// CHECK-LABEL: llvm.func @exceptions(
// CHECK-SAME: %[[I:.*]]: i32, %[[P:.*]]: !llvm.ptr) attributes {personality = @personality} {
// CHECK-NEXT: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[UNDEF:.*]] = llvm.mlir.undef : !llvm.array<1 x ptr>
// CHECK-NEXT: llvm.invoke @callee(%[[I]]) to ^bb1 unwind ^bb2 : (i32) -> i32
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.invoke %[[P]](%[[I]]) to ^bb3(%[[I]] : i32) unwind ^bb2 {branch_weights = array<i32: 9, 1>} : !llvm.ptr, (i32) -> ()
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %[[LANDINGPAD:.*]] = llvm.landingpad cleanup (catch %[[NULL]] : !llvm.ptr) (filter %[[UNDEF]] : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: llvm.resume %[[LANDINGPAD]] : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: ^bb3(%{{.*}}: i32):  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @exceptions(%i: i32, %p: !llvm.ptr) attributes {personality = @personality} {
  %1 = llvm.mlir.zero : !llvm.ptr
  %2 = llvm.mlir.undef : !llvm.array<1 x ptr>
  %0 = llvm.invoke @callee(%i) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:
  llvm.invoke %p(%i) to ^bb3(%i : i32) unwind ^bb2 {branch_weights = array<i32: 9, 1>} : !llvm.ptr, (i32) -> ()
^bb2:
  %3 = llvm.landingpad cleanup (catch %1 : !llvm.ptr) (filter %2 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.resume %3 : !llvm.struct<(ptr, i32)>
^bb3(%4: i32):
  llvm.return
}

// CHECK-LABEL: @switch_on_results
func.func @switch_on_results() {
  %0:2 = "test.two"() : () -> (i32, i32)
  // CHECK: llvm.switch %{{.*}}#0 : i32, ^bb1(%{{.*}}#1 : i32) [
  llvm.switch %0#0 : i32, ^bb1(%0#1 : i32) [
    3: ^bb1(%0#0 : i32)
  ]
^bb1(%a: i32):
  llvm.return
}
