// RUN: mlir-opt %s --remove-dead-values | FileCheck %s

// The result becomes live after the analysis has visited the terminator: its
// only use is the condition of a branch.
// CHECK-LABEL: func @condition
func.func @condition(%m: memref<index>, %count: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: scf.parallel
  %r = scf.parallel (%i) = (%c0) to (%count) step (%c1) init (%c1) -> index {
    // CHECK: %[[CONSTANT:.*]] = arith.constant 4
    %d = arith.constant 4 : index
    // CHECK-NEXT: scf.reduce(%[[CONSTANT]] : index)
    scf.reduce(%d : index) {
    ^bb0(%a: index, %b: index):
      %c = arith.muli %a, %b : index
      scf.reduce.return %c : index
    }
  }
  %z = arith.cmpi eq, %r, %c0 : index
  cf.br ^loop(%c0 : index)
^loop(%n: index):
  %t = arith.cmpi ult, %n, %count : index
  cf.cond_br %t, ^body, ^exit
^body:
  %next = arith.addi %n, %c1 : index
  cf.br ^loop(%next : index)
^exit:
  cf.cond_br %z, ^store, ^end
^store:
  memref.store %c1, %m[] : memref<index>
  cf.br ^end
^end:
  return
}
