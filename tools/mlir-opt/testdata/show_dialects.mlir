// The registered dialects, without reading any input.

// RUN: mlir-opt --show-dialects | FileCheck %s
// RUN: mlir-opt %t.none --show-dialects | FileCheck %s
// CHECK: {{^}}Available Dialects: arith,builtin,cf,func,index,memref,scf,test,ub{{$}}
