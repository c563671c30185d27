// RUN: not mlir-opt %s --convert-to-llvm=filter-dialects=nope 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not mlir-opt %s --convert-to-llvm=filter-dialects=builtin 2>&1 | FileCheck %s --check-prefix=WITHOUT

// UNKNOWN: error: dialect not loaded: nope
// WITHOUT: error: dialect does not implement ConvertToLLVMPatternInterface: builtin
module {}
