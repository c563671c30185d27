// SPDX-License-Identifier: Apache-2.0
// Unreachable blocks may use values in any order.

"t.cfg"() ({
  "t.end"() : () -> ()
^dead:
  %a = "t.op"(%b) : (i32) -> i32
  %b = "t.op"(%a) : (i32) -> i32
  "t.br"()[^dead2] : () -> ()
^dead2:
  "t.use"(%a, %b, %c) : (i32, i32, i32) -> ()
  "t.br"()[^dead] : () -> ()
^dead3:
  %c = "t.op"(%a) : (i32) -> i32
  "t.end"() : () -> ()
}) : () -> ()
