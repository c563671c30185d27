// SPDX-License-Identifier: Apache-2.0
// Operands: uses before definitions, result packs, self-references, many operands.

"t.use"(%later, %pack#1, %pack#0) : (i32, i2, i1) -> ()
%self = "t.self"(%self) : (i32) -> i32
%cycle1 = "t.op"(%cycle2) : (i32) -> i64
%cycle2 = "t.op"(%cycle1) : (i64) -> i32
%later = "t.def"() : () -> i32
%pack:2 = "t.def"() : () -> (i1, i2)
"t.use"(%later, %later, %later) : (i32, i32, i32) -> ()
"t.region"() ({
  "t.use"(%inner, %later, %outer) : (i8, i32, i16) -> ()
  %inner = "t.def"() : () -> i8
}) : () -> ()
%outer = "t.def"() : () -> i16
