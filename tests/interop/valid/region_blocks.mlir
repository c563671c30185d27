// SPDX-License-Identifier: Apache-2.0
// Blocks: names are numbers in order, predecessors are listed.

"t.cfg"() ({
^entry(%x: i32, %y: f32):
  "t.br"(%x)[^one, ^two, ^one] : (i32) -> ()
^two:
  "t.br"()[^one] : () -> ()
^one:
  "t.br"()[^one] : () -> ()
^unreached:
  "t.br"()[^three] : () -> ()
^three(%z: i32, %w: i64):
  "t.use"(%x, %z) : (i32, i32) -> ()
  "t.end"() : () -> ()
}) : () -> ()
"t.cfg"() ({
  "t.br"()[^a] : () -> ()
^a:
  %0 = "t.def"() : () -> i32
  "t.br"()[^b, ^c] : () -> ()
^b:
  "t.use"(%0) : (i32) -> ()
  "t.br"()[^d] : () -> ()
^c:
  "t.br"()[^d] : () -> ()
^d:
  "t.use"(%0) : (i32) -> ()
  "t.br"()[^a] : () -> ()
}) : () -> ()
"t.cfg"() ({
^99:
  "t.br"()[^a.b-c$d] : () -> ()
^a.b-c$d:
  "t.br"()[^_] : () -> ()
^_:
  "t.end"() : () -> ()
}, {
^99(%arg0: i32):
  "t.br"()[^100] : () -> ()
^100(%arg1: i32):
  "t.use"(%arg0, %arg1) : (i32, i32) -> ()
  "t.end"() : () -> ()
}) : () -> ()
