// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --lift-cf-to-scf | FileCheck %s

// CHECK-LABEL: func.func @triangle(
// CHECK-SAME: %[[C:.*]]: i1, %[[X:.*]]: i32) -> i32 {
// CHECK: %[[IF:.*]] = scf.if %[[C]] -> (i32) {
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[X]], %[[X]] : i32
// CHECK-NEXT: scf.yield %[[SUM]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[X]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[IF]] : i32
func.func @triangle(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^then, ^end(%x : i32)
^then:
  %0 = arith.addi %x, %x : i32
  cf.br ^end(%0 : i32)
^end(%r: i32):
  return %r : i32
}

// -----

// A value that is used after a loop is a result of the loop.
// CHECK-LABEL: func.func @while(
// CHECK-SAME: %[[N:.*]]: i32) -> i32 {
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT: %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[LOOP:.*]]:2 = scf.while (%[[ITER:.*]] = %[[N]], %{{.*}} = %[[POISON]]) : (i32, i32) -> (i32, i32) {
// CHECK-NEXT: %[[CONDITION:.*]] = "test.condition"(%[[ITER]]) : (i32) -> i1
// CHECK-NEXT: %[[IF:.*]]:3 = scf.if %[[CONDITION]] -> (i32, i32, i32) {
// CHECK-NEXT: %[[BODY:.*]] = "test.body"(%[[ITER]]) : (i32) -> i32
// CHECK-NEXT: scf.yield %[[BODY]], %[[C0_I32]], %[[C1_I32]] : i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[POISON]], %[[C1_I32]], %[[C0_I32]] : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[TRUNCI:.*]] = arith.trunci %[[IF]]#2 : i32 to i1
// CHECK-NEXT: scf.condition(%[[TRUNCI]]) %[[IF]]#0, %[[ITER]] : i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%[[BLOCK_ARG:.*]]: i32, %[[BLOCK_ARG_1:.*]]: i32):
// CHECK-NEXT: scf.yield %[[BLOCK_ARG]], %[[BLOCK_ARG_1]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[LOOP]]#1 : i32
func.func @while(%n: i32) -> i32 {
  cf.br ^header(%n : i32)
^header(%i: i32):
  %c = "test.condition"(%i) : (i32) -> i1
  cf.cond_br %c, ^body, ^end
^body:
  %next = "test.body"(%i) : (i32) -> i32
  cf.br ^header(%next : i32)
^end:
  return %i : i32
}

// -----

// Constants encode the exit that was taken and select the next block.
// CHECK-LABEL: func.func @several_exits(
// CHECK-SAME: %[[N:.*]]: i32) -> i64 {
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : i64
// CHECK-NEXT: %[[C2_I32:.*]] = arith.constant 2 : i32
// CHECK-NEXT: %[[POISON_1:.*]] = ub.poison : i32
// CHECK-NEXT: %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[LOOP:.*]]:4 = scf.while (%[[ITER:.*]] = %[[N]], %{{.*}} = %[[POISON_1]], %{{.*}} = %[[POISON]], %{{.*}} = %[[POISON_1]]) : (i32, i32, i64, i32) -> (i32, i32, i64, i32) {
// CHECK-NEXT: %[[A:.*]]:2 = "test.a"(%[[ITER]]) : (i32) -> (i1, i64)
// CHECK-NEXT: %[[IF:.*]]:4 = scf.if %[[A]]#0 -> (i32, i32, i32, i32) {
// CHECK-NEXT: %[[B:.*]]:2 = "test.b"(%[[ITER]]) : (i32) -> (i1, i32)
// CHECK-NEXT: %[[IF_1:.*]]:4 = scf.if %[[B]]#0 -> (i32, i32, i32, i32) {
// CHECK-NEXT: scf.yield %[[B]]#1, %[[C0_I32]], %[[C1_I32]], %[[B]]#1 : i32, i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[POISON_1]], %[[C1_I32]], %[[C0_I32]], %[[B]]#1 : i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[IF_1]]#0, %[[IF_1]]#1, %[[IF_1]]#2, %[[IF_1]]#3 : i32, i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[POISON_1]], %[[C2_I32]], %[[C0_I32]], %[[POISON_1]] : i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[TRUNCI:.*]] = arith.trunci %[[IF]]#2 : i32 to i1
// CHECK-NEXT: scf.condition(%[[TRUNCI]]) %[[IF]]#0, %[[IF]]#3, %[[A]]#1, %[[IF]]#1 : i32, i32, i64, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%[[BLOCK_ARG:.*]]: i32, %[[BLOCK_ARG_1:.*]]: i32, %[[BLOCK_ARG_2:.*]]: i64, %[[BLOCK_ARG_3:.*]]: i32):
// CHECK-NEXT: scf.yield %[[BLOCK_ARG]], %[[BLOCK_ARG_1]], %[[BLOCK_ARG_2]], %[[BLOCK_ARG_3]] : i32, i32, i64, i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[INDEX_CASTUI:.*]] = arith.index_castui %[[LOOP]]#3 : i32 to index
// CHECK-NEXT: %[[INDEX_SWITCH:.*]] = scf.index_switch %[[INDEX_CASTUI]] -> i64
// CHECK-NEXT: case 1 {
// CHECK-NEXT: %[[C:.*]] = "test.c"(%[[LOOP]]#1, %[[LOOP]]#2) : (i32, i64) -> i64
// CHECK-NEXT: scf.yield %[[C]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %[[LOOP]]#2 : i64
// CHECK-NEXT: }
// CHECK-NEXT: return %[[INDEX_SWITCH]] : i64
func.func @several_exits(%n: i32) -> i64 {
  cf.br ^header(%n : i32)
^header(%i: i32):
  %c, %v = "test.a"(%i) : (i32) -> (i1, i64)
  cf.cond_br %c, ^body, ^end
^body:
  %d, %w = "test.b"(%i) : (i32) -> (i1, i32)
  cf.cond_br %d, ^header(%w : i32), ^other
^end:
  return %v : i64
^other:
  %u = "test.c"(%w, %v) : (i32, i64) -> i64
  return %u : i64
}

// -----

// A multi-entry block is created for a cycle without a header.
// CHECK-LABEL: func.func @several_entries(
// CHECK-SAME: %[[C:.*]]: i1) -> i32 {
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT: %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[IF:.*]]:2 = scf.if %[[C]] -> (i32, i32) {
// CHECK-NEXT: scf.yield %[[C1_I32]], %[[POISON]] : i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[C0_I32]], %[[POISON]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[LOOP:.*]]:2 = scf.while (%[[ITER:.*]] = %[[IF]]#0, %{{.*}} = %[[IF]]#1) : (i32, i32) -> (i32, i32) {
// CHECK-NEXT: %[[INDEX_CASTUI:.*]] = arith.index_castui %[[ITER]] : i32 to index
// CHECK-NEXT: %[[INDEX_SWITCH:.*]]:4 = scf.index_switch %[[INDEX_CASTUI]] -> i32, i32, i32, i32
// CHECK-NEXT: case 0 {
// CHECK-NEXT: %[[B:.*]] = "test.b"() : () -> i32
// CHECK-NEXT: %[[IF_1:.*]]:4 = scf.if %[[C]] -> (i32, i32, i32, i32) {
// CHECK-NEXT: scf.yield %[[C1_I32]], %[[POISON]], %[[C0_I32]], %[[C1_I32]] : i32, i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[POISON]], %[[B]], %[[C1_I32]], %[[C0_I32]] : i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[IF_1]]#0, %[[IF_1]]#1, %[[IF_1]]#2, %[[IF_1]]#3 : i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: %[[A:.*]] = "test.a"() : () -> i32
// CHECK-NEXT: %[[IF_2:.*]]:4 = scf.if %[[C]] -> (i32, i32, i32, i32) {
// CHECK-NEXT: scf.yield %[[C0_I32]], %[[POISON]], %[[C0_I32]], %[[C1_I32]] : i32, i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[POISON]], %[[A]], %[[C1_I32]], %[[C0_I32]] : i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[IF_2]]#0, %[[IF_2]]#1, %[[IF_2]]#2, %[[IF_2]]#3 : i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[TRUNCI:.*]] = arith.trunci %[[INDEX_SWITCH]]#3 : i32 to i1
// CHECK-NEXT: scf.condition(%[[TRUNCI]]) %[[INDEX_SWITCH]]#0, %[[INDEX_SWITCH]]#1 : i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%[[BLOCK_ARG:.*]]: i32, %[[BLOCK_ARG_1:.*]]: i32):
// CHECK-NEXT: scf.yield %[[BLOCK_ARG]], %[[BLOCK_ARG_1]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[LOOP]]#1 : i32
func.func @several_entries(%c: i1) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %x = "test.a"() : () -> i32
  cf.cond_br %c, ^b, ^end(%x : i32)
^b:
  %y = "test.b"() : () -> i32
  cf.cond_br %c, ^a, ^end(%y : i32)
^end(%z: i32):
  return %z : i32
}

