// RUN: mlir-opt %s --test-control-flow-sink | FileCheck %s

func.func @f(%c: i1, %x: i32) -> i32 {
  %a = "test.sink_me"(%x) : (i32) -> i32
  %b = "test.sink_me"(%a) : (i32) -> i32
  %d = "test.dont"(%x) : (i32) -> i32
  %r = "test.sink_target"(%c) ({ "test.use"(%b, %d) : (i32, i32) -> () }, { "test.use"(%x) : (i32) -> () }) : (i1) -> i32
  %e = "test.sink_me"(%x) : (i32) -> i32
  %s = scf.if %c -> i32 { scf.yield %e : i32 } else { scf.yield %x : i32 }
  %g = "test.sink_me"(%x) : (i32) -> i32
  "test.sink_target"(%c) ({ }, { "test.use"(%g) : (i32) -> () }) : (i1) -> ()
  %h = "test.sink_me"(%x) : (i32) -> i32
  "test.sink_target"(%c) ({ "test.use"(%h) : (i32) -> () }, { "test.use"(%h) : (i32) -> () }) : (i1) -> ()
  %i = "test.sink_me"(%x) : (i32) -> i32
  "test.sink_target"(%c) ({ "test.use"() : () -> () },  { }, {"test.use"(%i) : (i32) -> () }) : (i1) -> ()
  return %r : i32
}

// CHECK: module {
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[C:.*]]: i1, %[[X:.*]]: i32) -> i32 {
// CHECK-NEXT: %[[DONT:.*]] = "test.dont"(%[[X]]) : (i32) -> i32
// CHECK-NEXT: %[[SINK_TARGET:.*]] = "test.sink_target"(%[[C]]) ({
// CHECK-NEXT: %[[SINK_ME:.*]] = "test.sink_me"(%[[X]]) {was_sunk = 0 : i32} : (i32) -> i32
// CHECK-NEXT: %[[SINK_ME_1:.*]] = "test.sink_me"(%[[SINK_ME]]) {was_sunk = 0 : i32} : (i32) -> i32
// CHECK-NEXT: "test.use"(%[[SINK_ME_1]], %[[DONT]]) : (i32, i32) -> ()
// CHECK-NEXT:     }, {
// CHECK-NEXT: "test.use"(%[[X]]) : (i32) -> ()
// CHECK-NEXT:     }) : (i1) -> i32
// CHECK-NEXT: %[[SINK_ME_2:.*]] = "test.sink_me"(%[[X]]) : (i32) -> i32
// CHECK-NEXT: scf.if %[[C]] -> (i32) {
// CHECK-NEXT: scf.yield %[[SINK_ME_2]] : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT: scf.yield %[[X]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT: %[[SINK_ME_3:.*]] = "test.sink_me"(%[[X]]) : (i32) -> i32
// CHECK-NEXT: "test.sink_target"(%[[C]]) ({
// CHECK-NEXT:     }, {
// CHECK-NEXT: "test.use"(%[[SINK_ME_3]]) : (i32) -> ()
// CHECK-NEXT:     }) : (i1) -> ()
// CHECK-NEXT: %[[SINK_ME_4:.*]] = "test.sink_me"(%[[X]]) : (i32) -> i32
// CHECK-NEXT: "test.sink_target"(%[[C]]) ({
// CHECK-NEXT: "test.use"(%[[SINK_ME_4]]) : (i32) -> ()
// CHECK-NEXT:     }, {
// CHECK-NEXT: "test.use"(%[[SINK_ME_4]]) : (i32) -> ()
// CHECK-NEXT:     }) : (i1) -> ()
// CHECK-NEXT: %[[SINK_ME_5:.*]] = "test.sink_me"(%[[X]]) : (i32) -> i32
// CHECK-NEXT: "test.sink_target"(%[[C]]) ({
// CHECK-NEXT:       "test.use"() : () -> ()
// CHECK-NEXT:     }, {
// CHECK-NEXT:     }, {
// CHECK-NEXT: "test.use"(%[[SINK_ME_5]]) : (i32) -> ()
// CHECK-NEXT:     }) : (i1) -> ()
// CHECK-NEXT: return %[[SINK_TARGET]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
