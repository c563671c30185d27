// RUN: mlir-opt %s --arith-expand="include-bf16=true" --verify-diagnostics --split-input-file

func.func @rounding(%x: f32) -> bf16 {
  // expected-error@+1 {{failed to legalize operation 'arith.truncf' that was explicitly marked illegal}}
  %0 = arith.truncf %x downward : f32 to bf16
  return %0 : bf16
}

// -----

func.func @shape(%a: tensor<?xi8>, %b: tensor<?xi8>) -> tensor<?xi8> {
  // expected-error@+1 {{failed to legalize operation 'arith.floordivsi' that was explicitly marked illegal}}
  %0 = arith.floordivsi %a, %b : tensor<?xi8>
  return %0 : tensor<?xi8>
}

// -----

// A scalar scale is not broadcast.
func.func @scalar_scale(%x: vector<4xf32>, %scale: f32) -> vector<4xf8E5M2> {
  // expected-error@+1 {{failed to legalize operation 'arith.scaling_truncf' that was explicitly marked illegal}}
  %0 = arith.scaling_truncf %x, %scale : vector<4xf32>, f32 to vector<4xf8E5M2>
  return %0 : vector<4xf8E5M2>
}

// -----

func.func @scalar_scale(%x: tensor<?xf8E5M2>, %scale: f32) -> tensor<?xf32> {
  // expected-error@+1 {{failed to legalize operation 'arith.scaling_extf' that was explicitly marked illegal}}
  %0 = arith.scaling_extf %x, %scale : tensor<?xf8E5M2>, f32 to tensor<?xf32>
  return %0 : tensor<?xf32>
}
