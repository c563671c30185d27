// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --lift-cf-to-scf | FileCheck %s

// CHECK-LABEL: func.func @triangle(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT: %1 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
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
// CHECK-LABEL: func.func @while(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = ub.poison : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %1:2 = scf.while (%arg1 = %arg0, %arg2 = %0) : (i32, i32) -> (i32, i32) {
// CHECK-NEXT: %2 = "test.condition"(%arg1) : (i32) -> i1
// CHECK-NEXT: %3:3 = scf.if %2 -> (i32, i32, i32) {
// CHECK-NEXT: %5 = "test.body"(%arg1) : (i32) -> i32
// CHECK-NEXT: scf.yield %5, %c0_i32, %c1_i32 : i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %0, %c1_i32, %c0_i32 : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %4 = arith.trunci %3#2 : i32 to i1
// CHECK-NEXT: scf.condition(%4) %3#0, %arg1 : i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg1: i32, %arg2: i32):
// CHECK-NEXT: scf.yield %arg1, %arg2 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %1#1 : i32
// CHECK-NEXT: }
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
// CHECK-LABEL: func.func @several_exits(%arg0: i32) -> i64 {
// CHECK-NEXT: %0 = ub.poison : i64
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %1 = ub.poison : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %2:4 = scf.while (%arg1 = %arg0, %arg2 = %1, %arg3 = %0, %arg4 = %1) : (i32, i32, i64, i32) -> (i32, i32, i64, i32) {
// CHECK-NEXT: %5:2 = "test.a"(%arg1) : (i32) -> (i1, i64)
// CHECK-NEXT: %6:4 = scf.if %5#0 -> (i32, i32, i32, i32) {
// CHECK-NEXT: %8:2 = "test.b"(%arg1) : (i32) -> (i1, i32)
// CHECK-NEXT: %9:4 = scf.if %8#0 -> (i32, i32, i32, i32) {
// CHECK-NEXT: scf.yield %8#1, %c0_i32, %c1_i32, %8#1 : i32, i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %1, %c1_i32, %c0_i32, %8#1 : i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %9#0, %9#1, %9#2, %9#3 : i32, i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %1, %c2_i32, %c0_i32, %1 : i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %7 = arith.trunci %6#2 : i32 to i1
// CHECK-NEXT: scf.condition(%7) %6#0, %6#3, %5#1, %6#1 : i32, i32, i64, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg1: i32, %arg2: i32, %arg3: i64, %arg4: i32):
// CHECK-NEXT: scf.yield %arg1, %arg2, %arg3, %arg4 : i32, i32, i64, i32
// CHECK-NEXT: }
// CHECK-NEXT: %3 = arith.index_castui %2#3 : i32 to index
// CHECK-NEXT: %4 = scf.index_switch %3 -> i64
// CHECK-NEXT: case 1 {
// CHECK-NEXT: %5 = "test.c"(%2#1, %2#2) : (i32, i64) -> i64
// CHECK-NEXT: scf.yield %5 : i64
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %2#2 : i64
// CHECK-NEXT: }
// CHECK-NEXT: return %4 : i64
// CHECK-NEXT: }
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
// CHECK-LABEL: func.func @several_entries(%arg0: i1) -> i32 {
// CHECK-NEXT: %0 = ub.poison : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %1:2 = scf.if %arg0 -> (i32, i32) {
// CHECK-NEXT: scf.yield %c1_i32, %0 : i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %c0_i32, %0 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %2:2 = scf.while (%arg1 = %1#0, %arg2 = %1#1) : (i32, i32) -> (i32, i32) {
// CHECK-NEXT: %3 = arith.index_castui %arg1 : i32 to index
// CHECK-NEXT: %4:4 = scf.index_switch %3 -> i32, i32, i32, i32
// CHECK-NEXT: case 0 {
// CHECK-NEXT: %6 = "test.b"() : () -> i32
// CHECK-NEXT: %7:4 = scf.if %arg0 -> (i32, i32, i32, i32) {
// CHECK-NEXT: scf.yield %c1_i32, %0, %c0_i32, %c1_i32 : i32, i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %0, %6, %c1_i32, %c0_i32 : i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %7#0, %7#1, %7#2, %7#3 : i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: %6 = "test.a"() : () -> i32
// CHECK-NEXT: %7:4 = scf.if %arg0 -> (i32, i32, i32, i32) {
// CHECK-NEXT: scf.yield %c0_i32, %0, %c0_i32, %c1_i32 : i32, i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %0, %6, %c1_i32, %c0_i32 : i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %7#0, %7#1, %7#2, %7#3 : i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %5 = arith.trunci %4#3 : i32 to i1
// CHECK-NEXT: scf.condition(%5) %4#0, %4#1 : i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg1: i32, %arg2: i32):
// CHECK-NEXT: scf.yield %arg1, %arg2 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %2#1 : i32
// CHECK-NEXT: }
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

// CHECK-LABEL: func.func @nested_loops(%arg0: i1) {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: "test.outer"() : () -> ()
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: "test.inner"() : () -> ()
// CHECK-NEXT: %2:2 = scf.if %arg0 -> (i32, i32) {
// CHECK-NEXT: scf.yield %c0_i32, %c1_i32 : i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %c1_i32, %c0_i32 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %3 = arith.trunci %2#1 : i32 to i1
// CHECK-NEXT: scf.condition(%3)
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: %0:2 = scf.if %arg0 -> (i32, i32) {
// CHECK-NEXT: scf.yield %c0_i32, %c1_i32 : i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %c1_i32, %c0_i32 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %1 = arith.trunci %0#1 : i32 to i1
// CHECK-NEXT: scf.condition(%1)
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
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
// CHECK-LABEL: func.func @switch(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %0 = ub.poison : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %1 = arith.index_castui %arg0 : i32 to index
// CHECK-NEXT: %2:3 = scf.index_switch %1 -> i32, i32, i32
// CHECK-NEXT: case 1 {
// CHECK-NEXT: scf.yield %arg1, %0, %c0_i32 : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: case 4294967293 {
// CHECK-NEXT: %5 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT: scf.yield %0, %5, %c1_i32 : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: %5 = "test.a"() : () -> i32
// CHECK-NEXT: scf.yield %5, %0, %c0_i32 : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %3 = arith.index_castui %2#2 : i32 to index
// CHECK-NEXT: %4 = scf.index_switch %3 -> i32
// CHECK-NEXT: case 0 {
// CHECK-NEXT: scf.yield %2#0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %2#1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %4 : i32
// CHECK-NEXT: }
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

// CHECK-LABEL: func.func @infinite(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: "test.body"() : () -> ()
// CHECK-NEXT: %2 = arith.trunci %c1_i32 : i32 to i1
// CHECK-NEXT: scf.condition(%2)
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: %1 = ub.poison : i32
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
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
// CHECK-LABEL: func.func @kinds(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %0 = ub.poison : i1
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %1:2 = scf.if %arg0 -> (i1, i32) {
// CHECK-NEXT: %3 = "test.a"() : () -> i1
// CHECK-NEXT: %4:2 = scf.if %3 -> (i1, i32) {
// CHECK-NEXT: scf.yield %3, %c1_i32 : i1, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %0, %c0_i32 : i1, i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %4#0, %4#1 : i1, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %0, %c0_i32 : i1, i32
// CHECK-NEXT: }
// CHECK-NEXT: cf.switch %1#1 : i32, [
// CHECK-NEXT: default: ^bb2(%1#0 : i1),
// CHECK-NEXT: 0: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return %arg1 : i32
// CHECK-NEXT: ^bb2(%2: i1):  // pred: ^bb0
// CHECK-NEXT: "test.exit"(%2) : (i1) -> ()
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

// CHECK-LABEL: func.func @kinds_apart(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "test.a"() : () -> ()
// CHECK-NEXT: "test.exit"() : () -> ()
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return %arg1 : i32
// CHECK-NEXT: }
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
// CHECK-LABEL: func.func @deep_exit(%arg0: i1) -> i32 {
// CHECK-NEXT: %0 = "test.regions"() ({
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %1 = ub.poison : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %2:2 = scf.if %arg0 -> (i32, i32) {
// CHECK-NEXT: %5 = "test.x"() : () -> i32
// CHECK-NEXT: %6:2 = scf.if %arg0 -> (i32, i32) {
// CHECK-NEXT: scf.yield %5, %c0_i32 : i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %1, %c1_i32 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %6#0, %6#1 : i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %1, %c1_i32 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %3 = arith.index_castui %2#1 : i32 to index
// CHECK-NEXT: %4 = scf.index_switch %3 -> i32
// CHECK-NEXT: case 0 {
// CHECK-NEXT: scf.yield %2#0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: %5 = "test.y"() : () -> i32
// CHECK-NEXT: scf.yield %5 : i32
// CHECK-NEXT: }
// CHECK-NEXT: "test.yield"(%4) : (i32) -> ()
// CHECK-NEXT: }) : () -> i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
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
// CHECK-LABEL: func.func @order(%arg0: i1) -> i32 {
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %0 = ub.poison : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %1:2 = scf.if %arg0 -> (i32, i32) {
// CHECK-NEXT: %3:3 = scf.if %arg0 -> (i32, i32, i32) {
// CHECK-NEXT: %8 = "test.b"() : () -> i32
// CHECK-NEXT: %9:3 = scf.if %arg0 -> (i32, i32, i32) {
// CHECK-NEXT: scf.yield %0, %0, %c0_i32 : i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %0, %c0_i32, %c1_i32 : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %9#0, %9#1, %9#2 : i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %8:3 = scf.if %arg0 -> (i32, i32, i32) {
// CHECK-NEXT: scf.yield %0, %0, %c0_i32 : i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %0, %0, %c2_i32 : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %8#0, %8#1, %8#2 : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %4 = arith.index_castui %3#2 : i32 to index
// CHECK-NEXT: %5:3 = scf.index_switch %4 -> i32, i32, i32
// CHECK-NEXT: case 0 {
// CHECK-NEXT: %8 = "test.d"() : () -> i32
// CHECK-NEXT: scf.yield %0, %0, %c0_i32 : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: case 1 {
// CHECK-NEXT: scf.yield %3#0, %3#1, %c1_i32 : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %0, %0, %c0_i32 : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %6 = arith.index_castui %5#2 : i32 to index
// CHECK-NEXT: %7:2 = scf.index_switch %6 -> i32, i32
// CHECK-NEXT: case 0 {
// CHECK-NEXT: %8 = "test.f"() : () -> i32
// CHECK-NEXT: scf.yield %8, %c1_i32 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %5#0, %5#1 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %7#0, %7#1 : i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %0, %c0_i32 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: cf.switch %1#1 : i32, [
// CHECK-NEXT: default: ^bb2(%1#0 : i32),
// CHECK-NEXT: 0: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "test.exit"() : () -> ()
// CHECK-NEXT: ^bb2(%2: i32):  // pred: ^bb0
// CHECK-NEXT: return %2 : i32
// CHECK-NEXT: }
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
// CHECK-LABEL: func.func @unreachable_cycle(%arg0: i32) -> i32 {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: return %arg0 : i32
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
// CHECK-NEXT: }
func.func @one_block() {
  return
}
