// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected '[' in fused location}}
"a"() : () -> () loc(fused(1)["x"])
// -----

// expected-error @+1 {{expected location instance}}
"a"() : () -> () loc(fused[1])
// -----

// expected-error @+1 {{expected location instance}}
"a"() : () -> () loc(foo)
// -----

// expected-error @+1 {{expected location instance}}
"a"() : () -> () loc(1)
// -----

// expected-error @+1 {{expected location instance}}
"a"() : () -> () loc(@x)
// -----

// expected-error @+1 {{operation location alias was never defined}}
"a"() : () -> () loc(#x)
// -----

// expected-error @+1 {{expected ')' in location}}
"a"() : () -> () loc(#x
// -----

#x = 1 : i32
// expected-error @+1 {{expected location, but found '1 : i32'}}
"a"() : () -> () loc(#x)
// -----

// expected-error @+1 {{expected location, but found '1 : i32'}}
"a"() : () -> () loc(#x)
#x = 1 : i32
// -----

// expected-error @+1 {{expected location attribute, but got#x.y}}
"a"() : () -> () loc(#x.y)
// -----

// expected-error @+1 {{expected ')' in location}}
"a"() : () -> () loc(#x<"y">)
// -----

"b"() ({
// expected-error @+1 {{operation location alias was never defined}}
^a(%x : i32 loc(#l)):
  "c"() : () -> ()
}) : () -> ()
// -----

"b"() ({
^a(%x : i32 loc("x")):
// expected-error @+1 {{operation location alias was never defined}}
  "c"() : () -> () loc(#l)
}) : () -> () loc(#m)
// -----

"b"() ({
// expected-error @+1 {{expected '(' in location}}
^a(%x : i32 loc):
  "c"() : () -> ()
}) : () -> ()
// -----

"b"() ({
// expected-error @+1 {{expected ')'}}
^a(%x : i32 "x"):
  "c"() : () -> ()
}) : () -> ()
// -----

// expected-error @+1 {{expected location instance}}
module {} loc(foo)
// -----

// expected-error @+1 {{custom op 'loc' is unknown (tried 'builtin.loc' as well)}}
module {} loc("a") loc("b")
// -----

// expected-error @+1 {{expected ')' in inline location}}
"a"() {x = loc("a"} : () -> ()
// -----

// expected-error @+1 {{undefined symbol alias id 'y'}}
"a"() {x = loc(#y)} : () -> ()
// -----

// expected-error @+1 {{expected location instance}}
"a"() {x = loc(a)} : () -> ()
