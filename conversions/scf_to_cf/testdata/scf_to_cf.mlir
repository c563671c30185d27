// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-scf-to-cf | FileCheck %s

// CHECK: #loop_annotation = #llvm.loop_annotation<disableNonforced = true>
// CHECK-LABEL: func.func @for(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index, %[[C:.*]]: index) {
// CHECK-NEXT: cf.br ^bb1(%[[A]] : index)
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[CMP:.*]] = arith.cmpi slt, %[[BLOCK_ARG]], %[[B]] : index
// CHECK-NEXT: cf.cond_br %[[CMP]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: "test.body"(%[[BLOCK_ARG]]) : (index) -> ()
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[BLOCK_ARG]], %[[C]] : index
// CHECK-NEXT: cf.br ^bb1(%[[SUM]] : index) {llvm.loop_annotation = #loop_annotation}
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
func.func @for(%a: index, %b: index, %c: index) {
  scf.for %i = %a to %b step %c {
    "test.body"(%i) : (index) -> ()
  } {llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
  return
}

// -----

// CHECK-LABEL: func.func @for_carried(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index, %[[C:.*]]: index, %[[F:.*]]: f32) -> (f32, f32) {
// CHECK-NEXT: cf.br ^bb1(%[[A]], %[[F]], %[[F]] : index, f32, f32)
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: index, %[[BLOCK_ARG_1:.*]]: f32, %[[BLOCK_ARG_2:.*]]: f32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[CMP:.*]] = arith.cmpi slt, %[[BLOCK_ARG]], %[[B]] : index
// CHECK-NEXT: cf.cond_br %[[CMP]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[BLOCK_ARG_1]], %[[BLOCK_ARG_2]] : f32
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[BLOCK_ARG]], %[[C]] : index
// CHECK-NEXT: cf.br ^bb1(%[[SUM_1]], %[[BLOCK_ARG_2]], %[[SUM]] : index, f32, f32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return %[[BLOCK_ARG_1]], %[[BLOCK_ARG_2]] : f32, f32
func.func @for_carried(%a: index, %b: index, %c: index, %f: f32) -> (f32, f32) {
  %0:2 = scf.for %i = %a to %b step %c iter_args(%x = %f, %y = %f) -> (f32, f32) {
    %1 = arith.addf %x, %y : f32
    scf.yield %y, %1 : f32, f32
  }
  return %0#0, %0#1 : f32, f32
}

// -----

