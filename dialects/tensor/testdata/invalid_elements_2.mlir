// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%x: f32, %i: index) {
  // expected-error @below {{'tensor.generate' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = tensor.generate {
  ^bb0(%a: index, %b: index):
  tensor.yield %x : f32
  } : tensor<?x3xf32>
  return
}

// -----

func.func @f(%x: f32, %i: index) {
  // expected-error @below {{'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type}}
  %0 = tensor.generate %i {
  ^bb0(%a: index, %b: index):
  tensor.yield %i : index
  } : tensor<?x3xf32>
  return
}

// -----

func.func @f(%x: f32, %i: index) {
  // expected-error @below {{'tensor.yield' op expects parent op to be one of 'tensor.generate, tensor.pad'}}
  tensor.yield %x : f32
  return
}
