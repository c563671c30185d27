// RUN: mlir-opt --llvm-attach-target --split-input-file --verify-diagnostics %s

// expected-error @below {{target triple 'riscv64-linux-gnu' is not supported: expected x86_64-linux-gnu, powerpc64le-linux-gnu or s390x-linux-gnu}}
module attributes {llvm.target_triple = "riscv64-linux-gnu"} {}

// -----

// expected-error @below {{cpu 'haswell' is not known for s390x; expected one of: z13, z14, z15, z16, native}}
module attributes {llvm.target = #llvm.target<triple = "s390x-linux-gnu", chip = "haswell">} {}