// CHECK-LABEL: func.func @for_unsigned(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32, %[[C:.*]]: i32) {
// CHECK-NEXT: cf.br ^bb1(%[[A]] : i32)
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: i32):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT: %[[CMP:.*]] = arith.cmpi ult, %[[BLOCK_ARG]], %[[B]] : i32
// CHECK-NEXT: cf.cond_br %[[CMP]], ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb3(%[[A]] : i32)
// CHECK-NEXT: ^bb3(%[[BLOCK_ARG_1:.*]]: i32):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT: %[[CMP_1:.*]] = arith.cmpi slt, %[[BLOCK_ARG_1]], %[[B]] : i32
// CHECK-NEXT: cf.cond_br %[[CMP_1]], ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: "test.body"(%[[BLOCK_ARG]], %[[BLOCK_ARG_1]]) : (i32, i32) -> ()
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[BLOCK_ARG_1]], %[[C]] : i32
// CHECK-NEXT: cf.br ^bb3(%[[SUM]] : i32)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[BLOCK_ARG]], %[[C]] : i32
// CHECK-NEXT: cf.br ^bb1(%[[SUM_1]] : i32)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT: return
func.func @for_unsigned(%a: i32, %b: i32, %c: i32) {
  scf.for unsigned %i = %a to %b step %c : i32 {
    scf.for %j = %a to %b step %c : i32 {
      "test.body"(%i, %j) : (i32, i32) -> ()
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @if(
// CHECK-SAME: %[[C:.*]]: i1, %[[D:.*]]: i1) -> i32 {
// CHECK-NEXT: cf.cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "test.then"() : () -> ()
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.cond_br %[[C]], ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: "test.then"() : () -> ()
// CHECK-NEXT: cf.br ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT: "test.else"() : () -> ()
// CHECK-NEXT: cf.br ^bb5
// CHECK-NEXT: ^bb5:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT: cf.cond_br %[[C]], ^bb6, ^bb11
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: cf.cond_br %[[D]], ^bb7, ^bb8
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: %[[A:.*]] = "test.a"() : () -> i32
// CHECK-NEXT: cf.br ^bb9(%[[A]] : i32)
// CHECK-NEXT: ^bb8:  // pred: ^bb6
// CHECK-NEXT: %[[B:.*]] = "test.b"() : () -> i32
// CHECK-NEXT: cf.br ^bb9(%[[B]] : i32)
// CHECK-NEXT: ^bb9(%[[BLOCK_ARG:.*]]: i32):  // 2 preds: ^bb7, ^bb8
// CHECK-NEXT: cf.br ^bb10
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: cf.br ^bb12(%[[BLOCK_ARG]] : i32)
// CHECK-NEXT: ^bb11:  // pred: ^bb5
// CHECK-NEXT: %[[C_1:.*]] = "test.c"() : () -> i32
// CHECK-NEXT: cf.br ^bb12(%[[C_1]] : i32)
// CHECK-NEXT: ^bb12(%[[BLOCK_ARG_1:.*]]: i32):  // 2 preds: ^bb10, ^bb11
// CHECK-NEXT: cf.br ^bb13
// CHECK-NEXT: ^bb13:  // pred: ^bb12
// CHECK-NEXT: return %[[BLOCK_ARG_1]] : i32
func.func @if(%c: i1, %d: i1) -> i32 {
  scf.if %c { "test.then"() : () -> () }
  scf.if %c { "test.then"() : () -> () } else { "test.else"() : () -> () }
  %0 = scf.if %c -> i32 {
    %1 = scf.if %d -> i32 {
      %2 = "test.a"() : () -> i32
      scf.yield %2 : i32
    } else {
      %2 = "test.b"() : () -> i32
      scf.yield %2 : i32
    }
    scf.yield %1 : i32
  } else {
    %1 = "test.c"() : () -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// -----

// CHECK-LABEL: func.func @for_if(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index, %[[C:.*]]: index, %[[D:.*]]: i1) {
// CHECK-NEXT: cf.br ^bb1(%[[A]] : index)
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: index):  // 2 preds: ^bb0, ^bb4
// CHECK-NEXT: %[[CMP:.*]] = arith.cmpi slt, %[[BLOCK_ARG]], %[[B]] : index
// CHECK-NEXT: cf.cond_br %[[CMP]], ^bb2, ^bb5
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.cond_br %[[D]], ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: "test.x"(%[[BLOCK_ARG]]) : (index) -> ()
// CHECK-NEXT: cf.br ^bb4
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT: "test.y"(%[[BLOCK_ARG]]) : (index) -> ()
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[BLOCK_ARG]], %[[C]] : index
// CHECK-NEXT: cf.br ^bb1(%[[SUM]] : index)
// CHECK-NEXT: ^bb5:  // pred: ^bb1
// CHECK-NEXT: return
func.func @for_if(%a: index, %b: index, %c: index, %d: i1) {
  scf.for %i = %a to %b step %c {
    scf.if %d { "test.x"(%i) : (index) -> () }
    "test.y"(%i) : (index) -> ()
  }
  return
}

// -----

// CHECK: #loop_annotation = #llvm.loop_annotation<disableNonforced = true>
// CHECK-LABEL: func.func @while(
// CHECK-SAME: %[[X:.*]]: i32) -> i32 {
// CHECK-NEXT: cf.br ^bb1(%[[X]] : i32)
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[C:.*]] = "test.c"(%[[BLOCK_ARG]]) : (i32) -> i1
// CHECK-NEXT: cf.cond_br %[[C]], ^bb2(%[[BLOCK_ARG]] : i32), ^bb3
// CHECK-NEXT: ^bb2(%[[BLOCK_ARG_1:.*]]: i32):  // pred: ^bb1
// CHECK-NEXT: %[[D:.*]] = "test.d"(%[[BLOCK_ARG_1]]) : (i32) -> i32
// CHECK-NEXT: cf.br ^bb1(%[[D]] : i32) {llvm.loop_annotation = #loop_annotation}
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return %[[BLOCK_ARG]] : i32
func.func @while(%x: i32) -> i32 {
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    %c = "test.c"(%a) : (i32) -> i1
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = "test.d"(%b) : (i32) -> i32
    scf.yield %d : i32
  } attributes {llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
  return %0 : i32
}

// -----

// CHECK-LABEL: func.func @while_types(
// CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: f32) -> (i64, f64) {
// CHECK-NEXT: cf.br ^bb1(%[[X]], %[[Y]] : i32, f32)
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: i32, %[[BLOCK_ARG_1:.*]]: f32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[C:.*]]:3 = "test.c"(%[[BLOCK_ARG]], %[[BLOCK_ARG_1]]) : (i32, f32) -> (i1, i64, f64)
// CHECK-NEXT: cf.cond_br %[[C]]#0, ^bb2(%[[C]]#1, %[[C]]#2 : i64, f64), ^bb3
// CHECK-NEXT: ^bb2(%[[BLOCK_ARG_2:.*]]: i64, %[[BLOCK_ARG_3:.*]]: f64):  // pred: ^bb1
// CHECK-NEXT: %[[D:.*]]:2 = "test.d"(%[[BLOCK_ARG_2]], %[[BLOCK_ARG_3]]) : (i64, f64) -> (i32, f32)
// CHECK-NEXT: cf.br ^bb1(%[[D]]#0, %[[D]]#1 : i32, f32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return %[[C]]#1, %[[C]]#2 : i64, f64
func.func @while_types(%x: i32, %y: f32) -> (i64, f64) {
  %0:2 = scf.while (%a = %x, %b = %y) : (i32, f32) -> (i64, f64) {
    %c, %d, %e = "test.c"(%a, %b) : (i32, f32) -> (i1, i64, f64)
    scf.condition(%c) %d, %e : i64, f64
  } do {
  ^bb0(%d: i64, %e: f64):
    %f, %g = "test.d"(%d, %e) : (i64, f64) -> (i32, f32)
    scf.yield %f, %g : i32, f32
  }
  return %0#0, %0#1 : i64, f64
}

// -----

// CHECK-LABEL: func.func @do_while(
// CHECK-SAME: %[[X:.*]]: i32) -> i32 {
// CHECK-NEXT: cf.br ^bb1(%[[X]] : i32)
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %[[C:.*]]:2 = "test.c"(%[[BLOCK_ARG]]) : (i32) -> (i1, i32)
// CHECK-NEXT: cf.cond_br %[[C]]#0, ^bb1(%[[C]]#1 : i32), ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: return %[[C]]#1 : i32
func.func @do_while(%x: i32) -> i32 {
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    %c, %n = "test.c"(%a) : (i32) -> (i1, i32)
    scf.condition(%c) %n : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  return %0 : i32
}

// -----

// CHECK-LABEL: func.func @nested_while(
// CHECK-SAME: %{{.*}}: i32, %[[C:.*]]: i1) {
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb8
// CHECK-NEXT: cf.cond_br %[[C]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[C_1:.*]] = "test.c"() : () -> i1
// CHECK-NEXT: cf.br ^bb4(%[[C_1]] : i1)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb4(%[[C]] : i1)
// CHECK-NEXT: ^bb4(%[[BLOCK_ARG:.*]]: i1):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT: cf.br ^bb5
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: cf.cond_br %[[BLOCK_ARG]], ^bb6, ^bb9
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: cf.cond_br %[[C]], ^bb7, ^bb8
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: "test.d"() : () -> ()
// CHECK-NEXT: cf.br ^bb8
// CHECK-NEXT: ^bb8:  // 2 preds: ^bb6, ^bb7
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb5
// CHECK-NEXT: return
func.func @nested_while(%x: i32, %c: i1) {
  scf.while : () -> () {
    %0 = scf.if %c -> i1 {
      %1 = "test.c"() : () -> i1
      scf.yield %1 : i1
    } else {
      scf.yield %c : i1
    }
    scf.condition(%0)
  } do {
    scf.if %c { "test.d"() : () -> () }
    scf.yield
  }
  return
}

// -----

// CHECK: func.func @execute() -> i32 {
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[C:.*]] = "test.c"() : () -> i1
// CHECK-NEXT: cf.cond_br %[[C]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[A:.*]] = "test.a"() : () -> i32
// CHECK-NEXT: cf.br ^bb4(%[[A]] : i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: %[[B:.*]] = "test.b"() : () -> i32
// CHECK-NEXT: cf.br ^bb4(%[[B]] : i32)
// CHECK-NEXT: ^bb4(%[[BLOCK_ARG:.*]]: i32):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT: cf.br ^bb5
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: cf.br ^bb6
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: return %[[BLOCK_ARG]] : i32
func.func @execute() -> i32 {
  %0 = scf.execute_region -> i32 {
    %c = "test.c"() : () -> i1
    cf.cond_br %c, ^a, ^b
  ^a:
    %1 = "test.a"() : () -> i32
    scf.yield %1 : i32
  ^b:
    %2 = "test.b"() : () -> i32
    scf.yield %2 : i32
  }
  scf.execute_region { scf.yield }
  return %0 : i32
}

// -----

// CHECK-LABEL: func.func @switch(
// CHECK-SAME: %[[I:.*]]: index, %[[A:.*]]: i32) -> i32 {
// CHECK-NEXT: %[[INDEX_CAST:.*]] = arith.index_cast %[[I]] : index to i32
// CHECK-NEXT: cf.switch %[[INDEX_CAST]] : i32, [
// CHECK-NEXT: default: ^bb3,
// CHECK-NEXT: 2: ^bb1,
// CHECK-NEXT: 4294967291: ^bb2
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[A]], %[[A]] : i32
// CHECK-NEXT: cf.br ^bb4(%[[SUM]] : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb4(%[[A]] : i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[A]], %[[A]] : i32
// CHECK-NEXT: cf.br ^bb4(%[[PRODUCT]] : i32)
// CHECK-NEXT: ^bb4(%[[BLOCK_ARG:.*]]: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
// CHECK-NEXT: %[[INDEX_CAST_1:.*]] = arith.index_cast %[[I]] : index to i32
// CHECK-NEXT: cf.switch %[[INDEX_CAST_1]] : i32, [
// CHECK-NEXT: default: ^bb5]
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: cf.br ^bb6
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: return %[[BLOCK_ARG]] : i32
func.func @switch(%i: index, %a: i32) -> i32 {
  %0 = scf.index_switch %i -> i32
  case 2 {
    %1 = arith.addi %a, %a : i32
    scf.yield %1 : i32
  }
  case -5 {
    scf.yield %a : i32
  }
  default {
    %2 = arith.muli %a, %a : i32
    scf.yield %2 : i32
  }
  scf.index_switch %i
  default { scf.yield }
  return %0 : i32
}

