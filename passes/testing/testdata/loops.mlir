// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-cfg-loop-info))' --mlir-disable-threading -o %t 2>&1 \
// RUN:   | FileCheck %s
// RUN: mlir-opt %s --test-block-is-in-loop --mlir-disable-threading -o %t 2>&1 | FileCheck %s --check-prefix=BLOCK

func.func @nested(%c: i1) {
  cf.br ^h
^h:
  cf.cond_br %c, ^i, ^e
^i:
  cf.cond_br %c, ^j, ^k
^j:
  cf.cond_br %c, ^i, ^e
^k:
  cf.br ^h
^e:
  return
}
func.func @both(%c: i1, %i: index) {
  scf.for %k = %i to %i step %i {
    "test.op"() : () -> ()
  }
  cf.br ^h
^h:
  cf.br ^h
}
func.func @none() {
  return
}
func.func private @external()

// CHECK: Testing : "nested"
// CHECK-NEXT: Blocks : ^bb0, ^bb0, ^bb1, ^bb2, ^bb3, ^bb4, ^bb5
// CHECK-NEXT: Loop at depth 1 containing: ^bb1<header><exiting>,^bb2,^bb4<latch>,^bb3<exiting>
// CHECK-NEXT:     Loop at depth 2 containing: ^bb2<header><exiting>,^bb3<latch><exiting>
// CHECK-NEXT: Testing : "both"
// CHECK-NEXT: Blocks : ^bb0, ^bb0, ^bb1
// CHECK-NEXT: Loop at depth 1 containing: ^bb1<header><latch>
// CHECK-NEXT: Testing : "none"
// CHECK-NEXT: Blocks : ^bb0, ^bb0
// CHECK-NEXT: no loops
// CHECK-NEXT: Testing : "external"
// CHECK-NEXT: empty region

// BLOCK: Block is not in a loop
// BLOCK-NEXT: ^bb0(%[[BLOCK_ARG:.*]]: i1):
// BLOCK-NEXT:   cf.br ^bb1
// BLOCK: Block is in a loop
// BLOCK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb4
// BLOCK-NEXT: cf.cond_br %[[BLOCK_ARG]], ^bb2, ^bb5
// BLOCK: Block is in a loop
// BLOCK-NEXT: ^bb2:  // 2 preds: ^bb1, ^bb3
// BLOCK-NEXT: cf.cond_br %[[BLOCK_ARG]], ^bb3, ^bb4
// BLOCK: Block is in a loop
// BLOCK-NEXT: ^bb3:  // pred: ^bb2
// BLOCK-NEXT: cf.cond_br %[[BLOCK_ARG]], ^bb2, ^bb5
// BLOCK: Block is in a loop
// BLOCK-NEXT: ^bb4:  // pred: ^bb2
// BLOCK-NEXT:   cf.br ^bb1
// BLOCK: Block is not in a loop
// BLOCK-NEXT: ^bb5:  // 2 preds: ^bb1, ^bb3
// BLOCK-NEXT:   func.return
// BLOCK: Block is in a loop
// BLOCK-NEXT: ^bb0(%{{.*}}: index):
// BLOCK-NEXT:   "test.op"() : () -> ()
// BLOCK-NEXT:   scf.yield
// BLOCK: Block is not in a loop
// BLOCK-NEXT: ^bb0(%{{.*}}: i1, %[[BLOCK_ARG_1:.*]]: index):
// BLOCK-NEXT: scf.for %{{.*}} = %[[BLOCK_ARG_1]] to %[[BLOCK_ARG_1]] step %[[BLOCK_ARG_1]] {
// BLOCK-NEXT:     "test.op"() : () -> ()
// BLOCK-NEXT:   }
// BLOCK-NEXT:   cf.br ^bb1
// BLOCK: Block is in a loop
// BLOCK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// BLOCK-NEXT:   cf.br ^bb1
// BLOCK: Block is not in a loop
// BLOCK-NEXT: ^bb0:
// BLOCK-NEXT:   func.return
