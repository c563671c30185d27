// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{parsed zero elements, but type ('tensor<2xi32>') expected at least 1}}
"a"() {a = dense<> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{inferred shape of elements literal ([0]) does not match type ([2])}}
"a"() {a = dense<[]> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{inferred shape of elements literal ([1, 0]) does not match type ([2, 0])}}
"a"() {a = dense<[[]]> : tensor<2x0xi32>} : () -> ()
// -----

// expected-error @+1 {{inferred shape of elements literal ([2, 0]) does not match type ([1, 0])}}
"a"() {a = dense<[[], []]> : tensor<1x0xi32>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"a"() {a = dense<256> : tensor<2xi8>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"a"() {a = dense<[1, 256]> : tensor<2xi8>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"a"() {a = dense<-129> : tensor<2xi8>} : () -> ()
// -----

// expected-error @+1 {{expected unsigned integer elements, but parsed negative value}}
"a"() {a = dense<-1> : tensor<2xui8>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"a"() {a = dense<128> : tensor<2xsi8>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"a"() {a = dense<2> : tensor<2xi1>} : () -> ()
// -----

// expected-error @+1 {{expected i1 type for 'true' or 'false' values}}
"a"() {a = dense<true> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected floating point literal}}
"a"() {a = dense<true> : tensor<2xf32>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"a"() {a = dense<[true, 2]> : tensor<2xi1>} : () -> ()
// -----

// expected-error @+1 {{expected integer elements, but parsed floating-point}}
"a"() {a = dense<[1, 1.0]> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"a"() {a = dense<[1.0, 1]> : tensor<2xf32>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"a"() {a = dense<[1, "a"]> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"a"() {a = dense<-> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected integer or floating point literal}}
"a"() {a = dense<-true> : tensor<2xi1>} : () -> ()
// -----

// expected-error @+1 {{expected integer or floating point literal}}
"a"() {a = dense<-"a"> : tensor<2xi1>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"a"() {a = dense<foo> : tensor<2xi1>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"a"() {a = dense<[1,]> : tensor<2xi1>} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"a"() {a = dense<[1> : tensor<2xi1>} : () -> ()
// -----

// expected-error @+1 {{hexadecimal float constant out of range for type}}
"a"() {a = dense<0x1FFFFFFFF> : tensor<2xf32>} : () -> ()
