// Standard input is read if no file is named, and for `-`.

// RUN: not mlir-opt < %s 2>&1 | FileCheck %s
// RUN: not mlir-opt - < %s 2>&1 | FileCheck %s
// RUN: cat %s | not mlir-opt 2>&1 | FileCheck %s

// CHECK: {{^}}<stdin>:[[@LINE+3]]:1: error: custom op 'wrong' is unknown
// CHECK-NEXT: {{^}}wrong{{$}}
// CHECK-NEXT: {{^}}^{{$}}
wrong
