// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected hex string blob for key 'foo' to encode alignment in first 4 bytes, but got non-power-of-2 value: 3}}
{-# dialect_resources: {builtin: {foo: "0x03000000AA"} } #-}
// -----

// expected-error @+1 {{expected hex string blob for key 'foo'}}
{-# dialect_resources: {builtin: {foo: "0x0400000G"} } #-}
// -----

// expected-error @+1 {{expected hex string blob for key 'foo'}}
{-# dialect_resources: {builtin: {foo: "0x04000000A"} } #-}
// -----

// expected-error @+1 {{expected hex string blob for key 'foo'}}
{-# dialect_resources: {builtin: {foo: x} } #-}
// -----

// expected-error @+1 {{expected hex string blob for key 'foo'}}
{-# dialect_resources: {builtin: {foo: [1]} } #-}
// -----

// expected-error @+1 {{expected ',' or '}'}}
{-# dialect_resources: {builtin: {foo: "0x04000000AA" bar: "0x04000000AA"} } #-}
// -----

// expected-error @+1 {{expected identifier key for 'resource' entry}}
{-# dialect_resources: {builtin: {foo: "0x04000000AA",} } #-}
// -----

// expected-error @+1 {{expected identifier key for 'resource' entry}}
{-# dialect_resources: {builtin: {1: "0x04000000AA"} } #-}
// -----

// expected-error @+1 {{dialect 'nodialect' is unknown}}
{-# dialect_resources: {nodialect: {foo: "0x04000000AA"} } #-}
// -----

// expected-error @+1 {{expected ',' or '#-}'}}
{-# dialect_resources: {} external_resources: {} #-}
// -----

// expected-error @+1 {{expected identifier key in file metadata dictionary}}
{-# dialect_resources: {}, #-}
// -----

// expected-error @+1 {{expected ':'}}
{-# external_resources #-}
// -----

// expected-error @+1 {{expected identifier key for 'resource' entry}}
{-# external_resources: {1} #-}
// -----

// expected-error @+1 {{expected ':'}}
{-# external_resources: {foo} #-}
// -----

// expected-error @+1 {{expected '{'}}
{-# external_resources: {foo: 1} #-}
// -----

// expected-error @+1 {{expected identifier key for 'external_resources' entry}}
{-# external_resources: {foo: {1: true}} #-}
// -----

// expected-error @+1 {{expected string value for key 'a'}}
{-# external_resources: {foo: {a: 1}} #-}
// -----

// expected-error @+1 {{expected string value for key 'a'}}
{-# external_resources: {foo: {a: x}} #-}
// -----

// expected-error @+1 {{expected hex string blob for key 'a' to encode alignment in first 4 bytes}}
{-# external_resources: {foo: {a: "0x"}} #-}
// -----

// expected-error @+1 {{expected hex string blob for key 'a' to encode alignment in first 4 bytes}}
{-# external_resources: {foo: {a: "0xAA"}} #-}
// -----

// expected-error @+1 {{expected ':'}}
{-# external_resources: {foo: {a}} #-}
// -----

// expected-error @+1 {{expected string value for key 'pipeline'}}
{-# external_resources: {mlir_reproducer: {pipeline: 1}} #-}
// -----

// expected-error @+1 {{expected operation name in quotes}}
module {
  {-# dialect_resources: {} #-}
}
