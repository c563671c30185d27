// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(llvm-request-c-wrappers))' | FileCheck %s

// CHECK: func.func private @f(i32) attributes {llvm.emit_c_interface}
func.func private @f(i32)
