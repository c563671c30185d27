// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected identifier key in file metadata dictionary}}
{-# 
// -----

// expected-error @+1 {{expected identifier key in file metadata dictionary}}
{-# #-
// -----

// expected-error @+1 {{expected identifier key in file metadata dictionary}}
{-# 1 #-}
// -----

// expected-error @+1 {{expected ':'}}
{-# foo #-}
// -----

// expected-error @+1 {{unknown key 'foo' in file metadata dictionary}}
{-# foo: {} #-}
// -----

// expected-error @+1 {{unknown key 'foo' in file metadata dictionary}}
{-# foo: { #-}
// -----

// expected-error @+1 {{expected ':'}}
{-# dialect_resources #-}
// -----

// expected-error @+1 {{expected '{'}}
{-# dialect_resources: #-}
// -----

// expected-error @+1 {{expected identifier key for 'resource' entry}}
{-# dialect_resources: { #-}
// -----

// expected-error @+1 {{expected identifier key for 'resource' entry}}
{-# dialect_resources: {1} #-}
// -----

// expected-error @+1 {{expected ':'}}
{-# dialect_resources: {builtin} #-}
// -----

// expected-error @+1 {{expected '{'}}
{-# dialect_resources: {builtin: } #-}
// -----

// expected-error @+1 {{expected ',' or '}'}}
{-# dialect_resources: {builtin: {} #-}
// -----

// expected-error @+1 {{expected ':'}}
{-# dialect_resources: {builtin: {foo} } #-}
// -----

// expected-error @+1 {{expected hex string blob for key 'foo'}}
{-# dialect_resources: {builtin: {foo: } } #-}
// -----

// expected-error @+1 {{expected hex string blob for key 'foo'}}
{-# dialect_resources: {builtin: {foo: 1} } #-}
// -----

// expected-error @+1 {{expected hex string blob for key 'foo'}}
{-# dialect_resources: {builtin: {foo: true} } #-}
// -----

// expected-error @+1 {{expected hex string blob for key 'foo'}}
{-# dialect_resources: {builtin: {foo: "bar"} } #-}
// -----

// expected-error @+1 {{expected hex string blob for key 'foo'}}
{-# dialect_resources: {builtin: {foo: ""} } #-}
// -----

// expected-error @+1 {{expected hex string blob for key 'foo' to encode alignment in first 4 bytes}}
{-# dialect_resources: {builtin: {foo: "0x"} } #-}
// -----

// expected-error @+1 {{expected hex string blob for key 'foo' to encode alignment in first 4 bytes}}
{-# dialect_resources: {builtin: {foo: "0x00"} } #-}
// -----

// expected-error @+1 {{expected hex string blob for key 'foo'}}
{-# dialect_resources: {builtin: {foo: "0x0"} } #-}
// -----

// expected-error @+1 {{expected hex string blob for key 'foo' to encode alignment in first 4 bytes}}
{-# dialect_resources: {builtin: {foo: "0x000000"} } #-}