// -----

// CHECK-LABEL: func.func @nested_loops(
// CHECK-SAME: %[[C:.*]]: i1) {
// CHECK-NEXT: %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: "test.outer"() : () -> ()
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: "test.inner"() : () -> ()
// CHECK-NEXT: %[[IF:.*]]:2 = scf.if %[[C]] -> (i32, i32) {
// CHECK-NEXT: scf.yield %[[C0_I32]], %[[C1_I32]] : i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[C1_I32]], %[[C0_I32]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[TRUNCI:.*]] = arith.trunci %[[IF]]#1 : i32 to i1
// CHECK-NEXT: scf.condition(%[[TRUNCI]])
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: %[[IF_1:.*]]:2 = scf.if %[[C]] -> (i32, i32) {
// CHECK-NEXT: scf.yield %[[C0_I32]], %[[C1_I32]] : i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[C1_I32]], %[[C0_I32]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[TRUNCI_1:.*]] = arith.trunci %[[IF_1]]#1 : i32 to i1
// CHECK-NEXT: scf.condition(%[[TRUNCI_1]])
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @nested_loops(%c: i1) {
  cf.br ^outer
^outer:
  "test.outer"() : () -> ()
  cf.br ^inner
^inner:
  "test.inner"() : () -> ()
  cf.cond_br %c, ^inner, ^latch
^latch:
  cf.cond_br %c, ^outer, ^end
^end:
  return
}

// -----

// Case values are zero-extended. Several returns are merged into one.
// CHECK-LABEL: func.func @switch(
// CHECK-SAME: %[[FLAG:.*]]: i32, %[[N:.*]]: i32) -> i32 {
// CHECK-NEXT: %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT: %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[INDEX_CASTUI:.*]] = arith.index_castui %[[FLAG]] : i32 to index
// CHECK-NEXT: %[[INDEX_SWITCH:.*]]:3 = scf.index_switch %[[INDEX_CASTUI]] -> i32, i32, i32
// CHECK-NEXT: case 1 {
// CHECK-NEXT: scf.yield %[[N]], %[[POISON]], %[[C0_I32]] : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: case 4294967293 {
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[FLAG]], %[[N]] : i32
// CHECK-NEXT: scf.yield %[[POISON]], %[[SUM]], %[[C1_I32]] : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: %[[A:.*]] = "test.a"() : () -> i32
// CHECK-NEXT: scf.yield %[[A]], %[[POISON]], %[[C0_I32]] : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[INDEX_CASTUI_1:.*]] = arith.index_castui %[[INDEX_SWITCH]]#2 : i32 to index
// CHECK-NEXT: %[[INDEX_SWITCH_1:.*]] = scf.index_switch %[[INDEX_CASTUI_1]] -> i32
// CHECK-NEXT: case 0 {
// CHECK-NEXT: scf.yield %[[INDEX_SWITCH]]#0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %[[INDEX_SWITCH]]#1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[INDEX_SWITCH_1]] : i32
func.func @switch(%flag: i32, %n: i32) -> i32 {
  cf.switch %flag : i32, [default: ^a, 1: ^b(%n : i32), -3: ^c]
^a:
  %0 = "test.a"() : () -> i32
  cf.br ^b(%0 : i32)
^b(%m: i32):
  return %m : i32
^c:
  %k = arith.addi %flag, %n : i32
  return %k : i32
}

