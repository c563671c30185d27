// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-scf-to-cf | FileCheck %s

// CHECK: #loop_annotation = #llvm.loop_annotation<disableNonforced = true>
// CHECK: func.func @for(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT: cf.br ^bb1(%arg0 : index)
// CHECK-NEXT: ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %1 = arith.cmpi slt, %0, %arg1 : index
// CHECK-NEXT: cf.cond_br %1, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: "test.body"(%0) : (index) -> ()
// CHECK-NEXT: %2 = arith.addi %0, %arg2 : index
// CHECK-NEXT: cf.br ^bb1(%2 : index) {llvm.loop_annotation = #loop_annotation}
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @for(%a: index, %b: index, %c: index) {
  scf.for %i = %a to %b step %c {
    "test.body"(%i) : (index) -> ()
  } {llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
  return
}

// -----

// CHECK: func.func @for_carried(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (f32, f32) {
// CHECK-NEXT: cf.br ^bb1(%arg0, %arg3, %arg3 : index, f32, f32)
// CHECK-NEXT: ^bb1(%0: index, %1: f32, %2: f32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %3 = arith.cmpi slt, %0, %arg1 : index
// CHECK-NEXT: cf.cond_br %3, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %4 = arith.addf %1, %2 : f32
// CHECK-NEXT: %5 = arith.addi %0, %arg2 : index
// CHECK-NEXT: cf.br ^bb1(%5, %2, %4 : index, f32, f32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return %1, %2 : f32, f32
// CHECK-NEXT: }
func.func @for_carried(%a: index, %b: index, %c: index, %f: f32) -> (f32, f32) {
  %0:2 = scf.for %i = %a to %b step %c iter_args(%x = %f, %y = %f) -> (f32, f32) {
    %1 = arith.addf %x, %y : f32
    scf.yield %y, %1 : f32, f32
  }
  return %0#0, %0#1 : f32, f32
}

// -----

// CHECK: func.func @for_unsigned(%arg0: i32, %arg1: i32, %arg2: i32) {
// CHECK-NEXT: cf.br ^bb1(%arg0 : i32)
// CHECK-NEXT: ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT: %1 = arith.cmpi ult, %0, %arg1 : i32
// CHECK-NEXT: cf.cond_br %1, ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb3(%arg0 : i32)
// CHECK-NEXT: ^bb3(%2: i32):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT: %3 = arith.cmpi slt, %2, %arg1 : i32
// CHECK-NEXT: cf.cond_br %3, ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: "test.body"(%0, %2) : (i32, i32) -> ()
// CHECK-NEXT: %4 = arith.addi %2, %arg2 : i32
// CHECK-NEXT: cf.br ^bb3(%4 : i32)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT: %5 = arith.addi %0, %arg2 : i32
// CHECK-NEXT: cf.br ^bb1(%5 : i32)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @for_unsigned(%a: i32, %b: i32, %c: i32) {
  scf.for unsigned %i = %a to %b step %c : i32 {
    scf.for %j = %a to %b step %c : i32 {
      "test.body"(%i, %j) : (i32, i32) -> ()
    }
  }
  return
}

// -----

// CHECK: func.func @if(%arg0: i1, %arg1: i1) -> i32 {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "test.then"() : () -> ()
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.cond_br %arg0, ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: "test.then"() : () -> ()
// CHECK-NEXT: cf.br ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT: "test.else"() : () -> ()
// CHECK-NEXT: cf.br ^bb5
// CHECK-NEXT: ^bb5:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT: cf.cond_br %arg0, ^bb6, ^bb11
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: cf.cond_br %arg1, ^bb7, ^bb8
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: %0 = "test.a"() : () -> i32
// CHECK-NEXT: cf.br ^bb9(%0 : i32)
// CHECK-NEXT: ^bb8:  // pred: ^bb6
// CHECK-NEXT: %1 = "test.b"() : () -> i32
// CHECK-NEXT: cf.br ^bb9(%1 : i32)
// CHECK-NEXT: ^bb9(%2: i32):  // 2 preds: ^bb7, ^bb8
// CHECK-NEXT: cf.br ^bb10
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: cf.br ^bb12(%2 : i32)
// CHECK-NEXT: ^bb11:  // pred: ^bb5
// CHECK-NEXT: %3 = "test.c"() : () -> i32
// CHECK-NEXT: cf.br ^bb12(%3 : i32)
// CHECK-NEXT: ^bb12(%4: i32):  // 2 preds: ^bb10, ^bb11
// CHECK-NEXT: cf.br ^bb13
// CHECK-NEXT: ^bb13:  // pred: ^bb12
// CHECK-NEXT: return %4 : i32
// CHECK-NEXT: }
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

