// RUN: mlir-opt --llvm-attach-target="triple=x86_64-linux-gnu features=+avx51f" --verify-diagnostics %s

// expected-error @below {{feature 'avx51f' is not known for x86_64; did you mean 'avx512f'?; expected one of: }}
module {}
