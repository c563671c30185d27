// Prints the registered dialects without reading an input.

// RUN: mlir-opt --show-dialects | FileCheck %s
// RUN: mlir-opt %t.none --show-dialects | FileCheck %s
// CHECK: {{^}}Available Dialects: affine,arith,builtin,cf,complex,dlti,func,index,llvm,math,memref,scf,tensor,test,ub,vector{{$}}
