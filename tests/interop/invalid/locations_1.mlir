// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected location instance}}
"a"() : () -> () loc(
// -----

// expected-error @+1 {{expected location instance}}
"a"() : () -> () loc()
// -----

// expected-error @+1 {{expected location instance}}
"a"() : () -> () loc(x)
// -----

// expected-error @+1 {{expected ')' in location}}
"a"() : () -> () loc(unknown
// -----

// expected-error @+1 {{expected ')' in location}}
"a"() : () -> () loc("x"
// -----

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"a"() : () -> () loc("x":)
// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"a"() : () -> () loc("x":1:)
// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"a"() : () -> () loc("x":1:x)
// -----

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"a"() : () -> () loc("x":x)
// -----

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"a"() : () -> () loc("x":-1:2)
// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"a"() : () -> () loc("x":1:-2)
// -----

// expected-error @+1 {{expected either integer or `:` post `to` in FileLineColRange}}
"a"() : () -> () loc("x":1:2 to)
// -----

// expected-error @+1 {{expected either integer or `:` post `to` in FileLineColRange}}
"a"() : () -> () loc("x":1:2 to x)
// -----

// expected-error @+1 {{expected either integer or `:` post `to` in FileLineColRange}}
"a"() : () -> () loc("x":1:2 to 3)
// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"a"() : () -> () loc("x":1:2 to 3:)
// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"a"() : () -> () loc("x":1:2 to :)
// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"a"() : () -> () loc("x":1:2 to :x)
// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"a"() : () -> () loc("x":1:2 to 3:x)
// -----

// expected-error @+1 {{expected either integer or `:` post `to` in FileLineColRange}}
"a"() : () -> () loc("x":1:2 to -3:4)
// -----

// expected-error @+1 {{expected ')' in location}}
"a"() : () -> () loc("x":1:2 foo)
// -----

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"a"() : () -> () loc("x":99999999999:2)
// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"a"() : () -> () loc("x":1:99999999999)
// -----

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"a"() : () -> () loc("x":1:2 to 99999999999:1)
