// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected '(' in inline location}}
#l = loc
// -----

// expected-error @+1 {{expected location instance}}
#l = loc(
// -----

// expected-error @+1 {{expected ')' in inline location}}
#l = loc("x"
// -----

// expected-error @+1 {{undefined symbol alias id 'l'}}
#l = loc(#l)
// -----

// expected-error @+1 {{undefined symbol alias id 'm'}}
#l = loc(#m)
#m = loc(#l)
// -----

// expected-error @+1 {{undefined symbol alias id 'm'}}
#l = loc(fused[#m, #n])
// -----

// expected-error @+1 {{expected ')'}}
"b"() : () -> (i32 loc("x"))
// -----

// expected-error @+1 {{expected '"' in string literal}}
"b"() : () -> () loc("x)
