// RUN: mlir-opt %s --expand-realloc --verify-diagnostics

// The verifier rejects the copy of a memref that shrinks.
func.func @shrinks(%m: memref<8xf32>) -> memref<4xf32> {
  // expected-error@+1 {{slice along dimension 0 runs out-of-bounds: 7 >= 4}}
  %0 = memref.realloc %m : memref<8xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}
