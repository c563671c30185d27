// RUN: mlir-opt --llvm-attach-target="triple=s390x-linux-gnu chip=z9" --verify-diagnostics %s

// expected-error @below {{cpu 'z9' is not known for s390x; expected one of: z13, z14, z15, z16, native}}
module {}