// -----

// CHECK-LABEL: func.func @infinite(
// CHECK-SAME: %[[C:.*]]: i1, %[[N:.*]]: i32) -> i32 {
// CHECK-NEXT: %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK: %[[IF:.*]] = scf.if %[[C]] -> (i32) {
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: "test.body"() : () -> ()
// CHECK-NEXT: %[[TRUNCI:.*]] = arith.trunci %[[C1_I32]] : i32 to i1
// CHECK-NEXT: scf.condition(%[[TRUNCI]])
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT: scf.yield %[[POISON]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[N]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[IF]] : i32
func.func @infinite(%c: i1, %n: i32) -> i32 {
  cf.cond_br %c, ^loop, ^end
^loop:
  "test.body"() : () -> ()
  cf.br ^loop
^end:
  return %n : i32
}

// -----

// The function ends with two kinds of terminators: one branch remains.
// CHECK-LABEL: func.func @kinds(
// CHECK-SAME: %[[C:.*]]: i1, %[[N:.*]]: i32) -> i32 {
// CHECK-NEXT: %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : i1
// CHECK-NEXT: %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[IF:.*]]:2 = scf.if %[[C]] -> (i1, i32) {
// CHECK-NEXT: %[[A:.*]] = "test.a"() : () -> i1
// CHECK-NEXT: %[[IF_1:.*]]:2 = scf.if %[[A]] -> (i1, i32) {
// CHECK-NEXT: scf.yield %[[A]], %[[C1_I32]] : i1, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[POISON]], %[[C0_I32]] : i1, i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[IF_1]]#0, %[[IF_1]]#1 : i1, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[POISON]], %[[C0_I32]] : i1, i32
// CHECK-NEXT: }
// CHECK-NEXT: cf.switch %[[IF]]#1 : i32, [
// CHECK-NEXT: default: ^bb2(%[[IF]]#0 : i1),
// CHECK-NEXT: 0: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return %[[N]] : i32
// CHECK-NEXT: ^bb2(%[[BLOCK_ARG:.*]]: i1):  // pred: ^bb0
// CHECK-NEXT: "test.exit"(%[[BLOCK_ARG]]) : (i1) -> ()
// CHECK-NEXT: }
func.func @kinds(%c: i1, %n: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %d = "test.a"() : () -> i1
  cf.cond_br %d, ^c, ^b
^b:
  return %n : i32
^c:
  "test.exit"(%d) : (i1) -> ()
}