// CHECK: func.func @for_if(%arg0: index, %arg1: index, %arg2: index, %arg3: i1) {
// CHECK-NEXT: cf.br ^bb1(%arg0 : index)
// CHECK-NEXT: ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
// CHECK-NEXT: %1 = arith.cmpi slt, %0, %arg1 : index
// CHECK-NEXT: cf.cond_br %1, ^bb2, ^bb5
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.cond_br %arg3, ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: "test.x"(%0) : (index) -> ()
// CHECK-NEXT: cf.br ^bb4
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT: "test.y"(%0) : (index) -> ()
// CHECK-NEXT: %2 = arith.addi %0, %arg2 : index
// CHECK-NEXT: cf.br ^bb1(%2 : index)
// CHECK-NEXT: ^bb5:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @for_if(%a: index, %b: index, %c: index, %d: i1) {
  scf.for %i = %a to %b step %c {
    scf.if %d { "test.x"(%i) : (index) -> () }
    "test.y"(%i) : (index) -> ()
  }
  return
}

// -----

// CHECK: #loop_annotation = #llvm.loop_annotation<disableNonforced = true>
// CHECK: func.func @while(%arg0: i32) -> i32 {
// CHECK-NEXT: cf.br ^bb1(%arg0 : i32)
// CHECK-NEXT: ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %1 = "test.c"(%0) : (i32) -> i1
// CHECK-NEXT: cf.cond_br %1, ^bb2(%0 : i32), ^bb3
// CHECK-NEXT: ^bb2(%2: i32):  // pred: ^bb1
// CHECK-NEXT: %3 = "test.d"(%2) : (i32) -> i32
// CHECK-NEXT: cf.br ^bb1(%3 : i32) {llvm.loop_annotation = #loop_annotation}
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
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

// CHECK: func.func @while_types(%arg0: i32, %arg1: f32) -> (i64, f64) {
// CHECK-NEXT: cf.br ^bb1(%arg0, %arg1 : i32, f32)
// CHECK-NEXT: ^bb1(%0: i32, %1: f32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %2:3 = "test.c"(%0, %1) : (i32, f32) -> (i1, i64, f64)
// CHECK-NEXT: cf.cond_br %2#0, ^bb2(%2#1, %2#2 : i64, f64), ^bb3
// CHECK-NEXT: ^bb2(%3: i64, %4: f64):  // pred: ^bb1
// CHECK-NEXT: %5:2 = "test.d"(%3, %4) : (i64, f64) -> (i32, f32)
// CHECK-NEXT: cf.br ^bb1(%5#0, %5#1 : i32, f32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return %2#1, %2#2 : i64, f64
// CHECK-NEXT: }
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

// CHECK: func.func @do_while(%arg0: i32) -> i32 {
// CHECK-NEXT: cf.br ^bb1(%arg0 : i32)
// CHECK-NEXT: ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %1:2 = "test.c"(%0) : (i32) -> (i1, i32)
// CHECK-NEXT: cf.cond_br %1#0, ^bb1(%1#1 : i32), ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: return %1#1 : i32
// CHECK-NEXT: }
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

