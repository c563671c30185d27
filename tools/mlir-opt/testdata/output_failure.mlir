// An error creates no output file and leaves an existing file unchanged.

// RUN: rm -rf %t && mkdir %t
// RUN: not mlir-opt %s -o %t/out 2>&1 | FileCheck %s
// RUN: ls -A %t | count 0
// RUN: echo before > %t/out
// RUN: not mlir-opt %s -o %t/out
// RUN: FileCheck %s --check-prefix=BEFORE < %t/out
// RUN: ls -A %t | count 1
// RUN: not mlir-opt %s --split-input-file -o %t/new
// RUN: ls -A %t | count 1
// BEFORE: {{^}}before{{$}}

module {
}
// -----
// CHECK: :[[@LINE+1]]:1: error: custom op 'wrong' is unknown
wrong
