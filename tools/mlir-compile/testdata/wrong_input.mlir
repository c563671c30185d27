// RUN: not mlir-compile %s -o %t 2>&1 | FileCheck %s
// RUN: not test -e %t
// RUN: not mlir-compile no_such_file.mlir 2>&1 | FileCheck %s --check-prefix=MISSING

// MISSING: error: cannot open input file 'no_such_file.mlir'
// CHECK: wrong_input.mlir:[[#@LINE+1]]:{{[0-9]+}}: error:
arith.constant 1 : i32
