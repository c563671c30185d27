// RUN: mlir-opt %s --split-input-file --finalize-memref-to-llvm --verify-diagnostics

// expected-error@+1 {{redefinition of reserved function 'malloc' of different type '!llvm.func<void (i32)>' is prohibited}}
llvm.func @malloc(i32)
func.func @name_is_taken() {
  %0 = memref.alloc() : memref<2xf32>
  return
}

// -----

func.func @outer_value(%m: memref<4xi32>, %i: index, %x: i32) {
  // expected-error@+1 {{result not defined in region}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%old: i32):
    memref.atomic_yield %x : i32
  }
  return
}
