// RUN: mlir-opt %s -lower-affine -convert-scf-to-cf -convert-to-llvm -reconcile-unrealized-casts \
// RUN:   | mlir-runner -e main -entry-point-result=void -shared-libs=%mlir_c_runner_utils \
// RUN:   | FileCheck %s --match-full-lines
// RUN: mlir-opt %s -test-lower-to-llvm \
// RUN:   | mlir-runner -O3 -e main -entry-point-result=void -shared-libs=%mlir_c_runner_utils \
// RUN:   | FileCheck %s --match-full-lines

func.func private @printI64(i64)
func.func private @printNewline()

func.func @print(%value: index) {
  %0 = arith.index_cast %value : index to i64
  call @printI64(%0) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

// Division rounds down and the modulus is not negative, even for negative numbers.
func.func @quotients(%n: index) {
  // CHECK: -4
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv 3)>(%n)
  call @print(%0) : (index) -> ()
  // CHECK-NEXT: -3
  %1 = affine.apply affine_map<(d0) -> (d0 ceildiv 3)>(%n)
  call @print(%1) : (index) -> ()
  // CHECK-NEXT: 2
  %2 = affine.apply affine_map<(d0) -> (d0 mod 3)>(%n)
  call @print(%2) : (index) -> ()
  return
}

func.func @bounds(%n: index, %m: index) {
  // CHECK-NEXT: -20
  %0 = affine.min affine_map<(d0)[s0] -> (d0, 2 * d0, s0 - 1)>(%n)[%m]
  call @print(%0) : (index) -> ()
  // CHECK-NEXT: 4
  %1 = affine.max affine_map<(d0)[s0] -> (d0, 2 * d0, s0 - 1)>(%n)[%m]
  call @print(%1) : (index) -> ()
  return
}

// The second row of three contains 11 12 13.
func.func @positions(%m: index) {
  %c2 = arith.constant 2 : index
  // CHECK-NEXT: 1
  // CHECK-NEXT: 2
  %0:2 = affine.delinearize_index %m into (3, 3) : index, index
  call @print(%0#0) : (index) -> ()
  call @print(%0#1) : (index) -> ()
  // CHECK-NEXT: 17
  %1 = affine.linearize_index [%m, %c2] by (7, 3) : index
  call @print(%1) : (index) -> ()
  return
}

// A triangle: the sum of i * j over j <= i below 5, of those with i + j even.
func.func @triangle() -> index {
  %memory = memref.alloca() : memref<5x5xindex>
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      %product = arith.muli %i, %j : index
      affine.store %product, %memory[%i, %j] : memref<5x5xindex>
    }
  }
  %zero = arith.constant 0 : index
  %sum = affine.for %i = 0 to 5 iter_args(%outer = %zero) -> index {
    %row = affine.for %j = 0 to min affine_map<(d0) -> (d0 + 1, 5)>(%i) iter_args(%inner = %outer) -> index {
      %next = affine.if affine_set<(d0, d1) : ((d0 + d1) mod 2 == 0)>(%i, %j) -> index {
        %value = affine.load %memory[%i, %j] : memref<5x5xindex>
        %more = arith.addi %inner, %value : index
        affine.yield %more : index
      } else {
        affine.yield %inner : index
      }
      affine.yield %next : index
    }
    affine.yield %row : index
  }
  return %sum : index
}

// With a step, and past the last index.
func.func @steps(%memory: memref<10xindex>) {
  affine.for %i = 0 to 10 {
    affine.store %i, %memory[%i] : memref<10xindex>
  }
  affine.for %i = 1 to 9 step 3 {
    %value = affine.load %memory[%i + 1] : memref<10xindex>
    func.call @print(%value) : (index) -> ()
  }
  return
}

func.func @main() {
  %n = arith.constant -10 : index
  %m = arith.constant 5 : index
  call @quotients(%n) : (index) -> ()
  call @bounds(%n, %m) : (index, index) -> ()
  call @positions(%m) : (index) -> ()
  // 0, 1, 0 + 4, 3 + 9, 0 + 8 + 16.
  // CHECK-NEXT: 41
  %sum = call @triangle() : () -> index
  call @print(%sum) : (index) -> ()
  // CHECK-NEXT: 2
  // CHECK-NEXT: 5
  // CHECK-NEXT: 8
  %memory = memref.alloca() : memref<10xindex>
  call @steps(%memory) : (memref<10xindex>) -> ()
  return
}
