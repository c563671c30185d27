// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{element type bitwidth must be a multiple of 8}}
"a"() {a = array<tf32: 1.0>} : () -> ()
// -----

// expected-error @+1 {{element type bitwidth must be a multiple of 8}}
"a"() {a = array<f4E2M1FN: 1.0>} : () -> ()
// -----

// expected-error @+1 {{expected integer or float type, got: 'none'}}
"a"() {a = array<none>} : () -> ()
// -----

// expected-error @+1 {{expected integer or float type, got: '!d.t'}}
"a"() {a = array<!d.t>} : () -> ()
// -----

// expected-error @+1 {{expected integer or float type, got: 'complex<f32>'}}
"a"() {a = array<complex<f32>: 1>} : () -> ()
