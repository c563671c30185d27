// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{missing left operand of binary operator}}
"a"() {a = affine_map<(d0) -> (+ d0)>} : () -> ()
// -----

// expected-error @+1 {{missing left operand of binary operator}}
"a"() {a = affine_map<(d0) -> (* d0)>} : () -> ()
// -----

// expected-error @+1 {{missing right operand of binary operator}}
"a"() {a = affine_map<(d0) -> (d0 *)>} : () -> ()
// -----

// expected-error @+2 {{expected affine expression}}
// expected-error @+1 {{missing operand of negation}}
"a"() {a = affine_map<(d0) -> (-)>} : () -> ()
// -----

// expected-error @+1 {{missing right operand of binary operator}}
"a"() {a = affine_map<(d0) -> (d0 mod)>} : () -> ()
// -----

// expected-error @+1 {{use of undeclared identifier}}
"a"() {a = affine_map<(d0) -> (mod d0)>} : () -> ()
// -----

// expected-error @+1 {{use of undeclared identifier}}
"a"() {a = affine_map<(d0) -> (floordiv d0)>} : () -> ()
// -----

// expected-error @+1 {{use of undeclared identifier}}
"a"() {a = affine_map<(d0) -> (ceildiv d0)>} : () -> ()
// -----

// expected-error @+1 {{missing right operand of binary operator}}
"a"() {a = affine_map<(d0) -> (d0 floordiv)>} : () -> ()
// -----

// expected-error @+1 {{missing right operand of binary operator}}
"a"() {a = affine_map<(d0) -> (d0 ceildiv)>} : () -> ()
// -----

// expected-error @+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
"a"() {a = affine_map<(d0, d1) -> (d0 * d1)>} : () -> ()
// -----

// expected-error @+1 {{non-affine expression: right operand of floordiv has to be either a constant or symbolic}}
"a"() {a = affine_map<(d0, d1) -> (d0 floordiv d1)>} : () -> ()
// -----

// expected-error @+1 {{non-affine expression: right operand of ceildiv has to be either a constant or symbolic}}
"a"() {a = affine_map<(d0, d1) -> (d0 ceildiv d1)>} : () -> ()
// -----

// expected-error @+1 {{non-affine expression: right operand of mod has to be either a constant or symbolic}}
"a"() {a = affine_map<(d0, d1) -> (d0 mod d1)>} : () -> ()
// -----

// expected-error @+1 {{non-affine expression: right operand of floordiv has to be either a constant or symbolic}}
"a"() {a = affine_map<(d0, d1) -> (2 floordiv d1)>} : () -> ()
// -----

// expected-error @+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
"a"() {a = affine_map<(d0) -> (d0 * d0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in affine map range}}
"a"() {a = affine_map<(d0) -> (d0 / 2)>} : () -> ()
// -----

// expected-error @+1 {{invalid SSA name}}
"a"() {a = affine_map<(d0) -> (d0 % 2)>} : () -> ()
// -----

// expected-error @+1 {{no expression inside parentheses}}
"a"() {a = affine_map<(d0) -> (())>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in affine map range}}
"a"() {a = affine_map<(d0) -> ((d0)>} : () -> ()
// -----

// expected-error @+1 {{expected affine expression}}
"a"() {a = affine_map<(d0) -> (1.0)>} : () -> ()
// -----

// expected-error @+1 {{constant too large for index}}
"a"() {a = affine_map<(d0) -> (9223372036854775808)>} : () -> ()
// -----

// expected-error @+1 {{constant too large for index}}
"a"() {a = affine_map<(d0) -> (99999999999999999999)>} : () -> ()
