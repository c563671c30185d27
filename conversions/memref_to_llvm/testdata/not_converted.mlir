// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm | FileCheck %s

// A result is converted where the scope branches to the rest.
// CHECK-LABEL: func.func @scope(
// CHECK: %[[R:.*]] = builtin.unrealized_conversion_cast %{{.*}} : memref<4xi32> to !llvm.struct
// CHECK: llvm.intr.stackrestore
// CHECK: llvm.br ^{{.*}}(%[[R]] : !llvm.struct<
func.func @scope() -> memref<4xi32> {
  %0 = memref.alloca_scope -> (memref<4xi32>) {
    %m = "test.memory"() : () -> memref<4xi32>
    memref.alloca_scope.return %m : memref<4xi32>
  }
  return %0 : memref<4xi32>
}

// -----

// llvm.br cannot pass a tensor.
// CHECK-LABEL: func.func @tensor(
// CHECK: memref.alloca_scope
func.func @tensor(%t: tensor<4xi32>) -> tensor<4xi32> {
  %0 = memref.alloca_scope -> (tensor<4xi32>) {
    memref.alloca_scope.return %t : tensor<4xi32>
  }
  return %0 : tensor<4xi32>
}

// -----

// A body with one block stays one.
// CHECK-LABEL: func.func @one_block(
// CHECK: memref.alloca_scope
func.func @one_block() {
  "test.single_block_region"() ({
    memref.alloca_scope {
      "test.a"() : () -> ()
    }
  }) : () -> ()
  return
}

// -----

// LLVM has no such atomic accesses.
// CHECK-LABEL: func.func @atomic(
// CHECK: memref.generic_atomic_rmw
// CHECK: memref.atomic_rmw mins
// CHECK: memref.atomic_rmw minnumf
func.func @atomic(%m: memref<4xi7>, %b: memref<4xi1>, %w: memref<4xi32>, %i: index, %x: i1, %y: i32) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xi7> {
  ^bb0(%old: i7):
    memref.atomic_yield %old : i7
  }
  %1 = memref.atomic_rmw mins %x, %b[%i] : (i1, memref<4xi1>) -> i1
  %2 = memref.atomic_rmw minnumf %y, %w[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

// A reshape does not change the memory space.
// CHECK-LABEL: func.func @space(
// CHECK: memref.reshape
func.func @space(%m: memref<4xf32>, %shape: memref<1xindex>) -> memref<4xf32, 1> {
  %0 = memref.reshape %m(%shape) : (memref<4xf32>, memref<1xindex>) -> memref<4xf32, 1>
  return %0 : memref<4xf32, 1>
}
