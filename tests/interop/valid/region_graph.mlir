// SPDX-License-Identifier: Apache-2.0
// A single block in a region of an unregistered operation may be a graph.

"t.graph"() ({
  %a = "t.op"(%c, %b) : (i32, i32) -> i32
  %b = "t.op"(%a, %a) : (i32, i32) -> i32
  %c = "t.op"(%c, %b) : (i32, i32) -> i32
  "t.region"() ({
    "t.use"(%a, %d, %e) : (i32, i32, i32) -> ()
    %e = "t.def"() : () -> i32
  }) : () -> ()
  %d = "t.def"() : () -> i32
}) : () -> ()
module {
  "t.use"(%x) : (i32) -> ()
  %x = "t.def"() : () -> i32
}
