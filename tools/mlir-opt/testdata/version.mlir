// Prints the version without reading an input.

// RUN: mlir-opt --version | FileCheck %s
// CHECK: MLIR (LLVM {{[0-9]+\.[0-9]+\.[0-9]+.*}})
