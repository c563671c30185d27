// RUN: mlir-opt %s --split-input-file --finalize-memref-to-llvm --verify-diagnostics

// expected-error@+1 {{redefinition of reserved function 'malloc' of different type '!llvm.func<void (i32)>' is prohibited}}
llvm.func @malloc(i32)
func.func @name_is_taken() {
  %0 = memref.alloc() : memref<2xf32>
  return
}

// -----

// The body would have side effects.
func.func @effects(%m: memref<4xi7>, %n: memref<?xi7>, %i: index) {
  // expected-error@+1 {{failed to legalize operation 'memref.generic_atomic_rmw' that was explicitly marked illegal}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xi7> {
  ^bb0(%old: i7):
    %1 = memref.dim %n, %i : memref<?xi7>
    memref.atomic_yield %old : i7
  }
  return
}
