// RUN: not mlir-compile %s --mtriple=sparc-linux-gnu 2>&1 | FileCheck %s --check-prefix=TRIPLE
// RUN: not mlir-compile %s --mtriple=s390x-linux-gnu --mcpu=pwr9 2>&1 | FileCheck %s --check-prefix=CPU
// RUN: not mlir-compile %s --mtriple=s390x-linux-gnu --mattr=+avx 2>&1 | FileCheck %s --check-prefix=FEATURE
// RUN: not mlir-compile %s --mtriple=s390x-linux-gnu 2>&1 | FileCheck %s --check-prefix=LAYOUT

// TRIPLE: error: target triple 'sparc-linux-gnu' is not supported
// CPU: error: cpu 'pwr9' is not known for s390x
// FEATURE: error: feature 'avx' is not known for s390x
// LAYOUT: wrong_target.mlir:[[#@LINE+1]]:1: error: data layout "e-p:32:32" is not that of s390x-unknown-linux-gnu
module attributes {llvm.data_layout = "e-p:32:32"} {}
