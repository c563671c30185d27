// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected affine expression}}
"a"() {a = affine_map<(d0) -> ("x")>} : () -> ()
// -----

// expected-error @+1 {{unexpected ssa identifier}}
"a"() {a = affine_map<(d0) -> (%x)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in affine map range}}
"a"() {a = affine_map<(d0) -> (d0 >= 0)>} : () -> ()
// -----

// expected-error @+1 {{expected AffineMap, but got IntegerSet}}
"a"() {a = affine_map<(d0) : (d0 >= 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '(' at start of SSA symbol}}
"a"() {a = affine_map<(symbol) -> (symbol)>} : () -> ()
// -----

// expected-error @+1 {{redefinition of identifier 'd0'}}
"a"() {a = affine_map<(d0, d0: 1) -> (d0)>} : () -> ()
// -----

// expected-error @+1 {{expected bare identifier}}
"a"() {a = affine_map<(d0, ...) -> (d0)>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"a"() {a = affine_map<(d0) -> (d0)> : i32} : () -> ()
// -----

// expected-error @+1 {{use of undeclared identifier}}
"a"() {a = affine_map<(d0) -> (d0.)>} : () -> ()
// -----

// expected-error @+1 {{missing right operand of binary operator}}
"a"() {a = affine_map<(d0) -> (d0 + + 1)>} : () -> ()
// -----

// expected-error @+1 {{missing right operand of binary operator}}
"a"() {a = affine_map<(d0) -> (d0 * * 1)>} : () -> ()
// -----

// expected-error @+2 {{constant too large for index}}
// expected-error @+1 {{missing operand of negation}}
"a"() {a = affine_map<(d0) -> (-9223372036854775808)>} : () -> ()
// -----

// expected-error @+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
"a"() {a = affine_map<(d0)[s0] -> (d0 * s0 * d0)>} : () -> ()
// -----

// expected-error @+1 {{non-affine expression: right operand of floordiv has to be either a constant or symbolic}}
"a"() {a = affine_map<(d0)[s0] -> (s0 floordiv d0)>} : () -> ()
