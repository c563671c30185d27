// RUN: not mlir-opt %s -arith-emulate-wide-int=widest-int-supported=7 2>&1 | FileCheck %s --check-prefix=ODD
// RUN: mlir-opt %s -arith-emulate-wide-int=widest-int-supported=4 | FileCheck %s

// ODD: error: widest-int-supported is 7: expected a power of two, at least 2
// CHECK: func.func private @f(vector<2xi4>, i4)
func.func private @f(i8, i4)