// CHECK: func.func @nested_while(%arg0: i32, %arg1: i1) {
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb8
// CHECK-NEXT: cf.cond_br %arg1, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %0 = "test.c"() : () -> i1
// CHECK-NEXT: cf.br ^bb4(%0 : i1)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb4(%arg1 : i1)
// CHECK-NEXT: ^bb4(%1: i1):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT: cf.br ^bb5
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: cf.cond_br %1, ^bb6, ^bb9
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: cf.cond_br %arg1, ^bb7, ^bb8
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: "test.d"() : () -> ()
// CHECK-NEXT: cf.br ^bb8
// CHECK-NEXT: ^bb8:  // 2 preds: ^bb6, ^bb7
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb5
// CHECK-NEXT: return
// CHECK-NEXT: }
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
// CHECK-NEXT: %0 = "test.c"() : () -> i1
// CHECK-NEXT: cf.cond_br %0, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %1 = "test.a"() : () -> i32
// CHECK-NEXT: cf.br ^bb4(%1 : i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: %2 = "test.b"() : () -> i32
// CHECK-NEXT: cf.br ^bb4(%2 : i32)
// CHECK-NEXT: ^bb4(%3: i32):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT: cf.br ^bb5
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: cf.br ^bb6
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: return %3 : i32
// CHECK-NEXT: }
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

