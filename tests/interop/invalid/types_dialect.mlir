// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected function type}}
"a"() : !foo.bar
// -----

// expected-error @+1 {{undefined symbol alias id 'foo'}}
"a"() : () -> (!foo)
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"a"() : () -> (!foo.bar<)
// -----

// expected-error @+1 {{unbalanced '[' character in pretty dialect name}}
"a"() : () -> (!foo.bar<[)
// -----

// expected-error @+1 {{unbalanced '[' character in pretty dialect name}}
"a"() : () -> (!foo.bar<[>)
// -----

// expected-error @+1 {{unbalanced '(' character in pretty dialect name}}
"a"() : () -> (!foo.bar<(]>)
// -----

// expected-error @+1 {{unbalanced '{' character in pretty dialect name}}
"a"() : () -> (!foo.bar<{)>)
// -----

// expected-error @+1 {{expected '"' in string literal}}
"a"() : () -> (!foo.bar<">)
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"a"() : () -> (!foo<bar]>)
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"a"() : () -> (!foo<)
// -----

// expected-error @+1 {{expected '"' in string literal}}
"a"() : () -> (!foo<"x)
// -----

// expected-error @+1 {{dialect 'builtin' provides no type parsing hook}}
"a"() : () -> (!builtin.foo)
// -----

// expected-error @+1 {{dialect 'builtin' provides no type parsing hook}}
"a"() : () -> (!builtin<"i32">)
// -----

// expected-error @+1 {{dialect 'builtin' provides no type parsing hook}}
"a"() : () -> (!builtin.integer)
