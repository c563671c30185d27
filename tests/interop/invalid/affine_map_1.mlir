// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected '<' in affine map}}
"a"() {a = affine_map} : () -> ()
// -----

// expected-error @+1 {{expected '(' in dimensional identifier list}}
"a"() {a = affine_map<} : () -> ()
// -----

// expected-error @+1 {{expected '(' in dimensional identifier list}}
"a"() {a = affine_map<>} : () -> ()
// -----

// expected-error @+1 {{expected bare identifier}}
"a"() {a = affine_map<(} : () -> ()
// -----

// expected-error @+1 {{expected ')' in dimensional identifier list}}
"a"() {a = affine_map<(d0>} : () -> ()
// -----

// expected-error @+1 {{expected '->' or ':'}}
"a"() {a = affine_map<(d0)>} : () -> ()
// -----

// expected-error @+1 {{expected '(' in affine map range}}
"a"() {a = affine_map<(d0) ->>} : () -> ()
// -----

// expected-error @+1 {{expected '(' in affine map range}}
"a"() {a = affine_map<(d0) -> d0>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in affine map range}}
"a"() {a = affine_map<(d0) -> (d0>} : () -> ()
// -----

// expected-error @+1 {{expected '>' in affine map}}
"a"() {a = affine_map<(d0) -> (d0)} : () -> ()
// -----

// expected-error @+1 {{redefinition of identifier 'd0'}}
"a"() {a = affine_map<(d0, d0) -> (d0)>} : () -> ()
// -----

// expected-error @+1 {{redefinition of identifier 'd0'}}
"a"() {a = affine_map<(d0)[d0] -> (d0)>} : () -> ()
// -----

// expected-error @+1 {{redefinition of identifier 's0'}}
"a"() {a = affine_map<(d0)[s0, s0] -> (d0)>} : () -> ()
// -----

// expected-error @+1 {{expected ']' in symbol list}}
"a"() {a = affine_map<(d0)[s0 -> (d0)>} : () -> ()
// -----

// expected-error @+1 {{expected '(' in dimensional identifier list}}
"a"() {a = affine_map<[s0] -> (s0)>} : () -> ()
// -----

// expected-error @+1 {{expected '(' in dimensional identifier list}}
"a"() {a = affine_map<[s0](d0) -> (s0)>} : () -> ()
// -----

// expected-error @+1 {{expected bare identifier}}
"a"() {a = affine_map<(1) -> (d0)>} : () -> ()
// -----

// expected-error @+1 {{expected bare identifier}}
"a"() {a = affine_map<(d0,) -> (d0)>} : () -> ()
// -----

// expected-error @+1 {{use of undeclared identifier}}
"a"() {a = affine_map<(d0) -> (d1)>} : () -> ()
// -----

// expected-error @+1 {{expected affine expression}}
"a"() {a = affine_map<(d0) -> (d0, )>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in affine map range}}
"a"() {a = affine_map<(d0) -> (d0 d0)>} : () -> ()
// -----

// expected-error @+1 {{missing left operand of binary operator}}
"a"() {a = affine_map<(d0) -> (+)>} : () -> ()
// -----

// expected-error @+1 {{missing right operand of binary operator}}
"a"() {a = affine_map<(d0) -> (d0 +)>} : () -> ()