// CHECK: func.func @switch(%arg0: index, %arg1: i32) -> i32 {
// CHECK-NEXT: %0 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT: cf.switch %0 : i32, [
// CHECK-NEXT: default: ^bb3,
// CHECK-NEXT: 2: ^bb1,
// CHECK-NEXT: 4294967291: ^bb2
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %1 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT: cf.br ^bb4(%1 : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb4(%arg1 : i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT: %2 = arith.muli %arg1, %arg1 : i32
// CHECK-NEXT: cf.br ^bb4(%2 : i32)
// CHECK-NEXT: ^bb4(%3: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
// CHECK-NEXT: %4 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT: cf.switch %4 : i32, [
// CHECK-NEXT: default: ^bb5]
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: cf.br ^bb6
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: return %3 : i32
// CHECK-NEXT: }
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

// CHECK: func.func @switch_nested(%arg0: index, %arg1: i32, %arg2: i1) {
// CHECK-NEXT: %0 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT: cf.switch %0 : i32, [
// CHECK-NEXT: default: ^bb4,
// CHECK-NEXT: 0: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.cond_br %arg2, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: "test.a"() : () -> ()
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: cf.br ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb5
// CHECK-NEXT: ^bb5:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT: return
// CHECK-NEXT: }
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

// CHECK: func.func @parallel(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT: cf.br ^bb1(%arg0 : index)
// CHECK-NEXT: ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT: %1 = arith.cmpi slt, %0, %arg1 : index
// CHECK-NEXT: cf.cond_br %1, ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb3(%arg1 : index)
// CHECK-NEXT: ^bb3(%2: index):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT: %3 = arith.cmpi slt, %2, %arg2 : index
// CHECK-NEXT: cf.cond_br %3, ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: "test.body"(%0, %2) : (index, index) -> ()
// CHECK-NEXT: %4 = arith.addi %2, %arg2 : index
// CHECK-NEXT: cf.br ^bb3(%4 : index)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT: %5 = arith.addi %0, %arg2 : index
// CHECK-NEXT: cf.br ^bb1(%5 : index)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @parallel(%a: index, %b: index, %c: index) {
  scf.parallel (%i, %j) = (%a, %b) to (%b, %c) step (%c, %c) {
    "test.body"(%i, %j) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

// CHECK: func.func @parallel_reduce(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (f32, i32) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: cf.br ^bb1(%arg0, %arg3, %c0_i32 : index, f32, i32)
// CHECK-NEXT: ^bb1(%0: index, %1: f32, %2: i32):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT: %3 = arith.cmpi slt, %0, %arg1 : index
// CHECK-NEXT: cf.cond_br %3, ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb3(%arg1, %1, %2 : index, f32, i32)
// CHECK-NEXT: ^bb3(%4: index, %5: f32, %6: i32):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT: %7 = arith.cmpi slt, %4, %arg2 : index
// CHECK-NEXT: cf.cond_br %7, ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %8 = "test.x"(%0) : (index) -> f32
// CHECK-NEXT: %9 = "test.y"(%4) : (index) -> i32
// CHECK-NEXT: %10 = arith.addf %5, %8 : f32
// CHECK-NEXT: %11 = arith.muli %6, %9 : i32
// CHECK-NEXT: %12 = arith.addi %4, %arg2 : index
// CHECK-NEXT: cf.br ^bb3(%12, %10, %11 : index, f32, i32)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT: %13 = arith.addi %0, %arg2 : index
// CHECK-NEXT: cf.br ^bb1(%13, %5, %6 : index, f32, i32)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT: return %1, %2 : f32, i32
// CHECK-NEXT: }
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

// CHECK: func.func @forall(%arg0: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %c10 = arith.constant 10 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c1_1 = arith.constant 1 : index
// CHECK-NEXT: cf.br ^bb1(%c0 : index)
// CHECK-NEXT: ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT: %1 = arith.cmpi slt, %0, %arg0 : index
// CHECK-NEXT: cf.cond_br %1, ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb3(%c0_0 : index)
// CHECK-NEXT: ^bb3(%2: index):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT: %3 = arith.cmpi slt, %2, %c10 : index
// CHECK-NEXT: cf.cond_br %3, ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: "test.body"(%0, %2) : (index, index) -> ()
// CHECK-NEXT: %4 = arith.addi %2, %c1_1 : index
// CHECK-NEXT: cf.br ^bb3(%4 : index)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT: %5 = arith.addi %0, %c1 : index
// CHECK-NEXT: cf.br ^bb1(%5 : index)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT: %c0_2 = arith.constant 0 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: cf.br ^bb7(%c0_2 : index)
// CHECK-NEXT: ^bb7(%6: index):  // 2 preds: ^bb6, ^bb8
// CHECK-NEXT: %7 = arith.cmpi slt, %6, %arg0 : index
// CHECK-NEXT: cf.cond_br %7, ^bb8, ^bb9
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: "test.body"(%6) : (index) -> ()
// CHECK-NEXT: %8 = arith.addi %6, %c2 : index
// CHECK-NEXT: cf.br ^bb7(%8 : index)
// CHECK-NEXT: ^bb9:  // pred: ^bb7
// CHECK-NEXT: return
// CHECK-NEXT: }
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

// CHECK: func.func @parallel_in_for(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT: cf.br ^bb1(%arg0 : index)
// CHECK-NEXT: ^bb1(%0: index):  // 2 preds: ^bb0, ^bb7
// CHECK-NEXT: %1 = arith.cmpi slt, %0, %arg1 : index
// CHECK-NEXT: cf.cond_br %1, ^bb2, ^bb8
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb3(%arg0 : index)
// CHECK-NEXT: ^bb3(%2: index):  // 2 preds: ^bb2, ^bb6
// CHECK-NEXT: %3 = arith.cmpi slt, %2, %arg1 : index
// CHECK-NEXT: cf.cond_br %3, ^bb4, ^bb7
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %4 = "test.d"() : () -> i1
// CHECK-NEXT: cf.cond_br %4, ^bb5, ^bb6
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: "test.x"(%2, %0) : (index, index) -> ()
// CHECK-NEXT: cf.br ^bb6
// CHECK-NEXT: ^bb6:  // 2 preds: ^bb4, ^bb5
// CHECK-NEXT: %5 = arith.addi %2, %arg2 : index
// CHECK-NEXT: cf.br ^bb3(%5 : index)
// CHECK-NEXT: ^bb7:  // pred: ^bb3
// CHECK-NEXT: %6 = arith.addi %0, %arg2 : index
// CHECK-NEXT: cf.br ^bb1(%6 : index)
// CHECK-NEXT: ^bb8:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
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
