// SPDX-License-Identifier: Apache-2.0
// Regions: empty, of one block, with arguments, several, nested.

"t.op"() ({}) : () -> ()
"t.op"() ({}, {}) : () -> ()
"t.op"() ({
}, {
  "t.in"() : () -> ()
}, {
^bb0:
}, {
^bb0:
  "t.in"() : () -> ()
}, {
^bb0(%a: i32):
}, {
^bb0(%a: i32, %b: tensor<2xf32>):
  "t.in"(%a) : (i32) -> ()
}, {
^bb0():
  "t.in"() : () -> ()
}) : () -> ()
%0 = "t.op"() ({
  %1 = "t.op"() ({
    %2 = "t.op"() ({
      "t.in"() : () -> ()
    }) {deep} : () -> i32
  }) : () -> i32
}) {a = 1 : i32} : () -> i32
