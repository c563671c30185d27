// RUN: not mlir-opt %s --load-td=%S/needs_cpp.td --apply-loaded-rules 2>&1 | FileCheck %s
// CHECK: needs_cpp.td:10:5: error: 'Rule' cannot be loaded: the native code 'make($_builder, $0)' is known in C++ only
