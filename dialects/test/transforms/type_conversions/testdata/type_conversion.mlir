// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --verify-diagnostics --test-legalize-type-conversion | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --verify-diagnostics --test-legalize-type-conversion="allow-pattern-rollback=0" | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// Integers are dropped; floats become f64, with casts for unconverted users.

// CHECK-LABEL: func.func @arguments(
// CHECK-SAME:    %[[A:.*]]: f64, %[[B:.*]]: i1)
// CHECK-DAG:     %[[C:.*]] = "test.cast"(%[[A]]) : (f64) -> f32
// CHECK-DAG:     %[[D:.*]] = "test.type_producer"() : () -> i64
// CHECK-NEXT:    "test.op"(%[[C]], %[[B]], %[[D]])
func.func @arguments(%a: f32, %b: i1, %c: i64) {
  "test.op"(%a, %b, %c) : (f32, i1, i64) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @producer
// CHECK-NEXT:    %[[P:.*]] = "test.type_producer"() : () -> f64
// CHECK-NEXT:    %[[C:.*]] = "test.cast"(%[[P]]) : (f64) -> f32
// CHECK-NEXT:    "test.op"(%[[C]])
// CHECK-NEXT:    "test.legal_op_d"(%[[P]])
func.func @producer() {
  %0 = "test.another_type_producer"() : () -> f32
  "test.op"(%0) : (f32) -> ()
  "test.replace_with_legal_op"(%0) : (f32) -> ()
  return
}

// -----

func.func @no_cast() {
  // expected-error@+1 {{failed to legalize unresolved materialization from ('f64') to ('f16') that remained live after conversion}}
  %0 = "test.type_producer"() : () -> f16
  // expected-note@+1 {{see existing live user here}}
  "test.op"(%0) : (f16) -> ()
  return
}

// -----

func.func @no_converter() {
  "test.signature_conversion_no_converter"() ({
  // expected-error@+1 {{failed to legalize unresolved materialization from ('f64') to ('f32') that remained live after conversion}}
  ^bb0(%x: f32):
    // expected-note@+1 {{see existing live user here}}
    "test.return"(%x) : (f32) -> ()
  }) : () -> ()
  return
}

// -----

// The conversion of a recursive type is not cached during its recursion.

// CHECK-LABEL: func.func @recursive(
// CHECK-SAME:    !test.test_rec<outer_converted_type, smpla>)
func.func @recursive(%a: !test.test_rec<x, test_rec<x>>) {
  return
}

// -----

// Block arguments are converted along with the branches to them.

// CHECK-LABEL: func.func @blocks(
// CHECK-SAME:    %[[A:.*]]: f64, %[[C:.*]]: i1)
// CHECK-NEXT:    cf.cond_br %[[C]] weights([1, 2]), ^[[B1:.*]](%[[A]] : f64), ^[[B2:.*]]
// CHECK-NEXT:  ^[[B1]](%[[X:.*]]: f64):
// CHECK-NEXT:    cf.br ^[[B1]](%[[X]] : f64)
// CHECK-NEXT:  ^[[B2]]:
// CHECK-NEXT:    cf.switch %[[C]] : i1, [
// CHECK-NEXT:      default: ^[[B1]](%[[A]] : f64)
// CHECK-NEXT:      1: ^[[B1]](%[[A]] : f64)
// CHECK:       ^{{.*}}(%{{.*}}: f32): // no predecessors
func.func @blocks(%a: f32, %b: i8, %c: i1) {
  cf.cond_br %c weights([1, 2]), ^bb1(%a : f32), ^bb2(%b : i8)
^bb1(%x: f32):
  cf.br ^bb1(%x : f32)
^bb2(%y: i8):
  cf.switch %c : i1, [default: ^bb1(%a : f32), 1: ^bb1(%a : f32)]
^bb3(%z: f32):
  return
}

// -----

// Switches support only conversions to one value.

func.func @switch(%a: i8, %c: i1) {
  // expected-error@+1 {{failed to legalize operation 'cf.switch' that was explicitly marked illegal}}
  cf.switch %c : i1, [default: ^bb1(%a : i8), 1: ^bb1(%a : i8)]
^bb1(%x: i8):
  return
}

// -----

// Loops and branches with regions are converted.

// CHECK-LABEL: func.func @regions(
// CHECK-SAME:    %[[A:.*]]: f64, %[[N:.*]]: index, %[[C:.*]]: i1)
// CHECK:         %[[F:.*]] = scf.for %{{.*}} iter_args(%[[X:.*]] = %[[A]]) -> (f64)
// CHECK-NEXT:      scf.yield %[[X]] : f64
// CHECK-NEXT:    } {kept}
// CHECK-NEXT:    %[[I:.*]] = scf.if %[[C]] -> (f64) {
// CHECK-NEXT:      scf.yield %[[F]] : f64
// CHECK:           scf.yield %[[A]] : f64
// CHECK:         %[[W:.*]] = scf.while (%[[Y:.*]] = %[[I]]) : (f64) -> f64 {
// CHECK-NEXT:      scf.condition(%[[C]]) %[[Y]] : f64
// CHECK:         ^bb0(%[[Z:.*]]: f64):
// CHECK-NEXT:      scf.yield %[[Z]] : f64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S:.*]] = scf.index_switch %[[N]] -> f64
// CHECK-NEXT:    case 7 {
// CHECK-NEXT:      scf.yield %[[W]] : f64
// CHECK:         "test.legal_op_d"(%[[S]])
func.func @regions(%a: f32, %n: index, %c: i1) {
  %1 = scf.for %i = %n to %n step %n iter_args(%x = %a) -> f32 {
    scf.yield %x : f32
  } {kept}
  %2 = scf.if %c -> f32 {
    scf.yield %1 : f32
  } else {
    scf.yield %a : f32
  }
  %3 = scf.while (%x = %2) : (f32) -> f32 {
    scf.condition(%c) %x : f32
  } do {
  ^bb0(%x: f32):
    scf.yield %x : f32
  } attributes {dropped}
  %4 = scf.index_switch %n {dropped} -> f32
  case 7 {
    scf.yield %3 : f32
  }
  default {
    scf.yield %a : f32
  }
  "test.replace_with_legal_op"(%4) : (f32) -> ()
  return
}
