// All parts of an input share one resource file.

// RUN: rm -rf %t && mkdir %t
// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file -o %t/hex.mlir
// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file \
// RUN:   -o %t/a.mlir --mlir-print-resource-file=%t/w.bin
// RUN: FileCheck %s < %t/a.mlir
// RUN: mlir-opt %t/a.mlir --allow-unregistered-dialect --split-input-file \
// RUN:   | cmp - %t/hex.mlir
// RUN: wc -c < %t/w.bin | FileCheck %s --check-prefix=SIZE

// CHECK: r: "file:4:0:66:D5E69D37:w.bin"
// CHECK: r: "file:4:128:64:100ECE8C:w.bin"
// SIZE: {{^ *}}192{{$}}
"t.op"() {a = dense_resource<r> : tensor<66xi8>} : () -> ()
{-# dialect_resources: { builtin: {
  r: "0x04000000FFFEFDFCFBFAF9F8F7F6F5F4F3F2F1F0EFEEEDECEBEAE9E8E7E6E5E4E3E2E1E0DFDEDDDCDBDAD9D8D7D6D5D4D3D2D1D0CFCECDCCCBCAC9C8C7C6C5C4C3C2C1C0BFBE"
} } #-}
// -----
"t.op"() {a = dense_resource<r> : tensor<64xi8>} : () -> ()
{-# dialect_resources: { builtin: {
  r: "0x04000000000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"
} } #-}
