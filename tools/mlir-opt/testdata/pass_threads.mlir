// All errors of passes in several functions are reported in the order of the input,
// with and without threads.

// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(cse,symbol-dce))' \
// RUN:   --mlir-disable-threading -o %t.out 2> %t.0
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(cse,symbol-dce))' \
// RUN:   --mlir-num-threads=2 -o %t.out 2> %t.2
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(cse,symbol-dce))' \
// RUN:   --mlir-num-threads=8 -o %t.out 2> %t.8
// RUN: not ls %t.out
// RUN: cmp %t.0 %t.2
// RUN: cmp %t.0 %t.8
// RUN: FileCheck %s < %t.0

// CHECK:     :[[@LINE+7]]:1: error: {{.*}} does not define a symbol table
// CHECK-NOT: error:
// CHECK:     :[[@LINE+6]]:1: error: {{.*}} does not define a symbol table
// CHECK-NOT: error:
// CHECK:     :[[@LINE+5]]:1: error: {{.*}} does not define a symbol table
// CHECK-NOT: error:

func.func @a() { return }
func.func @b() { return }
func.func @c() { return }
