// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --mlir-print-value-users
// FLAGS: --allow-unregistered-dialect --mlir-print-value-users --mlir-print-op-generic
// FLAGS: --allow-unregistered-dialect --mlir-print-value-users --mlir-print-debuginfo
// Comments that list the users of a value.

%a = "t.def"() : () -> i32
%b:3 = "t.def"() : () -> (i32, i32, i32)
%c = "t.def"() : () -> i32
%unused = "t.def"() : () -> i32
"t.use"(%a, %b#0, %b#0) : (i32, i32, i32) -> ()
"t.use"(%a, %b#2) : (i32, i32) -> ()
%d = "t.op"(%a, %b#0) : (i32, i32) -> i32
%e:2 = "t.op"(%d, %d) ({
^bb0(%x: i32, %y: i32):
  "t.use"(%x, %c) : (i32, i32) -> ()
  %f = "t.op"(%x) : (i32) -> i32
  "t.br"(%f)[^bb1, ^bb1] : (i32) -> ()
^bb1(%z: i32):
  "t.use"(%z) : (i32) -> ()
  "t.use"(%z) : (i32) -> ()
  "t.end"() : () -> ()
}) : (i32, i32) -> (i32, i32)
"t.op"() ({
  "t.use"(%e#1) : (i32) -> ()
  module {
    %g = "t.def"() : () -> i32
    "t.use"(%g) : (i32) -> ()
  }
}) : () -> ()
%h = unrealized_conversion_cast %e#0 : i32 to i64
"t.op"() : () -> ()
