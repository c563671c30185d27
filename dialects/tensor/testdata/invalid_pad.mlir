// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%x: f32, %i: index, %t: tensor<4x?xf32>) {
  // expected-error @below {{specified type 'tensor<6x?xf32>' does not match the inferred type 'tensor<5x?xf32>'}}
  %0 = tensor.pad %t low[1, %i] high[0, 2] {
  ^bb0(%a: index, %b: index):
  tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<6x?xf32>
  return
}

// -----

func.func @f(%x: f32, %i: index, %t: tensor<4x?xf32>) {
  // expected-error @below {{specified type 'tensor<?x7xf32>' does not match the inferred type 'tensor<5x?xf32>'}}
  %0 = tensor.pad %t low[1, %i] high[0, 2] {
  ^bb0(%a: index, %b: index):
  tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<?x7xf32>
  return
}

// -----

func.func @f(%x: f32, %i: index, %t: tensor<4x?xf32>) {
  // expected-error @below {{failed to infer expectedType from sourceType 'tensor<4x?xf32>', specified resultType is 'tensor<5x?xf32>'}}
  %0 = tensor.pad %t low[1] high[0, 2] {
  ^bb0(%a: index, %b: index):
  tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<5x?xf32>
  return
}

// -----

func.func @f(%x: f32, %i: index, %t: tensor<4x?xf32>) {
  // expected-error @below {{expected the block to have 2 arguments}}
  %0 = tensor.pad %t low[1, %i] high[0, 2] {
  ^bb0(%a: index):
  tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<5x?xf32>
  return
}

// -----

func.func @f(%x: f32, %i: index, %t: tensor<4x?xf32>) {
  // expected-error @below {{'tensor.pad' op expected block argument 2 to be an index}}
  %0 = tensor.pad %t low[1, %i] high[0, 2] {
  ^bb0(%a: index, %b: i32):
  tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<5x?xf32>
  return
}

// -----

func.func @f(%x: f32, %i: index, %t: tensor<4x?xf32>) {
  // expected-error @below {{'tensor.pad' op expected yield type to match shape element type}}
  %0 = tensor.pad %t low[1, %i] high[0, 2] {
  ^bb0(%a: index, %b: index):
  tensor.yield %a : index
  } : tensor<4x?xf32> to tensor<5x?xf32>
  return
}

// -----

func.func @f(%x: f32, %i: index, %t: tensor<4x?xf32>) {
  // expected-error @below {{specified type 'tensor<5xf32>' does not match the inferred type 'tensor<5x?xf32>'}}
  %0 = tensor.pad %t low[1, %i] high[0, 2] {
  ^bb0(%a: index, %b: index):
  tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<5xf32>
  return
}

// -----

func.func @f(%x: f32, %t: tensor<2xf32>) {
  // expected-error @below {{failed to infer expectedType from sourceType 'tensor<2xf32>', specified resultType is 'tensor<3xf32>'}}
  %0 = tensor.pad %t low[-5] high[0] {
  ^bb0(%a: index):
  tensor.yield %x : f32
  } : tensor<2xf32> to tensor<3xf32>
  return
}