// -----

// CHECK-LABEL: func.func @switch_nested(
// CHECK-SAME: %[[I:.*]]: index, %{{.*}}: i32, %[[C:.*]]: i1) {
// CHECK-NEXT: %[[INDEX_CAST:.*]] = arith.index_cast %[[I]] : index to i32
// CHECK-NEXT: cf.switch %[[INDEX_CAST]] : i32, [
// CHECK-NEXT: default: ^bb4,
// CHECK-NEXT: 0: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.cond_br %[[C]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: "test.a"() : () -> ()
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: cf.br ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb5
// CHECK-NEXT: ^bb5:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT: return
func.func @switch_nested(%i: index, %a: i32, %c: i1) {
  scf.index_switch %i
  case 0 {
    scf.if %c { "test.a"() : () -> () }
    scf.yield
  }
  default { scf.yield }
  return
}

// -----

// CHECK-LABEL: func.func @parallel(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index, %[[C:.*]]: index) {
// CHECK-NEXT: cf.br ^bb1(%[[A]] : index)
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: index):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT: %[[CMP:.*]] = arith.cmpi slt, %[[BLOCK_ARG]], %[[B]] : index
// CHECK-NEXT: cf.cond_br %[[CMP]], ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb3(%[[B]] : index)
// CHECK-NEXT: ^bb3(%[[BLOCK_ARG_1:.*]]: index):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT: %[[CMP_1:.*]] = arith.cmpi slt, %[[BLOCK_ARG_1]], %[[C]] : index
// CHECK-NEXT: cf.cond_br %[[CMP_1]], ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: "test.body"(%[[BLOCK_ARG]], %[[BLOCK_ARG_1]]) : (index, index) -> ()
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[BLOCK_ARG_1]], %[[C]] : index
// CHECK-NEXT: cf.br ^bb3(%[[SUM]] : index)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[BLOCK_ARG]], %[[C]] : index
// CHECK-NEXT: cf.br ^bb1(%[[SUM_1]] : index)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT: return
func.func @parallel(%a: index, %b: index, %c: index) {
  scf.parallel (%i, %j) = (%a, %b) to (%b, %c) step (%c, %c) {
    "test.body"(%i, %j) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

// CHECK-LABEL: func.func @parallel_reduce(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index, %[[C:.*]]: index, %[[F:.*]]: f32) -> (f32, i32) {
// CHECK-NEXT: %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT: cf.br ^bb1(%[[A]], %[[F]], %[[C0_I32]] : index, f32, i32)
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: index, %[[BLOCK_ARG_1:.*]]: f32, %[[BLOCK_ARG_2:.*]]: i32):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT: %[[CMP:.*]] = arith.cmpi slt, %[[BLOCK_ARG]], %[[B]] : index
// CHECK-NEXT: cf.cond_br %[[CMP]], ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb3(%[[B]], %[[BLOCK_ARG_1]], %[[BLOCK_ARG_2]] : index, f32, i32)
// CHECK-NEXT: ^bb3(%[[BLOCK_ARG_3:.*]]: index, %[[BLOCK_ARG_4:.*]]: f32, %[[BLOCK_ARG_5:.*]]: i32):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT: %[[CMP_1:.*]] = arith.cmpi slt, %[[BLOCK_ARG_3]], %[[C]] : index
// CHECK-NEXT: cf.cond_br %[[CMP_1]], ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %[[X:.*]] = "test.x"(%[[BLOCK_ARG]]) : (index) -> f32
// CHECK-NEXT: %[[Y:.*]] = "test.y"(%[[BLOCK_ARG_3]]) : (index) -> i32
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[BLOCK_ARG_4]], %[[X]] : f32
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[BLOCK_ARG_5]], %[[Y]] : i32
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[BLOCK_ARG_3]], %[[C]] : index
// CHECK-NEXT: cf.br ^bb3(%[[SUM_1]], %[[SUM]], %[[PRODUCT]] : index, f32, i32)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT: %[[SUM_2:.*]] = arith.addi %[[BLOCK_ARG]], %[[C]] : index
// CHECK-NEXT: cf.br ^bb1(%[[SUM_2]], %[[BLOCK_ARG_4]], %[[BLOCK_ARG_5]] : index, f32, i32)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT: return %[[BLOCK_ARG_1]], %[[BLOCK_ARG_2]] : f32, i32
func.func @parallel_reduce(%a: index, %b: index, %c: index, %f: f32) -> (f32, i32) {
  %z = arith.constant 0 : i32
  %0:2 = scf.parallel (%i, %j) = (%a, %b) to (%b, %c) step (%c, %c) init (%f, %z) -> (f32, i32) {
    %x = "test.x"(%i) : (index) -> f32
    %y = "test.y"(%j) : (index) -> i32
    scf.reduce(%x, %y : f32, i32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%l: i32, %r: i32):
      %s = arith.muli %l, %r : i32
      scf.reduce.return %s : i32
    }
  }
  return %0#0, %0#1 : f32, i32
}

