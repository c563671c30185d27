// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected '=' in type alias definition}}
!a
// -----

// expected-error @+1 {{expected non-function type}}
!a =
// -----

// expected-error @+1 {{expected '=' in type alias definition}}
!a i32
// -----

// expected-error @+1 {{expected non-function type}}
!a = type i32
// -----

// expected-error @+1 {{expected non-function type}}
!a = foo
// -----

!a = i32
// expected-error @+1 {{redefinition of type alias id 'a'}}
!a = i64
// -----

// expected-error @+1 {{type names with a '.' are reserved for dialect-defined names}}
!a.b = i32
// -----

// expected-error @+1 {{undefined symbol alias id 'b'}}
!a = !b
// -----

// expected-error @+1 {{undefined symbol alias id 'a'}}
!a = !a
// -----

!a = i32 "b"() : () -> ()
// expected-error @+1 {{expected non-function type}}
!b = #c
// -----

// expected-error @+1 {{expected '=' in attribute alias definition}}
#a
// -----

// expected-error @+1 {{expected attribute value}}
#a =
// -----

// expected-error @+1 {{expected '=' in attribute alias definition}}
#a 1
// -----

// expected-error @+1 {{expected attribute value}}
#a = foo
// -----

#a = 1
// expected-error @+1 {{redefinition of attribute alias id 'a'}}
#a = 2
// -----

// expected-error @+1 {{attribute names with a '.' are reserved for dialect-defined names}}
#a.b = 1
// -----

// expected-error @+1 {{undefined symbol alias id 'b'}}
#a = #b
// -----

// expected-error @+1 {{undefined symbol alias id 'a'}}
#a = #a
// -----

// expected-error @+1 {{undefined symbol alias id 'x'}}
#a = 1 : !x
// -----

// expected-error @+1 {{expected non-function type}}
!a = #a
// -----

// expected-error @+1 {{undefined symbol alias id 'x'}}
#a = !x
// -----

// expected-error @+1 {{undefined symbol alias id 'x'}}
"b"() {a = #x} : () -> ()
// -----

// expected-error @+1 {{undefined symbol alias id 'x'}}
"b"() {a = !x} : () -> ()
