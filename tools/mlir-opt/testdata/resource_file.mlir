// Blobs are written to a file beside the output and read from there.

// RUN: rm -rf %t && mkdir -p %t/below
// RUN: mlir-opt %s -o %t/hex.mlir
// RUN: mlir-opt %s -o %t/a.mlir --mlir-print-resource-file=%t/w.bin --verify-roundtrip
// RUN: FileCheck %s < %t/a.mlir
// RUN: wc -c < %t/w.bin | FileCheck %s --check-prefix=SIZE
// RUN: mlir-opt %t/a.mlir --verify-roundtrip | cmp - %t/hex.mlir

// A second run gives the same output, even if it replaces the file that it reads.
// RUN: cp %t/w.bin %t/old.bin
// RUN: mlir-opt %t/a.mlir -o %t/a.mlir --mlir-print-resource-file=%t/w.bin
// RUN: cmp %t/w.bin %t/old.bin
// RUN: mlir-opt %t/a.mlir | cmp - %t/hex.mlir
// RUN: ls -A %t | count 5

// The path is relative to the text, so both files can be moved.
// RUN: mlir-opt %s -o %t/b.mlir --mlir-print-resource-file=%t/below/w.bin
// RUN: FileCheck %s --check-prefix=BELOW < %t/b.mlir
// RUN: mlir-opt %t/b.mlir | cmp - %t/hex.mlir
// RUN: mlir-opt %s -o %t/below/c.mlir --mlir-print-resource-file=%t/w.bin
// RUN: FileCheck %s --check-prefix=ABOVE -DFOLDER=%t < %t/below/c.mlir
// RUN: cd %t && mlir-opt %s -o below/c.mlir --mlir-print-resource-file=w.bin
// RUN: FileCheck %s --check-prefix=RELATIVE < %t/below/c.mlir
// RUN: mlir-opt %t/below/c.mlir | cmp - %t/hex.mlir

// With pipes the path is relative to the working folder.
// RUN: cd %t && mlir-opt %s --mlir-print-resource-file=w.bin | FileCheck %s
// RUN: cd %t && mlir-opt %s --mlir-print-resource-file=w.bin > d.mlir
// RUN: cd %t && mlir-opt - < d.mlir | cmp - hex.mlir

// Elided resources are not written.
// RUN: mlir-opt %s -o %t/e.mlir --mlir-print-resource-file=%t/w.bin \
// RUN:   --mlir-elide-resource-strings-if-larger=20
// RUN: FileCheck %s --check-prefix=ELIDED < %t/e.mlir
// RUN: wc -c < %t/w.bin | FileCheck %s --check-prefix=NOTHING

// CHECK:      builtin: {
// CHECK-NEXT:   first: "file:4:0:64:100ECE8C:w.bin",
// CHECK-NEXT:   "a b": "file:256:256:66:D5E69D37:w.bin",
// CHECK-NEXT:   small: "0x040000000102"
// CHECK-NEXT: }
// SIZE: {{^ *}}322{{$}}
// BELOW: "file:4:0:64:100ECE8C:below/w.bin"
// ABOVE: "file:4:0:64:100ECE8C:[[FOLDER]]/w.bin"
// RELATIVE: "file:4:0:64:100ECE8C:../w.bin"
// ELIDED-NOT: file:
// ELIDED: small: "0x040000000102"
// ELIDED-NOT: file:
// NOTHING: {{^ *}}0{{$}}
module attributes {
    t.a = dense_resource<first> : tensor<64xi8>,
    t.b = dense_resource<"a b"> : tensor<33xi16>,
    t.c = dense_resource<small> : tensor<2xi8>} {
}

{-#
  dialect_resources: {
    builtin: {
      first: "0x04000000000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F",
      "a b": "0x00010000FFFEFDFCFBFAF9F8F7F6F5F4F3F2F1F0EFEEEDECEBEAE9E8E7E6E5E4E3E2E1E0DFDEDDDCDBDAD9D8D7D6D5D4D3D2D1D0CFCECDCCCBCAC9C8C7C6C5C4C3C2C1C0BFBE",
      small: "0x040000000102"
    }
  }
#-}
