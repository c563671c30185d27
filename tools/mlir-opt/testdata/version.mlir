// The version, without reading any input.

// RUN: mlir-opt --version | FileCheck %s
// CHECK: MLIR (LLVM {{[0-9]+\.[0-9]+\.[0-9]+.*}})