// -----

// CHECK-LABEL: func.func @kinds_apart(
// CHECK-SAME: %[[C:.*]]: i1, %[[N:.*]]: i32) -> i32 {
// CHECK: cf.cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "test.a"() : () -> ()
// CHECK-NEXT: "test.exit"() : () -> ()
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return %[[N]] : i32
func.func @kinds_apart(%c: i1, %n: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  "test.a"() : () -> ()
  cf.br ^c
^b:
  return %n : i32
^c:
  "test.exit"() : () -> ()
}

// -----

// Regions of nested operations are lifted, too.
// CHECK-LABEL: func.func @deep_exit(
// CHECK-SAME: %[[C:.*]]: i1) -> i32 {
// CHECK-NEXT: %[[REGIONS:.*]] = "test.regions"() ({
// CHECK-NEXT: %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT: %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[IF:.*]]:2 = scf.if %[[C]] -> (i32, i32) {
// CHECK-NEXT: %[[X:.*]] = "test.x"() : () -> i32
// CHECK-NEXT: %[[IF_1:.*]]:2 = scf.if %[[C]] -> (i32, i32) {
// CHECK-NEXT: scf.yield %[[X]], %[[C0_I32]] : i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[POISON]], %[[C1_I32]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[IF_1]]#0, %[[IF_1]]#1 : i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[POISON]], %[[C1_I32]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[INDEX_CASTUI:.*]] = arith.index_castui %[[IF]]#1 : i32 to index
// CHECK-NEXT: %[[INDEX_SWITCH:.*]] = scf.index_switch %[[INDEX_CASTUI]] -> i32
// CHECK-NEXT: case 0 {
// CHECK-NEXT: scf.yield %[[IF]]#0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: %[[Y:.*]] = "test.y"() : () -> i32
// CHECK-NEXT: scf.yield %[[Y]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: "test.yield"(%[[INDEX_SWITCH]]) : (i32) -> ()
// CHECK-NEXT: }) : () -> i32
// CHECK-NEXT: return %[[REGIONS]] : i32
func.func @deep_exit(%c: i1) -> i32 {
  %0 = "test.regions"() ({
    cf.cond_br %c, ^a, ^b
  ^a:
    %x = "test.x"() : () -> i32
    cf.cond_br %c, ^end(%x : i32), ^b
  ^b:
    %y = "test.y"() : () -> i32
    cf.br ^end(%y : i32)
  ^end(%z: i32):
    "test.yield"(%z) : (i32) -> ()
  }) : () -> i32
  return %0 : i32
}

// -----

