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
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = "test.dont"(%arg1) : (i32) -> i32
// CHECK-NEXT:     %1 = "test.sink_target"(%arg0) ({
// CHECK-NEXT:       %7 = "test.sink_me"(%arg1) {was_sunk = 0 : i32} : (i32) -> i32
// CHECK-NEXT:       %8 = "test.sink_me"(%7) {was_sunk = 0 : i32} : (i32) -> i32
// CHECK-NEXT:       "test.use"(%8, %0) : (i32, i32) -> ()
// CHECK-NEXT:     }, {
// CHECK-NEXT:       "test.use"(%arg1) : (i32) -> ()
// CHECK-NEXT:     }) : (i1) -> i32
// CHECK-NEXT:     %2 = "test.sink_me"(%arg1) : (i32) -> i32
// CHECK-NEXT:     %3 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:       scf.yield %2 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = "test.sink_me"(%arg1) : (i32) -> i32
// CHECK-NEXT:     "test.sink_target"(%arg0) ({
// CHECK-NEXT:     }, {
// CHECK-NEXT:       "test.use"(%4) : (i32) -> ()
// CHECK-NEXT:     }) : (i1) -> ()
// CHECK-NEXT:     %5 = "test.sink_me"(%arg1) : (i32) -> i32
// CHECK-NEXT:     "test.sink_target"(%arg0) ({
// CHECK-NEXT:       "test.use"(%5) : (i32) -> ()
// CHECK-NEXT:     }, {
// CHECK-NEXT:       "test.use"(%5) : (i32) -> ()
// CHECK-NEXT:     }) : (i1) -> ()
// CHECK-NEXT:     %6 = "test.sink_me"(%arg1) : (i32) -> i32
// CHECK-NEXT:     "test.sink_target"(%arg0) ({
// CHECK-NEXT:       "test.use"() : () -> ()
// CHECK-NEXT:     }, {
// CHECK-NEXT:     }, {
// CHECK-NEXT:       "test.use"(%6) : (i32) -> ()
// CHECK-NEXT:     }) : (i1) -> ()
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
