// Files of blobs that do not match their references.

// RUN: rm -rf %t && mkdir %t
// RUN: printf x123456789y > %t/w.bin
// RUN: cp %s %t/in.mlir
// RUN: mlir-opt %t/in.mlir --split-input-file --verify-diagnostics

module attributes {t.a = dense_resource<r> : tensor<9xi8>} {}
{-# dialect_resources: { builtin: {
  r: "file:1:1:9:CBF43926:w.bin"
} } #-}
// -----
module attributes {t.a = dense_resource<r> : tensor<9xi8>} {}
{-# dialect_resources: { builtin: {
  // expected-error-re@+1 {{cannot read blob for key 'r': cannot open '{{.*}}none.bin': No such file or directory}}
  r: "file:1:1:9:CBF43926:none.bin"
} } #-}
// -----
module attributes {t.a = dense_resource<r> : tensor<9xi8>} {}
{-# dialect_resources: { builtin: {
  // expected-error-re@+1 {{cannot read blob for key 'r': '{{.*}}w.bin' has checksum ABAFC20F there, not CBF43926}}
  r: "file:1:2:9:CBF43926:w.bin"
} } #-}
// -----
module attributes {t.a = dense_resource<r> : tensor<9xi8>} {}
{-# dialect_resources: { builtin: {
  // expected-error-re@+1 {{cannot read blob for key 'r': '{{.*}}w.bin' has 11 bytes, not 9 from offset 3 on}}
  r: "file:1:3:9:CBF43926:w.bin"
} } #-}
// -----
module attributes {t.a = dense_resource<r> : tensor<9xi8>} {}
{-# dialect_resources: { builtin: {
  // expected-error@+1 {{cannot read blob for key 'r': alignment 6 is not a power of two up to 2147483648}}
  r: "file:6:1:9:CBF43926:w.bin"
} } #-}
// -----
module attributes {t.a = dense_resource<r> : tensor<9xi8>} {}
{-# dialect_resources: { builtin: {
  // expected-error-re@+1 {{cannot read blob for key 'r': cannot map '{{.*}}': not a regular file}}
  r: "file:1:1:9:CBF43926:."
} } #-}
// -----
module attributes {t.a = dense_resource<r> : tensor<9xi8>} {}
{-# dialect_resources: { builtin: {
  // expected-error@+1 {{expected 'file:ALIGNMENT:OFFSET:SIZE:CHECKSUM:PATH' for key 'r'}}
  r: "file:1:1:9:w.bin"
} } #-}
// -----
// A string that is not a reference is accepted where strings are allowed.
{-# external_resources: { ext: {
  r: "file:1:1:9:w.bin"
} } #-}
