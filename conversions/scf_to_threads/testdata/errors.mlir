// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s -convert-scf-to-threads -verify-diagnostics

func.func @no_memory(%n: index, %t: tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error@below {{'scf.parallel' op uses a value that cannot be handed to threads, of type 'tensor<4xf32>'}}
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "test.use"(%t) : (tensor<4xf32>) -> ()
  }
  return
}