// -----

// CHECK-LABEL: func.func @forall(
// CHECK-SAME: %[[N:.*]]: index) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C10:.*]] = arith.constant 10 : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[C1_1:.*]] = arith.constant 1 : index
// CHECK-NEXT: cf.br ^bb1(%[[C0]] : index)
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: index):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT: %[[CMP:.*]] = arith.cmpi slt, %[[BLOCK_ARG]], %[[N]] : index
// CHECK-NEXT: cf.cond_br %[[CMP]], ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb3(%[[C0_1]] : index)
// CHECK-NEXT: ^bb3(%[[BLOCK_ARG_1:.*]]: index):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT: %[[CMP_1:.*]] = arith.cmpi slt, %[[BLOCK_ARG_1]], %[[C10]] : index
// CHECK-NEXT: cf.cond_br %[[CMP_1]], ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: "test.body"(%[[BLOCK_ARG]], %[[BLOCK_ARG_1]]) : (index, index) -> ()
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[BLOCK_ARG_1]], %[[C1_1]] : index
// CHECK-NEXT: cf.br ^bb3(%[[SUM]] : index)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[BLOCK_ARG]], %[[C1]] : index
// CHECK-NEXT: cf.br ^bb1(%[[SUM_1]] : index)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT: %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT: cf.br ^bb7(%[[C0_2]] : index)
// CHECK-NEXT: ^bb7(%[[BLOCK_ARG_2:.*]]: index):  // 2 preds: ^bb6, ^bb8
// CHECK-NEXT: %[[CMP_2:.*]] = arith.cmpi slt, %[[BLOCK_ARG_2]], %[[N]] : index
// CHECK-NEXT: cf.cond_br %[[CMP_2]], ^bb8, ^bb9
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: "test.body"(%[[BLOCK_ARG_2]]) : (index) -> ()
// CHECK-NEXT: %[[SUM_2:.*]] = arith.addi %[[BLOCK_ARG_2]], %[[C2]] : index
// CHECK-NEXT: cf.br ^bb7(%[[SUM_2]] : index)
// CHECK-NEXT: ^bb9:  // pred: ^bb7
// CHECK-NEXT: return
func.func @forall(%n: index) {
  scf.forall (%i, %j) in (%n, 10) {
    "test.body"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i) = (0) to (%n) step (2) {
    "test.body"(%i) : (index) -> ()
  }
  return
}

