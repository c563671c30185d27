// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{hexadecimal float literal should not have a leading minus}}
"a"() {a = dense<-0x1> : tensor<2xf32>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"a"() {a = dense<[0x1FFFFFFFF]> : tensor<1xi32>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"a"() {a = dense<99999999999999999999999> : tensor<1xi64>} : () -> ()
// -----

// expected-error @+1 {{invalid tensor element type}}
"a"() {a = dense<1> : tensor<2xnone>} : () -> ()
