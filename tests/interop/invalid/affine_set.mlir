// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected IntegerSet, but got AffineMap}}
"a"() {a = affine_set<(d0) -> (d0)>} : () -> ()
// -----

// expected-error @+1 {{expected '<' in integer set}}
"a"() {a = affine_set} : () -> ()
// -----

// expected-error @+1 {{expected '(' in dimensional identifier list}}
"a"() {a = affine_set<} : () -> ()
// -----

// expected-error @+1 {{expected '(' in dimensional identifier list}}
"a"() {a = affine_set<>} : () -> ()
// -----

// expected-error @+1 {{expected '->' or ':'}}
"a"() {a = affine_set<(d0)>} : () -> ()
// -----

// expected-error @+1 {{expected '(' in integer set constraint list}}
"a"() {a = affine_set<(d0) :>} : () -> ()
// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"a"() {a = affine_set<(d0) : (d0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in integer set constraint list}}
"a"() {a = affine_set<(d0) : (d0 >= 0} : () -> ()
// -----

// expected-error @+1 {{expected '>' in integer set}}
"a"() {a = affine_set<(d0) : (d0 >= 0)} : () -> ()
// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"a"() {a = affine_set<(d0) : (d0 < 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"a"() {a = affine_set<(d0) : (d0 > 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"a"() {a = affine_set<(d0) : (d0 = 0)>} : () -> ()
// -----

// expected-error @+1 {{expected affine expression}}
"a"() {a = affine_set<(d0) : (d0 >=)>} : () -> ()
// -----

// expected-error @+1 {{expected affine expression}}
"a"() {a = affine_set<(d0) : (>= 0)>} : () -> ()
// -----

// expected-error @+1 {{use of undeclared identifier}}
"a"() {a = affine_set<(d0) : (d1 >= 0)>} : () -> ()
// -----

// expected-error @+1 {{expected affine expression}}
"a"() {a = affine_set<(d0) : (d0 >= 0,)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in integer set constraint list}}
"a"() {a = affine_set<(d0) : (d0 >= 0 d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
"a"() {a = affine_set<(d0) : (d0 * d0 >= 0)>} : () -> ()
// -----

// expected-error @+1 {{redefinition of identifier 'd0'}}
"a"() {a = affine_set<(d0, d0) : (d0 >= 0)>} : () -> ()
