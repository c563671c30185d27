// Paths where no resource file can be created, and the resource file after an error.

// RUN: rm -rf %t && mkdir %t
// RUN: not mlir-opt %s -o %t/a --mlir-print-resource-file=%t/w 2>&1 \
// RUN:   | FileCheck %s
// RUN: ls -A %t | count 0
// RUN: echo before > %t/w
// RUN: not mlir-opt %s --split-input-file -o %t/a --mlir-print-resource-file=%t/w
// RUN: FileCheck %s --check-prefix=BEFORE < %t/w
// RUN: ls -A %t | count 1
// RUN: not mlir-opt %s -o %t/a --mlir-print-resource-file=%t/./a 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SAME
// RUN: not mlir-opt %s --mlir-print-resource-file=%t 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FOLDER
// RUN: not mlir-opt %s --mlir-print-resource-file=/dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FOLDER
// RUN: not mlir-opt %s --mlir-print-resource-file=%t/none/w 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NONE
// RUN: not mlir-opt %s --mlir-print-resource-file= 2>&1 \
// RUN:   | FileCheck %s --check-prefix=EMPTY
// RUN: not mlir-opt %s --mlir-print-resource-file 2>&1 \
// RUN:   | FileCheck %s --check-prefix=EMPTY
// RUN: ls -A %t | count 1
// BEFORE: {{^}}before{{$}}
// SAME: error: text and resources cannot both be written to '{{.*}}/./a'
// FOLDER: error: cannot write '{{.*}}': not a regular file
// NONE: error: cannot write '{{.*}}/none/w': no such file or directory
// EMPTY: error: option '--mlir-print-resource-file' needs the name of a file

module attributes {t.a = dense_resource<r> : tensor<64xi8>} {
}
{-# dialect_resources: { builtin: {
  r: "0x04000000000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"
} } #-}
// -----
// CHECK: :[[@LINE+1]]:1: error: custom op 'wrong' is unknown
wrong
