// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{hexadecimal float constant out of range for type}}
"a"() {a = array<f32: 0x1FFFFFFFF>} : () -> ()
// -----

// expected-error @+1 {{hexadecimal float literal should not have a leading minus}}
"a"() {a = array<f32: -0x1>} : () -> ()
