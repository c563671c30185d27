// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @default_only
// CHECK-SAME: (%{{.*}}: i32, %[[A:.*]]: i32)
func.func @default_only(%f: i32, %a: i32) -> i32 {
  // CHECK-NEXT: return %[[A]]
  cf.switch %f : i32, [ default: ^bb1(%a : i32) ]
^bb1(%x: i32):
  return %x : i32
}

// -----

// Cases that equal the default are removed.
// CHECK-LABEL: @like_default
// CHECK-SAME: (%{{.*}}: i32, %[[A:.*]]: i32, %[[B:.*]]: i32)
func.func @like_default(%f: i32, %a: i32, %b: i32) -> i32 {
  // CHECK-NEXT: cf.switch
  // CHECK-NEXT: default: ^bb1(%[[A]] : i32),
  // CHECK-NEXT: 44: ^bb1(%[[B]] : i32)
  // CHECK-NEXT: ]
  cf.switch %f : i32, [
    default: ^bb1(%a : i32),
    42: ^bb1(%a : i32),
    44: ^bb1(%b : i32)
  ]
^bb1(%x: i32):
  "x.1"() : () -> ()
  return %x : i32
}

// -----

// CHECK-LABEL: @constant
// CHECK-SAME: (%{{.*}}: i32, %[[B:.*]]: i32)
func.func @constant(%a: i32, %b: i32) -> i32 {
  // CHECK-NEXT: "x.2"
  // CHECK-NEXT: return %[[B]]
  %f = arith.constant 42 : i32
  cf.switch %f : i32, [ default: ^bb1(%a : i32), 42: ^bb2(%b : i32) ]
^bb1(%x: i32):
  return %x : i32
^bb2(%y: i32):
  "x.2"() : () -> ()
  return %y : i32
}

// -----

// A case, and the default, determine the destination of a later switch.
// CHECK-LABEL: @same_flag
// CHECK-SAME: (%{{.*}}: i32, %[[A:.*]]: i32, %{{.*}}: i32)
func.func @same_flag(%f: i32, %a: i32, %b: i32) -> i32 {
  // CHECK: "x.1"
  // CHECK-NEXT: cf.switch
  // CHECK-NEXT: default: ^{{.*}}(%[[A]] : i32),
  // CHECK-NEXT: 45:
  // CHECK-NEXT: ]
  // CHECK: "x.3"
  // CHECK-NEXT: "x.4"
  cf.switch %f : i32, [ default: ^bb1, 42: ^bb2(%b : i32), 43: ^bb3 ]
^bb1:
  "x.1"() : () -> ()
  cf.switch %f : i32, [
    default: ^bb2(%a : i32),
    43: ^bb4,
    45: ^bb2(%b : i32)
  ]
^bb2(%y: i32):
  "x.2"() : () -> ()
  return %y : i32
^bb3:
  "x.3"() : () -> ()
  cf.switch %f : i32, [ default: ^bb2(%a : i32), 43: ^bb4 ]
^bb4:
  "x.4"() : () -> ()
  return %b : i32
}
