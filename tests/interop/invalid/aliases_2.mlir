// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{undefined symbol alias id 'x'}}
"b"() {a = #x} : () -> ()
#x = 1
// -----

// expected-error @+1 {{undefined symbol alias id 'x'}}
"b"() : () -> !x
!x = i32
// -----

// expected-error @+1 {{expected operation name in quotes}}
"b"() ({
  !x = i32
  "c"() : () -> ()
}) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"b"() ({
  #x = 1
  "c"() : () -> ()
}) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
module {
  !x = i32
}
// -----

// expected-error @+1 {{expected operation name in quotes}}
#a = 1, #b = 2
// -----

// expected-error @+1 {{undefined symbol alias id 'a'}}
"b"() {a = #a} : () -> ()
// -----

// expected-error @+1 {{undefined symbol alias id 'a'}}
"b"() : () -> tensor<2x!a>
// -----

// expected-error @+1 {{undefined symbol alias id 'a'}}
"b"() : () -> tensor<2xf32, #a>
// -----

// expected-error @+1 {{undefined symbol alias id 'a'}}
"b"() : () -> memref<2xf32, #a>
// -----

#a = 1.0
// expected-error @+1 {{unsupported memory space Attribute}}
"b"() : () -> memref<2xf32, #a>
// -----

!t = tensor<2xf32>
// expected-error @+1 {{invalid tensor element type}}
"b"() : () -> tensor<2x!t>
// -----

!t = i32
// expected-error @+1 {{expected function type}}
"b"() : !t
// -----

#i = i32
// expected-error @+1 {{expected non-function type}}
"b"() : () -> (#i)
// -----

!t = i32
#t = !t
"b"() : () -> (!t<x>)
// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"b"() : () -> (!u<x
