// RUN: mlir-opt %s --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func @parallel
// CHECK-SAME: (%[[I:.*]]: index, %[[F:.*]]: f32)
func.func @parallel(%i: index, %f: f32) {
  // CHECK:      scf.parallel (%{{.*}}) = (%[[I]]) to (%[[I]]) step (%[[I]]) {
  // CHECK-NEXT:   scf.reduce
  // CHECK-NEXT: } {test.a}
  scf.parallel (%u) = (%i) to (%i) step (%i) {
  } {test.a}
  // CHECK: %{{.*}}:2 = scf.parallel (%[[U:[^,]*]], %{{.*}}) = (%[[I]], %[[I]])
  // CHECK-SAME: to (%[[I]], %[[I]]) step (%[[I]], %[[I]])
  // CHECK-SAME: init (%[[F]], %[[I]]) -> (f32, index) {
  // CHECK-NEXT:   scf.reduce(%[[F]], %[[U]] : f32, index) {
  // CHECK-NEXT:   ^bb0(%[[A:.*]]: f32, %{{.*}}: f32):
  // CHECK-NEXT:     scf.reduce.return %[[A]] {test.c} : f32
  // CHECK-NEXT:   }, {
  // CHECK-NEXT:   ^bb0(%[[A:.*]]: index, %[[B:.*]]: index):
  // CHECK-NEXT:     scf.reduce.return %[[B]] : index
  // CHECK-NEXT:   } {test.b}
  // CHECK-NEXT: }
  %0:2 = scf.parallel (%u, %v) = (%i, %i) to (%i, %i) step (%i, %i)
      init (%f, %i) -> (f32, index) {
    scf.reduce(%f, %u : f32, index) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a {test.c} : f32
    }, {
    ^bb0(%a: index, %b: index):
      scf.reduce.return %b : index
    } {test.b}
  }
  return
}

// CHECK-LABEL: func @forall
// CHECK-SAME: (%[[N:.*]]: index, %[[T:.*]]: tensor<4xf32>)
func.func @forall(%n: index, %t: tensor<4xf32>) {
  // CHECK:      scf.forall (%{{.*}}, %[[J:.*]]) in (4, %[[N]]) {
  // CHECK-NEXT:   "test.op"(%[[J]]) : (index) -> ()
  // CHECK-NEXT: } {test.a}
  scf.forall (%i, %j) in (4, %n) {
    "test.op"(%j) : (index) -> ()
    scf.forall.in_parallel {
    }
  } {test.a}
  // CHECK: scf.forall (%{{.*}}, %{{.*}}) = (%[[N]], 0) to (1, %[[N]]) step (1, 2) {
  scf.forall (%i, %j) = (%n, 0) to (1, %n) step (1, 2) {
  }
  // Lower bounds 0 and steps 1 have a short form.
  // CHECK: scf.forall (%{{.*}}) in (%[[N]]) {
  scf.forall (%i) = (0) to (%n) step (1) {
  }
  // CHECK: scf.forall () in () {
  scf.forall () in () {
  }
  // CHECK: scf.forall (%{{.*}}) in (2) {
  // CHECK-NEXT: } {mapping = []}
  scf.forall (%i) in (2) {
  } {mapping = []}
  // CHECK:      %{{.*}} = scf.forall (%{{.*}}) in (4) shared_outs(%{{.*}} = %[[T]]) -> (tensor<4xf32>) {
  // CHECK-NEXT:   scf.forall.in_parallel {
  // CHECK-NEXT:   } {test.b}
  // CHECK-NEXT: }
  %0 = scf.forall (%i) in (4) shared_outs(%out = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
    } {test.b}
  }
  return
}
