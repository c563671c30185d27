// RUN: mlir-opt %s --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func @execute_region
// CHECK-SAME: (%[[C:.*]]: i1, %[[F:.*]]: f32)
func.func @execute_region(%c: i1, %f: f32) {
  // CHECK:      scf.execute_region no_inline {
  // CHECK-NEXT:   scf.yield
  // CHECK-NEXT: } {test.a}
  scf.execute_region no_inline {
    scf.yield
  } {test.a}
  // CHECK:      %{{.*}}:2 = scf.execute_region -> (f32, i1) {
  // CHECK-NEXT:   cf.cond_br %[[C]], ^bb1, ^bb2
  // CHECK-NEXT: ^bb1:
  // CHECK-NEXT:   scf.yield %[[F]], %[[C]] : f32, i1
  // CHECK-NEXT: ^bb2:
  // CHECK-NEXT:   scf.yield %[[F]], %[[C]] : f32, i1
  // CHECK-NEXT: }
  %0:2 = scf.execute_region -> (f32, i1) {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %f, %c : f32, i1
  ^bb2:
    scf.yield %f, %c : f32, i1
  }
  return
}

// CHECK-LABEL: func @if
// CHECK-SAME: (%[[C:.*]]: i1, %[[F:.*]]: f32)
func.func @if(%c: i1, %f: f32) {
  // CHECK:      scf.if %[[C]] {
  // CHECK-NEXT:   "test.op"() : () -> ()
  // CHECK-NEXT: } {test.a}
  scf.if %c {
    "test.op"() : () -> ()
    scf.yield
  } {test.a}
  // CHECK:      scf.if %[[C]] {
  // CHECK-NEXT: } else {
  // CHECK-NEXT: }
  scf.if %c {
  } else {
  }
  // CHECK:      %{{.*}}:2 = scf.if %[[C]] -> (f32, i1) {
  // CHECK-NEXT:   scf.yield %[[F]], %[[C]] : f32, i1
  // CHECK-NEXT: } else {
  // CHECK-NEXT:   scf.yield {test.b} %[[F]], %[[C]] : f32, i1
  // CHECK-NEXT: }
  %0:2 = scf.if %c -> (f32, i1) {
    scf.yield %f, %c : f32, i1
  } else {
    scf.yield {test.b} %f, %c : f32, i1
  }
  return
}

// CHECK-LABEL: func @index_switch
// CHECK-SAME: (%[[I:.*]]: index, %[[F:.*]]: f32)
func.func @index_switch(%i: index, %f: f32) {
  // CHECK:      %{{.*}} = scf.index_switch %[[I]] -> f32
  // CHECK-NEXT: case 1 {
  // CHECK-NEXT:   scf.yield %[[F]] : f32
  // CHECK-NEXT: }
  // CHECK-NEXT: case -3 {
  // CHECK-NEXT:   scf.yield %[[F]] : f32
  // CHECK-NEXT: }
  // CHECK-NEXT: default {
  // CHECK-NEXT:   scf.yield %[[F]] : f32
  // CHECK-NEXT: }
  %0 = scf.index_switch %i -> f32
  case 1 {
    scf.yield %f : f32
  }
  case -3 {
    scf.yield %f : f32
  }
  default {
    scf.yield %f : f32
  }
  // CHECK:      scf.index_switch %[[I]] {test.a = 1 : i64}
  // CHECK-NEXT: default {
  // CHECK-NEXT: }
  scf.index_switch %i {test.a = 1} default {
  }
  return
}

// CHECK-LABEL: func @for
// CHECK-SAME: (%[[I:.*]]: index, %[[N:.*]]: i8, %[[F:.*]]: f32)
func.func @for(%i: index, %n: i8, %f: f32) {
  // CHECK:      scf.for %[[V:.*]] = %[[I]] to %[[I]] step %[[I]] {
  // CHECK-NEXT:   "test.op"(%[[V]]) : (index) -> ()
  // CHECK-NEXT: } {test.a}
  scf.for %v = %i to %i step %i {
    "test.op"(%v) : (index) -> ()
  } {test.a}
  // CHECK:      scf.for unsigned %{{.*}} = %[[N]] to %[[N]] step %[[N]]  : i8 {
  // CHECK-NEXT: }
  scf.for unsigned %v = %n to %n step %n : i8 {
  }
  // CHECK:      %{{.*}}:2 = scf.for %{{.*}} = %[[I]] to %[[I]] step %[[I]]
  // CHECK-SAME: iter_args(%[[X:.*]] = %[[F]], %[[Y:.*]] = %[[N]]) -> (f32, i8) {
  // CHECK-NEXT:   scf.yield %[[X]], %[[Y]] : f32, i8
  %0:2 = scf.for %v = %i to %i step %i iter_args(%x = %f, %y = %n)
      -> (f32, i8) {
    scf.yield %x, %y : f32, i8
  }
  return
}

// CHECK-LABEL: func @while
// CHECK-SAME: (%[[C:.*]]: i1, %[[F:.*]]: f32)
func.func @while(%c: i1, %f: f32) {
  // CHECK:      %{{.*}} = scf.while (%[[X:.*]] = %[[F]]) : (f32) -> i1 {
  // CHECK-NEXT:   scf.condition(%[[C]]) {test.b} %[[C]] : i1
  // CHECK-NEXT: } do {
  // CHECK-NEXT: ^bb0(%{{.*}}: i1):
  // CHECK-NEXT:   scf.yield %[[F]] : f32
  // CHECK-NEXT: } attributes {test.a}
  %0 = scf.while (%x = %f) : (f32) -> i1 {
    scf.condition(%c) {test.b} %c : i1
  } do {
  ^bb0(%y: i1):
    scf.yield %f : f32
  } attributes {test.a}
  // CHECK:      scf.while : () -> () {
  // CHECK-NEXT:   scf.condition(%[[C]])
  // CHECK-NEXT: } do {
  // CHECK-NEXT:   scf.yield
  // CHECK-NEXT: }
  scf.while () : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
