// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm | golden %s.golden

func.func @alloc(%n: index) {
  %0 = memref.alloc() : memref<4x3xf32>
  %1 = memref.alloc(%n) : memref<?x3xf32>
  %2 = memref.alloc(%n, %n) {alignment = 64} : memref<?x?xi8>
  %3 = memref.alloc() : memref<f32>
  %4 = memref.alloc() : memref<2xvector<4xf32>>
  %5 = memref.alloc() : memref<2xindex>
  %6 = memref.alloc() : memref<2xi1>
  %7 = memref.alloc() : memref<2xmemref<2xf32>>
  %8 = memref.alloc() : memref<2xf32, 3>
  %9 = memref.alloc() : memref<2xcomplex<f32>>
  memref.dealloc %1 : memref<?x3xf32>
  return
}

// -----

func.func @alloca(%n: index) {
  %0 = memref.alloca() : memref<4x3xf32>
  %1 = memref.alloca(%n) {alignment = 32} : memref<?x3xf32>
  %2 = memref.alloca() : memref<2xf32, 5>
  %3 = memref.alloca() : memref<index>
  return
}

// -----

func.func @scope() -> i32 {
  %0 = memref.alloca_scope -> (i32) {
    %c = "test.c"() : () -> i32
    %a = memref.alloca() : memref<2xf32>
    memref.alloca_scope.return %c : i32
  }
  memref.alloca_scope {
    memref.alloca_scope.return
  }
  return %0 : i32
}

// -----

func.func @dealloc_u(%u: memref<*xf32>) {
  memref.dealloc %u : memref<*xf32>
  return
}
