// RUN: mlir-opt %s --allow-unregistered-dialect --verify-diagnostics

// Around it there is no symbol table.
"test.holder"() ({
  // expected-error@+1 {{must have a function resolver}}
  llvm.mlir.ifunc external @chosen : !llvm.func<f32 (i64)>, !llvm.ptr @resolve
}) : () -> ()
