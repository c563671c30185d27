// RUN: mlir-opt %s --split-input-file --finalize-memref-to-llvm --verify-diagnostics

// expected-error@+1 {{redefinition of reserved function 'malloc' of different type '!llvm.func<void (i32)>' is prohibited}}
llvm.func @malloc(i32)
func.func @name_is_taken() {
  %0 = memref.alloc() : memref<2xf32>
  return
}