// The exits of a branch are numbered in preorder of the dominator tree.
// CHECK-LABEL: func.func @order(
// CHECK-SAME: %[[C:.*]]: i1) -> i32 {
// CHECK-NEXT: %[[C2_I32:.*]] = arith.constant 2 : i32
// CHECK-NEXT: %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT: %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[IF:.*]]:2 = scf.if %[[C]] -> (i32, i32) {
// CHECK-NEXT: %[[IF_1:.*]]:3 = scf.if %[[C]] -> (i32, i32, i32) {
// CHECK-NEXT: "test.b"() : () -> i32
// CHECK-NEXT: %[[IF_2:.*]]:3 = scf.if %[[C]] -> (i32, i32, i32) {
// CHECK-NEXT: scf.yield %[[POISON]], %[[POISON]], %[[C0_I32]] : i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[POISON]], %[[C0_I32]], %[[C1_I32]] : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[IF_2]]#0, %[[IF_2]]#1, %[[IF_2]]#2 : i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[IF_3:.*]]:3 = scf.if %[[C]] -> (i32, i32, i32) {
// CHECK-NEXT: scf.yield %[[POISON]], %[[POISON]], %[[C0_I32]] : i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[POISON]], %[[POISON]], %[[C2_I32]] : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[IF_3]]#0, %[[IF_3]]#1, %[[IF_3]]#2 : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[INDEX_CASTUI:.*]] = arith.index_castui %[[IF_1]]#2 : i32 to index
// CHECK-NEXT: %[[INDEX_SWITCH:.*]]:3 = scf.index_switch %[[INDEX_CASTUI]] -> i32, i32, i32
// CHECK-NEXT: case 0 {
// CHECK-NEXT: "test.d"() : () -> i32
// CHECK-NEXT: scf.yield %[[POISON]], %[[POISON]], %[[C0_I32]] : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: case 1 {
// CHECK-NEXT: scf.yield %[[IF_1]]#0, %[[IF_1]]#1, %[[C1_I32]] : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %[[POISON]], %[[POISON]], %[[C0_I32]] : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[INDEX_CASTUI_1:.*]] = arith.index_castui %[[INDEX_SWITCH]]#2 : i32 to index
// CHECK-NEXT: %[[INDEX_SWITCH_1:.*]]:2 = scf.index_switch %[[INDEX_CASTUI_1]] -> i32, i32
// CHECK-NEXT: case 0 {
// CHECK-NEXT: %[[F:.*]] = "test.f"() : () -> i32
// CHECK-NEXT: scf.yield %[[F]], %[[C1_I32]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %[[INDEX_SWITCH]]#0, %[[INDEX_SWITCH]]#1 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[INDEX_SWITCH_1]]#0, %[[INDEX_SWITCH_1]]#1 : i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[POISON]], %[[C0_I32]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: cf.switch %[[IF]]#1 : i32, [
// CHECK-NEXT: default: ^bb2(%[[IF]]#0 : i32),
// CHECK-NEXT: 0: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "test.exit"() : () -> ()
// CHECK-NEXT: ^bb2(%[[BLOCK_ARG:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: return %[[BLOCK_ARG]] : i32
func.func @order(%c: i1) -> i32 {
  cf.cond_br %c, ^a, ^e
^a:
  cf.cond_br %c, ^b, ^c
^b:
  %x = "test.b"() : () -> i32
  cf.cond_br %c, ^d, ^e
^c:
  cf.cond_br %c, ^d, ^f
^d:
  %y = "test.d"() : () -> i32
  cf.br ^f
^e:
  "test.exit"() : () -> ()
^f:
  %z = "test.f"() : () -> i32
  return %z : i32
}

// -----

// Unreachable blocks are not changed.
// CHECK-LABEL: func.func @unreachable_cycle(
// CHECK-SAME: %[[N:.*]]: i32) -> i32 {
// CHECK: return %[[N]] : i32
// CHECK-NEXT: ^bb1:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: }
func.func @unreachable_cycle(%n: i32) -> i32 {
  return %n : i32
^cycle:
  cf.br ^cycle
}

// -----

// CHECK-LABEL: func.func @one_block() {
// CHECK-NEXT: return
func.func @one_block() {
  return
}

// The first of two cases with the same value is reached.
// CHECK-LABEL: @same_case(
// CHECK: scf.index_switch
// CHECK: case 5 {
// CHECK-NEXT: %[[FIRST:.*]] = "test.first"
// CHECK-NEXT: scf.yield %[[FIRST]]
// CHECK-NOT: case 5
// CHECK: return
func.func @same_case(%flag: i32) -> i32 {
  cf.switch %flag : i32, [
    default: ^bb1,
    5: ^bb2,
    5: ^bb3
  ]
^bb1:
  %0 = "test.default"() : () -> i32
  cf.br ^bb4(%0 : i32)
^bb2:
  %1 = "test.first"() : () -> i32
  cf.br ^bb4(%1 : i32)
^bb3:
  %2 = "test.second"() : () -> i32
  cf.br ^bb4(%2 : i32)
^bb4(%r: i32):
  return %r : i32
}
