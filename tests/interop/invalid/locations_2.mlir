// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"a"() : () -> () loc("x":4294967296:4294967296)
// -----

// expected-error @+1 {{expected ')' in location}}
"a"() : () -> () loc("x":1 to 2)
// -----

// expected-error @+1 {{expected location instance}}
"a"() : () -> () loc("x"()
// -----

// expected-error @+1 {{expected location instance}}
"a"() : () -> () loc("x"(1))
// -----

// expected-error @+1 {{expected ')' in location}}
"a"() : () -> () loc("x"(unknown)
// -----

// expected-error @+1 {{undefined symbol alias id 'foo'}}
"a"() : () -> () loc("x"(#foo))
// -----

// expected-error @+1 {{expected '(' in callsite location}}
"a"() : () -> () loc(callsite)
// -----

// expected-error @+1 {{expected location instance}}
"a"() : () -> () loc(callsite()
// -----

// expected-error @+1 {{expected 'at' in callsite location}}
"a"() : () -> () loc(callsite("x")
// -----

// expected-error @+1 {{expected 'at' in callsite location}}
"a"() : () -> () loc(callsite("x" "y"))
// -----

// expected-error @+1 {{expected location instance}}
"a"() : () -> () loc(callsite("x" at))
// -----

// expected-error @+1 {{expected ')' in location}}
"a"() : () -> () loc(callsite("x" at "y")
// -----

// expected-error @+1 {{expected 'at' in callsite location}}
"a"() : () -> () loc(callsite("x" in "y"))
// -----

// expected-error @+1 {{expected '(' in callsite location}}
"a"() : () -> () loc(callsite at)
// -----

// expected-error @+1 {{expected '[' in fused location}}
"a"() : () -> () loc(fused)
// -----

// expected-error @+1 {{expected location instance}}
"a"() : () -> () loc(fused[)
// -----

// expected-error @+1 {{expected ']' in fused location}}
"a"() : () -> () loc(fused["x")
// -----

// expected-error @+1 {{expected location instance}}
"a"() : () -> () loc(fused["x",])
// -----

// expected-error @+1 {{expected ']' in fused location}}
"a"() : () -> () loc(fused["x" "y"])
// -----

// expected-error @+1 {{expected '>' after fused location metadata}}
"a"() : () -> () loc(fused<["x"])
// -----

// expected-error @+1 {{expected attribute value}}
"a"() : () -> () loc(fused<>["x"])
// -----

// expected-error @+1 {{expected '>' after fused location metadata}}
"a"() : () -> () loc(fused<1["x"])
// -----

// expected-error @+1 {{expected '[' in fused location}}
"a"() : () -> () loc(fused<1>)
