// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected operation name in quotes}}
"a"() ({ {-# dialect_resources: {} #-} }) : () -> ()
// -----

// expected-error @+1 {{expected identifier key for 'resource' entry}}
{-# dialect_resources: {"builtin": {"foo": "0x05000000AA"} } #-}
// -----

// expected-error @+1 {{expected ':'}}
{-# foo
// -----

// expected-error @+2 {{expected '"' in string literal}}
// expected-error @+1 {{expected hex string blob for key 'foo'}}
{-# dialect_resources: {builtin: {foo: "0x04000000
// -----

// expected-error @+1 {{expected '"' in string literal}}
"a"() {a = dense_resource<"> : tensor<1xi8>} : () -> ()
