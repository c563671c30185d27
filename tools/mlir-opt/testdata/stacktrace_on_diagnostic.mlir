// Diagnostics show the stack in a note if a flag requests it.

// RUN: not mlir-opt %s --mlir-print-stacktrace-on-diagnostic 2>&1 | FileCheck %s
// RUN: not mlir-opt %s 2>&1 | FileCheck %s --check-prefix=OFF --implicit-check-not=note:

// CHECK: :[[@LINE+3]]:1: error: custom op 'wrong' is unknown
// CHECK: note: diagnostic emitted with trace:
// OFF: error: custom op 'wrong' is unknown
wrong
