// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected '(' to start operand list}}
"a" : () -> ()
// -----

// expected-error @+1 {{empty operation name is invalid}}
"" () : () -> ()
// -----

// expected-error @+1 {{null character not allowed in operation name}}
"a\00b" () : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"a" "b"() : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
%a = 
// -----

// expected-error @+1 {{expected operation name in quotes}}
%a = %b
// -----

// expected-error @+2 {{Dialect `foo' not found for custom op 'foo.bar' }}
// expected-note @+1 {{Available dialects: }}
foo.bar
// -----

// expected-error @+1 {{custom op 'foo' is unknown (tried 'builtin.foo' as well)}}
foo
// -----

// expected-error @+1 {{custom op 'builtin.foo' is unknown}}
builtin.foo
// -----

// expected-error @+2 {{Dialect `foo' not found for custom op 'foo.bar' }}
// expected-note @+1 {{Available dialects: }}
foo.bar %x : i32
// -----

// expected-error @+1 {{unregistered operation 'builtin.foo' found in dialect ('builtin') that does not allow unknown operations}}
"builtin.foo"() : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
  )
