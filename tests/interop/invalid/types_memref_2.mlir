// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected ',' or '>' in memref type}}
"a"() : () -> (memref<4xf32 1>)
// -----

// expected-error @+1 {{multiple memory spaces specified in memref type}}
"a"() : () -> (memref<4xf32, #foo.bar, 1, 2>)