// -----

// CHECK-LABEL: func.func @parallel_in_for(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index, %[[C:.*]]: index) {
// CHECK-NEXT: cf.br ^bb1(%[[A]] : index)
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: index):  // 2 preds: ^bb0, ^bb7
// CHECK-NEXT: %[[CMP:.*]] = arith.cmpi slt, %[[BLOCK_ARG]], %[[B]] : index
// CHECK-NEXT: cf.cond_br %[[CMP]], ^bb2, ^bb8
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb3(%[[A]] : index)
// CHECK-NEXT: ^bb3(%[[BLOCK_ARG_1:.*]]: index):  // 2 preds: ^bb2, ^bb6
// CHECK-NEXT: %[[CMP_1:.*]] = arith.cmpi slt, %[[BLOCK_ARG_1]], %[[B]] : index
// CHECK-NEXT: cf.cond_br %[[CMP_1]], ^bb4, ^bb7
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %[[D:.*]] = "test.d"() : () -> i1
// CHECK-NEXT: cf.cond_br %[[D]], ^bb5, ^bb6
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: "test.x"(%[[BLOCK_ARG_1]], %[[BLOCK_ARG]]) : (index, index) -> ()
// CHECK-NEXT: cf.br ^bb6
// CHECK-NEXT: ^bb6:  // 2 preds: ^bb4, ^bb5
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[BLOCK_ARG_1]], %[[C]] : index
// CHECK-NEXT: cf.br ^bb3(%[[SUM]] : index)
// CHECK-NEXT: ^bb7:  // pred: ^bb3
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[BLOCK_ARG]], %[[C]] : index
// CHECK-NEXT: cf.br ^bb1(%[[SUM_1]] : index)
// CHECK-NEXT: ^bb8:  // pred: ^bb1
// CHECK-NEXT: return
func.func @parallel_in_for(%a: index, %b: index, %c: index) {
  scf.for %k = %a to %b step %c {
    scf.parallel (%i) = (%a) to (%b) step (%c) {
      %d = "test.d"() : () -> i1
      scf.if %d { "test.x"(%i, %k) : (index, index) -> () }
      scf.reduce
    }
  }
  return
}

// -----

// Attributes of the llvm dialect are kept, whatever their names.
// CHECK-LABEL: @annotated(
func.func @annotated(%n: index) {
  // CHECK: cf.br ^bb1(%{{.*}} : index) {loop_annotation = #loop_annotation}
  scf.for %i = %n to %n step %n {
  } {llvm.other, loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
  return
}
