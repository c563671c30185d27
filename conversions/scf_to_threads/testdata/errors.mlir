// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s -convert-scf-to-threads -split-input-file -verify-diagnostics

func.func @no_memory(%n: index, %t: tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error@below {{'scf.parallel' op uses a value that cannot be handed to threads, of type 'tensor<4xf32>'}}
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "test.use"(%t) : (tensor<4xf32>) -> ()
  }
  return
}

// -----

func.func @no_size(%n: index, %f: !llvm.func<void ()>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error@below {{'scf.parallel' op uses a value that cannot be handed to threads, of type '!llvm.func<void ()>'}}
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "test.use"(%f) : (!llvm.func<void ()>) -> ()
  }
  return
}

// -----

func.func @result_in_no_memory(%n: index, %t: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error@below {{'scf.parallel' op has a result that memory cannot hold, of type 'tensor<4xf32>'}}
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%t) -> tensor<4xf32> {
    scf.reduce(%t : tensor<4xf32>) {
    ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
      scf.reduce.return %a : tensor<4xf32>
    }
  }
  return %r : tensor<4xf32>
}

// -----

func.func @reduction_of_iteration(%n: index, %x: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> index {
    // expected-error@below {{'scf.reduce' op uses a value of an iteration to combine two}}
    scf.reduce(%x : index) {
    ^bb0(%a: index, %b: index):
      %sum = arith.addi %a, %i : index
      scf.reduce.return %sum : index
    }
  }
  return %r : index
}
